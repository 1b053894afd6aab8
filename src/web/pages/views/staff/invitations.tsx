import type { VNode } from 'preact';
import type { components } from '../../../../../generated/openapi.js';
import type { Account } from '../../../../accounts/users/accounts.js';
import type { SignUpMode } from '../../../../operations/settings/choices.js';
import { Fact } from '../fact.js';
import { Choice, Form, Note } from '../forms.js';
import { Moment } from '../time.js';
import { Pager, StaffFrame } from './frame.js';

/** How many days an invitation can be good for, as the form offers it. */
export const lifetimes: Readonly<Record<string, string>> = {
  '1': 'for a day',
  '7': 'for a week',
  '30': 'for 30 days',
  '90': 'for 90 days',
};

const modes: Record<SignUpMode, string> = {
  open: 'Everyone can sign up without an invitation.',
  approval: 'Invited users do not need approval.',
  invite: 'Sign-up requires an invitation.',
  closed: 'Sign-up is closed, even with an invitation.',
};

type InvitationsProps = {
  account: Account;
  notice: string | null;
  fault: string | null;
  /** A link that was just made. */
  url: string | null;
  list: components['schemas']['InvitationList'];
  mode: SignUpMode;
  given: { uses: string; days: string };
  at: (page: number) => string;
  token: string;
};

/** The invitations that there are, and the form for another. */
export function InvitationsView(props: InvitationsProps): VNode {
  const { account, notice, fault, url, list, mode, given, at, token } = props;
  return (
    <StaffFrame account={account} here="Invitations" title="Invitations" notice={notice} fault={fault}>
      <p>{modes[mode]}</p>
      {url !== null && (
        <Note kind="done">
          This link is shown only once: <code>{url}</code>
        </Note>
      )}
      <Form action="/staff/invitations" class="card" token={token}>
        <div class="field">
          <label for="max_uses">For how many people</label>
          <input id="max_uses" name="max_uses" type="number" min={1} max={1000} required value={given.uses} />
        </div>
        <Choice id="days" name="days" label="It is good" options={lifetimes} value={given.days} />
        <button type="submit">Make an invitation</button>
      </Form>
      {list.invitations.length === 0 ? (
        <p class="empty">There are no invitations.</p>
      ) : (
        <ul class="keys" aria-label="Invitations">
          {list.invitations.map((each) => (
            <Item key={each.id} invitation={each} token={token} />
          ))}
        </ul>
      )}
      <Pager {...list} what={list.total === 1 ? 'invitation' : 'invitations'} at={at} />
    </StaffFrame>
  );
}

type ItemProps = { invitation: components['schemas']['Invitation']; token: string };

function Item({ invitation, token }: ItemProps): VNode {
  const { id, creator, uses, max_uses: most, created_at: made, expires_at: end } = invitation;
  return (
    <li class="key">
      <div class="key-head">
        <h2>Invitation {id}</h2>
        <Moment at={new Date(made)} />
      </div>
      <dl>
        <Fact label="By" person={creator} />
        <Fact label="Used">
          {uses} of {most}
        </Fact>
        <Fact label="Good until" at={new Date(end)} />
      </dl>
      <Form action={`/staff/invitations/${id}/end`} class="actions" token={token}>
        <button type="submit" class="danger quiet" aria-label={`Revoke invitation ${id}`}>
          Revoke
        </button>
      </Form>
    </li>
  );
}
