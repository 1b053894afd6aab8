import type { VNode } from 'preact';
import { minPasswordLength } from '../../api/auth/passwords.js';
import { useSite } from '../components/context.js';
import { Input } from '../components/fields.js';
import { Text } from '../components/parts.js';
import type { TextKey } from '../texts/texts.js';

/** Fields to confirm the identity, for `requireIdentity`. */
export function IdentityFields({ label }: { label?: string }): VNode | null {
  const { t, account } = useSite();
  if (account === null) return null;
  if (account.passwordHash === null) return <Text of="identity.no_password" href="/profile/confirm" as="p" />;
  return (
    <>
      <input type="hidden" name="username" value={account.username} autoComplete="username" />
      <Input name="current_password" label={label ?? t('identity.password')} />
    </>
  );
}

type NewPasswordProps = {
  name?: string;
  label: string;
  /** The text of the hint, which names the minimum length. */
  hint: TextKey;
};

/** The field for a new password. */
export function NewPassword({ name = 'new_password', label, hint }: NewPasswordProps): VNode {
  const least = { minLength: minPasswordLength, hint: useSite().t(hint, { count: minPasswordLength }) };
  return <Input name={name} label={label} type="password" autoComplete="new-password" {...least} />;
}
