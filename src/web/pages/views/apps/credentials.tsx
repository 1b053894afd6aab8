import type { VNode } from 'preact';
import type { AppRecord } from '../../../../accounts/oauth/registration.js';
import type { Account } from '../../../../accounts/users/accounts.js';
import { Confirm } from '../forms.js';
import { IdentityFields } from '../identity.js';

type CredentialsProps = { app: AppRecord; account: Account; token: string; fault: string | undefined };

/** The form that renews the secret of an app. */
export function SecretRenewal({ app, account, token, fault }: CredentialsProps): VNode {
  return (
    <Confirm
      title={`Renew the secret of ${app.name}?`}
      token={token}
      action={`/profile/apps/${app.id}/secret`}
      button="Renew the secret"
      danger={false}
      cancel={[`/profile/apps/${app.id}`, 'Keep it']}
      fields={<IdentityFields account={account} fault={fault} />}
    >
      <p>The current secret stops working immediately. Authorizations by users remain.</p>
    </Confirm>
  );
}

/** The form that deletes an app. */
export function AppDeletion({ app, account, token, fault }: CredentialsProps): VNode {
  return (
    <Confirm
      title={`Delete ${app.name}?`}
      token={token}
      action={`/profile/apps/${app.id}/delete`}
      button="Delete the app"
      cancel={[`/profile/apps/${app.id}`, 'Keep it']}
      fields={<IdentityFields account={account} fault={fault} />}
    >
      <p>
        It stops working immediately for everyone who has authorized it. This cannot be undone: an app that you register
        again is a new app.
      </p>
    </Confirm>
  );
}
