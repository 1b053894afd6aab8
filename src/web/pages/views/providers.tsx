import type { VNode } from 'preact';
import { Field, Form, Narrow, Note } from './forms.js';
import { NewAddress, NewUsername } from './new-account.js';

/** What is wrong with each field, with the form for an account that is there, or with the one for a new one. */
export type NewHereFaults = { username?: string; email?: string; form?: string; own?: string };

type NewHereProps = {
  token: string;
  provider: string;
  username: string;
  ownUsername: string;
  email: string;
  isVerified: boolean;
  /** Whether sign-up is open to them. */
  isOpen: boolean;
  faults: NewHereFaults;
};

const action = '/sign-in/new-here';

/** Where somebody who came from elsewhere gets an account here, or shows that they have one. */
export function NewHere(props: NewHereProps): VNode {
  const { token, provider, username, ownUsername, email, isVerified, isOpen, faults } = props;
  return (
    <Narrow title="New here?">
      <p>This account of {provider} has not been used here before.</p>
      {faults.form !== undefined && <Note kind="fault">{faults.form}</Note>}
      {isOpen ? (
        <Form action={action} class="card" token={token}>
          <h2>Make an account</h2>
          <NewUsername value={username} fault={faults.username} />
          {isVerified ? (
            <p class="hint">Your address is {email}.</p>
          ) : (
            <NewAddress value={email} fault={faults.email} />
          )}
          <button type="submit">Create the account</button>
        </Form>
      ) : (
        <p>Sign-up is not open.</p>
      )}
      <p class="aside">or</p>
      {faults.own !== undefined && <Note kind="fault">{faults.own}</Note>}
      <Form action={action} class="card" token={token}>
        <h2>You have an account here</h2>
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
      </Form>
    </Narrow>
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
