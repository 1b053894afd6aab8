import type { VNode } from 'preact';
import type { KeyRecord } from '../../../accounts/users/api-keys.js';
import { TokenField } from './forms.js';

/** The form that revokes a key. */
export function Revocation({ record, token }: { record: KeyRecord; token: string }): VNode {
  return (
    <section class="narrow">
      <h1>Revoke this key?</h1>
      <p>
        <strong>{record.name}</strong>, which begins with <code>{record.prefix}</code>, stops working at once. Programs
        that use it are refused from their next request on. This cannot be undone.
      </p>
      <form method="post" action={`/profile/keys/${record.id}/revoke`} class="actions">
        <TokenField token={token} />
        <button type="submit" class="danger">
          Revoke the key
        </button>
        <a class="button quiet" href="/profile/keys">
          Keep it
        </a>
      </form>
    </section>
  );
}
