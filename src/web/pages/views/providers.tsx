import type { VNode } from 'preact';
import { Field, Note, TokenField } from './forms.js';
import { NewAddress, NewUsername } from './new-account.js';

type ProviderFaultProps = { name: string; isDown: boolean; message?: string | undefined };

/** What is said where a sign-in elsewhere came to nothing. */
export function ProviderFault({ name, isDown, message }: ProviderFaultProps): VNode {
  const why = isDown
    ? `${name} cannot be reached at the moment.`
    : `Signing in with ${name} did not work, took too long, or was begun elsewhere.`;
  return (
    <section class="narrow">
      <h1>Sign in with {name}</h1>
      <Note kind="fault">{message ?? why}</Note>
      <p class="actions">
        <a class="button" href="/sign-in">
          Sign in
        </a>
      </p>
    </section>
  );
}

/** What is wrong with each field, with the form for an account that is there, or with the one for a new one. */
export type NewHereFaults = { username?: string; email?: string; form?: string; own?: string };

type NewHereProps = {
  token: string;
  provider: string;
  username: string;
  ownUsername: string;
  email: string;
  isVerified: boolean;
  /** Whether whoever came may have a new account. */
  isOpen: boolean;
  faults: NewHereFaults;
};

const action = '/sign-in/new-here';

/** Where somebody who came from elsewhere gets an account here, or shows that they have one. */
export function NewHere(props: NewHereProps): VNode {
  const { token, provider, username, ownUsername, email, isVerified, isOpen, faults } = props;
  return (
    <section class="narrow">
      <h1>New here?</h1>
      <p>Nobody has signed in here with this account of {provider} before.</p>
      {faults.form !== undefined && <Note kind="fault">{faults.form}</Note>}
      {isOpen ? (
        <form method="post" action={action} class="card">
          <h2>Make an account</h2>
          <TokenField token={token} />
          <NewUsername value={username} fault={faults.username} />
          {isVerified ? (
            <p class="hint">Your address is {email}.</p>
          ) : (
            <NewAddress value={email} fault={faults.email} />
          )}
          <button type="submit">Create the account</button>
        </form>
      ) : (
        <p>Not everybody can sign up here.</p>
      )}
      <p class="aside">or</p>
      {faults.own !== undefined && <Note kind="fault">{faults.own}</Note>}
      <form method="post" action={action} class="card">
        <h2>You have an account here</h2>
        <TokenField token={token} />
        <Field
          name="own_username"
          label="Your username"
          value={ownUsername}
          autoComplete="username"
          maxLength={30}
          hint={`From then on ${provider} lets you in, too.`}
        />
        <Field name="password" label="Password" type="password" autoComplete="current-password" />
        <button type="submit" class="quiet">
          Sign in and link them
        </button>
      </form>
    </section>
  );
}

type ProviderLinksProps = { providers: readonly { key: string; name: string }[]; query?: Record<string, string> };

/** The ways to sign in elsewhere. They are links, since no form may lead to another site. */
export function ProviderLinks({ providers, query = {} }: ProviderLinksProps): VNode | null {
  if (providers.length === 0) return null;
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return (
    <p class="actions">
      {providers.map(({ key, name }) => (
        <a key={key} class="button quiet" href={`/sign-in/with/${key}${given.size > 0 ? `?${given}` : ''}`}>
          Sign in with {name}
        </a>
      ))}
    </p>
  );
}

/** Where somebody who is signed in sets out to link an account elsewhere. */
export function Linking({ provider, name }: { provider: string; name: string }): VNode {
  return (
    <section class="narrow">
      <h1>Sign in with {name}, too</h1>
      <p>
        You are led to {name}, and from there back. The account that you choose there lets you in here from then on.
      </p>
      <p class="actions">
        <a class="button" href={`/profile/security/identities/link/${provider}/go`}>
          Go to {name}
        </a>
        <a class="button quiet" href="/profile/security">
          Do not link them
        </a>
      </p>
    </section>
  );
}

/** Asks whether a way to sign in is to go. */
export function Unlinking({ token, id }: { token: string; id: number }): VNode {
  return (
    <section class="narrow">
      <h1>Remove this way to sign in?</h1>
      <p>You do not get in by it any more. Your account there stays as it is.</p>
      <form method="post" action={`/profile/security/identities/${id}/remove`} class="actions">
        <TokenField token={token} />
        <button type="submit" class="danger">
          Remove it
        </button>
        <a class="button quiet" href="/profile/security">
          Keep it
        </a>
      </form>
    </section>
  );
}
