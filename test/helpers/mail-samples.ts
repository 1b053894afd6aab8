import type { MailContent } from '../../src/api/mail/blocks.js';
import { type Mail, mailKinds } from '../../src/api/mail/kinds/index.js';
import type { About, MailKind } from '../../src/api/mail/kinds/kind.js';
import { mailTextsIn } from '../../src/api/mail/texts/texts.js';
import type { SiteLanguage } from '../../src/core/platform/settings/choices.js';

const username = 'mira';
const decision = { username, reason: 'Please stay on the topic.', contact: 'help@example.org' };

/** Data for each kind of mail, by its name or with a note of the case. */
export const mailSamples: Readonly<Record<string, Pick<Mail, 'kind' | 'data'>>> = {
  address_confirmation: { kind: 'address_confirmation', data: {} },
  address_changed: { kind: 'address_changed', data: { username } },
  password_reset: { kind: 'password_reset', data: {} },
  password_changed: { kind: 'password_changed', data: { username } },
  sign_up_approved: { kind: 'sign_up_approved', data: { username } },
  sign_up_refused: { kind: 'sign_up_refused', data: { username } },
  app_allowed: { kind: 'app_allowed', data: { username, app: 'Almanac', may: ['read', 'write', 'upload'] } },
  export_ready: { kind: 'export_ready', data: { username, days: 7 } },
  deletion_planned: { kind: 'deletion_planned', data: { username, at: '2026-12-24 09:05:00' } },
  account_deleted: { kind: 'account_deleted', data: { username } },
  account_restricted: {
    kind: 'account_restricted',
    data: { ...decision, restriction: 'suspended', until: '2026-12-24 09:05:00' },
  },
  'account_restricted for now': {
    kind: 'account_restricted',
    data: { ...decision, restriction: 'silenced', until: null },
  },
  account_warned: { kind: 'account_warned', data: { username, text: 'No advertisements, please.', contact: null } },
  content_hidden: { kind: 'content_hidden', data: { ...decision, kind: 'topic', title: 'Cheap watches' } },
  content_edited: { kind: 'content_edited', data: { ...decision, kind: 'post_comment', title: null } },
  new_reports: { kind: 'new_reports', data: {} },
  order_placed: { kind: 'order_placed', data: { ids: [1], texts: { terms: 'Be fair.' } } },
  order_changed: { kind: 'order_changed', data: { id: 1, step: 'refunded' } },
  order_shipped: { kind: 'order_shipped', data: { id: 1 } },
  report_resolved: { kind: 'report_resolved', data: { username, kind: 'reply', outcome: 'upheld' } },
  security_notice: {
    kind: 'security_notice',
    data: { username, event: 'new_device', name: 'Firefox on Linux' },
  },
  webhook_disabled: {
    kind: 'webhook_disabled',
    data: { username, url: 'https://hooks.example/a', reason: 'gone', isOfSite: false },
  },
};

const recipient = 'mira@example.org';
// Rows for all queries of templates.
const order = {
  ...{ seller: 'Lund Woodwork', currency: 'EUR', shipping: '4.90', tax: '5.55', total: '34.80', method: 'Parcel' },
  lines: [{ title: 'Oak board', quantity: 1, amount: '29.90' }],
  account: { holder: 'Mira Lund', iban: 'DE89370400440532013000' },
};
const parcel = { orderId: 1, carrier: 'DHL', tracking: '00340434', url: 'https://parcels.example/00340434' };
const row = { id: 1, ...parcel, username, pending: recipient, waiting: 3, ...order };
const prisma = {
  $queryRaw: async () => [row],
  $executeRaw: async () => 1,
  user: { findFirst: async () => null },
} as unknown as About['prisma'];

/** The content of a sample in a language. */
export async function sampleIn(
  language: SiteLanguage,
  { kind, data }: Pick<Mail, 'kind' | 'data'>,
): Promise<MailContent> {
  const about = { recipient, userId: 1, language, t: mailTextsIn(language), origin: 'https://plaza.example', prisma };
  const content = await (mailKinds[kind] as MailKind<unknown>)(data, about);
  if (content === null) throw new Error(`No mail of ${kind}`);
  return content;
}

/** The content of a mail with so many notifications. */
export function newsIn(language: SiteLanguage, count: number): MailContent {
  const t = mailTextsIn(language);
  const url = 'https://plaza.example/forum/topics/1';
  const entries = Array.from({ length: count }, (_, at) => ({
    face: at === 2 ? null : { initials: 'NA', colour: '#2d6a8c', picture: at === 0 ? `${url}/avatar` : null },
    event: 'Noor A. replied to “Which glue for Donaudampfschifffahrtsgesellschaft?”',
    excerpt: at === 2 ? '' : 'I would take hide glue: it lets go with steam, so that the next one can repair it.',
    url: count === 1 ? null : url,
  }));
  return {
    subject: count === 1 ? (entries[0]?.event ?? '') : t('news', { count }),
    body: [...entries, { label: t('read'), url }],
    why: 'why.watched',
    links: [{ label: t('settings'), url: 'https://plaza.example/notifications/settings' }],
    unsubscribe: 'https://plaza.example/unsubscribe/1',
  };
}
