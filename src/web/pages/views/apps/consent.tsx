import type { VNode } from 'preact';
import type { AuthorizationRequest, Returning } from '../../../../accounts/oauth/authorization.js';
import type { Client } from '../../../../accounts/oauth/clients.js';
import { idleDays, longestDays } from '../../../../accounts/oauth/grants.js';
import { scopeWords } from '../../../../accounts/oauth/scopes.js';
import type { Account } from '../../../../accounts/users/accounts.js';
import type { Scope } from '../../../../api/contract/operation.js';
import { Form, Narrow } from '../forms.js';
import { ActionLink } from '../links.js';

type ConsentProps = {
  request: AuthorizationRequest;
  account: Account;
  /** What the app asked with, to be asked again with the answer. */
  asked: readonly (readonly [name: string, value: string])[];
  token: string;
};

/** Asks somebody whether an app may act for them. */
export function Consent({ request, account, asked, token }: ConsentProps): VNode {
  const { client, scopes, redirectUri } = request;
  return (
    <Narrow title={`Allow ${client.name}?`}>
      <Asking name={client.name} owner={client.owner} username={account.username} scopes={scopes} />
      <p>
        Either way you go on to <code class="address">{redirectUri}</code>
      </p>
      <Form action="/oauth/authorize" class="card" token={token}>
        {asked.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Decision />
      </Form>
    </Narrow>
  );
}

type AskingProps = { name: string; owner: string; username: string; scopes: readonly Scope[] };

/** Says which app wants what. */
export function Asking({ name, owner, username, scopes }: AskingProps): VNode {
  return (
    <>
      <p>
        <strong>{name}</strong>, an app of <strong>{owner}</strong>, wants to act for you, <strong>{username}</strong>.
        It wants to
      </p>
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>{scopeWords[scope]}</li>
        ))}
      </ul>
    </>
  );
}

/** The two answers that there are. */
export function Decision(): VNode {
  return (
    <>
      <p class="hint">
        Plaza has not reviewed this app. You can revoke its access in your <a href="/profile/apps">profile</a>. Not used
        for {idleDays} days, and after {longestDays} days in any case, the app has to send you here again.
      </p>
      <div class="actions">
        <button type="submit" name="decision" value="allow">
          Allow
        </button>
        <button type="submit" name="decision" value="deny" class="quiet">
          Do not allow
        </button>
      </div>
    </>
  );
}

type RefusedProps = {
  client: Pick<Client, 'name' | 'owner'>;
  description: string;
  returning: Returning;
  /** Where the app is told what is wrong. */
  address: string;
};

/** Asks somebody who is not signed in whether they want to go back to an app that asks wrongly. */
export function RefusedRequest({ client, description, returning, address }: RefusedProps): VNode {
  return (
    <Narrow title="Go back to the app?">
      <p>
        <strong>{client.name}</strong>, an app of <strong>{client.owner}</strong>, sent you here, but its request cannot
        be answered: {description}
      </p>
      <p>
        Plaza has not reviewed this app. It is at <code class="address">{returning.redirectUri}</code>
      </p>
      <p class="actions">
        <a class="button" href="/">
          Stay here
        </a>
        <a class="button quiet" href={address} rel="noreferrer">
          Go back to the app
        </a>
      </p>
    </Narrow>
  );
}

/** Says why somebody who was sent here is sent nowhere. */
export function UnsafeRequest({ fault }: { fault: string }): VNode {
  return (
    <Narrow title="Not this way">
      <p>{fault}</p>
      <p>You have not been sent back, since it is not sure where that leads. Tell the people who make the app.</p>
      <ActionLink href="/" kind="quiet">
        To the start
      </ActionLink>
    </Narrow>
  );
}
