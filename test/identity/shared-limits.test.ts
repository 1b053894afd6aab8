import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proxyTo, type Way } from '../../scripts/shared/proxy.js';
import { hasRedis, startRedis } from '../../scripts/shared/redis.js';
import { until } from '../../scripts/shared/until.js';
import { LocalCounts } from '../../src/access/counts.js';
import { countsInDatabase, forgetEndedCounts } from '../../src/access/counts-in-database.js';
import { countsInRedis } from '../../src/access/counts-in-redis.js';
import { Limits } from '../../src/access/limits.js';
import { type CountStore, SharedCounts } from '../../src/access/shared-counts.js';
import { createDatabase } from '../../src/database/client.js';
import type { RateLimits } from '../../src/settings/limits.js';
import { silentLog, type TestDatabase, testDatabase } from '../helpers/database.js';

/** Two nodes that count together, each with connections of its own. */
const limits: RateLimits = {
  anonymous: 100,
  key: 600,
  writes: 60,
  uploads: 20,
  signIn: 15,
  reports: 20,
  newcomerWrites: null,
  newcomerUploads: null,
};

type Node = { limits: Limits; counts: SharedCounts; said: string[]; close: () => Promise<void> };
type Stores = { open: (url: string) => Promise<CountStore>; url: string; close: () => Promise<void> };

let shared: TestDatabase;
beforeAll(async () => {
  shared = await testDatabase();
});
afterAll(() => shared.drop());

async function inDatabase(): Promise<Stores> {
  const open = async (url: string) => {
    const database = createDatabase({ url, poolSize: 5 }, silentLog);
    return { ...countsInDatabase(database), close: database.close };
  };
  return { open, url: shared.url, close: async () => {} };
}

async function inRedis(): Promise<Stores> {
  const { url, stop } = await startRedis();
  return { open: countsInRedis, url, close: stop };
}

/** A machine that has much to do may let a store look slow that is not: only where that is meant does `wait` matter. */
function nodeOn(store: CountStore, wait = 20_000): Node {
  const said: string[] = [];
  const say = (_: unknown, text?: string) => void said.push(text ?? String(_));
  const counts = new SharedCounts(store, { warn: say, info: say } as never, { wait });
  return { limits: new Limits(limits, counts), counts, said, close: () => counts.close() };
}

let times = 0;
/** Somebody whom no other test has counted. */
const somebody = () => `192.0.2.${++times}`;
const allowed = (results: { exceeded: boolean }[]) => results.filter(({ exceeded }) => !exceeded).length;
const repeated = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

describe.each([
  ['the database', inDatabase, true],
  ['Redis', inRedis, hasRedis],
] as const)('limits in %s', (_, openStores, isThere) => {
  describe.runIf(isThere)('of two nodes', () => {
    let stores: Stores;
    let way: Way;
    let nodes: [Node, Node];
    beforeAll(async () => {
      stores = await openStores();
    });
    afterAll(() => stores.close());
    const start = async () => nodeOn(await stores.open(stores.url));
    beforeEach(async () => {
      way = await proxyTo(stores.url);
      nodes = [await start(), nodeOn(await stores.open(way.url))];
      return async () => {
        for (const node of nodes) await node.close();
        await way.cut();
      };
    });
    const on = (n: number): Limits => nodes[n % 2 === 0 ? 0 : 1].limits;

    it('let attempts through as often as one does, to the last, also when all come at once', async () => {
      const address = somebody();
      expect(allowed(await repeated(50, (n) => on(n).consumeSignIn(address, `name${n}`)))).toBe(limits.signIn);
      const token = somebody();
      expect(allowed(await repeated(50, (n) => on(n).consumeShareTry(token)))).toBe(20);
      expect(allowed(await repeated(50, (n) => on(n).consumeMail(somebody(), token)))).toBe(50);
      expect((await on(0).consumeMail(somebody(), token)).isEnough).toBe(true);
    });

    it('take back and forget for each other', async () => {
      const token = somebody();
      await repeated(20, (n) => on(n).consumeShareTry(token));
      await on(0).refundShareTry(token);
      expect((await on(1).consumeShareTry(token)).exceeded).toBe(false);
      expect((await on(0).consumeShareTry(token)).exceeded).toBe(true);
      const user = ++times;
      await repeated(16, () => on(0).consumeSignedIn(user));
      expect((await on(1).consumeSignedIn(user)).exceeded).toBe(true);
      await on(1).resetSignedIn(user);
      expect(await on(1).consumeSignedIn(user)).toMatchObject({ exceeded: false, remaining: limits.signIn - 1 });
    });

    it('slow down who guesses at a name, from wherever', async () => {
      const name = somebody();
      const delays = [];
      for (let n = 0; n < 18; n++) delays.push((await on(n).consumeSignIn(somebody(), name)).delay);
      expect(delays.slice(-4)).toEqual([0, 250, 500, 1000]);
    });

    it('let no more requests through than one does, and those that came before they heard of each other', async () => {
      const address = somebody();
      const ask = (n: number, count: number) => repeated(count, () => on(n).consumeAnonymous(address));
      expect(allowed(await ask(0, 60))).toBe(60);
      await nodes[0].counts.exchange();
      // This node knows nothing of the others' yet.
      expect(allowed(await ask(1, 5))).toBe(5);
      await nodes[1].counts.exchange();
      expect(allowed(await ask(1, 60))).toBe(35);
      await nodes[1].counts.exchange();
      expect(allowed(await ask(0, 1))).toBe(1);
      await nodes[0].counts.exchange();
      expect(allowed(await ask(0, 60))).toBe(0);
    });

    it('hear of each other by themselves, within one interval', async () => {
      const address = somebody();
      await repeated(50, () => on(0).consumeAnonymous(address));
      // Each taken back, so that it is never more than one of this node's own.
      await until(async () => {
        const { remaining } = await on(1).consumeAnonymous(address);
        await on(1).refundAnonymous(address);
        return remaining === limits.anonymous - 50 - 1;
      });
      const key = ++times;
      await repeated(7, () => on(0).consumeKey(key, 'write', null));
      let own = 0;
      await until(async () => {
        await on(1).consumeKey(key, 'read', null);
        own++;
        // Far apart, so that they do not come to the limit before the others are heard of.
        await sleep(100);
        return (await on(1).remainingOfKey(key, null)).requests.remaining === limits.key - 7 - own;
      });
    });

    it('lose nothing when one is started anew', async () => {
      const [address, token] = [somebody(), somebody()];
      await repeated(50, () => on(0).consumeAnonymous(address));
      await repeated(20, () => on(0).consumeShareTry(token));
      await nodes[0].close();
      nodes[0] = await start();
      expect((await on(0).consumeShareTry(token)).exceeded).toBe(true);
      await on(0).consumeAnonymous(address);
      await nodes[0].counts.exchange();
      expect((await on(0).consumeAnonymous(address)).remaining).toBe(48);
    });

    it('go on alone where the way to it is frozen, with the same limits, and together again by themselves', async () => {
      const token = somebody();
      await nodes[1].close();
      nodes[1] = nodeOn(await stores.open(way.url), 1_000);
      await on(1).consumeShareTry(token);
      way.freeze();
      const began = performance.now();
      expect(allowed(await repeated(40, () => on(1).consumeShareTry(token)))).toBe(19);
      const address = somebody();
      expect(allowed(await repeated(150, () => on(1).consumeAnonymous(address)))).toBe(100);
      // Each for itself, they would wait for a second each.
      for (let n = 0; n < 30; n++) await on(1).consumeShareTry(token);
      expect(performance.now() - began).toBeLessThan(15_000);
      expect(nodes[1].said).toEqual(['the limits are counted on this node alone for now']);
      way.thaw();
      await until(async () => {
        await on(1).consumeAnonymous(address);
        return nodes[1].said.length > 1;
      });
      expect(nodes[1].said[1]).toBe('the limits are counted together with other nodes again');
      await until(async () => {
        await on(1).consumeAnonymous(address);
        await on(0).consumeAnonymous(address);
        return (await on(0).consumeAnonymous(address)).exceeded;
      });
    });

    it('go on alone where nothing answers from the beginning', async () => {
      await way.cut();
      const alone = nodeOn(await stores.open(way.url));
      const address = somebody();
      expect(allowed(await repeated(20, () => alone.limits.consumeSignUp(address)))).toBe(limits.signIn);
      await way.mend();
      await until(async () => {
        await alone.limits.consumeSignUp(somebody());
        return alone.said.length > 1;
      });
      await alone.close();
    });
  });
});

it('keeps no names, however long, and no count that has ended', async () => {
  const node = nodeOn({ ...countsInDatabase(shared.database), close: async () => {} });
  const { pool } = shared.database;
  await pool.query('DELETE FROM limit_counts');
  await node.limits.consumeSignIn('192.0.2.1', 'a name '.repeat(10_000));
  await node.limits.consumeAnonymous('192.0.2.1');
  await node.counts.exchange();
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM limit_counts');
  expect(rows).toHaveLength(4);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{22}$/);
  await pool.query(`UPDATE limit_counts SET ends_at = now() - interval '1 second' WHERE key = $1`, [rows[0]?.key]);
  await forgetEndedCounts(shared.database);
  expect((await pool.query('SELECT FROM limit_counts')).rowCount).toBe(3);
  await node.close();
});

it('keeps a bounded number of counts, the newest ones', () => {
  const counts = new LocalCounts(60_000);
  for (let n = 0; n < 60_000; n++) counts.add(`address ${n}`, 1);
  expect(counts.get('address 0').count).toBe(0);
  expect(counts.get('address 59999').count).toBe(1);
});
