import type { VNode } from 'preact';
import type { Grant } from '../../../../accounts/oauth/grants.js';
import { type AppRecord, maxApps } from '../../../../accounts/oauth/registration.js';
import { Fact } from '../fact.js';
import { Form, Note } from '../forms.js';
import { AppFields, type FilledApp } from './form.js';
import { GrantItem } from './grants.js';

type AppsProps = { grants: Grant[]; apps: AppRecord[]; filled: FilledApp; token: string };

/** The page of the profile with the apps that somebody allows, and with those of their own. */
export function Apps({ grants, apps, filled, token }: AppsProps): VNode {
  return (
    <>
      <h1>Apps</h1>
      <section aria-labelledby="allowed-title">
        <h2 id="allowed-title">What you allow</h2>
        <p>These apps can act for you, within the scopes that you have allowed.</p>
        {grants.length === 0 ? (
          <p class="empty">You have not authorized any apps.</p>
        ) : (
          <ul class="keys" aria-label="Apps that you allow">
            {grants.map((grant) => (
              <GrantItem key={grant.id} grant={grant} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="own-title">
        <h2 id="own-title">Your own apps</h2>
        <p>
          An app asks people to let it act for them, and needs none of their keys. The <a href="/docs">reference</a>{' '}
          says how.
        </p>
        {apps.length > 0 && (
          <ul class="keys" aria-label="Your own apps">
            {apps.map((app) => (
              <AppItem key={app.id} app={app} />
            ))}
          </ul>
        )}
        {apps.length < maxApps ? (
          <Registration filled={filled} token={token} />
        ) : (
          <p class="empty">That is as many as one can have. Delete one to register another.</p>
        )}
      </section>
    </>
  );
}

function AppItem({ app }: { app: AppRecord }): VNode {
  const { id, name, people, createdAt, isConfidential } = app;
  return (
    <li class="key">
      <div class="key-head">
        <h3>{name}</h3>
        <a class="button small quiet" href={`/profile/apps/${id}`} aria-label={`Open ${name}`}>
          Open
        </a>
      </div>
      <dl>
        <Fact label="Keeps a secret">{isConfidential ? 'yes' : 'no'}</Fact>
        <Fact label="Allowed by">{people === 1 ? 'one person' : `${people} people`}</Fact>
        <Fact label="Registered" day={createdAt} />
      </dl>
    </li>
  );
}

const kinds = {
  public: 'No: it runs in browsers, on phones or on people’s own machines',
  confidential: 'Yes: it runs on a server of mine',
};

function Registration({ filled, token }: { filled: FilledApp; token: string }): VNode {
  return (
    <details class="card" open={filled.fault !== null} id="new-app">
      <summary>Register an app</summary>
      {filled.fault !== null && <Note kind="fault">{filled.fault}</Note>}
      <Form action="/profile/apps" token={token}>
        <AppFields filled={filled} />
        <fieldset>
          <legend>Can it keep a secret?</legend>
          {Object.entries(kinds).map(([kind, text]) => (
            <label key={kind} class="choice">
              <input type="radio" name="kind" value={kind} checked={filled.kind === kind} required />
              {text}
            </label>
          ))}
        </fieldset>
        <button type="submit">Register the app</button>
      </Form>
    </details>
  );
}
