import type { VNode } from 'preact';
import type { Account } from '../../../accounts/users/accounts.js';
import { Field } from './forms.js';

type IdentityProps = { account: Account; label?: string; fault?: string | undefined };

/** The fields in which somebody who is signed in says again who they are, for `identityFault`. */
export function IdentityFields({ account, label = 'Your password', fault }: IdentityProps): VNode {
  if (account.passwordHash === null) {
    return (
      <p>
        You have no password. <a href="/profile/confirm">Say again who you are</a> first, unless you have done so within
        the last ten minutes.
      </p>
    );
  }
  return (
    <>
      <input type="hidden" name="username" value={account.username} autoComplete="username" />
      <Field name="current_password" label={label} type="password" autoComplete="current-password" fault={fault} />
    </>
  );
}
