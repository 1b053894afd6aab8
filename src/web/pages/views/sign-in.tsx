import type { VNode } from 'preact';
import type { ProviderSettings } from '../../../operations/settings/providers.js';
import { Field, Form, Narrow, Note } from './forms.js';
import { Back } from './links.js';
import { ProviderLinks } from './providers.js';

type SignInProps = {
  token: string;
  providers: readonly ProviderSettings[];
  next: string;
  username: string;
  notice: string | null;
  fault: string | null;
};

/** The sign-in form. */
export function SignIn({ token, providers, next, username, notice, fault }: SignInProps): VNode {
  return (
    <Narrow title="Sign in">
      {notice !== null && <Note kind="done">{notice}</Note>}
      {fault !== null && <Note kind="fault">{fault}</Note>}
      <Form action="/sign-in" class="card" token={token}>
        <input type="hidden" name="next" value={next} />
        <Field name="username" label="Username" value={username} autoComplete="username" maxLength={30} />
        <Field name="password" label="Password" type="password" autoComplete="current-password" />
        <button type="submit">Sign in</button>
      </Form>
      <ProviderLinks providers={providers} query={{ next }} />
      <p class="aside">
        <a href={`/sign-in/passkey?next=${encodeURIComponent(next)}`}>Sign in with a passkey</a>
      </p>
      <Back href="/reset-password">Forgotten your password?</Back>
      <p class="aside">
        New here? <a href="/sign-up">Sign up</a>
      </p>
    </Narrow>
  );
}
