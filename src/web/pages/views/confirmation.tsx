import type { VNode } from 'preact';
import type { Account } from '../../../accounts/users/accounts.js';
import { Form, Narrow } from './forms.js';
import { IdentityFields } from './identity.js';
import { Back } from './links.js';
import { PasskeyForm } from './passkey-form.js';

type ConfirmationProps = {
  token: string;
  account: Account;
  next: string;
  options: object | null;
  fault: string | null;
};

const action = '/profile/confirm';

/** Where the signed-in user confirms who they are. */
export function Confirmation({ token, account, next, options, fault }: ConfirmationProps): VNode {
  const hasPassword = account.passwordHash !== null;
  return (
    <Narrow title="Is it you?" fault={fault}>
      <p>What comes next changes how one gets into your account. For ten minutes you are not asked again.</p>
      {hasPassword && (
        <Form action={action} class="card" token={token}>
          <input type="hidden" name="next" value={next} />
          <IdentityFields account={account} />
          <button type="submit">Go on</button>
        </Form>
      )}
      {hasPassword && options !== null && <p class="aside">or</p>}
      {options !== null && (
        <PasskeyForm does="use" action={action} token={token} options={options} button="Use a passkey">
          <input type="hidden" name="next" value={next} />
        </PasskeyForm>
      )}
      {!hasPassword && options === null && <p>Sign out and in again, and come back within ten minutes.</p>}
      <Back href="/profile/security">Back to your profile</Back>
    </Narrow>
  );
}
