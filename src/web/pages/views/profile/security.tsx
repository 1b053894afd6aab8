import type { VNode } from 'preact';
import type { Account } from '../../../../accounts/users/accounts.js';
import type { Factors } from '../../../../accounts/users/factors/factors.js';
import type { OwnIdentity } from '../../../../accounts/users/identities.js';
import type { ProviderSettings } from '../../../../operations/settings/providers.js';
import type { OwnSession } from '../../../middleware/sessions.js';
import { ActionLink } from '../links.js';
import { FactorList } from './factor-list.js';
import { IdentityList } from './identity-list.js';
import { SessionList } from './session-list.js';

type SecurityProps = {
  account: Account;
  sessions: OwnSession[];
  factors: Factors;
  isDemanded: boolean;
  identities: OwnIdentity[];
  providers: readonly ProviderSettings[];
  token: string;
};

/** The page of the profile with all that one signs in with. */
export function Security(props: SecurityProps): VNode {
  const { account, sessions, factors, isDemanded, identities, providers, token } = props;
  const hasPassword = account.passwordHash !== null;
  return (
    <>
      <h1>Security</h1>
      <section aria-labelledby="password-title">
        <h2 id="password-title">Password</h2>
        <p>
          {hasPassword
            ? 'A new one signs you out everywhere else. Your API keys keep working.'
            : 'You have none, and sign in in other ways.'}
        </p>
        <ActionLink href="/profile/password" kind="quiet">
          {hasPassword ? 'Change your password' : 'Set a password'}
        </ActionLink>
      </section>
      <FactorList factors={factors} isDemanded={isDemanded} />
      <IdentityList identities={identities} providers={providers} />
      <SessionList sessions={sessions} token={token} />
    </>
  );
}
