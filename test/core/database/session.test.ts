import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, createDatabase, type Database } from '../../../src/core/database/client.js';
import { setSessions } from '../../../src/core/database/pool/pooler.js';
import {
  commandSession,
  inspectSession,
  requestSession,
  requireSession,
} from '../../../src/core/database/pool/session.js';
import { named } from '../../../src/core/database/statement.js';
import { inTransaction } from '../../../src/core/database/transaction.js';
import { StartError } from '../../../src/core/platform/config.js';
import { administer } from '../../helpers/administer.js';
import { silentLog, type TestDatabase, testDatabase } from '../../helpers/database.js';

let db: TestDatabase;
const opened: Database[] = [];
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(async () => {
  for (const each of opened) await each.close();
  await db.drop();
});

function open(options: Partial<Parameters<typeof createDatabase>[0]>): Database {
  const database = createDatabase({ url: db.url, poolSize: 2, ...options }, silentLog);
  opened.push(database);
  return database;
}

describe('a session without start-up parameters, as behind a pooler', () => {
  it('lacks our settings at first, so that the service refuses to start', async () => {
    const { pool } = open({ isPooled: true });
    await requireSession(pool, { TimeZone: 'UTC' });
    await expect(connect({ url: db.url, poolSize: 1, isPooled: true }, silentLog)).rejects.toThrow(
      `ALTER ROLE "plaza" IN DATABASE "${db.name}" SET statement_timeout TO '4s'`,
    );
  });

  it('may have UTC under another name, as from PgBouncer with a Debian database', async () => {
    const { pool } = open({ isPooled: true });
    const client = await pool.connect();
    const wrong = async (zone: string) => {
      await client.query(`SET TimeZone = '${zone}'`);
      return (await inspectSession(client, { TimeZone: 'UTC' })).wrong;
    };
    expect(await wrong('Etc/UTC')).toEqual([]);
    expect(await wrong('Europe/London')).toEqual(['TimeZone is Europe/London, not UTC']);
    client.release(true);
  });

  it('gets the settings from its role with the next connection', async () => {
    await setSessions(db.url, db.url);
    const database = await connect({ url: db.url, poolSize: 1, isPooled: true }, silentLog);
    opened.push(database);
    await requireSession(database.pool, requestSession);
  });

  it('has the same settings as a session that gets them from its client', async () => {
    await requireSession(open({}).pool, requestSession);
    await requireSession(open({ isPooled: true }).pool, requestSession);
  });

  it('leaves the settings of commands alone', async () => {
    await requireSession(open({ isUnlimited: true }).pool, commandSession);
  });

  it('explains what to run if the role may not change the settings', async () => {
    // Like a pooler that signs in to the database as another user than its clients.
    const role = `${db.name}_other`;
    const superuser = Object.assign(new URL(db.url), { username: 'postgres' }).href;
    await administer(superuser, `CREATE ROLE ${role} LOGIN PASSWORD 'x'`);
    const pooled = Object.assign(new URL(db.url), { username: role, password: 'x' }).href;
    try {
      const refused = setSessions(pooled, db.url);
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow(
        `ALTER ROLE "${role}" IN DATABASE "${db.name}" SET lock_timeout TO '500ms'`,
      );
      await setSessions(pooled, superuser);
    } finally {
      await administer(superuser, `DROP ROLE ${role}`);
    }
  });
});

describe('without prepared statements', () => {
  it('keeps none on the server, alone and in a transaction', async () => {
    const statement = named('session_test', (name) => ({ name, text: `SELECT to_json($1::integer)::text AS reply` }));
    const count = async (database: Database) => {
      const client = await database.pool.connect();
      try {
        const { rows } = await client.query('SELECT count(*)::integer AS kept FROM pg_prepared_statements');
        return rows[0].kept;
      } finally {
        client.release();
      }
    };
    const use = async (database: Database) => {
      await database.json(statement, [1]);
      return inTransaction(database, async ({ $one }) => {
        const both = await Promise.all([$one(statement, [2]), $one(statement, [3])]);
        return both.map(({ text }) => text);
      });
    };
    const keeping = open({ poolSize: 1 });
    expect(await use(keeping)).toEqual(['2', '3']);
    expect(await count(keeping)).toBe(2);
    const planning = open({ poolSize: 1, preparedStatements: false });
    expect(await use(planning)).toEqual(['2', '3']);
    expect(await count(planning)).toBe(0);
  });
});
