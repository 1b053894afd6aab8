import type { VNode } from 'preact';
import { maxPasswordLength, minPasswordLength } from '../../../access/passwords.js';
import { Field, Note, TokenField } from './forms.js';

/** What is wrong with each field, or with the form. */
export type SignUpFaults = { username?: string; email?: string; password?: string; form?: string };
type SignUpProps = { token: string; username: string; email: string; faults: SignUpFaults };

/** The sign-up form. */
export function SignUp({ token, username, email, faults }: SignUpProps): VNode {
  const fault = faults.form ?? (Object.keys(faults).length > 0 ? 'Something is not right yet; see below.' : null);
  return (
    <section class="narrow">
      <h1>Sign up</h1>
      {fault !== null && <Note kind="fault">{fault}</Note>}
      <form method="post" action="/sign-up" class="card">
        <TokenField token={token} />
        <Field
          name="username"
          label="Username"
          value={username}
          autoComplete="username"
          hint="3 to 30 letters, digits, “_” or “-”. Everybody sees it beside what you write."
          fault={faults.username}
          minLength={3}
          maxLength={30}
          pattern="[A-Za-z0-9_\-]{3,30}"
        />
        <Field
          name="email"
          label="Email"
          type="email"
          value={email}
          autoComplete="email"
          hint="Nobody else sees it."
          fault={faults.email}
          maxLength={254}
        />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${minPasswordLength} characters. A few words make a good one.`}
          fault={faults.password}
          minLength={minPasswordLength}
          maxLength={maxPasswordLength}
        />
        <button type="submit">Create the account</button>
      </form>
      <p class="aside">
        You have an account? <a href="/sign-in">Sign in</a>
      </p>
    </section>
  );
}
