import type { Mail } from '../../api/mail/kinds/index.js';
import type { orderMails } from '../../api/mail/kinds/orders.js';
import { queueMail } from '../../api/mail/queue.js';
import type { Transaction } from '../../core/database/client.js';
import type { Config } from '../../core/platform/config.js';
import { languageNamed } from '../../core/platform/settings/choices.js';
import { type Terms, termsNow } from './terms.js';

type OrderMail = { [Kind in keyof typeof orderMails]: Pick<Extract<Mail, { kind: Kind }>, 'kind' | 'data'> };
type Mailing = { database: Transaction; config: Pick<Config, 'mail'> };

/** Queues the confirmation of new orders of one buyer, if they have an address, with the terms that were shown, else those of now. */
export async function confirmOrders(
  mailing: Mailing & { config: Pick<Config, 'site'> },
  ids: number[],
  shown?: Terms,
): Promise<void> {
  if (mailing.config.mail === null) return;
  const texts = shown ?? (await termsNow(mailing.database, mailing.config)).texts;
  await mailBuyer(mailing, ids[0] as number, { kind: 'order_placed', data: { ids, texts } });
}

/** Queues a mail about an order for its buyer, if they have an address. */
export async function mailBuyer(
  { database, config }: Mailing,
  orderId: number,
  mail: OrderMail[keyof OrderMail],
): Promise<void> {
  if (config.mail === null) return;
  const { buyer, guestEmail, guestLanguage } = await database.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { guestEmail: true, guestLanguage: true, buyer: { select: { id: true, email: true } } },
  });
  const to = guestEmail ?? buyer.email;
  if (to === null) return;
  const reader = guestEmail === null ? { userId: buyer.id } : { language: languageNamed(guestLanguage) };
  await queueMail(database, config, { ...mail, ...reader, to });
}

const told: ReadonlySet<string> = new Set([
  ...['paid', 'completed', 'refunded', 'cancelled', 'return_accepted', 'return_declined'],
]);

/** Tells the buyer of a guest's order of a step. Others are notified of it. */
export async function tellGuest(mailing: Mailing, id: number, step: string): Promise<void> {
  if (told.has(step)) await mailBuyer(mailing, id, { kind: 'order_changed', data: { id, step } });
}
