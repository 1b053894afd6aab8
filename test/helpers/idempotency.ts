import type { PoolClient } from 'pg';
import type { OperationId } from '../../generated/contract.js';

/** Locks an Idempotency-Key in a transaction, like a first request that is still running. */
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
