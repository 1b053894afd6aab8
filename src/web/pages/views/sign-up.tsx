import type { VNode } from 'preact';
import { minPasswordLength } from '../../../accounts/access/passwords.js';
import type { ProviderSettings } from '../../../operations/settings/providers.js';
import type { SitePage } from '../../../operations/settings/site.js';
import { Field, Note, TokenField } from './forms.js';
import { NewAddress, NewUsername } from './new-account.js';
import { ProviderLinks } from './providers.js';
import { SiteLinks } from './site.js';

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
  /** What they should read first, if the operator has written it. */
  pages: readonly SitePage[];
  faults: SignUpFaults;
};

/** The sign-up form. */
export function SignUp({ token, providers, username, email, invitation, waits, pages, faults }: SignUpProps): VNode {
  const fault = faults.form ?? (Object.keys(faults).length > 0 ? 'Something is not right yet; see below.' : null);
  return (
    <section class="narrow">
      <h1>Sign up</h1>
      {fault !== null && <Note kind="fault">{fault}</Note>}
      {waits && invitation === '' && (
        <p>An admin looks at every new account. Until yours is approved you can read here, and not write.</p>
      )}
      {invitation !== '' && <p>You have been invited.</p>}
      <form method="post" action="/sign-up" class="card">
        <TokenField token={token} />
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
        {pages.length > 0 && (
          <p class="hint">
            Before you sign up, read:
            <SiteLinks pages={pages} />
          </p>
        )}
        <button type="submit">Create the account</button>
      </form>
      <ProviderLinks providers={providers} query={{ invitation }} />
      <p class="aside">
        You have an account? <a href="/sign-in">Sign in</a>
      </p>
    </section>
  );
}

/** What is said where the form is not for whoever asks. */
export function SignUpClosed({ message }: { message: string }): VNode {
  return (
    <section class="narrow">
      <h1>Sign up</h1>
      <Note kind="warning">{message}</Note>
      <p class="aside">
        You have an account? <a href="/sign-in">Sign in</a>
      </p>
    </section>
  );
}
