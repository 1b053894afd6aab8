import type { components } from '../../../generated/openapi.js';
import type { Transaction } from '../../core/database/client.js';
import { replying, type StatementRunner } from '../../core/database/statement.js';
import { completeAddress } from './address.js';

type TraderInput = components['schemas']['TraderInput'];

/** $1 seller, the shop being 0. */
const traderOf = replying('SellerIdentity', {
  name: 'trader',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT (SELECT trader FROM traders WHERE store_id = $1) AS trader) r`,
});

/** Replies with the identity of a seller. */
export async function showTrader(database: Pick<StatementRunner, '$one'>, seller: number) {
  return { status: 200 as const, body: await database.$one(traderOf, [seller]) };
}

/** Replaces the identity of a seller. */
export async function writeTrader(
  database: Pick<Transaction, '$executeRaw'>,
  seller: number,
  input: TraderInput,
): Promise<void> {
  const trader = JSON.stringify({
    ...input,
    address: completeAddress(input.address),
    register: input.register ?? null,
    tax_number: input.tax_number ?? null,
  });
  await database.$executeRaw`
    INSERT INTO traders (store_id, trader) VALUES (${seller}, ${trader}::json)
    ON CONFLICT (store_id) DO UPDATE SET trader = excluded.trader`;
}

/** Replaces the identity of a seller, and replies with it. */
export async function saveTrader(
  database: Transaction & Pick<StatementRunner, '$one'>,
  seller: number,
  input: TraderInput,
) {
  await writeTrader(database, seller, input);
  return showTrader(database, seller);
}
