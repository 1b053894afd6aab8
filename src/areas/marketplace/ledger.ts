import { Prisma } from '../../../generated/prisma/client.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { csvReply } from '../../content/orders/csv.js';
import { amountOf, minorUnits } from '../../content/orders/refunds.js';
import { balanceSql, ofStoreSql } from '../../content/payments/ledger.js';
import type { Transaction } from '../../core/database/client.js';
import { arraySql, isoSql } from '../../core/database/formats.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { replying } from '../../core/database/statement.js';
import { claimStore } from './editing.js';

const pageSize = 100;

/** $1 store, $2 the id before which entries are listed, $3 currency, $4 commission of the site. */
const ledger = replying('StoreLedger', {
  name: 'store_ledger',
  text: `SELECT row_to_json(r)::text AS reply FROM (
    SELECT amount_of(${balanceSql('s.id')}, $3) AS balance,
      $3::text AS currency, coalesce(s.commission, $4::numeric) AS commission_percent, page.entries,
      CASE WHEN page.count = ${pageSize} THEN page.last::text END AS next_cursor
    FROM stores s CROSS JOIN LATERAL (
      SELECT coalesce(${arraySql('entry', { order: 'l.id DESC' })}, '[]') AS entries, count(*) AS count, min(l.id) AS last
      FROM (
        SELECT * FROM ledger_entries WHERE store_id = s.id AND id < coalesce($2::bigint, 2147483648) ORDER BY id DESC LIMIT ${pageSize}
      ) l LEFT JOIN orders o ON o.id = l.order_id CROSS JOIN LATERAL (
        SELECT l.id, l.type, amount_of(${ofStoreSql}, coalesce(o.currency, $3)) AS amount, l.order_id, l.note, ${isoSql('l.created_at')} AS created_at
      ) entry
    ) page WHERE s.id = $1
  ) r`,
});

type Shown = Pick<Parameters<Handler<'getStoreLedger'>>[0], 'database' | 'parts'>;

async function showLedger({ database, parts }: Shown, store: number, before: string | null) {
  const { currency, commission } = parts.config;
  return { status: 200 as const, body: await database.$one(ledger, [store, before, currency, commission]) };
}

export const getStoreLedger: Handler<'getStoreLedger'> = async (input) => {
  const { path, query, caller, database, refuse } = input;
  const { cursor = '*' } = query;
  const store = await claimStore(database, path.slug, caller, refuse, '');
  return showLedger(input, store.id, cursor === '*' ? null : cursor);
};

/** Rows of a table at most, as in the contract. */
const mostRows = 2000;

export const exportStoreLedger: Handler<'exportStoreLedger'> = async ({ path, caller, database, parts, refuse }) => {
  const store = await claimStore(database, path.slug, caller, refuse, '');
  const rows = await (database as Transaction).$queryRaw<Record<string, unknown>[]>`
    SELECT l.id, l.type, CASE WHEN l.credit = 'store' THEN shown.amount::text END AS credit,
      CASE WHEN l.credit <> 'store' THEN shown.amount::text END AS debit, own.currency, l.order_id, left(l.note, 200) AS note,
      ${Prisma.raw(isoSql('l.created_at'))} AS created_at
    FROM ledger_entries l LEFT JOIN orders o ON o.id = l.order_id
    CROSS JOIN LATERAL (SELECT coalesce(o.currency, ${parts.config.currency}) AS currency) own
    CROSS JOIN LATERAL (SELECT amount_of(l.amount, own.currency) AS amount) shown
    WHERE l.store_id = ${store.id} ORDER BY l.id DESC LIMIT ${mostRows}`;
  const columns = ['id', 'type', 'credit', 'debit', 'currency', 'order_id', 'note', 'created_at'];
  return csvReply(rows, columns);
};

export const recordPayout: Handler<'recordPayout'> = async (input) => {
  const { path, body, caller, database, parts, record, refuse } = input;
  const store = await lockedStore(database, path.slug);
  if (store === null) throw refuse('store_not_found');
  const { currency } = parts.config;
  const amount = minorUnits(body.amount, currency);
  const [owed] = await database.$queryRaw<[{ balance: bigint }]>`
    SELECT ${Prisma.raw(balanceSql(String(store.id)))} AS balance`;
  if (amount > owed.balance) {
    const left = `${amountOf(owed.balance < 0n ? 0n : owed.balance, currency)} ${currency}`;
    throw refuse('payout_exceeds_balance', { message: `The site owes this store ${left}.` });
  }
  if (amount > 0n) {
    const entry = { type: 'payout', debit: 'store', credit: 'outside', amount, note: body.note ?? null };
    await database.ledgerEntry.create({
      data: { ...entry, storeId: store.id, actorId: caller.id },
      select: { id: true },
    });
    await record({ target: 'store', id: store.id, of: store.ownerId, details: { amount: String(body.amount) } });
  }
  return showLedger(input, store.id, null);
};

export const setStoreCommission: Handler<'setStoreCommission'> = async (input) => {
  const { path, body, database, record, refuse } = input;
  const store = await lockedStore(database, path.slug);
  if (store === null) throw refuse('store_not_found');
  const percent = body.percent === null ? null : Math.round(body.percent * 100) / 100;
  await database.store.update({ where: { id: store.id }, data: { commission: percent }, select: { id: true } });
  await record({ target: 'store', id: store.id, of: store.ownerId, details: { commission: String(percent) } });
  return showLedger(input, store.id, null);
};

const lockedStore = (database: Parameters<Handler<'recordPayout'>>[0]['database'], slug: string) =>
  lockedRow<{ id: number; ownerId: number }>(database)`
    SELECT id, owner_id AS "ownerId" FROM stores WHERE slug = ${slug} FOR NO KEY UPDATE`;
