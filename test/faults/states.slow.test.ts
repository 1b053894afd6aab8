import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Test } from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { until } from '../../scripts/shared/until.js';
import { createDatabase, type Database } from '../../src/core/database/client.js';
import { isDatabaseUnavailable } from '../../src/core/database/faults.js';
import { administer } from '../helpers/administer.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { silentLog } from '../helpers/database.js';
import { forumOf } from '../helpers/forum.js';
import { issueKey } from '../helpers/people.js';

/** A database with faults as the app reaches it, and an app without them. */
let sound: TestApp;
let database: Database;
let app: TestApp;
let board: number;
beforeAll(async () => {
  sound = await testApp();
  board = await forumOf(sound).board();
});
afterAll(() => sound.close());

async function appAt(url: string): Promise<void> {
  database = createDatabase({ url, poolSize: 3 }, silentLog);
  app = await testApp({ sharing: { testDatabase: { ...sound.testDatabase, database }, people: sound.people } });
}

async function closeApp(): Promise<void> {
  await app.close();
  await database.close();
}

/** Terminates the app's connections. */
const endConnections = () =>
  sound.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );

async function expectUnavailable(call: Test): Promise<void> {
  const reply = await call;
  expect([reply.status, reply.body.code, reply.body.data?.component]).toEqual([503, 'component_inactive', 'database']);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
}

const write = (key = app.people.member.key) =>
  app.api.post('/forum/topics', key).send({ board_id: board, title: 'x', content: 'x' });

describe('a database that can only be read', () => {
  beforeEach(() => appAt(sound.testDatabase.url));

  it('is read, with a fresh key too, and makes what writes 503; health says so', async () => {
    const key = await issueKey(sound.database, sound.people.member.id);
    const { name } = sound.testDatabase;
    await sound.database.pool.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await endConnections();
    try {
      await until(async () => (await app.api.get('/forum/boards')).status === 200);
      const { body } = await app.api.get('/me', key).expect(200);
      expect(body.key.last_used_at).toBeNull();
      await expectUnavailable(write());
      await expectUnavailable(app.api.get('/health'));
    } finally {
      const server = inject('postgresUrl');
      await administer(server, `ALTER DATABASE ${name} RESET default_transaction_read_only`);
      await endConnections();
    }
    // The app notices the terminations one by one.
    await until(async () => (await app.api.get('/health')).status === 200);
    await until(async () => (await app.api.get('/me', key)).status === 200);
    expect((await app.api.get('/me', key).expect(200)).body.key.last_used_at).not.toBeNull();
    await write().expect(201);
    await closeApp();
  });
});

describe('a database that refuses connections', () => {
  it.each([
    ['because it takes no connections', 'ALLOW_CONNECTIONS false', 'ALLOW_CONNECTIONS true'],
    ['because it has too many', 'CONNECTION LIMIT 0', 'CONNECTION LIMIT -1'],
  ])('answers 503 and recovers: %s', async (_name, shut, open) => {
    await appAt(sound.testDatabase.url);
    const server = inject('postgresUrl');
    const { name } = sound.testDatabase;
    await app.api.get('/health').expect(200);
    await administer(server, `ALTER DATABASE ${name} ${shut}`);
    await administer(
      server,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND backend_type = 'client backend'`,
    );
    try {
      await expectUnavailable(app.api.get('/health'));
      await expectUnavailable(write());
    } finally {
      await administer(server, `ALTER DATABASE ${name} ${open}`);
    }
    await until(async () => (await app.api.get('/health')).status === 200);
    await write().expect(201);
    await closeApp();
  });

  it.each([
    ['because the database is gone', { pathname: '/gone_with_the_wind' }],
    ['because the password is another', { password: 'wrong' }],
    ['because there is no such user', { username: 'nobody_here' }],
  ])('answers 503 to every kind of request: %s', async (_name, change) => {
    await appAt(Object.assign(new URL(sound.testDatabase.url), change).href);
    await expectUnavailable(app.api.get('/forum/boards'));
    await expectUnavailable(app.api.get('/health'));
    await expectUnavailable(write());
    expect((await fetch(`${app.origin}/sign-in`)).status).toBe(503);
    await closeApp();
  });
});

describe('a database whose connections cannot be encrypted as they have to be', () => {
  /** A server that agrees to TLS and has no certificate, so that handshakes fail. */
  const withoutCertificate = async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => {
        socket.write('S');
        new TLSSocket(socket, { isServer: true }).on('error', () => {});
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
  };

  it('because the server does not encrypt makes every kind of request 503', async () => {
    await appAt(`${sound.testDatabase.url}?sslmode=verify-full`);
    await expectUnavailable(app.api.get('/forum/boards'));
    await expectUnavailable(app.api.get('/health'));
    await expectUnavailable(write());
    await closeApp();
  });

  it('because the handshake fails makes every kind of request 503', async () => {
    const { port, stop } = await withoutCertificate();
    const url = new URL(sound.testDatabase.url);
    url.port = String(port);
    await appAt(`${url}?sslmode=verify-full`);
    try {
      await expectUnavailable(app.api.get('/forum/boards'));
      await expectUnavailable(app.api.get('/health'));
      await expectUnavailable(write());
    } finally {
      await closeApp();
      stop();
    }
  });

  it.each([
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ])('is unavailable where Node says %s', (code) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('refused'), { code }))).toBe(true);
  });
});

describe('a pooler that mixes up prepared statements', () => {
  it.each(['42P05', '26000'])('makes the database unavailable, which is no fault of ours: %s', (code) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('prepared statement "board_list" …'), { code }))).toBe(true);
  });
});

describe('conflicts of two transactions', () => {
  beforeAll(async () => {
    await sound.database.pool.query(`
      CREATE SEQUENCE quarrels;
      CREATE TABLE quarrel (state text, times integer);
      CREATE FUNCTION quarrel() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE q quarrel%ROWTYPE;
      BEGIN
        SELECT * INTO q FROM quarrel;
        -- A sequence goes on counting where a transaction is undone.
        IF q.state IS NOT NULL AND nextval('quarrels') <= q.times THEN
          RAISE EXCEPTION 'a quarrel' USING ERRCODE = q.state;
        END IF;
        RETURN new;
      END $$;
      CREATE TRIGGER quarrel BEFORE INSERT ON topics FOR EACH ROW EXECUTE FUNCTION quarrel();
      CREATE TRIGGER quarrel BEFORE INSERT ON replies FOR EACH ROW EXECUTE FUNCTION quarrel();
      CREATE TRIGGER quarrel BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION quarrel();
    `);
  });
  const quarrel = (state: string, times: number) =>
    sound.database.pool.query(`
      SELECT setval('quarrels', 1, false);
      DELETE FROM quarrel;
      INSERT INTO quarrel VALUES ('${state}', ${times});`);
  const count = async () => (await sound.database.pool.query('SELECT count(*)::integer AS n FROM replies')).rows[0].n;

  it.each(['40P01', '40001', '55P03'])(
    'retries after %s, in a transaction and in a single statement',
    async (state) => {
      const { api, people } = sound;
      await sound.database.pool.query('DELETE FROM quarrel');
      const topic = await forumOf(sound).topic(board);
      const kinds = [
        () => api.post('/forum/topics', people.member.key).send({ board_id: board, title: 'x', content: 'x' }),
        () => api.post(`/forum/topics/${topic}/replies`, people.member.key).send({ content: 'x' }),
        () =>
          api
            .post(`/forum/topics/${topic}/replies`, people.member.key)
            .set('Idempotency-Key', `quarrel ${state} ${randomBytes(4).toString('hex')}`)
            .send({ content: 'x' }),
      ];
      for (const send of kinds) {
        await quarrel(state, 2);
        await send().expect(201);
        const before = await count();
        // More often than the retries, on any machine.
        await quarrel(state, 1_000_000);
        await expectUnavailable(send());
        expect(await count()).toBe(before);
      }
      await sound.database.pool.query('DELETE FROM quarrel');
    },
  );
});
