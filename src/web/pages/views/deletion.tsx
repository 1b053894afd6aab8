import type { VNode } from 'preact';
import { Field, Note, TokenField } from './forms.js';

type DeletionProps = { token: string; username: string; id: number; fault: string | null };

/** The form that deletes the account. */
export function Deletion({ token, username, id, fault }: DeletionProps): VNode {
  return (
    <section class="narrow">
      <h1>Delete your account?</h1>
      {fault !== null && <Note kind="fault">{fault}</Note>}
      <p>This cannot be undone.</p>
      <ul>
        <li>All of your API keys stop working at once.</li>
        <li>Your stores close, and their products are listed no longer.</li>
        <li>Your files and your private videos are deleted, and links to them lead nowhere.</li>
        <li>Your name, your email address and your password are erased.</li>
        <li>
          What you wrote stays, signed by <code>deleted-{id}</code>. Delete first what is not to stay.
        </li>
      </ul>
      <form method="post" action="/profile/delete" class="card">
        <TokenField token={token} />
        <input type="hidden" name="username" value={username} autoComplete="username" />
        <Field
          name="current_password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
        />
        <div class="actions">
          <button type="submit" class="danger">
            Delete my account
          </button>
          <a class="button quiet" href="/profile">
            Keep it
          </a>
        </div>
      </form>
    </section>
  );
}
