import type { PoolClient } from 'pg';
import type { OperationId } from '../../generated/contract.js';

/** Holds the Idempotency-Key of a person's keys within a transaction, as the first request with it does while it runs. */
export async function holdIdempotencyKey(
  client: PoolClient,
  { id }: { id: number },
  operation: OperationId,
  key: string,
): Promise<void> {
  await client.query(
    `SELECT pg_advisory_xact_lock(hashtextextended(concat_ws(' ', user_id, $2::text, id, $3::text), 0))
      FROM api_keys WHERE user_id = $1`,
    [id, operation, key],
  );
}
