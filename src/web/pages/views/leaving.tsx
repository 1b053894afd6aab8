import type { VNode } from 'preact';
import { Form, Narrow } from './forms.js';
import { Moment } from './time.js';

type LeavingProps = { token: string; username: string; deleteAt: Date };

/** All that there is for somebody whose account is about to be deleted. */
export function Leaving({ token, username, deleteAt }: LeavingProps): VNode {
  return (
    <Narrow title="Your account will be deleted">
      <p>
        You asked for the deletion of <strong>{username}</strong>. It is closed, and will be deleted on{' '}
        <Moment at={deleteAt} />.
      </p>
      <p>If you keep it, your API keys work again, and your stores open again that you had open.</p>
      <div class="card">
        <Form action="/profile/leaving" class="actions" token={token}>
          <button type="submit">Keep my account</button>
        </Form>
        <Form action="/sign-out" class="actions" token={token}>
          <button type="submit" class="quiet">
            Sign out
          </button>
        </Form>
      </div>
    </Narrow>
  );
}
