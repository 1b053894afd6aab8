import type { VNode } from 'preact';
import { Field, Form, Narrow } from './forms.js';
import { Back } from './links.js';
import { PasskeyForm } from './passkey-form.js';

type SecondStepProps = { token: string; hasTotp: boolean; options: object | null; fault: string | null };

/** The second step of signing in. */
export function SecondStep({ token, hasTotp, options, fault }: SecondStepProps): VNode {
  const code = hasTotp ? 'Code of your app, or a recovery code' : 'Recovery code';
  return (
    <Narrow title="One more step" fault={fault}>
      {options !== null && (
        <>
          <PasskeyForm does="use" action="/sign-in/factor" token={token} options={options} button="Use a passkey" />
          <p class="aside">or</p>
        </>
      )}
      <Form action="/sign-in/factor" class="card" token={token}>
        <Field
          name="code"
          label={code}
          autoComplete="one-time-code"
          hint="A recovery code is one of those that you have kept for the day on which all else is lost. Each works once."
          maxLength={60}
        />
        <button type="submit">Sign in</button>
      </Form>
      <Back href="/sign-in">Begin again</Back>
    </Narrow>
  );
}

type PasskeySignInProps = { token: string; next: string; options: object | null; fault: string | null };

/** Signing in with a passkey alone. */
export function PasskeySignIn({ token, next, options, fault }: PasskeySignInProps): VNode {
  return (
    <Narrow title="Sign in with a passkey" fault={fault}>
      <PasskeyForm does="use" action="/sign-in/passkey" token={token} options={options} button="Use your passkey">
        <input type="hidden" name="next" value={next} />
        <p>Your browser asks which of your passkeys to use, and lets you unlock it.</p>
      </PasskeyForm>
      <Back href="/sign-in">Sign in with a password</Back>
    </Narrow>
  );
}
