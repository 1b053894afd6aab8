import type { ComponentChildren, VNode } from 'preact';
import { assetPath } from '../../assets.js';
import { TokenField } from './forms.js';

type PasskeyFormProps = {
  /** Whether a passkey is made, or used. */
  does: 'create' | 'use';
  action: string;
  token: string;
  /** What the browser needs for it; null where pages at this address can have no passkeys. */
  options: object | null;
  button: string;
  children?: ComponentChildren;
};

/** A form that a passkey fills in. A script shows it, since without one there are no passkeys. */
export function PasskeyForm({ does, action, token, options, button, children }: PasskeyFormProps): VNode {
  if (options === null) {
    return <p class="hint">Passkeys work where this service is reached by a name, and not by an address of numbers.</p>;
  }
  return (
    <>
      <script src={assetPath('webauthn.js')} defer />
      <script src={assetPath('passkeys.js')} defer />
      <p class="hint" id="passkey-hint">
        Passkeys need JavaScript. Codes of an app and recovery codes work without it.
      </p>
      <p class="note fault" role="alert" id="passkey-fault" hidden />
      <form
        method="post"
        action={action}
        class="card"
        data-passkey={does}
        data-options={JSON.stringify(options)}
        hidden
      >
        <TokenField token={token} />
        <input type="hidden" name="passkey" value="" />
        {children}
        <button type="submit">{button}</button>
      </form>
    </>
  );
}
