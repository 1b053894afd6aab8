import type { Account } from '../../../accounts/users/accounts.js';
import type { Page, Visit } from '../../visit.js';
import { emptyPersonForm, type PersonForm } from '../views/staff/person-form.js';
import { ReportView } from '../views/staff/report.js';
import { noticeOf, type Refused, refusalOf, staff, withPlainLines } from './asked.js';

type Filled = { refused?: Refused; note?: string; reason?: string; person?: PersonForm };

/** Shows a report, with its forms as they were filled in. */
export async function report(visit: Visit<Account>, id: string, filled: Filled = {}): Promise<void> {
  const { refused, note = '', reason = null, person = emptyPersonForm } = filled;
  const content = ReportView({
    account: visit.account,
    notice: noticeOf(visit),
    fault: refused?.fault ?? null,
    report: await visit.call('getReport', { path: { id } }),
    note,
    reason,
    person,
    token: visit.formToken(),
  });
  const title = `Report ${id}`;
  visit.show({ title: refused ? `Error: ${title}` : title, status: refused?.status ?? 200, content });
}

const idOf = ({ req }: Pick<Visit, 'req'>) => String(req.params.id);

/** The report on whose page a form stands that is not about the report itself; null for none. */
export function reportIdIn({ field }: Pick<Visit, 'field'>): string | null {
  return /^\/staff\/reports\/(\d+)$/.exec(field('back'))?.[1] ?? null;
}

export const showReport: Page = staff((visit) => report(visit, idOf(visit)));

type Step = 'claimReport' | 'releaseReport' | 'resolveReport';

/** A step that a form on the page of a report takes. */
function step(id: Step, notice: string, bodyOf: (visit: Visit) => object | undefined = () => undefined): Page {
  return staff(async (visit) => {
    const body = bodyOf(visit);
    const path = { id: idOf(visit) };
    const refused = await refusalOf(() => visit.call(id, { path, ...(body && { body }) }));
    if (refused !== null) {
      await report(visit, path.id, { refused, note: visit.field('note') });
      return;
    }
    visit.req.session.notice = notice;
    await visit.redirect(`/staff/reports/${path.id}`);
  });
}

export const claimReportPage: Page = step('claimReport', 'You have claimed the report.');
export const releaseReportPage: Page = step('releaseReport', 'The report is open again.');
export const resolveReportPage: Page = step('resolveReport', 'The report is resolved.', ({ field }) => ({
  outcome: field('outcome'),
  ...(field('note').trim() === '' ? {} : { note: withPlainLines(field('note')) }),
}));
