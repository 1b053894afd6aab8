import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../../src/database/client.js';
import { administer, withDatabase } from './global-setup.js';

export type TestDatabase = { url: string; name: string; database: Database; drop(): Promise<void> };

export const silentLog = pino({ level: 'silent' });

/** A migrated, empty database that no other test sees. */
export async function testDatabase({ poolSize = 10 } = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `${inject('runName')}_${randomBytes(5).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${inject('templateName')}`);
  const url = withDatabase(server, name);
  const database = createDatabase({ url, poolSize }, silentLog);
  const drop = async () => {
    await database.close();
    await administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { url, name, database, drop };
}
