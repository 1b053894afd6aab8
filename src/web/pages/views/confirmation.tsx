import type { VNode } from 'preact';
import type { Account } from '../../../accounts/users/accounts.js';
import { Note, TokenField } from './forms.js';
import { IdentityFields } from './identity.js';
import { PasskeyForm } from './passkey-form.js';

type ConfirmationProps = {
  token: string;
  account: Account;
  next: string;
  options: object | null;
  fault: string | null;
};

const action = '/profile/confirm';

/** Where whoever is signed in says again who they are. */
export function Confirmation({ token, account, next, options, fault }: ConfirmationProps): VNode {
  const hasPassword = account.passwordHash !== null;
  return (
    <section class="narrow">
      <h1>Is it you?</h1>
      {fault !== null && <Note kind="fault">{fault}</Note>}
      <p>What comes next changes how one gets into your account. For ten minutes you are not asked again.</p>
      {hasPassword && (
        <form method="post" action={action} class="card">
          <TokenField token={token} />
          <input type="hidden" name="next" value={next} />
          <IdentityFields account={account} />
          <button type="submit">Go on</button>
        </form>
      )}
      {hasPassword && options !== null && <p class="aside">or</p>}
      {options !== null && (
        <PasskeyForm does="use" action={action} token={token} options={options} button="Use a passkey">
          <input type="hidden" name="next" value={next} />
        </PasskeyForm>
      )}
      {!hasPassword && options === null && <p>Sign out and in again, and come back within ten minutes.</p>}
      <p class="aside">
        <a href="/profile/security">Back to your profile</a>
      </p>
    </section>
  );
}
