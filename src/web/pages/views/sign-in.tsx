import type { VNode } from 'preact';
import { Field, Note, TokenField } from './forms.js';

type SignInProps = { token: string; next: string; username: string; fault: string | null };

/** The sign-in form. */
export function SignIn({ token, next, username, fault }: SignInProps): VNode {
  return (
    <section class="narrow">
      <h1>Sign in</h1>
      {fault !== null && <Note kind="fault">{fault}</Note>}
      <form method="post" action="/sign-in" class="card">
        <TokenField token={token} />
        <input type="hidden" name="next" value={next} />
        <Field name="username" label="Username" value={username} autoComplete="username" maxLength={30} />
        <Field name="password" label="Password" type="password" autoComplete="current-password" maxLength={128} />
        <button type="submit">Sign in</button>
      </form>
      <p class="aside">
        New here? <a href="/sign-up">Sign up</a>
      </p>
    </section>
  );
}
