import { expect } from 'vitest';
import type { Database } from '../../src/core/database/client.js';
import { findBreaches } from '../../src/maintenance/invariants.js';

/** Expects all trigger-maintained values to equal recomputed ones. */
export async function expectExact(database: Pick<Database, 'pool'>, ...areas: Area[]): Promise<void> {
  expect(await breachesOf(database, ...areas)).toEqual([]);
}

export async function breachesOf({ pool }: Pick<Database, 'pool'>, ...areas: Area[]) {
  const client = await pool.connect();
  try {
    return (await findBreaches(client, areas)).breaches;
  } finally {
    client.release();
  }
}

type Area = 'identity' | 'moderation' | 'forum' | 'answers' | 'shops' | 'files' | 'videos';
