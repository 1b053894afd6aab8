import { truncate } from '../../../core/contract/preview.js';
import type { PublicPage } from '../../public-page.js';

/** The web app manifest. */
export const manifest: PublicPage = ({ parts, localised, look: { logo } }) => {
  const { name } = parts.config.site;
  const icon = { src: '/favicon.ico', sizes: 'any', type: 'image/svg+xml' };
  const body = JSON.stringify({
    name,
    short_name: truncate(name, 12),
    lang: localised().language,
    start_url: '/',
    display: 'minimal-ui',
    icons: [logo === null ? icon : { src: logo, sizes: '256x256', type: 'image/webp' }],
  });
  return { body, mediaType: 'application/manifest+json; charset=utf-8', maxAge: 86_400 };
};
