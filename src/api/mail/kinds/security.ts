import type { MailKind } from './kind.js';

/** The text of each notice, given the name of what changed. */
const events = {
  new_device: ['A new sign-in to your account', (device) => `was used to sign in on a new device: ${device}.`],
  webhook_created: ['A new webhook for your account', (url) => `has a new webhook: ${url}`],
  key_created: ['A new API key for your account', (key) => `has a new API key: ${key}.`],
  totp_added: ['A second factor was added', () => 'now asks for a code from an authenticator app when you sign in.'],
  totp_removed: ['A second factor was removed', () => 'no longer asks for a code from an authenticator app.'],
  passkey_added: ['A passkey was added', (passkey) => `has a new passkey: ${passkey}.`],
  passkey_removed: ['A passkey was removed', (passkey) => `no longer has this passkey: ${passkey}.`],
  recovery_codes_made: ['New recovery codes', () => 'has new recovery codes. The old codes no longer work.'],
  recovery_code_used: ['A recovery code was used', () => 'was used to sign in with a recovery code.'],
  identity_linked: ['A new way to sign in', (issuer) => `can now be used by signing in with ${issuer}.`],
  identity_unlinked: [
    'A way to sign in was removed',
    (issuer) => `can no longer be used by signing in with ${issuer}.`,
  ],
  password_guessed: [
    'Someone is trying to guess your password',
    () =>
      'had a hundred wrong passwords within an hour. For the rest of the hour, nobody can sign in with a password on a new device. You can still sign in on devices you have used before, with a passkey, or after setting a new password by email.',
  ],
  factors_reset: ['Your second factors were removed', () => 'no longer has a second factor: an operator removed it.'],
} as const satisfies Record<string, readonly [string, (name: string) => string]>;

/** Events that a user should recognise as their own. */
export type SecurityEvent = keyof typeof events;

const securityNotice: MailKind<{ username: string; event: SecurityEvent; name: string }> = (
  { username, event, name },
  { origin },
) => {
  const [subject, text] = events[event];
  return {
    subject,
    body: [
      `Your account ${username} ${text(name)}`,
      'If that was you, you can ignore this email. If not, change your password, and check your account for anything that isn’t yours.',
      { label: 'Check your account', url: `${origin}/profile/security` },
    ],
  };
};

/** Mails about how a user signs in. */
export const securityMails = { security_notice: securityNotice };
