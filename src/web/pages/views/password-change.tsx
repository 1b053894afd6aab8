import type { VNode } from 'preact';
import { maxPasswordLength, minPasswordLength } from '../../../access/passwords.js';
import { Field, Note, TokenField } from './forms.js';

/** What is wrong with each field. */
export type PasswordFaults = { current?: string; wanted?: string };
type PasswordChangeProps = { token: string; username: string; faults: PasswordFaults };

/** The form that changes the password. */
export function PasswordChange({ token, username, faults }: PasswordChangeProps): VNode {
  return (
    <section class="narrow">
      <h1>Change your password</h1>
      {Object.keys(faults).length > 0 && <Note kind="fault">Something is not right yet; see below.</Note>}
      <form method="post" action="/profile/password" class="card">
        <TokenField token={token} />
        <input type="hidden" name="username" value={username} autoComplete="username" />
        <Field
          name="current_password"
          label="Present password"
          type="password"
          autoComplete="current-password"
          fault={faults.current}
          maxLength={maxPasswordLength}
        />
        <Field
          name="new_password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${minPasswordLength} characters. You will be signed out everywhere else; your API keys keep working.`}
          fault={faults.wanted}
          minLength={minPasswordLength}
          maxLength={maxPasswordLength}
        />
        <button type="submit">Change the password</button>
      </form>
      <p class="aside">
        <a href="/profile">Back to your profile</a>
      </p>
    </section>
  );
}
