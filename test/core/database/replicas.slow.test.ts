import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, startService } from '../../../scripts/shared/process.js';
import { type Replication, startReplication } from '../../../scripts/shared/replication.js';
import { exposition, Metrics } from '../../../src/api/telemetry/metrics/metrics.js';
import { Budget } from '../../../src/core/database/budget.js';
import { createDatabase, type Database } from '../../../src/core/database/client.js';
import { applyMigrations, migrationsFolder } from '../../../src/core/database/migrations/migrations.js';
import { Replicas } from '../../../src/core/database/replicas/replicas.js';
import { administer } from '../../helpers/administer.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { silentLog } from '../../helpers/database.js';
import { forumOf } from '../../helpers/forum.js';
import { createPeople } from '../../helpers/people.js';

let replication: Replication;
let database: Database;
/** An app whose replica may be minutes behind, and one with the default. */
let patient: { app: TestApp; replicas: Replicas };
let app: { app: TestApp; replicas: Replicas };
let board: number;

const pause = () => replication.replica.pauseReplay();
const resume = () => replication.replica.resumeReplay();
const waiting = { timeout: 30_000, interval: 20 };
const replicaOf = ({ replicas }: { replicas: Replicas }) => replicas.all[0] as Replicas['all'][number];
/** Retries if the machine was too busy for the replica, so that the primary was queried. */
async function undisturbed(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const passedOn = () => replicaOf(patient).left + replicaOf(patient).repeated;
    // Read before the check: the replica may be disconnected between that and the work.
    const before = passedOn();
    await isRead(patient);
    try {
      await work();
      return;
    } catch (error) {
      if (passedOn() === before || attempt === 10) throw error;
    }
  }
}
const isRead = (from: { replicas: Replicas }) => expect.poll(() => replicaOf(from).isCurrent, waiting).toBe(true);

beforeAll(async () => {
  replication = await startReplication();
  const { url } = replication.primary;
  await applyMigrations(url, migrationsFolder);
  database = createDatabase({ url, poolSize: 8 }, silentLog);
  const testDatabase = { url, name: 'plaza', database, drop: async () => {} };
  const people = await createPeople(database);
  const reading = async (maxLag: number) => {
    const replicas = new Replicas({ urls: [replication.replica.url], maxLag }, { url, poolSize: 8 }, silentLog);
    return {
      replicas,
      app: await testApp({ sharing: { testDatabase, people }, replicas }),
    };
  };
  patient = await reading(300_000);
  app = await reading(1000);
  board = await forumOf(app.app).board();
});
afterAll(async () => {
  for (const each of [patient, app]) {
    await each.app.close();
    await each.replicas.close();
  }
  await database.close();
  await replication.stop();
});

const titles = async (from: TestApp, key?: string, cookie?: string): Promise<string[]> => {
  const get = from.api.get(`/forum/boards/${board}`, key);
  if (cookie !== undefined) get.set('Cookie', cookie);
  const { body } = await get.expect(200);
  return body.topics.map(({ title }: { title: string }) => title);
};
const write = async (title: string): Promise<number> => {
  const topic = { board_id: board, title, content: 'x' };
  const { body } = await app.app.api.post('/forum/topics', app.app.people.member.key).send(topic).expect(201);
  return body.id;
};

describe('a service with a replica', () => {
  it('serves requests without a key, while requests with a key read the latest writes', async () => {
    await isRead(patient);
    await write('known');
    await expect.poll(() => titles(patient.app), waiting).toContain('known');
    await pause();
    try {
      const id = await write('new');
      await undisturbed(async () => {
        const { served } = replicaOf(patient);
        expect(await titles(patient.app)).not.toContain('new');
        expect(replicaOf(patient).served).toBe(served + 1);
        expect(await titles(patient.app, patient.app.people.other.key)).toContain('new');
        expect(await titles(patient.app, undefined, 'plaza_session=x')).toContain('new');
        // Concurrent as well: reads of the two kinds are never shared.
        const both = await Promise.all(
          Array.from({ length: 10 }, (_, n) => titles(patient.app, n % 2 ? patient.app.people.member.key : undefined)),
        );
        expect(both.map((each) => each.includes('new'))).toEqual(both.map((_, n) => n % 2 === 1));
      });
      // Missing rows are looked up on the primary.
      await undisturbed(async () => {
        const { repeated } = replicaOf(patient);
        await patient.app.api.get(`/forum/topics/${id}`).expect(200);
        expect(replicaOf(patient).repeated).toBeGreaterThan(repeated);
      });
    } finally {
      await resume();
    }
    await expect.poll(() => titles(patient.app), waiting).toContain('new');
  });

  it('keeps search results of replica and primary apart', async () => {
    await isRead(patient);
    const { api, people } = patient.app;
    const total = async (key?: string) =>
      (await api.get('/answers/questions?search=zebra', key).expect(200)).body.total;
    const ask = () =>
      api.post('/answers/questions', people.member.key).send({ title: 'A zebra', body: 'x' }).expect(201);
    await ask();
    await expect.poll(() => total(), waiting).toBe(1);
    await pause();
    try {
      await ask();
      await undisturbed(async () => {
        for (let n = 0; n < 3; n++) {
          expect(await total(people.member.key)).toBe(2);
          expect(await total()).toBe(1);
        }
      });
    } finally {
      await resume();
    }
    await expect.poll(() => total(), waiting).toBe(2);
  });

  it('disconnects a replica that exceeds the allowed lag, and reconnects it once it has caught up', async () => {
    await isRead(app);
    await pause();
    try {
      await write('unseen');
      // So far behind that its position is no longer known, it stays behind until replay continues.
      await expect.poll(() => replicaOf(app).lag, waiting).toBe(Number.POSITIVE_INFINITY);
      expect(await titles(app.app)).toContain('unseen');
      expect(replicaOf(app).isCurrent).toBe(false);
      const { served } = replicaOf(app);
      await titles(app.app);
      expect(replicaOf(app).served).toBe(served);
    } finally {
      await resume();
    }
    await isRead(app);
  });

  it('reports no lag without writes, however long the replica has received nothing', async () => {
    const position = async () =>
      (await administer<{ at: string }>(replication.primary.adminUrl, 'SELECT pg_current_wal_lsn() AS at'))[0]?.at;
    let isIdle = false;
    for (let attempt = 1; !isIdle && attempt <= 10; attempt++) {
      await isRead(app);
      await pause();
      const before = await position();
      await new Promise((resolve) => setTimeout(resolve, 3000));
      // PostgreSQL itself writes from time to time.
      const isNearOrBehind = async () => replicaOf(app).lag < 2500 || before !== (await position());
      await expect.poll(isNearOrBehind, { timeout: 5000, interval: 20 }).toBe(true);
      isIdle = before === (await position());
      await resume();
    }
    expect(isIdle).toBe(true);
  });

  it('repeats reads on the primary that replay has cancelled', async () => {
    await isRead(patient);
    await undisturbed(async () => {
      const reason: unknown[] = [];
      const reply = patient.replicas.read(
        new Budget(null),
        async (replica) => {
          const client = await replica.database.pool.connect();
          try {
            await client.query('SET statement_timeout = 0');
            await client.query('SELECT count(*), pg_sleep(15) FROM boards');
            return 'replica';
          } catch (error) {
            reason.push((error as { code?: unknown }).code);
            throw error;
          } finally {
            client.release(true);
          }
        },
        async () => 'primary',
      );
      const sleeping = "SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(15)%' AND pid <> pg_backend_pid()";
      const running = async () => (await administer(replication.replica.adminUrl, sleeping)).length;
      await expect.poll(running, waiting).toBeGreaterThan(0);
      await database.pool.query('BEGIN; LOCK TABLE boards IN ACCESS EXCLUSIVE MODE; COMMIT');
      expect(await reply).toBe('primary');
      expect(reason).toEqual(['40001']);
    });
  });

  it('reports use, reads and lag in the metrics', async () => {
    const metrics = new Metrics();
    const { app: watched, replicas } = patient;
    const { database: own, people } = watched;
    const testDatabase = { url: replication.primary.url, name: 'plaza', database: own, drop: async () => {} };
    const measured = await testApp({ sharing: { testDatabase, people }, replicas, metrics });
    try {
      await undisturbed(async () => {
        await titles(measured);
        const { text } = await exposition([await metrics.snapshot()]);
        const { host } = new URL(replication.replica.url);
        const value = (name: string, labels = '') =>
          Number(text.match(new RegExp(`^${name}\\{replica="${host}"${labels}\\} (\\S+)$`, 'm'))?.[1]);
        expect(value('plaza_replica_current')).toBe(1);
        expect(value('plaza_replica_reads_total', ',outcome="served"')).toBe(replicaOf(patient).served);
        expect(value('plaza_replica_reads_total', ',outcome="repeated"')).toBe(replicaOf(patient).repeated);
        expect(value('plaza_replica_left_total')).toBe(replicaOf(patient).left);
        expect(value('plaza_replica_lag_seconds')).toBeGreaterThanOrEqual(0);
        expect(text).not.toContain(new URL(replication.replica.url).password || 'postgresql://');
      });
    } finally {
      await measured.close();
    }
  });

  it('uses the replica in each process of the service', async () => {
    const service = startService({
      DATABASE_URL: replication.primary.url,
      DATABASE_REPLICA_URLS: replication.replica.url,
      WORKERS: '2',
      DATA_DIR: makeFolder('plaza-replica-'),
      LOG_LEVEL: 'info',
    });
    try {
      const base = await service.base;
      const lines = () => service.log().split('\n');
      const reports = () => lines().filter((line) => line.includes('a replica is used'));
      const processes = () => new Set(reports().map((line) => JSON.parse(line).worker)).size;
      await expect.poll(processes, waiting).toBe(2);
      const sessions =
        "SELECT DISTINCT pid FROM pg_stat_activity WHERE application_name = 'plaza' AND query LIKE '%FROM boards%'";
      const connections = async () => (await administer(replication.replica.adminUrl, sessions)).length;
      const before = await connections();
      const readAgain = async () => {
        for (let n = 0; n < 4; n++) expect((await fetch(`${base}/forum/boards`)).status).toBe(200);
        return connections();
      };
      await expect.poll(readAgain, waiting).toBeGreaterThan(before);
    } finally {
      service.child.kill('SIGTERM');
      expect(await service.exit).toBe(0);
    }
  }, 180_000);

  /** Reads continuously while something happens: each read is answered. */
  async function readingWhile(happens: () => Promise<void>): Promise<void> {
    let isOver = false;
    const reader = async () => {
      while (!isOver) await titles(app.app);
    };
    const readers = Array.from({ length: 4 }, reader);
    try {
      await happens();
    } finally {
      isOver = true;
      await Promise.all(readers);
    }
  }
  const isLeft = () => expect.poll(() => replicaOf(app).isCurrent, waiting).toBe(false);

  it('disconnects a frozen replica, repeats its reads on the primary, and reconnects it later', async () => {
    await isRead(app);
    await readingWhile(async () => {
      await expect.poll(() => replicaOf(app).running, waiting).toBeGreaterThan(0);
      replication.replica.freeze();
      try {
        await isLeft();
        await titles(app.app);
      } finally {
        replication.replica.thaw();
      }
      await isRead(app);
    });
  });

  it('stops using a crashed replica without an error, and uses it again later', async () => {
    await isRead(app);
    await readingWhile(async () => {
      await replication.replica.kill();
      await isLeft();
      await replication.replica.restart();
      await isRead(app);
    });
    const { served } = replicaOf(app);
    const readAgain = async () => {
      await titles(app.app);
      return replicaOf(app).served;
    };
    await expect.poll(readAgain, waiting).toBeGreaterThan(served);
  });

  it('disconnects a promoted replica for good', async () => {
    await isRead(app);
    await readingWhile(async () => {
      await administer(replication.replica.adminUrl, 'SELECT pg_promote(true)');
      await isLeft();
    });
    const own = new pg.Client({ connectionString: replication.replica.url });
    await own.connect();
    await own.query(`UPDATE topics SET title = 'split'`);
    await own.end();
    expect(await titles(app.app)).not.toContain('split');
    expect(replicaOf(app).isCurrent).toBe(false);
  });
});
