import type { VNode } from 'preact';
import type { AppRecord } from '../../../../accounts/oauth/registration.js';
import type { Account } from '../../../../accounts/users/accounts.js';
import { TokenField } from '../forms.js';
import { IdentityFields } from '../identity.js';

type CredentialsProps = { app: AppRecord; account: Account; token: string; fault: string | undefined };

/** The form that renews the secret of an app. */
export function SecretRenewal({ app, account, token, fault }: CredentialsProps): VNode {
  return (
    <section class="narrow">
      <h1>Renew the secret of {app.name}?</h1>
      <p>The present one stops working at once. What people have allowed the app stays.</p>
      <form method="post" action={`/profile/apps/${app.id}/secret`} class="card">
        <TokenField token={token} />
        <IdentityFields account={account} fault={fault} />
        <div class="actions">
          <button type="submit">Renew the secret</button>
          <a class="button quiet" href={`/profile/apps/${app.id}`}>
            Keep it
          </a>
        </div>
      </form>
    </section>
  );
}

/** The form that deletes an app. */
export function AppDeletion({ app, account, token, fault }: CredentialsProps): VNode {
  return (
    <section class="narrow">
      <h1>Delete {app.name}?</h1>
      <p>
        It stops working at once for everybody who allows it anything. This cannot be undone: registered again, it is
        another app.
      </p>
      <form method="post" action={`/profile/apps/${app.id}/delete`} class="card">
        <TokenField token={token} />
        <IdentityFields account={account} fault={fault} />
        <div class="actions">
          <button type="submit" class="danger">
            Delete the app
          </button>
          <a class="button quiet" href={`/profile/apps/${app.id}`}>
            Keep it
          </a>
        </div>
      </form>
    </section>
  );
}
