import { setTimeout as sleep } from 'node:timers/promises';
import type { VNode } from 'preact';
import { findAccount, findIdByName } from '../../accounts/users/accounts.js';
import { demoPeople, isDemoRole } from '../../accounts/users/demo-people.js';
import { isLocalDemo } from '../../api/http/local-demo.js';
import { outboxMails } from '../../api/mail/outbox.js';
import { problem } from '../../core/contract/problems.js';
import { useSite } from '../components/context.js';
import { Empty, Note, Text, When } from '../components/parts.js';
import { enter } from '../middleware/entry.js';
import { restrictionOf } from '../middleware/sessions.js';
import type { Page, Visit } from '../visit.js';

const noPage = ({ t }: Visit) => problem('route_not_found', { message: t('problem.route_not_found') });

/** Sign-in buttons of the demo, on its own machine only. */
export function DemoSignIn({ token }: { token: string }): VNode {
  const { t } = useSite();
  return (
    <section class="card" aria-labelledby="demo">
      <h2 id="demo">{t('demo')}</h2>
      <Text of="demo.about" href="/mails" as="p" />
      <div class="actions">
        {Object.entries(demoPeople).map(([role, name]) => (
          <form key={role} method="post" action="/demo/sign-in">
            <input type="hidden" name="form_token" value={token} />
            <button class="quiet small" type="submit" name="role" value={role}>
              {t('demo.sign_in', { name, role })}
            </button>
          </form>
        ))}
      </div>
    </section>
  );
}

/** Signs in as a demo user of a role without a password, only from the machine that runs the demo. */
export const demoSignIn: Page = async (visit) => {
  const { req, parts, field } = visit;
  const role = field('role');
  if (!isLocalDemo(req, parts.config) || !isDemoRole(role)) throw noPage(visit);
  const { prisma } = parts.database;
  const account = await findAccount(prisma, (await findIdByName(prisma, demoPeople[role])) ?? 0);
  if (account === null) throw noPage(visit);
  const suspended = restrictionOf(account, visit, 'suspended');
  if (suspended !== null) throw problem('forbidden', { message: suspended });
  const { to } = await enter(visit, account, role === 'member' ? '/profile' : '/staff');
  await visit.redirect(to);
};

/** Unsent mails of the demo, shown only on the machine that runs it. */
export const mails: Page = (visit) => {
  const { req, parts, show, t } = visit;
  const file = outboxOf(parts.config);
  if (file === null || !isLocalDemo(req, parts.config)) throw noPage(visit);
  const kept = outboxMails(file);
  const content = (
    <section>
      <h1>{t('demo.mails')}</h1>
      <p>{t('demo.mails.about')}</p>
      {kept.length === 0 && <Empty>{t('demo.mails.none')}</Empty>}
      {kept.map((mail) => (
        <article class="card" key={`${mail.at} ${mail.to}`}>
          <h2>{mail.subject}</h2>
          <p>
            {t('demo.mail.to', { address: mail.to })} <When at={new Date(mail.at)} />
          </p>
          <pre class="letter">
            {mail.text
              .split('\n')
              .map((line) => (isLink(line) ? <a href={pathOf(line)}>{`${line}\n`}</a> : `${line}\n`))}
          </pre>
        </article>
      ))}
    </section>
  );
  show({ title: t('demo.mails'), content });
};

/** True if a line of a mail is a link. */
const isLink = (line: string): boolean => /^https?:\/\/\S+$/.test(line) && URL.canParse(line);

/** Path only, since the demo may be reached by another host than in the mail. */
const pathOf = (link: string): string => new URL(link).pathname;

/** Paths of links in mails. */
type Below = '/confirm-email/' | '/reset-password/';

/** Longest wait for a mail in milliseconds; mails are sent every two seconds. */
const timeoutMs = 4_000;

/**
 * A note about the last unsent mail to this address with such a link: where to find it, and on the demo's machine the link.
 * `isNew` waits for a mail that was just queued. Null for services that send mails.
 */
export async function unsentMail(visit: Visit, email: string, below: Below, isNew = false): Promise<VNode | null> {
  const { req, parts, t } = visit;
  const file = outboxOf(parts.config);
  if (file === null) return null;
  if (!isLocalDemo(req, parts.config)) return <Note kind="warning">{t('demo.unsent.log')}</Note>;
  const now = Date.now();
  const find = () =>
    outboxMails(file)
      .filter(({ at, to }) => to.toLowerCase() === email.toLowerCase() && (!isNew || at > now - 1_000))
      .map(({ subject, text }) => ({ subject, path: text.split('\n').filter(isLink).map(pathOf).find(isBelow) }))
      .find(({ path }) => path !== undefined);
  const isBelow = (path: string) => path.startsWith(below);
  let found = find();
  while (isNew && found === undefined && Date.now() < now + timeoutMs) {
    await sleep(100);
    found = find();
  }
  return (
    <Note kind="warning">
      {t('demo.unsent')}{' '}
      {found?.path && <Text of="demo.unsent.link" values={{ subject: found.subject }} href={found.path} />}{' '}
      <a href="/mails">{t('demo.unsent.all')}</a>
    </Note>
  );
}

const outboxOf = ({ mail }: Visit['parts']['config']): string | null => mail?.outbox ?? null;
