import type { VNode } from 'preact';
import type { components } from '../../../../../generated/openapi.js';
import type { Account } from '../../../../accounts/users/accounts.js';
import { Fact } from '../fact.js';
import { Form } from '../forms.js';
import { Moment } from '../time.js';
import { Pager, StaffFrame } from './frame.js';

type SignUpsProps = {
  account: Account;
  notice: string | null;
  fault: string | null;
  list: components['schemas']['SignUpList'];
  /** Whether those who sign up wait. */
  isOn: boolean;
  at: (page: number) => string;
  token: string;
};

/** Who waits for approval. */
export function SignUpsView({ account, notice, fault, list, isOn, at, token }: SignUpsProps): VNode {
  return (
    <StaffFrame account={account} here="Sign-ups" title="Sign-ups" notice={notice} fault={fault}>
      {!isOn && <p>New accounts do not require approval.</p>}
      {list.sign_ups.length === 0 ? (
        <p class="empty">No pending accounts.</p>
      ) : (
        <ul class="keys">
          {list.sign_ups.map(({ id, username, email, email_verified: isVerified, created_at: since }) => (
            <li class="key" key={id}>
              <div class="key-head">
                <h2>{username}</h2>
                <Moment at={new Date(since)} />
              </div>
              <dl>
                <Fact label="Email">
                  {email}, {isVerified ? 'confirmed' : 'not confirmed'}
                </Fact>
              </dl>
              <div class="actions">
                <Act username={username} to="approval" label="Approve" token={token} />
                <Act username={username} to="refusal" label="Refuse" token={token} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pager {...list} what="waiting" at={at} />
    </StaffFrame>
  );
}

type ActProps = { username: string; to: 'approval' | 'refusal'; label: string; token: string };

function Act({ username, to, label, token }: ActProps): VNode {
  return (
    <Form action={`/staff/sign-ups/${username}/${to}`} token={token}>
      <button type="submit" class={to === 'refusal' ? 'danger quiet' : ''} aria-label={`${label} ${username}`}>
        {label}
      </button>
    </Form>
  );
}
