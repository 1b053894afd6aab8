import type { VNode } from 'preact';
import type { Account } from '../../../../accounts/users/accounts.js';
import { Note } from '../forms.js';
import { ActionLink } from '../links.js';
import { Day } from '../time.js';

type ProfileProps = {
  account: Account;
  /** An address that they have yet to confirm, and whether they may not write until then. */
  unconfirmed: string | null;
  mayNotWrite: boolean;
  /** What they are told who may read and not write; null for others. */
  silence: string | null;
};

/** The first page of the profile: who one is here, and what belongs to that. */
export function Profile({ account, unconfirmed, mayNotWrite, silence }: ProfileProps): VNode {
  return (
    <>
      {silence !== null && <Note kind="warning">{silence}</Note>}
      {account.warnedAt !== null && (
        <Note kind="warning">
          The moderators have a <a href="/profile/warnings">warning for you</a>. Until you acknowledge it you cannot
          publish or edit anything.
        </Note>
      )}
      {account.awaitsApproval && (
        <Note kind="warning">
          Your account is pending approval. Until an admin approves it, you can read but not write or create keys.
        </Note>
      )}
      {mayNotWrite && (
        <Note kind="warning">
          Until you have <a href="/profile/email">confirmed your email address</a>, you can read but not write.
        </Note>
      )}
      <div class="person">
        <span class="avatar" aria-hidden="true">
          {account.username.slice(0, 1).toUpperCase()}
        </span>
        <div>
          <h1>{account.username}</h1>
          <p class="hint">
            {account.role} since <Day at={account.createdAt} />
            {account.email !== null && <> · {account.email}</>}
            {' · '}
            <a href="/profile/email">{unconfirmed === null ? 'change the address' : 'confirm the address'}</a>
          </p>
        </div>
      </div>

      <section id="api-access" aria-labelledby="api-access-title">
        <h2 id="api-access-title">API Access</h2>
        <p>A key lets a program act in your name.</p>
        <ActionLink href="/profile/keys">Your API keys</ActionLink>
      </section>

      {account.role !== 'member' && (
        <section aria-labelledby="staff-title">
          <h2 id="staff-title">Staff</h2>
          <ActionLink href="/staff" kind="quiet">
            Reports and people
          </ActionLink>
        </section>
      )}

      <section aria-labelledby="account-title">
        <h2 id="account-title">Account</h2>
        <ActionLink href="/profile/delete" kind="danger quiet">
          Delete your account
        </ActionLink>
      </section>
    </>
  );
}
