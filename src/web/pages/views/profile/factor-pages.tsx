import type { VNode } from 'preact';
import { CopyBox } from '../code.js';
import { Confirm, Field, Form, Note } from '../forms.js';
import { Back } from '../links.js';
import { PasskeyForm } from '../passkey-form.js';

type TotpProps = { token: string; picture: string; text: string; fault: string | null };

/** Where an app learns its secret, and shows that it has. */
export function TotpSetup({ token, picture, text, fault }: TotpProps): VNode {
  return (
    <section>
      <h1>Add an authenticator app</h1>
      {fault !== null && <Note kind="fault">{fault}</Note>}
      <p>Let your app scan this picture, or type the secret below into it.</p>
      <p>
        <img class="qr" src={picture} alt="A QR code with the secret that stands below" width="220" height="220" />
      </p>
      <CopyBox id="totp-secret" label="The secret" text={text.replace(/(.{4})(?!$)/g, '$1 ')} />
      <Form action="/profile/security/totp" class="card" token={token}>
        <Field
          name="code"
          label="The code that the app shows now"
          autoComplete="one-time-code"
          hint="Six digits. The app counts from when they are right."
          maxLength={9}
        />
        <button type="submit">Add the app</button>
      </Form>
      <Back href="/profile/security">Back without adding one</Back>
    </section>
  );
}

type NewPasskeyProps = { token: string; options: object | null; name: string; fault: string | null };

/** Where a passkey is made. */
export function NewPasskey({ token, options, name, fault }: NewPasskeyProps): VNode {
  return (
    <section>
      <h1>Add a passkey</h1>
      {fault !== null && <Note kind="fault">{fault}</Note>}
      <p>
        A passkey is kept by your device, by a security key or by what keeps your passwords. It lets you in where you
        unlock it, without your password.
      </p>
      <PasskeyForm
        does="create"
        action="/profile/security/passkeys/new"
        token={token}
        options={options}
        button="Make a passkey"
      >
        <Field
          name="name"
          label="Name"
          value={name}
          autoComplete="off"
          maxLength={100}
          hint="So that you know it again."
        />
      </PasskeyForm>
      <Back href="/profile/security">Back without adding one</Back>
    </section>
  );
}

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, siteName }: { codes: string[]; siteName: string }): VNode {
  const text = `Recovery codes for ${siteName}. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <section>
      <h1>Your recovery codes</h1>
      <Note kind="warning">
        Keep them now: they are shown this once. Each lets you in once when your app or your passkey is lost. Those from
        before work no more.
      </Note>
      <CopyBox id="recovery-codes" label="The codes" text={codes.join('\n')} />
      <p class="actions">
        <a
          class="button quiet"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="plaza-recovery-codes.txt"
        >
          Download them
        </a>
        <a class="button" href="/profile/security">
          I have kept them
        </a>
      </p>
    </section>
  );
}

/** Asks whether the codes are to be replaced. */
export function RenewCodes({ token }: { token: string }): VNode {
  return (
    <Confirm
      title="Make new recovery codes?"
      token={token}
      action="/profile/security/recovery-codes/new"
      button="Make new codes"
      danger={false}
      cancel={['/profile/security', 'Keep the old ones']}
    >
      <p>Your current codes stop working.</p>
    </Confirm>
  );
}

type RemovalProps = { token: string; action: string; what: string; says: string };

/** Asks whether a factor or another way to sign in is to be removed. */
export function Removal({ token, action, what, says }: RemovalProps): VNode {
  return (
    <Confirm
      title={`Remove ${what}?`}
      token={token}
      action={action}
      button="Remove it"
      cancel={['/profile/security', 'Keep it']}
    >
      <p>{says}</p>
    </Confirm>
  );
}
