import { renderHtml } from '../../../api/http/html.js';
import { problem } from '../../../core/contract/problems.js';
import type { PublicPage, PublicVisit } from '../../public-page.js';

/** Embed code of a public video (oembed.com, 1.0), within the size that the consumer asks for. */
export const oembed: PublicPage = async ({ query, origin, parts, call }) => {
  const { url, format = 'json' } = query;
  if (typeof url !== 'string') throw problem('invalid_param', { params: { url: 'is required' } });
  const [maxWidth, maxHeight] = [largest(query, 'maxwidth'), largest(query, 'maxheight')];
  if (format !== 'json') throw problem('not_implemented', { message: 'The only supported format is `json`.' });
  const video = await call('getVideo', { path: { id: videoAt(url, origin) } });
  const [fullWidth, fullHeight] = [video.width ?? 640, video.height ?? 360];
  const scale = Math.min(1, maxWidth / fullWidth, maxHeight / fullHeight);
  const [width, height] = [fullWidth, fullHeight].map((side) => Math.max(1, Math.floor(side * scale)));
  const source = `${origin}/videos/${video.id}/stream`;
  // biome-ignore lint/a11y/useMediaCaption: members upload videos without captions
  const player = <video controls preload="none" width={width} height={height} src={source} />;
  const body = JSON.stringify({
    version: '1.0',
    type: 'video',
    title: video.title,
    author_name: video.author,
    author_url: `${origin}/users/${video.author}`,
    provider_name: parts.config.site.name,
    provider_url: origin,
    width,
    height,
    html: renderHtml(player),
    ...(video.thumbnail_url !== null && {
      thumbnail_url: video.thumbnail_url,
      thumbnail_width: width,
      thumbnail_height: height,
    }),
  });
  return { body, mediaType: 'application/json; charset=utf-8', maxAge: 300 };
};

/** A maximum in pixels; none if absent. @throws invalid_param */
function largest(query: PublicVisit['query'], name: string): number {
  const value = query[name];
  if (value === undefined) return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,5}$/.test(String(value))) return Number(value);
  throw problem('invalid_param', { params: { [name]: 'must be a number of pixels' } });
}

/** The id of the video at a page's address, with any scheme, query and fragment. @throws route_not_found */
function videoAt(url: string, origin: string): string {
  const address = URL.canParse(url) ? new URL(url) : null;
  const isHere = address?.host === new URL(origin).host && ['http:', 'https:'].includes(address.protocol);
  const [, id] = (isHere && /^\/videos\/([1-9]\d*)(?:-[^/]*)?\/?$/.exec(address.pathname)) || [];
  if (id === undefined) throw problem('route_not_found', { message: 'There is no video at this address.' });
  return id;
}
