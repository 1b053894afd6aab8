import type { MailKind } from './kind.js';

type DisabledData = { username: string; url: string; reason: 'gone' | 'failing'; isOfSite: boolean };

const webhookDisabled: MailKind<DisabledData> = ({ username: name, url, reason, isOfSite }, { origin, t }) => ({
  subject: t('webhook'),
  body: [
    isOfSite ? t('webhook.site', { url }) : t('webhook.own', { name, url }),
    t(`webhook.${reason}`),
    t('webhook.then'),
    { label: t('webhook.link'), url: `${origin}/docs` },
  ],
});

/** Mails about a user's webhooks. */
export const webhookMails = { webhook_disabled: webhookDisabled };
