import type { MailKind } from './kind.js';

/** The text of each notice, given the name of what changed. */
const events = {
  new_device: [
    'A new sign-in to your account',
    (device) => `was signed in to on a device that is new to it: ${device}.`,
  ],
  webhook_created: ['A new webhook of your account', (url) => `tells this address of what happens from now on: ${url}`],
  key_created: ['A new key of your account', (key) => `has a new API key: ${key}.`],
  totp_added: ['A second factor was added', () => 'asks for a code of an authenticator app from now on.'],
  totp_removed: ['A second factor was removed', () => 'asks for codes of an authenticator app no more.'],
  passkey_added: ['A passkey was added', (passkey) => `has a new passkey: ${passkey}.`],
  passkey_removed: ['A passkey was removed', (passkey) => `no longer has this passkey: ${passkey}.`],
  recovery_codes_made: ['New recovery codes', () => 'has new recovery codes. The old codes no longer work.'],
  recovery_code_used: ['A recovery code was used', () => 'was signed in to with one of its recovery codes.'],
  identity_linked: ['A new way to sign in', (issuer) => `can be signed in to by ${issuer} from now on.`],
  identity_unlinked: ['A way to sign in was removed', (issuer) => `cannot be signed in to by ${issuer} any more.`],
  password_guessed: [
    'Somebody tries to guess your password',
    () =>
      'has been tried with a hundred wrong passwords within an hour. Until the hour is over, sign-in with a password is blocked on new devices. Devices that you have signed in on before, passkeys and a new password by mail go on.',
  ],
  factors_reset: [
    'Your second factors were removed',
    () => 'has no second factors any more: an operator removed them.',
  ],
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
      'If that was you, there is nothing to do. If not, change your password, and look at what else is there that is not yours.',
      { label: 'Look after your account', url: `${origin}/profile/security` },
    ],
  };
};

/** Mails about how a user signs in. */
export const securityMails = { security_notice: securityNotice };
