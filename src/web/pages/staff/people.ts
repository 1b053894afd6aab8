import type { Account } from '../../../accounts/users/accounts.js';
import { inDays } from '../../../accounts/users/api-keys.js';
import type { Page, Visit } from '../../visit.js';
import { type FoundPerson, PeopleView } from '../views/staff/people.js';
import { PersonView } from '../views/staff/person.js';
import { emptyPersonForm, type PersonForm } from '../views/staff/person-form.js';
import { lengths } from '../views/staff/words.js';
import { asked, noticeOf, type Refused, refusalOf, staff, withPlainLines } from './asked.js';
import { postsOf } from './posts.js';
import { report, reportIdIn } from './report.js';

/** So many warnings and removals of somebody are shown, the newest. */
const shownAtMost = '5';

/** As many people are shown whose name has the part that was looked for. */
const mostFound = 50;

/** Looks a name up, and shows its page if somebody has it; else who has it as a part of theirs. */
export const findPerson: Page = staff(async (visit) => {
  const { account, parts, show } = visit;
  const { prisma } = parts.database;
  const name = asked(visit, 'name');
  const part = /^[\w-]{2,30}$/.test(name) ? name.toLowerCase() : null;
  const known = part && (await prisma.user.findUnique({ where: { username: name }, select: { username: true } }));
  if (known) {
    await visit.redirect(`/staff/people/${known.username}`);
    return;
  }
  const found = part === null ? [] : await namesWith(prisma, part);
  const fault = name === '' || found.length > 0 ? null : 'There is no account with this name.';
  const title = fault === null ? 'People' : 'Error: People';
  const content = PeopleView({ account, name, fault, found, most: mostFound });
  show({ title, status: fault === null ? 200 : 404, content });
});

/** In small letters, with nothing that means something in a pattern but `_`. */
const namesWith = (
  prisma: Visit['parts']['database']['prisma'],
  part: string,
): Promise<FoundPerson[]> => prisma.$queryRaw`
  SELECT username::text, role::text, created_at AS since FROM users
  WHERE lower(username::text) LIKE ${`%${part.replaceAll('_', '\\_')}%`} AND deleted_at IS NULL
  ORDER BY lower(username::text) LIMIT ${mostFound}`;

const nameOf = ({ req }: Pick<Visit, 'req'>) => String(req.params.username);

export const showPerson: Page = staff((visit) => person(visit, nameOf(visit)));

async function person(
  visit: Visit<Account>,
  username: string,
  { refused, form = emptyPersonForm }: { refused?: Refused; form?: PersonForm } = {},
): Promise<void> {
  const content = PersonView({
    account: visit.account,
    notice: noticeOf(visit),
    fault: refused?.fault ?? null,
    profile: await visit.call('getUser', { path: { username } }),
    posts: await postsOf(visit, username),
    warnings: await visit.call('listUserWarnings', { path: { username }, query: { per_page: shownAtMost } }),
    removals: await visit.call('listPersonRemovals', { query: { username, per_page: shownAtMost } }),
    form,
    token: visit.formToken(),
  });
  visit.show({ title: refused ? `Error: ${username}` : username, status: refused?.status ?? 200, content });
}

type Act =
  | 'suspendUser'
  | 'unsuspendUser'
  | 'silenceUser'
  | 'unsilenceUser'
  | 'setUserRole'
  | 'createWarning'
  | 'createPersonRemoval'
  | 'undoPersonRemoval';

/** What a form about somebody does. It stands on their page, and on that of a report, where it leads back to. */
function act(
  id: Act,
  of: string,
  noticeFor: string | ((visit: Visit) => string),
  bodyOf?: (visit: Visit) => object,
): Page {
  return staff(async (visit) => {
    const username = nameOf(visit);
    const body = bodyOf?.(visit);
    const path = { username, id: String(visit.req.params.id) };
    const refused = await refusalOf(() => visit.call(id, { path, ...(body && { body }) }));
    const reportId = reportIdIn(visit);
    if (refused !== null) {
      const { field } = visit;
      const form = { of, reason: field('reason'), length: field('length'), action: field('action') };
      await (reportId === null
        ? person(visit, username, { refused, form })
        : report(visit, reportId, { refused, person: form }));
      return;
    }
    const notice = typeof noticeFor === 'string' ? noticeFor : noticeFor(visit);
    visit.req.session.notice = `${username} ${notice}`;
    await visit.redirect(reportId === null ? `/staff/people/${username}` : `/staff/reports/${reportId}`);
  });
}

const restriction = ({ field }: Visit) => ({
  reason: withPlainLines(field('reason')),
  until: untilOf(field('length')),
});

/** When something ends that lasts as long as was chosen; a text that is no time where nothing was, for the contract to refuse. */
function untilOf(length: string): string | null {
  if (!Object.hasOwn(lengths, length)) return length;
  return length === 'never' ? null : `${inDays(Number(length)).toISOString().slice(0, 19)}Z`;
}

export const suspendPage: Page = act('suspendUser', 'suspension', 'is suspended.', restriction);
export const unsuspendPage: Page = act('unsuspendUser', '', 'may come in again.');
export const silencePage: Page = act('silenceUser', 'silence', 'can read but not write.', restriction);
export const unsilencePage: Page = act('unsilenceUser', '', 'may write again.');
export const setRolePage: Page = act(
  'setUserRole',
  '',
  ({ field }) => `is now ${field('role')}.`,
  ({ field }) => ({ role: field('role') }),
);
export const warnPage: Page = act('createWarning', 'warning', 'is warned.', ({ field }) => ({
  text: withPlainLines(field('reason')),
}));
export const removeAllPage: Page = act(
  'createPersonRemoval',
  'removal',
  'loses all content: the progress is below.',
  ({ field }) => ({ action: field('action'), reason: withPlainLines(field('reason')) }),
);
export const restoreAllPage: Page = act('undoPersonRemoval', '', 'gets all content back: the progress is below.');
