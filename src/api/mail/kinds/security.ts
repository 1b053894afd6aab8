import type { MailKind } from './kind.js';

/** Events that a user should recognise as their own. */
const events = [
  ...['new_device', 'webhook_created', 'key_created', 'totp_added', 'totp_removed', 'passkey_added'],
  ...['passkey_removed', 'recovery_codes_made', 'recovery_code_used', 'identity_linked', 'identity_unlinked'],
  ...['password_guessed', 'factors_reset'],
] as const;

/** An event that a user should recognise as their own. */
export type SecurityEvent = (typeof events)[number];

/** `name` is that of what changed. */
const securityNotice: MailKind<{ username: string; event: SecurityEvent; name: string }> = (
  { username, event, name },
  { origin, t },
) => ({
  subject: t(`security.${event}`),
  body: [
    t(`security.${event}.said`, { name: username, what: name }),
    t('security.then'),
    { label: t('security.link'), url: `${origin}/profile/security` },
  ],
});

/** Mails about how a user signs in. */
export const securityMails = { security_notice: securityNotice };
