import type { MailKind } from './kind.js';

const reasons = {
  gone: 'The receiver answered that it no longer exists (410).',
  failing: 'Nothing could be delivered there for five days.',
};

const webhookDisabled: MailKind<{ username: string; url: string; reason: keyof typeof reasons; isOfSite: boolean }> = (
  { username, url, reason, isOfSite },
  { origin },
) => ({
  subject: 'A webhook was disabled',
  body: [
    `${isOfSite ? 'A webhook of the site' : `A webhook of your account ${username}`} was disabled: ${url}`,
    reasons[reason],
    'Once the receiver works again, activate the webhook with PATCH /webhooks/{id}, and redeliver missed events with POST /webhooks/{id}/replay.',
    { label: 'How webhooks work', url: `${origin}/docs` },
  ],
});

/** Mails about a user's webhooks. */
export const webhookMails = { webhook_disabled: webhookDisabled };
