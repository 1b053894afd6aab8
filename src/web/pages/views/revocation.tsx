import type { VNode } from 'preact';
import type { KeyRecord } from '../../../accounts/users/api-keys.js';
import { Confirm } from './forms.js';

/** The form that revokes a key. */
export function Revocation({ record, token }: { record: KeyRecord; token: string }): VNode {
  return (
    <Confirm
      title="Revoke this key?"
      token={token}
      action={`/profile/keys/${record.id}/revoke`}
      button="Revoke the key"
      cancel={['/profile/keys', 'Keep it']}
    >
      <p>
        <strong>{record.name}</strong>, which begins with <code>{record.prefix}</code>, stops working immediately:
        requests with it are refused. This cannot be undone.
      </p>
    </Confirm>
  );
}
