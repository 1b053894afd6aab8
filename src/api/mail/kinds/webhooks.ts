import type { MailKind } from './kind.js';

const reasons = {
  gone: 'The receiver answered that it is gone for good (410).',
  failing: 'Nothing could be delivered there for five days.',
};

const webhookDisabled: MailKind<{ username: string; url: string; reason: keyof typeof reasons; isOfSite: boolean }> = (
  { username, url, reason, isOfSite },
  { origin },
) => ({
  subject: 'A webhook was disabled',
  body: [
    `${isOfSite ? 'A webhook of the site' : `A webhook of your account ${username}`} is sent nothing any more: ${url}`,
    reasons[reason],
    'Once the receiver works again, make the webhook active with PATCH /webhooks/{id}, and send what it missed with POST /webhooks/{id}/replay.',
    { label: 'How webhooks work', url: `${origin}/docs` },
  ],
});

/** Mails about a user's webhooks. */
export const webhookMails = { webhook_disabled: webhookDisabled };
