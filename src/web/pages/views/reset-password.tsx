import type { VNode } from 'preact';
import { minPasswordLength } from '../../../accounts/access/passwords.js';
import type { Reset } from '../../../accounts/users/password-reset.js';
import { type Unsent, UnsentMail } from '../demo.js';
import { Field, Form, Narrow, Note } from './forms.js';
import { ActionLink, Back } from './links.js';

type AskProps = { token: string; email: string; fault: string | undefined };

/** The form of somebody who has forgotten their password. */
export function AskForReset({ token, email, fault }: AskProps): VNode {
  return (
    <Narrow title="Forgotten password" fault={fault}>
      <Form action="/reset-password" class="card" token={token}>
        <Field
          name="email"
          label="Email"
          type="email"
          value={email}
          autoComplete="email"
          hint="The address of your account. We send a link there."
          maxLength={254}
        />
        <button type="submit">Send the link</button>
      </Form>
      <Back href="/sign-in">Back to the sign-in</Back>
    </Narrow>
  );
}

/** The same response for every address. */
export function ResetAsked({ email, title, unsent }: { email: string; title: string; unsent: Unsent | null }): VNode {
  if (unsent !== null) {
    return (
      <Narrow title={title}>
        <UnsentMail unsent={unsent} />
      </Narrow>
    );
  }
  return (
    <Narrow title={title}>
      <Note kind="done">
        If {email} is the address of an account, a mail with a link is on its way there. It is good for an hour.
      </Note>
      <p>If none comes within a few minutes, look among what counts as spam, or try another address of yours.</p>
    </Narrow>
  );
}

/** What is said by a service that sends no mail. */
export function NoMail(): VNode {
  return (
    <Narrow title="Forgotten password">
      <p>
        This service sends no mail, so that it cannot send you a link. Ask its operator: they set a new password for you
        with <code>npm run admin -- user password</code>.
      </p>
      <Back href="/sign-in">Back to the sign-in</Back>
    </Narrow>
  );
}

type NewPasswordProps = { token: string; path: string; username: string; fault: string | undefined };

/** What the link in a mail leads to. */
export function NewPassword({ token, path, username, fault }: NewPasswordProps): VNode {
  return (
    <Narrow title="Set a new password">
      {fault !== undefined && <Note kind="fault">Something is not right yet; see below.</Note>}
      <Form action={path} class="card" token={token}>
        <input type="hidden" name="username" value={username} autoComplete="username" />
        <Field
          name="new_password"
          label={`New password of ${username}`}
          type="password"
          autoComplete="new-password"
          hint={`At least ${minPasswordLength} characters. You will be signed out everywhere.`}
          fault={fault}
          minLength={minPasswordLength}
        />
        <fieldset>
          <legend>If somebody else may have had the password</legend>
          <label class="choice">
            <input type="checkbox" name="revoke_keys" value="yes" />
            Revoke all API keys, too, and what I allow apps
          </label>
        </fieldset>
        <button type="submit">Set the password</button>
      </Form>
    </Narrow>
  );
}

type DoneProps = Reset & { revokeKeys: boolean };

/**
 * The page after the reset. Passkeys and accounts elsewhere stay: access to a mailbox removes no second factor. Someone who had
 * the password may have added some, so their owner is sent to look.
 */
export function ResetDone({ username, passkeys, identities, revokeKeys }: DoneProps): VNode {
  const left = [
    ...(passkeys > 0 ? [passkeys === 1 ? 'a passkey' : `${passkeys} passkeys`] : []),
    ...(identities > 0 ? [identities === 1 ? 'an account elsewhere' : `${identities} accounts elsewhere`] : []),
  ];
  return (
    <Narrow title="Your password is set">
      <Note kind="done">
        {username} is signed out everywhere{revokeKeys ? ', and all API keys and apps are revoked' : ''}.
      </Note>
      {left.length > 0 && (
        <p>You can still sign in with {left.join(' and ')}. Look at the list, and remove what is not yours.</p>
      )}
      <ActionLink href={left.length > 0 ? '/sign-in?next=%2Fprofile%2Fsecurity' : '/sign-in'}>Sign in</ActionLink>
    </Narrow>
  );
}
