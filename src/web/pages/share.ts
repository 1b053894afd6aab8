import { Problem, problem } from '../../api/contract/problems.js';
import { originOf } from '../../api/http/origin.js';
import { findShared, type Shared, useShare } from '../../content/share-access.js';
import type { Link } from '../../storage/storage.js';
import type { Page, Visit } from '../visit.js';
import { Share } from './views/share.js';

/** What a share link opens in a browser. */
export const showShare: Page = async (visit) => {
  const shared = await sharedOf(visit);
  const open = shared.passwordHash === null && (shared.allowDownload || shared.kind === 'video');
  // A HEAD is not a view.
  const isView = visit.req.method !== 'HEAD';
  page(visit, shared, {
    link: open ? await useShare(visit.parts, shared, { origin: originHere(visit), isView }) : null,
  });
};

export const openSharePage: Page = async (visit) => {
  const shared = await sharedOf(visit);
  try {
    const use = { password: visit.field('password'), origin: originHere(visit) };
    page(visit, shared, { link: await useShare(visit.parts, shared, use) });
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const { retryAfter } = error.details;
    if (retryAfter !== undefined) visit.res.setHeader('Retry-After', retryAfter);
    page(visit, shared, { link: null, status: error.status, fault: faults[error.code] ?? error.message });
  }
};

const faults: Partial<Record<Problem['code'], string>> = {
  rate_limited: 'Too many wrong passwords. Try again later.',
};

async function sharedOf({ parts, req }: Visit): Promise<Shared> {
  const token = String(req.params.token);
  if (!/^[0-9A-Za-z]{32}$/.test(token)) throw problem('share_not_found');
  return findShared(parts, { $json: parts.database.json }, token);
}

const originHere = ({ parts, req }: Visit): string => originOf(req, parts.config);

type Shown = { link: Link | null; status?: number; fault?: string };

function page({ show, formToken }: Visit, shared: Shared, { link, status = 200, fault }: Shown): void {
  const content = Share({ shared, url: link?.url ?? null, token: formToken(), fault: fault ?? null });
  const title = shared.head.name;
  show({ title: fault === undefined ? title : `Error: ${title}`, status, content });
}
