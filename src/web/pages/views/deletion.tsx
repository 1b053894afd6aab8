import type { VNode } from 'preact';
import type { Account } from '../../../accounts/users/accounts.js';
import { Form, Narrow } from './forms.js';
import { IdentityFields } from './identity.js';

type DeletionProps = { token: string; account: Account; fault: string | null; days: number };

/** The form that deletes the account. */
export function Deletion({ token, account, fault, days }: DeletionProps): VNode {
  return (
    <Narrow title="Delete your account?" fault={fault}>
      {days === 0 ? (
        <p>This cannot be undone.</p>
      ) : (
        <p>
          Your account is closed at once, and deleted {days === 1 ? 'a day' : `${days} days`} later. Until then you can
          sign in to keep it; afterwards this cannot be undone.
        </p>
      )}
      <ul>
        <li>At once: you are signed out everywhere, and your API keys stop working.</li>
        <li>At once: your stores close, and their products are listed no longer.</li>
        <li>Your files and your private videos are deleted, and links to them lead nowhere.</li>
        <li>Your name, your email address and your password are erased.</li>
        <li>
          What you wrote stays, signed by <code>deleted-{account.id}</code>. Delete first what is not to stay.
        </li>
      </ul>
      <p>
        <a href="/profile/data">Your data</a> has an archive of all of it, to be taken along before.
      </p>
      <Form action="/profile/delete" class="card" token={token}>
        <IdentityFields account={account} />
        <div class="actions">
          <button type="submit" class="danger">
            Delete my account
          </button>
          <a class="button quiet" href="/profile">
            Keep it
          </a>
        </div>
      </Form>
    </Narrow>
  );
}
