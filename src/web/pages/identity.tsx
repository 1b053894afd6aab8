import type { VNode } from 'preact';
import { useSite } from '../components/context.js';
import { Input } from '../components/fields.js';
import { Text } from '../components/parts.js';

/** The fields in which somebody who is signed in says again who they are, for `requireIdentity`. */
export function IdentityFields({ label }: { label?: string }): VNode | null {
  const { t, account } = useSite();
  if (account === null) return null;
  if (account.passwordHash === null) {
    return (
      <p>
        <Text of="identity.no_password" href="/profile/confirm" />
      </p>
    );
  }
  return (
    <>
      <input type="hidden" name="username" value={account.username} autoComplete="username" />
      <Input
        name="current_password"
        label={label ?? t('identity.password')}
        type="password"
        autoComplete="current-password"
      />
    </>
  );
}
