import { setTimeout as sleep } from 'node:timers/promises';
import { type KeptMail, keptMails } from '../../accounts/mail/outbox.js';
import { findAccount } from '../../accounts/users/accounts.js';
import { demoPeople, isDemoRole } from '../../accounts/users/demo-people.js';
import { problem } from '../../api/contract/problems.js';
import { isLocalDemo } from '../../api/http/local-demo.js';
import { enter } from '../middleware/entry.js';
import { suspensionOf } from '../middleware/sessions.js';
import type { Page, Visit } from '../visit.js';
import { Mails, type Unsent } from './views/demo.js';

const noPage = () => problem('route_not_found', { message: 'This page does not exist.' });

/** Signs in as a demo user of a role without a password, only from the machine that runs the demo. */
export const demoSignInPage: Page = async (visit) => {
  const { req, parts, field } = visit;
  const role = field('role');
  if (!isLocalDemo(req, parts.config) || !isDemoRole(role)) throw noPage();
  const person = await parts.database.prisma.user.findFirst({
    where: { username: demoPeople[role], deletedAt: null },
    select: { id: true },
  });
  const account = person && (await findAccount(parts.database.prisma, person.id));
  if (account === null) throw noPage();
  const suspended = suspensionOf(account, parts.config);
  if (suspended !== null) throw problem('forbidden', { message: suspended });
  await enter(visit, account, role === 'member' ? '/profile' : '/staff');
};

/** The mails that a demo has not sent, shown only on the machine that runs it. */
export const showMails: Page = ({ req, parts, show }) => {
  const file = outboxOf(parts.config);
  if (file === null || !isLocalDemo(req, parts.config)) throw noPage();
  show({ title: 'Mails', content: Mails({ mails: keptMails(file) }) });
};

/** Where a link in such a mail leads. */
type Below = '/confirm-email/' | '/reset-password/';

/** Of the last mail to this address with such a link; null for a service that sends its mails. */
export function unsentTo({ req, parts }: Pick<Visit, 'req' | 'parts'>, email: string, below: Below): Unsent | null {
  const file = outboxOf(parts.config);
  if (file === null) return null;
  const mayLook = isLocalDemo(req, parts.config);
  const mail = mayLook ? lastTo(file, email, below) : undefined;
  return { mayLook, links: mail === undefined ? [] : linksOf(mail) };
}

/** Milliseconds: mails leave every two seconds. */
const patience = 4_000;

/** The same, once a mail is there that has just been queued. */
export async function newUnsentTo(visit: Visit, email: string, below: Below): Promise<Unsent | null> {
  const file = outboxOf(visit.parts.config);
  const now = Date.now();
  if (file !== null && isLocalDemo(visit.req, visit.parts.config)) {
    const isThere = () => (lastTo(file, email, below)?.at ?? 0) > now - 1_000;
    while (!isThere() && Date.now() < now + patience) await sleep(100);
  }
  return unsentTo(visit, email, below);
}

const outboxOf = ({ mail }: Visit['parts']['config']): string | null => mail?.outbox ?? null;

const lastTo = (file: string, email: string, below: Below): KeptMail | undefined =>
  keptMails(file).find(
    (mail) => mail.to.toLowerCase() === email.toLowerCase() && linksOf(mail).some(({ path }) => path.startsWith(below)),
  );

/** As paths, since the address that one came by is as good as that in the mail. */
function linksOf({ text, subject }: KeptMail): Unsent['links'] {
  const urls = text.split('\n').filter((line) => /^https?:\/\/\S+$/.test(line) && URL.canParse(line));
  return urls.map((url) => ({ path: new URL(url).pathname, subject }));
}
