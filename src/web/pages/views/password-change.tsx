import type { VNode } from 'preact';
import { minPasswordLength } from '../../../accounts/access/passwords.js';
import type { Account } from '../../../accounts/users/accounts.js';
import { Field, Note, TokenField } from './forms.js';
import { IdentityFields } from './identity.js';

/** What is wrong with each field. */
export type PasswordFaults = { current?: string; wanted?: string };
type PasswordChangeProps = { token: string; account: Account; faults: PasswordFaults };

/** The form that changes the password. */
export function PasswordChange({ token, account, faults }: PasswordChangeProps): VNode {
  return (
    <section class="narrow">
      <h1>Change your password</h1>
      {Object.keys(faults).length > 0 && <Note kind="fault">Something is not right yet; see below.</Note>}
      <form method="post" action="/profile/password" class="card">
        <TokenField token={token} />
        <IdentityFields account={account} label="Present password" fault={faults.current} />
        <Field
          name="new_password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${minPasswordLength} characters. You will be signed out everywhere else; your API keys keep working.`}
          fault={faults.wanted}
          minLength={minPasswordLength}
        />
        <button type="submit">Change the password</button>
      </form>
      <p class="aside">
        <a href="/profile/security">Back to your profile</a>
      </p>
    </section>
  );
}
