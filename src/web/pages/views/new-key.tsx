import type { VNode } from 'preact';
import type { KeyRecord } from '../../../accounts/users/api-keys.js';
import { CopyBox } from './code.js';
import { Note } from './forms.js';
import { ActionLink } from './links.js';

type NewKeyProps = { record: KeyRecord; secret: string; base: string };

/** A new key, which is shown this once. */
export function NewKey({ record, secret, base }: NewKeyProps): VNode {
  // Without the scope to read, the key could not ask whose it is.
  const path = record.scopes.includes('read') ? '/me' : '/forum/boards';
  return (
    <section>
      <h1>Your new key</h1>
      <Note kind="warning">
        Copy the key now. It is shown only once: we store only a hash, so it cannot be shown again.
      </Note>
      <h2>{record.name}</h2>
      <CopyBox id="new-key" label="The key" text={secret} />
      <h2>Try it</h2>
      <p>Paste this into a terminal{path === '/me' ? ': it answers whose key this is and what it may do' : ''}.</p>
      <CopyBox id="try-key" label="The command" text={`curl -s ${base}${path} -H 'Authorization: Bearer ${secret}'`} />
      <ActionLink href="/profile/keys">I have copied it</ActionLink>
    </section>
  );
}
