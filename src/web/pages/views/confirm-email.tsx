import type { VNode } from 'preact';
import { Note, TokenField } from './forms.js';

type ConfirmationProps = { username: string; email: string; path: string; token: string };

/** What the link in a mail leads to. */
export function Confirmation({ username, email, path, token }: ConfirmationProps): VNode {
  return (
    <section class="narrow">
      <h1>Confirm your address</h1>
      <p>
        <strong>{email}</strong> is to be the address of the account <strong>{username}</strong>. If that account is not
        yours, close this page.
      </p>
      <form method="post" action={path} class="card">
        <TokenField token={token} />
        <button type="submit">Confirm the address</button>
      </form>
    </section>
  );
}

/** What is said once it is done. */
export function Confirmed({ username, isSignedIn }: { username: string; isSignedIn: boolean }): VNode {
  return (
    <section class="narrow">
      <h1>Your address is confirmed</h1>
      <Note kind="done">It belongs to the account {username}.</Note>
      <p class="actions">
        <a class="button" href={isSignedIn ? '/profile' : '/sign-in'}>
          {isSignedIn ? 'To your profile' : 'Sign in'}
        </a>
      </p>
    </section>
  );
}

/** What is said of a link that is worth nothing. */
export function BadLink({ message, again }: { message: string; again: string }): VNode {
  return (
    <section class="narrow">
      <h1>This link is not good</h1>
      <Note kind="fault">{message}</Note>
      <p class="actions">
        <a class="button quiet" href={again}>
          Ask for another
        </a>
      </p>
    </section>
  );
}
