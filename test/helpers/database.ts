import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../../src/core/database/client.js';
import { setSessions } from '../../src/core/database/pool/pooler.js';
import { administer, dropDatabase, withDatabase } from './administer.js';

export type TestDatabase = { url: string; name: string; database: Database; drop(): Promise<void> };

export const silentLog = pino({ level: 'silent' });

/** A migrated, empty database of this test. `isUnlimited` as in `DatabaseOptions`, for statements on many rows. */
export async function testDatabase({ poolSize = 10, isUnlimited = false } = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `${inject('runName')}_${randomBytes(5).toString('hex')}`;
  // FILE_COPY takes half the time of WAL_LOG, since nothing is fsynced here.
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${inject('templateName')} STRATEGY file_copy`);
  const url = withDatabase(server, name);
  const database = isUnlimited
    ? createDatabase({ url, poolSize, isUnlimited }, silentLog)
    : await served(url, poolSize);
  const drop = async () => {
    await database.close();
    await dropDatabase(server, name);
  };
  return { url, name, database, drop };
}

/** The URL for services: `npm run test:pooler` puts a pooler in between. */
async function served(url: string, poolSize: number): Promise<Database> {
  const pooler = process.env.TEST_POOLER_URL;
  if (pooler === undefined) return createDatabase({ url, poolSize }, silentLog);
  const pooled = withDatabase(pooler, new URL(url).pathname.slice(1));
  await setSessions(pooled, url);
  return createDatabase({ url: pooled, poolSize, isPooled: true, preparedStatements: false }, silentLog);
}
