import type { Account } from '../../../accounts/users/accounts.js';
import { Problem } from '../../../api/contract/problems.js';
import type { Page, Visit } from '../../visit.js';

/** A page that only staff are let to, by the router. */
export function staff(page: Page<Account>): Page {
  return async (visit) => {
    const { account } = visit;
    if (account === null) throw new Error('The session is not signed in');
    await page({ ...visit, account });
  };
}

/** A value of the query, '' where there is none or several. */
export function asked({ req }: Pick<Visit, 'req'>, name: string): string {
  const value = req.query[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** A path with these values in its query, but for those that are empty. */
export function pathWith(path: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** What was said once, since it was done on the page before. */
export function noticeOf({ req }: Pick<Visit, 'req'>): string | null {
  const { notice = null } = req.session;
  delete req.session.notice;
  return notice;
}

/** A refusal that a form shows, rather than a page of its own: as a sentence, and with its status. */
export type Refused = { fault: string; status: number };

/** Does something, and gives the refusal that a form can show; null where it is done. Other faults are thrown. */
export async function refusalOf(work: () => Promise<unknown>): Promise<Refused | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500 || error.status === 404) throw error;
    const params = Object.entries(error.details.params ?? {}).map(([field, fault]) => `${field} ${fault}`);
    return { fault: [error.message, ...params.map((each) => `${each}.`)].join(' '), status: error.status };
  }
}

/** Browsers send the end of a line as two characters, each of which the interface counts. */
export function withPlainLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
