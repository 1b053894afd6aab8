import type { VNode } from 'preact';
import { minPasswordLength } from '../../../accounts/access/passwords.js';
import type { Look } from '../../../api/pipeline/site-look.js';
import type { ProviderSettings } from '../../../operations/settings/providers.js';
import { SiteLinks } from '../../components/layout.js';
import { Field, Form, Narrow, Note } from './forms.js';
import { NewAddress, NewUsername } from './new-account.js';
import { ProviderLinks } from './providers.js';

/** What is wrong with each field, or with the form. */
export type SignUpFaults = { username?: string; email?: string; password?: string; form?: string };
type SignUpProps = {
  token: string;
  providers: readonly ProviderSettings[];
  username: string;
  email: string;
  /** What is in the link that they came by, '' for none. */
  invitation: string;
  /** Whether an admin has to let in who comes without one. */
  waits: boolean;
  /** Of the site, with what they should read first. */
  look: Look;
  faults: SignUpFaults;
};

/** The sign-up form. */
export function SignUp({ token, providers, username, email, invitation, waits, look, faults }: SignUpProps): VNode {
  const fault = faults.form ?? (Object.keys(faults).length > 0 ? 'Something is not right yet; see below.' : null);
  return (
    <Narrow title="Sign up" fault={fault}>
      {waits && invitation === '' && (
        <p>An admin approves every new account. Until yours is approved you can read but not write.</p>
      )}
      {invitation !== '' && <p>You have been invited.</p>}
      <Form action="/sign-up" class="card" token={token}>
        {invitation !== '' && <input type="hidden" name="invitation" value={invitation} />}
        <NewUsername value={username} fault={faults.username} />
        <NewAddress value={email} fault={faults.email} />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${minPasswordLength} characters. A few words make a good one.`}
          fault={faults.password}
          minLength={minPasswordLength}
        />
        {look.pages.length > 0 && (
          <p class="hint">
            Before you sign up, read:
            <SiteLinks look={look} />
          </p>
        )}
        <button type="submit">Create the account</button>
      </Form>
      <ProviderLinks providers={providers} query={{ invitation }} />
      <p class="aside">
        You have an account? <a href="/sign-in">Sign in</a>
      </p>
    </Narrow>
  );
}

/** The page if sign-up is not possible. */
export function SignUpClosed({ message }: { message: string }): VNode {
  return (
    <Narrow title="Sign up">
      <Note kind="warning">{message}</Note>
      <p class="aside">
        You have an account? <a href="/sign-in">Sign in</a>
      </p>
    </Narrow>
  );
}
