import type { ComponentChildren, VNode } from 'preact';
import { assetPath } from '../assets.js';
import { useSite } from './context.js';
import { Token } from './fields.js';

type PasskeyFormProps = {
  /** Whether a passkey is created or used. */
  does: 'create' | 'use';
  /** The browser's options for WebAuthn; null if this address cannot have passkeys. */
  options: object | null;
  submit: string;
  children?: ComponentChildren;
};

/** A form that a passkey fills in. A script shows it, since passkeys need one. */
export function PasskeyForm({ does, options, submit, children }: PasskeyFormProps): VNode {
  const { t, here } = useSite();
  if (options === null) return <p class="hint">{t('passkey.no_name')}</p>;
  // Messages by the names of the browser's errors.
  const faults = {
    InvalidStateError: t('passkey.exists'),
    NotAllowedError: t('passkey.unfinished'),
    unsupported: t('passkey.unsupported'),
    other: t('passkey.failed'),
  };
  return (
    <>
      <script src={assetPath('webauthn.js')} defer />
      <script src={assetPath('passkeys.js')} defer />
      <p class="hint" id="passkey-hint">
        {t('passkey.scripts')}
      </p>
      <p class="note fault" role="alert" id="passkey-fault" hidden />
      <form
        method="post"
        action={here.pathname}
        class="card"
        data-passkey={does}
        data-options={JSON.stringify(options)}
        data-faults={JSON.stringify(faults)}
        hidden
      >
        <Token />
        <input type="hidden" name="passkey" value="" />
        {children}
        <button type="submit">{submit}</button>
      </form>
    </>
  );
}
