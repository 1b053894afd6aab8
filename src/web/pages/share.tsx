import { originOf } from '../../api/http/origin.js';
import { findShared, type Shared, useShare } from '../../content/shares/share-access.js';
import { Problem, problem } from '../../core/contract/problems.js';
import type { Link } from '../../core/storage/storage.js';
import { Input, PostForm } from '../components/fields.js';
import { Empty, Size } from '../components/parts.js';
import { Refusal } from '../refusal.js';
import type { Visit } from '../visit.js';
import { everybody, type FormContent, formPage } from './form-page.js';

/** Target of a share link: the video, the download, or a password form. */
export const share = formPage(everybody, {
  show: async (visit) => {
    const { req, parts } = visit;
    const shared = await sharedOf(visit);
    const isOpen = shared.passwordHash === null && (shared.allowDownload || shared.kind === 'video');
    // A HEAD request is not a view.
    const use = { origin: originOf(req, parts.config), isView: req.method !== 'HEAD' };
    return showing(visit, shared, isOpen ? await useShare(parts, shared, use) : null);
  },
  act: async (visit) => {
    const { req, res, parts, field, t } = visit;
    const shared = await sharedOf(visit);
    const use = { origin: originOf(req, parts.config), password: field('password') };
    const link = await useShare(parts, shared, use).catch((error) => {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const { retryAfter } = error.details;
      if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
      throw new Refusal(error.status, error.code === 'rate_limited' ? t('share.too_many') : error.message);
    });
    return showing(visit, shared, link);
  },
});

async function sharedOf({ parts, req }: Visit): Promise<Shared> {
  const token = String(req.params.token);
  if (!/^[0-9A-Za-z]{32}$/.test(token)) throw problem('share_not_found');
  return findShared(parts, { $json: parts.database.json }, token);
}

function showing({ t }: Visit, shared: Shared, link: Link | null): FormContent {
  const { kind, head, size, passwordHash, allowDownload } = shared;
  return {
    title: head.name,
    // A name may contain bidirectional control characters.
    heading: <bdi>{head.name}</bdi>,
    content: (
      <>
        <p class="hint">
          {head.mimeType}, <Size bytes={size} />
        </p>
        {link === null && passwordHash !== null && (
          <PostForm submit={t('open')}>
            <Input name="password" label={t('field.password')} type="password" autoComplete="off" maxLength={128} />
          </PostForm>
        )}
        {link !== null && kind === 'video' && (
          // biome-ignore lint/a11y/useMediaCaption: videos are uploaded without captions.
          <video controls src={link.url} aria-label={head.name} />
        )}
        {!allowDownload && kind === 'file' && <Empty>{t('share.no_download')}</Empty>}
        {link !== null && allowDownload && (
          <p>
            <a class="button" href={link.url} download={head.name}>
              {t('file.download')}
            </a>
          </p>
        )}
      </>
    ),
  };
}
