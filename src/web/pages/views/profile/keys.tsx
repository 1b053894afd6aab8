import type { VNode } from 'preact';
import { type KeyRecord, maxLiveKeys } from '../../../../accounts/users/api-keys.js';
import { Note } from '../forms.js';
import { type KeyForm, KeyItem, NewKeyForm } from './key-list.js';

type KeysProps = { live: KeyRecord[]; past: KeyRecord[]; keyForm: KeyForm; token: string };

/** The page of the profile with the API keys, and the form for a new one. */
export function Keys({ live, past, keyForm, token }: KeysProps): VNode {
  return (
    <>
      <h1>API Access</h1>
      <p>
        A key lets a program act in your name: what it writes is signed by you. Keep it out of scripts that run in
        browsers and out of public repositories. The <a href="/docs">reference</a> says what a key can do.
      </p>
      {live.length === 0 ? (
        <p class="empty">You have no keys yet.</p>
      ) : (
        <ul class="keys" aria-label="Your keys">
          {live.map((key) => (
            <KeyItem key={key.id} record={key} />
          ))}
        </ul>
      )}
      {live.length < maxLiveKeys ? (
        <NewKeyForm form={keyForm} token={token} isFirst={live.length === 0} />
      ) : (
        <>
          {keyForm.fault !== null && <Note kind="fault">{keyForm.fault}</Note>}
          <p class="empty">That is as many as one can have. Revoke one to generate another.</p>
        </>
      )}
      {past.length > 0 && (
        <details>
          <summary>Revoked and expired keys ({past.length})</summary>
          <ul class="keys" aria-label="Revoked and expired keys">
            {past.map((key) => (
              <KeyItem key={key.id} record={key} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
