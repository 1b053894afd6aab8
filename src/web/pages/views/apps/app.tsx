import type { VNode } from 'preact';
import type { AppRecord } from '../../../../accounts/oauth/registration.js';
import { CopyBox } from '../code.js';
import { Form, Note } from '../forms.js';
import { ActionLink } from '../links.js';
import { AppFields, type FilledApp } from './form.js';

type AppProps = { app: AppRecord; filled: FilledApp; secret: string | null; token: string };

/** An app of somebody's own: its id, its secret where that is new, and what can be changed of it. */
export function AppDetails({ app, filled, secret, token }: AppProps): VNode {
  const { id, name, clientId, isConfidential } = app;
  return (
    <>
      <h1>{name}</h1>
      <h2>Client id</h2>
      <p>It is no secret: it says which app asks.</p>
      <CopyBox id="client-id" label="The client id" text={clientId} />
      {isConfidential && <h2>Client secret</h2>}
      {secret !== null && (
        <>
          <Note kind="warning">
            Copy the secret now. It is shown only once: we store only a hash, so it cannot be shown again.
          </Note>
          <CopyBox id="client-secret" label="The client secret" text={secret} />
        </>
      )}
      {isConfidential && (
        <ActionLink href={`/profile/apps/${id}/secret`} kind="quiet">
          Renew the secret
        </ActionLink>
      )}
      <h2>What people see</h2>
      {filled.fault !== null && <Note kind="fault">{filled.fault}</Note>}
      <Form action={`/profile/apps/${id}`} class="card" token={token}>
        <AppFields filled={filled} />
        <button type="submit">Save</button>
      </Form>
      <p class="actions">
        <a class="button danger quiet" href={`/profile/apps/${id}/delete`}>
          Delete the app
        </a>
        <a class="button quiet" href="/profile/apps">
          All apps
        </a>
      </p>
    </>
  );
}
