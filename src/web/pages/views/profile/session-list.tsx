import type { VNode } from 'preact';
import type { OwnSession } from '../../../middleware/sessions.js';
import { Fact } from '../fact.js';
import { Form } from '../forms.js';

type SessionsProps = { sessions: OwnSession[]; token: string };

/** Where somebody is signed in, and the ways to end that. */
export function SessionList({ sessions, token }: SessionsProps): VNode {
  return (
    <section aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      <ul class="keys">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} token={token} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form action="/profile/security/sessions" class="actions" token={token}>
          <button type="submit" class="quiet danger">
            Sign out everywhere else
          </button>
        </Form>
      )}
    </section>
  );
}

function SessionItem({ session, token }: { session: OwnSession; token: string }): VNode {
  const device = session.device ?? 'A browser';
  return (
    <li class="key">
      <div class="key-head">
        <h3>{device}</h3>
        {session.isThis ? (
          <span class="state">This one</span>
        ) : (
          <Form action="/profile/security/sessions" token={token}>
            <input type="hidden" name="session" value={session.id} />
            <button type="submit" class="small quiet danger" aria-label={`Sign out ${device}`}>
              Sign out
            </button>
          </Form>
        )}
      </div>
      <dl>
        <Fact label="Signed in" at={new Date(session.begun)} />
        <Fact label="Last used" at={new Date(session.lastUsed)} />
      </dl>
    </li>
  );
}
