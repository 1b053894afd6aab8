import type { VNode } from 'preact';
import type { WaitingDevice } from '../../../../accounts/oauth/devices.js';
import type { Account } from '../../../../accounts/users/accounts.js';
import { Field, Form, Narrow, Note } from '../forms.js';
import { ActionLink } from '../links.js';
import { Asking, Decision } from './consent.js';

type DeviceCodeProps = { code: string; fault: string | null; token: string };

/** The form for the code that a device shows. */
export function DeviceCode({ code, fault, token }: DeviceCodeProps): VNode {
  return (
    <Narrow title="Connect a device" fault={fault}>
      <Form action="/oauth/device" class="card" token={token}>
        <Field
          name="user_code"
          label="Code"
          value={code}
          autoComplete="off"
          maxLength={20}
          hint="The eight letters that your device shows."
        />
        <button type="submit">Go on</button>
      </Form>
    </Narrow>
  );
}

type DeviceConsentProps = { device: WaitingDevice; account: Account; token: string };

/** Asks somebody whether the app on a device may act for them. */
export function DeviceConsent({ device, account, token }: DeviceConsentProps): VNode {
  const { name, owner, userCode, scopes } = device;
  return (
    <Narrow title={`Allow ${name}?`}>
      <Asking name={name} owner={owner} username={account.username} scopes={scopes} />
      <Note kind="warning">
        Go on only if a device of yours shows the code {userCode}. If somebody sent it to you, they want to act in your
        name.
      </Note>
      <Form action="/oauth/device" class="card" token={token}>
        <input type="hidden" name="user_code" value={userCode} />
        <Decision />
      </Form>
    </Narrow>
  );
}

/** Says that the rest happens at the device. */
export function DeviceAnswered({ name, isAllowed }: { name: string; isAllowed: boolean }): VNode {
  return (
    <Narrow title={isAllowed ? 'Go on at your device' : 'Not allowed'}>
      <p>
        {isAllowed
          ? `${name} may now act for you. You can close this page.`
          : `${name} is told that you do not allow it. You can close this page.`}
      </p>
      <ActionLink href="/profile/apps" kind="quiet">
        What you allow
      </ActionLink>
    </Narrow>
  );
}
