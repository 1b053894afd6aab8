import { orderPath } from '../../../core/database/secrets.js';
import type { SiteLanguage } from '../../../core/platform/settings/choices.js';
import type { MailBlock } from '../blocks.js';
import type { About, MailKind } from './kind.js';

/** An order as its confirmation shows it, at the time when it is sent. Amounts are decimal text. */
type Row = {
  id: number;
  isGuest: boolean;
  seller: string | null;
  currency: string;
  lines: { title: string; quantity: number; amount: string }[];
  shipping: string;
  tax: string;
  total: string;
  refunded: string;
  method: string | null;
  account: { holder: string; iban: string } | null;
};

const ordersOf = (prisma: About['prisma'], ids: readonly number[]) => prisma.$queryRaw<Row[]>`
  SELECT o.id, o.guest_email IS NOT NULL AS "isGuest", o.currency, o.shipping_method AS method, amount_of(o.shipping, o.currency)::text AS shipping,
    amount_of(o.tax, o.currency)::text AS tax, amount_of(o.total, o.currency)::text AS total, amount_of(o.refunded, o.currency)::text AS refunded, min(i.store_name) AS seller,
    json_agg(json_build_object('title', concat_ws(', ', i.title, i.variant), 'quantity', i.quantity, 'amount', (i.price * i.quantity)::text) ORDER BY i.product_id, i.variant_id) AS lines,
    CASE WHEN o.payment_method = 'transfer' THEN (
      SELECT s.settings->'bank_account' FROM sales_settings s JOIN order_stores os ON os.store_id = s.store_id WHERE os.order_id = o.id LIMIT 1
    ) END AS account
  FROM orders o JOIN order_items i ON i.order_id = o.id WHERE o.id = ANY (${ids}::integer[]) GROUP BY o.id ORDER BY o.id`;

const moneyIn = (language: SiteLanguage, currency: string) => (amount: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(amount));

/** The durable confirmation of what was ordered and of the terms, as they were then, which buyers are entitled to. */
const orderPlaced: MailKind<{ ids: number[]; texts?: Partial<Record<'terms' | 'withdrawal', string>> }> = async (
  { ids, texts = {} },
  { prisma, language, origin, t },
) => {
  const orders = await ordersOf(prisma, ids);
  const [first] = orders;
  if (first === undefined) return null;
  const body = orders.flatMap(({ id, seller, currency, lines, shipping, tax, total, method, account }): MailBlock[] => {
    const money = moneyIn(language, currency);
    return [
      seller === null ? t('order.shop', { id }) : t('order.store', { id, seller }),
      {
        list: [
          ...lines.map(({ title, quantity, amount }) => `${quantity} × ${title}: ${money(amount)}`),
          ...(method === null ? [] : [`${method}: ${money(shipping)}`]),
          ...(Number(tax) === 0 ? [] : [t('order.tax', { amount: money(tax) })]),
          t('order.total', { amount: money(total) }),
        ],
      },
      account === null
        ? t('order.next')
        : t('order.transfer', {
            amount: money(total),
            holder: account.holder,
            iban: account.iban,
            reference: `Order ${id}`,
          }),
    ];
  });
  return {
    subject: t('order'),
    body: [
      ...body,
      { label: t('order.link'), url: origin + (await orderPath(prisma, first)) },
      ...Object.entries(texts).flatMap(([name, quote]) => [t(`order.${name as keyof typeof texts}`), { quote }]),
    ],
    why: 'why.order',
  };
};

/** News of a step of an order for a buyer without an account, who gets no notifications. */
const orderChanged: MailKind<{ id: number; step: string }> = async ({ id, step }, { prisma, language, origin, t }) => {
  const [order] = await ordersOf(prisma, [id]);
  const key = `order.is_${step}` as const;
  if (order === undefined || !Object.hasOwn(changes, key)) return null;
  const money = moneyIn(language, order.currency);
  const amount = money(step === 'refunded' ? order.refunded : order.total);
  return {
    subject: t(key as 'order.is_paid', { id }),
    body: [
      t(changes[key as keyof typeof changes], { id, amount }),
      { label: t('order.link'), url: origin + (await orderPath(prisma, order)) },
    ],
    why: 'why.order',
  };
};

/** Sentences by the subjects of mails about a step. */
const changes = {
  'order.is_paid': 'order.is_paid.said',
  'order.is_completed': 'order.is_completed.said',
  'order.is_refunded': 'order.is_refunded.said',
  'order.is_cancelled': 'order.is_cancelled.said',
  'order.is_return_accepted': 'order.is_return_accepted.said',
  'order.is_return_declined': 'order.is_return_declined.said',
} as const;

type Parcel = {
  isGuest: boolean;
  orderId: number;
  carrier: string | null;
  tracking: string | null;
  url: string | null;
  lines: { title: string; quantity: number }[];
};

/** A parcel of an order is on its way. */
const orderShipped: MailKind<{ id: number }> = async ({ id }, { prisma, origin, t }) => {
  const [parcel] = await prisma.$queryRaw<Parcel[]>`
    SELECT s.order_id AS "orderId", s.carrier, s.tracking, s.url,
      (SELECT guest_email IS NOT NULL FROM orders WHERE id = s.order_id) AS "isGuest",
      json_agg(json_build_object('title', concat_ws(', ', i.title, i.variant), 'quantity', sent.quantity) ORDER BY i.product_id) AS lines
    FROM shipments s CROSS JOIN json_to_recordset(s.items) sent (product_id integer, variant_id integer, quantity integer)
    JOIN order_items i ON i.order_id = s.order_id AND i.product_id = sent.product_id AND i.variant_id = coalesce(sent.variant_id, 0)
    WHERE s.id = ${id} GROUP BY s.id`;
  if (parcel === undefined) return null;
  const { orderId, carrier, tracking, url, lines } = parcel;
  const by = [carrier, tracking].filter((each) => each !== null).join(' ');
  return {
    subject: t('order.shipped'),
    body: [
      t('order.shipped.said', { id: orderId }),
      { list: lines.map(({ title, quantity }) => `${quantity} × ${title}`) },
      ...(by === '' ? [] : [t('order.shipped.by', { by })]),
      ...(url === null ? [] : [{ label: t('order.track'), url }]),
      { label: t('order.link'), url: origin + (await orderPath(prisma, { id: orderId, isGuest: parcel.isGuest })) },
    ],
    why: 'why.order',
  };
};

/** Mails about orders. */
export const orderMails = { order_placed: orderPlaced, order_changed: orderChanged, order_shipped: orderShipped };
