import type { VNode } from 'preact';
import type { KeptMail } from '../../../accounts/mail/outbox.js';
import { demoPeople } from '../../../accounts/users/demo-people.js';
import { Note, TokenField } from './forms.js';
import { Moment } from './time.js';

/** What a page says of a mail that a demo has not sent: `links` of it are shown on its own machine alone. */
export type Unsent = { mayLook: boolean; links: { path: string; subject: string }[] };

/** The ways into a demo, on its own machine. */
export function DemoSignIn({ token }: { token: string }): VNode {
  return (
    <section aria-labelledby="demo">
      <h2 id="demo">This is a demo</h2>
      <p>
        Look around as one of its users. This is offered only on this computer. The demo sends no mail:{' '}
        <a href="/mails">what it would have sent</a>.
      </p>
      <div class="actions">
        {Object.entries(demoPeople).map(([role, name]) => (
          <form key={role} method="post" action="/demo/sign-in">
            <TokenField token={token} />
            <button class="quiet" type="submit" name="role" value={role}>
              Sign in as {name}, {role === 'admin' ? 'an' : 'a'} {role}
            </button>
          </form>
        ))}
      </div>
    </section>
  );
}

/** Where a mail is that a demo has not sent. */
export function UnsentMail({ unsent }: { unsent: Unsent | null }): VNode | null {
  if (unsent === null) return null;
  if (!unsent.mayLook) {
    return (
      <Note kind="warning">This demo sends no mail. What it would have sent stands in the log of the service.</Note>
    );
  }
  return (
    <Note kind="warning">
      This demo sends no mail.{' '}
      {unsent.links.map(({ path, subject }) => (
        <>
          The link in the mail: <a href={path}>{subject}</a>.{' '}
        </>
      ))}
      <a href="/mails">All mails that were not sent</a>
    </Note>
  );
}

/** The mails that were not sent. */
export function Mails({ mails }: { mails: readonly KeptMail[] }): VNode {
  return (
    <section>
      <h1>Mails</h1>
      <p>This demo sends no mail. These are the last that it would have sent, the newest first.</p>
      {mails.length === 0 && <p>There is none yet.</p>}
      {mails.map((mail) => (
        <article class="card" key={`${mail.at} ${mail.to}`}>
          <h2>{mail.subject}</h2>
          <p>
            To {mail.to}, <Moment at={new Date(mail.at)} />
          </p>
          <pre class="letter">
            {mail.text
              .split('\n')
              .map((line) =>
                /^https?:\/\/\S+$/.test(line) && URL.canParse(line) ? (
                  <a href={new URL(line).pathname}>{`${line}\n`}</a>
                ) : (
                  `${line}\n`
                ),
              )}
          </pre>
        </article>
      ))}
    </section>
  );
}
