import type { OperationId } from '../../../../generated/contract.js';
import type { Account } from '../../../accounts/users/accounts.js';
import { problem } from '../../../api/contract/problems.js';
import { requestContext } from '../../../api/http/request-context.js';
import { contextOf } from '../../../content/report-targets.js';
import { within } from '../../../database/client.js';
import type { Page, Visit } from '../../visit.js';
import { HiddenView } from '../views/staff/hidden.js';
import { asked, noticeOf, pathWith, type Refused, refusalOf, staff, withPlainLines } from './asked.js';
import { report, reportIdIn } from './report.js';

/** Content that is hidden, pending approval or deleted, most recently removed first. */
export const showHidden: Page = staff((visit) => hidden(visit));

async function hidden(visit: Visit<Account>, refused?: Refused): Promise<void> {
  const { account, call, formToken, show } = visit;
  const filters = {
    state: asked(visit, 'state'),
    target_type: asked(visit, 'target_type'),
    author: asked(visit, 'author'),
  };
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const list = await call('listHiddenContent', { query: { ...given, page: asked(visit, 'page') } });
  const at = (page: number) => pathWith('/staff/hidden', { ...filters, page: String(page) });
  const fault = refused?.fault ?? null;
  const content = HiddenView({ account, notice: noticeOf(visit), fault, list, filters, at, token: formToken() });
  show({ title: refused ? 'Error: Hidden' : 'Hidden', status: refused?.status ?? 200, content });
}

type Hiding = { hide: OperationId; restore: OperationId; path: Record<string, string> };

/** The operations that hide and restore content, by the path at which it is read; null if there are none. */
function hidingOf(type: string, id: string, read: string): Hiding | null {
  const last = read.split('/').at(-1) ?? '';
  switch (type) {
    case 'topic':
      return { hide: 'hideTopic', restore: 'restoreTopic', path: { id } };
    case 'reply':
      return { hide: 'hideReply', restore: 'restoreReply', path: { id } };
    case 'question':
      return { hide: 'hideQuestion', restore: 'restoreQuestion', path: { id } };
    case 'answer':
      return { hide: 'hideAnswer', restore: 'restoreAnswer', path: { id } };
    case 'video':
      return { hide: 'hideVideo', restore: 'restoreVideo', path: { id } };
    case 'comment':
      return { hide: 'hideVideoComment', restore: 'restoreVideoComment', path: { id: last, comment_id: id } };
    case 'share':
      return { hide: 'hideShare', restore: 'restoreShare', path: { token: last } };
    case 'store':
      return { hide: 'hideStore', restore: 'restoreStore', path: { slug: last } };
    case 'product':
      return read.startsWith('/shop/')
        ? { hide: 'hideShopProduct', restore: 'restoreShopProduct', path: { id } }
        : { hide: 'hideMarketplaceProduct', restore: 'restoreMarketplaceProduct', path: { id } };
    default:
      return null;
  }
}

async function foundHiding({ req, res, parts }: Visit): Promise<Hiding> {
  const [type, id] = [String(req.params.type), String(req.params.id)];
  const number = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647 ? Number(id) : null;
  const asking = within(parts.database, requestContext(res).budget);
  const context = number === null || !/^[a-z]+$/.test(type) ? null : await contextOf(asking, type, number);
  const found = context && hidingOf(type, id, context.path);
  if (!found) throw problem('route_not_found', { message: 'This content no longer exists.' });
  return found;
}

/** What a form on the page of a report does, or on that of what is hidden. */
function act(what: 'hide' | 'restore', notice: string): Page {
  return staff(async (visit) => {
    const reason = visit.field('reason');
    const found = await foundHiding(visit);
    const body = what === 'hide' ? { body: { reason: withPlainLines(reason) } } : {};
    const refused = await refusalOf(() => visit.call(found[what], { path: found.path, ...body }));
    const reportId = reportIdIn(visit);
    if (refused !== null) {
      await (reportId === null ? hidden(visit, refused) : report(visit, reportId, { refused, reason }));
      return;
    }
    visit.req.session.notice = notice;
    await visit.redirect(reportId === null ? '/staff/hidden' : `/staff/reports/${reportId}`);
  });
}

export const hidePage: Page = act('hide', 'It is hidden. Its author is notified of the reason.');
export const restorePage: Page = act('restore', 'It is visible to everyone again.');
