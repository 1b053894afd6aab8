import type { VNode } from 'preact';
import { Form, Narrow, Note } from './forms.js';
import { ActionLink } from './links.js';

type ConfirmationProps = { username: string; email: string; path: string; token: string };

/** What the link in a mail leads to. */
export function Confirmation({ username, email, path, token }: ConfirmationProps): VNode {
  return (
    <Narrow title="Confirm your address">
      <p>
        <strong>{email}</strong> is to be the address of the account <strong>{username}</strong>. If that account is not
        yours, close this page.
      </p>
      <Form action={path} class="card" token={token}>
        <button type="submit">Confirm the address</button>
      </Form>
    </Narrow>
  );
}

/** What is said once it is done. */
export function Confirmed({ username, isSignedIn }: { username: string; isSignedIn: boolean }): VNode {
  return (
    <Narrow title="Your address is confirmed">
      <Note kind="done">It belongs to the account {username}.</Note>
      <ActionLink href={isSignedIn ? '/profile' : '/sign-in'}>{isSignedIn ? 'To your profile' : 'Sign in'}</ActionLink>
    </Narrow>
  );
}

/** What is said of a link that is worth nothing. */
export function BadLink({ message, again }: { message: string; again: string }): VNode {
  return (
    <Narrow title="This link is not valid">
      <Note kind="fault">{message}</Note>
      <ActionLink href={again} kind="quiet">
        Ask for another
      </ActionLink>
    </Narrow>
  );
}
