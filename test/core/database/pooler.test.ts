import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pgbouncerVersion, startPgbouncer } from '../../../scripts/shared/pgbouncer.js';
import { connect } from '../../../src/core/database/client.js';
import { upgradeDatabase } from '../../../src/core/database/migrations/migrations.js';
import { setSessions } from '../../../src/core/database/pool/pooler.js';
import { silentLog, type TestDatabase, testDatabase } from '../../helpers/database.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await setSessions(db.url, db.url);
  return () => db.drop();
});
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
afterEach(() => pooler.stop());

describe.runIf(pgbouncerVersion() !== null)('a service behind PgBouncer', () => {
  it('refuses to start with prepared statements if the pooler mixes them up, and names the setting', async () => {
    pooler = await startPgbouncer(db.url, 4);
    const options = { url: pooler.url, poolSize: 2, isPooled: true };
    const keepsThem = /^1\.(2[1-9]|[3-9]\d)/.test(pgbouncerVersion() ?? '');
    if (!keepsThem) await expect(connect(options, silentLog)).rejects.toThrow('set PREPARED_STATEMENTS=off');
    await (await connect({ ...options, preparedStatements: false }, silentLog)).close();
  });

  it('asks for DATABASE_DIRECT_URL if it is missing', async () => {
    pooler = await startPgbouncer(db.url, 4);
    const upgraded = upgradeDatabase({ url: pooler.url, databaseDirectUrl: null, migrate: true }, silentLog);
    await expect(upgraded).rejects.toThrow(/unsupported startup parameter: options.*DATABASE_DIRECT_URL/);
  });
});
