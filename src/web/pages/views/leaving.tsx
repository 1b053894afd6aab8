import type { VNode } from 'preact';
import { TokenField } from './forms.js';
import { Moment } from './time.js';

type LeavingProps = { token: string; username: string; deleteAt: Date };

/** All that there is for somebody whose account is about to be deleted. */
export function Leaving({ token, username, deleteAt }: LeavingProps): VNode {
  return (
    <section class="narrow">
      <h1>Your account will be deleted</h1>
      <p>
        You asked for the deletion of <strong>{username}</strong>. It is closed, and will be deleted on{' '}
        <Moment at={deleteAt} />.
      </p>
      <p>If you keep it, your API keys work again, and your stores open again that you had open.</p>
      <div class="card">
        <form method="post" action="/profile/leaving" class="actions">
          <TokenField token={token} />
          <button type="submit">Keep my account</button>
        </form>
        <form method="post" action="/sign-out" class="actions">
          <TokenField token={token} />
          <button type="submit" class="quiet">
            Sign out
          </button>
        </form>
      </div>
    </section>
  );
}
