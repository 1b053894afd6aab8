import type { VNode } from 'preact';
import type { Account } from '../../../people/accounts.js';
import { type KeyRecord, maxLiveKeys } from '../../../people/api-keys.js';
import { Note } from './forms.js';
import { type KeyForm, KeyItem, NewKeyForm } from './key-list.js';
import { Day } from './time.js';

type ProfileProps = {
  account: Account;
  live: KeyRecord[];
  past: KeyRecord[];
  keyForm: KeyForm;
  notice: string | null;
  token: string;
};

/** The profile page: account and API keys. */
export function Profile({ account, live, past, keyForm, notice, token }: ProfileProps): VNode {
  return (
    <>
      {notice !== null && <Note kind="done">{notice}</Note>}
      <div class="person">
        <span class="avatar" aria-hidden="true">
          {account.username.slice(0, 1).toUpperCase()}
        </span>
        <div>
          <h1>{account.username}</h1>
          <p class="hint">
            {account.role} since <Day at={account.createdAt} />
            {account.email !== null && <> · {account.email}</>}
          </p>
        </div>
      </div>

      <section id="api-access" aria-labelledby="api-access-title">
        <h2 id="api-access-title">API Access</h2>
        <p>
          A key lets a program act in your name: what it writes is signed by you. Keep it out of scripts that run in
          browsers and out of public repositories. The <a href="/docs">reference</a> says what a key can do.
        </p>
        {live.length === 0 ? (
          <p class="empty">You have no keys yet.</p>
        ) : (
          <ul class="keys">
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
            <ul class="keys">
              {past.map((key) => (
                <KeyItem key={key.id} record={key} />
              ))}
            </ul>
          </details>
        )}
      </section>

      <section aria-labelledby="account-title">
        <h2 id="account-title">Account</h2>
        <p class="actions">
          <a class="button quiet" href="/profile/password">
            Change your password
          </a>
          <a class="button danger quiet" href="/profile/delete">
            Delete your account
          </a>
        </p>
      </section>
    </>
  );
}
