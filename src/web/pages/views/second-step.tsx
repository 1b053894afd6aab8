import type { VNode } from 'preact';
import { Field, Note, TokenField } from './forms.js';
import { PasskeyForm } from './passkey-form.js';

type SecondStepProps = { token: string; hasTotp: boolean; options: object | null; fault: string | null };

/** The second step of signing in. */
export function SecondStep({ token, hasTotp, options, fault }: SecondStepProps): VNode {
  const code = hasTotp ? 'Code of your app, or a recovery code' : 'Recovery code';
  return (
    <section class="narrow">
      <h1>One more step</h1>
      {fault !== null && <Note kind="fault">{fault}</Note>}
      {options !== null && (
        <>
          <PasskeyForm does="use" action="/sign-in/factor" token={token} options={options} button="Use a passkey" />
          <p class="aside">or</p>
        </>
      )}
      <form method="post" action="/sign-in/factor" class="card">
        <TokenField token={token} />
        <Field
          name="code"
          label={code}
          autoComplete="one-time-code"
          hint="A recovery code is one of those that you have kept for the day on which all else is lost. Each works once."
          maxLength={60}
        />
        <button type="submit">Sign in</button>
      </form>
      <p class="aside">
        <a href="/sign-in">Begin again</a>
      </p>
    </section>
  );
}

type PasskeySignInProps = { token: string; next: string; options: object | null; fault: string | null };

/** Signing in with a passkey alone. */
export function PasskeySignIn({ token, next, options, fault }: PasskeySignInProps): VNode {
  return (
    <section class="narrow">
      <h1>Sign in with a passkey</h1>
      {fault !== null && <Note kind="fault">{fault}</Note>}
      <PasskeyForm does="use" action="/sign-in/passkey" token={token} options={options} button="Use your passkey">
        <input type="hidden" name="next" value={next} />
        <p>Your browser asks which of your passkeys to use, and lets you unlock it.</p>
      </PasskeyForm>
      <p class="aside">
        <a href="/sign-in">Sign in with a password</a>
      </p>
    </section>
  );
}
