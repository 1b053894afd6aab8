import type { VNode } from 'preact';
import { minPasswordLength } from '../../../accounts/access/passwords.js';
import type { Account } from '../../../accounts/users/accounts.js';
import { Field, Form, Narrow, Note } from './forms.js';
import { IdentityFields } from './identity.js';
import { Back } from './links.js';

/** What is wrong with each field. */
export type PasswordFaults = { current?: string; wanted?: string };
type PasswordChangeProps = { token: string; account: Account; faults: PasswordFaults };

/** The form that changes the password. */
export function PasswordChange({ token, account, faults }: PasswordChangeProps): VNode {
  return (
    <Narrow title="Change your password">
      {Object.keys(faults).length > 0 && <Note kind="fault">Something is not right yet; see below.</Note>}
      <Form action="/profile/password" class="card" token={token}>
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
      </Form>
      <Back href="/profile/security">Back to your profile</Back>
    </Narrow>
  );
}
