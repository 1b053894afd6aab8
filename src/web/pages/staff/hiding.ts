import type { Account } from '../../../accounts/users/accounts.js';
import { Problem, problem } from '../../../api/contract/problems.js';
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

/** An address with a type or an id that the contract does not know is that of no page. */
function refuseAddress(error: unknown): never {
  const isBad = error instanceof Problem && error.code === 'invalid_param' && error.status === 400;
  throw isBad ? problem('route_not_found', { message: 'This content no longer exists.' }) : error;
}

/** What a form on the page of a report does, or on that of what is hidden. */
function act(what: 'hideContent' | 'restoreContent', notice: string): Page {
  return staff(async (visit) => {
    const reason = visit.field('reason');
    const path = { type: String(visit.req.params.type), id: String(visit.req.params.id) };
    const body = what === 'hideContent' ? { body: { reason: withPlainLines(reason) } } : {};
    const refused = await refusalOf(() => visit.call(what, { path, ...body }).catch(refuseAddress));
    const reportId = reportIdIn(visit);
    if (refused !== null) {
      await (reportId === null ? hidden(visit, refused) : report(visit, reportId, { refused, reason }));
      return;
    }
    visit.req.session.notice = notice;
    await visit.redirect(reportId === null ? '/staff/hidden' : `/staff/reports/${reportId}`);
  });
}

export const hidePage: Page = act('hideContent', 'It is hidden. Its author is notified of the reason.');
export const restorePage: Page = act('restoreContent', 'It is visible to everyone again.');
