import type { VNode } from 'preact';
import type { Account } from '../../../../accounts/users/accounts.js';
import { type Unsent, UnsentMail } from '../../demo.js';
import { Fact } from '../fact.js';
import { Field, Form, Narrow, Note } from '../forms.js';
import { IdentityFields } from '../identity.js';
import { Back } from '../links.js';

/** What is wrong with each field, or with the form. */
export type EmailFaults = { email?: string; current?: string; form?: string };
type EmailProps = {
  account: Account;
  /** What has yet to be confirmed. */
  unconfirmed: string | null;
  sendsMail: boolean;
  /** Of the mail with the link, where it was not sent. */
  unsent: Unsent | null;
  /** Whether one that is not confirmed keeps from writing. */
  isRequired: boolean;
  given: string;
  faults: EmailFaults;
  token: string;
};

/** The page of the profile with the email address, and the form that changes it. */
export function Email({
  account,
  unconfirmed,
  sendsMail,
  unsent,
  isRequired,
  given,
  faults,
  token,
}: EmailProps): VNode {
  const fault = faults.form ?? (Object.keys(faults).length > 0 ? 'Something is not right yet; see below.' : null);
  const { email, emailVerifiedAt } = account;
  return (
    <Narrow title="Email address" fault={fault}>
      {isRequired && emailVerifiedAt === null && (
        <Note kind="warning">Until you have confirmed an address, you can read but not write.</Note>
      )}
      <UnsentMail unsent={unsent} />
      <dl class="facts">
        <Fact label="Your address">
          {email ?? 'none yet'}
          {email !== null && sendsMail && (emailVerifiedAt === null ? ', not confirmed' : ', confirmed')}
        </Fact>
        {unconfirmed !== null && unconfirmed !== email && (
          <Fact label="Waits for your confirmation">{unconfirmed}</Fact>
        )}
      </dl>
      {unconfirmed !== null && sendsMail && (
        <Form action="/profile/email/confirmation" class="actions" token={token}>
          <button class="quiet" type="submit">
            Send the mail again
          </button>
        </Form>
      )}
      <Form action="/profile/email" class="card" token={token}>
        <Field
          name="email"
          label="New address"
          type="email"
          value={given}
          autoComplete="email"
          hint={
            sendsMail
              ? 'We send a link there. It becomes yours when you confirm it there; until then all stays as it is.'
              : 'It is not shown to other users.'
          }
          fault={faults.email}
          maxLength={254}
        />
        <IdentityFields account={account} fault={faults.current} />
        <button type="submit">Change the address</button>
      </Form>
      <Back href="/profile">Back to your profile</Back>
    </Narrow>
  );
}
