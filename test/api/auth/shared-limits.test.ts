import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { proxyTo, type Way } from '../../../scripts/shared/proxy.js';
import { hasRedis, startRedis } from '../../../scripts/shared/redis.js';
import { until } from '../../../scripts/shared/until.js';
import { attemptCounter, CountExchange, type LimitStore, LocalCounts } from '../../../src/api/auth/counts.js';
import { storeInDatabase, storeInRedis } from '../../../src/api/auth/limit-stores.js';
import { Limits } from '../../../src/api/auth/limits.js';
import { createDatabase } from '../../../src/core/database/client.js';
import type { RateLimits } from '../../../src/core/platform/config.js';
import { silentLog, type TestDatabase, testDatabase } from '../../helpers/database.js';

/** Two nodes that share counts, each with its own connections. */
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

type Node = { limits: Limits; counts: CountExchange; said: string[]; close: () => Promise<void> };
type Options = { timeout?: number; last?: LimitStore };
type Stores = {
  open: (url: string, options?: Options) => Promise<LimitStore>;
  url: string;
  close: () => Promise<void>;
};

let shared: TestDatabase;
beforeAll(async () => {
  shared = await testDatabase();
});
afterAll(() => shared.drop());

async function inDatabase(): Promise<Stores> {
  const open = async (url: string) => {
    const database = createDatabase({ url, poolSize: 5 }, silentLog);
    return { ...storeInDatabase(database), close: database.close };
  };
  return { open, url: shared.url, close: async () => {} };
}

async function inRedis(): Promise<Stores> {
  const { url, stop } = await startRedis();
  // A busy machine may make a store seem slow: the timeout only matters in tests of it.
  const open = (to: string, { timeout = 20_000, last = storeInDatabase(shared.database) }: Options = {}) =>
    storeInRedis(to, last, timeout);
  return { open, url, close: stop };
}

function nodeOn(store: LimitStore): Node {
  const said: string[] = [];
  const say = (_: unknown, text?: string) => void said.push(text ?? String(_));
  const counts = new CountExchange(store, { warn: say, info: say } as never);
  const counting = {
    requests: (kind: string, window: number) => counts.counts(kind, window),
    attempts: (kind: string, window: number) => attemptCounter(store.limiter, kind, window),
  };
  const close = () => counts.close().then(() => store.close());
  return { limits: new Limits(limits, counting), counts, said, close };
}

let times = 0;
/** An address that no other test has used. */
const somebody = () => `192.0.2.${++times}`;
const allowed = (results: { exceeded: boolean }[]) => results.filter(({ exceeded }) => !exceeded).length;
const repeated = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

describe.each([
  ['the database', inDatabase, true],
  ['Redis', inRedis, hasRedis],
] as const)('limits in %s', (_, openStores, isThere) => {
  describe.runIf(isThere)('shared by two nodes', () => {
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

    it('allow as many attempts as one node, also when all come at once', async () => {
      const address = somebody();
      expect(allowed(await repeated(50, (n) => on(n).consumeSignIn(address, `name${n}`)))).toBe(limits.signIn);
      const token = somebody();
      expect(allowed(await repeated(50, (n) => on(n).consumeShareTry(token)))).toBe(20);
      expect(allowed(await repeated(50, (n) => on(n).consumeMail(somebody(), token)))).toBe(50);
      expect((await on(0).consumeMail(somebody(), token)).isEnough).toBe(true);
    });

    it('are taken back and reset on both nodes', async () => {
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

    it('delay guesses at one name from any address', async () => {
      const name = somebody();
      const delays = [];
      for (let n = 0; n < 18; n++) {
        delays.push((await on(n).consumeSignIn(somebody(), name)).delay);
        await on(n + 1).endSignInWait(name);
      }
      expect(delays.slice(-4)).toEqual([0, 250, 500, 1000]);
    });

    it('queue guesses at one name, and refuse those that would wait too long', async () => {
      const name = somebody();
      const tries = await repeated(20, (n) => on(n).consumeSignIn(somebody(), name));
      const delays = tries.filter(({ exceeded }) => !exceeded).map(({ delay }) => delay);
      // The first does not wait, and the others wait for at least a quarter of a second after the one before.
      expect(delays.filter((delay) => delay < 500)).toEqual([0]);
      expect(Math.max(...delays)).toBeGreaterThanOrEqual(15 * 250);
      expect(Math.max(...delays)).toBeLessThanOrEqual(12_000);
      expect(allowed(tries)).toBeLessThan(20);
    });

    it('allow a hundred guesses at a name per hour, report the next one once, and continue after a sign-in', async () => {
      const name = somebody();
      const guess = async (n: number) => {
        const one = await on(n).consumeSignIn(somebody(), name);
        if (!one.exceeded) await on(n).endSignInWait(name);
        return one;
      };
      const tries = [];
      for (let n = 0; n < 105; n++) {
        tries.push(await guess(n));
        // The owner signs in meanwhile, which does not count.
        if (n === 50) await on(n).resetSignIns('192.0.2.255', name);
      }
      expect(allowed(tries)).toBe(101);
      expect(tries.map(({ isFirst }) => isFirst).filter(Boolean)).toHaveLength(1);
      expect(tries[101]?.isFirst).toBe(true);
      expect(tries[104]?.reset).toBeGreaterThan(3000);
      await on(1).forgetGuesses(name);
      expect((await guess(0)).exceeded).toBe(false);
    });

    it('allow one site as much as ten networks', async () => {
      const site = `8193:3512:${++times}`;
      const tries = await repeated(200, (n) => on(n).consumeSignIn(`${site}:${n}`, `of-site-${times}-${n}`));
      expect(allowed(tries)).toBe(10 * limits.signIn);
      const asks = [];
      for (let n = 0; n < 1050; n++) asks.push(await on(0).consumeAnonymous(`${site}:${n}`));
      expect(allowed(asks)).toBe(10 * limits.anonymous);
      await on(0).refundAnonymous(`${site}:0`);
      await on(0).refund({ kind: 'anonymous', who: `${site}:1` });
      expect(allowed([await on(0).consumeAnonymous(`8193:3512:${times + 1}:0`)])).toBe(1);
    });

    it('allow no more requests than one node, plus those that arrive before the counts are exchanged', async () => {
      const address = somebody();
      const ask = (n: number, count: number) => repeated(count, () => on(n).consumeAnonymous(address));
      expect(allowed(await ask(0, 60))).toBe(60);
      await nodes[0].counts.exchange();
      // This node does not know the others' counts yet.
      expect(allowed(await ask(1, 5))).toBe(5);
      await nodes[1].counts.exchange();
      expect(allowed(await ask(1, 60))).toBe(35);
      await nodes[1].counts.exchange();
      expect(allowed(await ask(0, 1))).toBe(1);
      await nodes[0].counts.exchange();
      expect(allowed(await ask(0, 60))).toBe(0);
    });

    it('exchange counts automatically within one interval', async () => {
      const address = somebody();
      await repeated(50, () => on(0).consumeAnonymous(address));
      // Each is taken back, so that this node never has more than one of its own.
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
        // Far apart, so that they do not reach the limit before the others' counts arrive.
        await sleep(100);
        return (await on(1).remainingOfKey(key, null)).requests.remaining === limits.key - 7 - own;
      });
    });

    it('lose nothing when a node restarts', async () => {
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

    it('count requests locally while the store is frozen, and together again afterwards', async () => {
      const address = somebody();
      way.freeze();
      expect(allowed(await repeated(150, () => on(1).consumeAnonymous(address)))).toBe(100);
      await until(() => nodes[1].said.length > 0);
      expect(nodes[1].said).toEqual(['limits are counted on this node only']);
      way.thaw();
      await until(async () => {
        await on(1).consumeAnonymous(address);
        return nodes[1].said.length > 1;
      });
      expect(nodes[1].said[1]).toBe('limits are shared with other nodes again');
      await until(async () => {
        await on(1).consumeAnonymous(address);
        await on(0).consumeAnonymous(address);
        return (await on(0).consumeAnonymous(address)).exceeded;
      });
    });

    it('refuse attempts if no store answers', async () => {
      await way.cut();
      const unreachable = createDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none', poolSize: 1 }, silentLog);
      const alone = nodeOn(await stores.open(way.url, { last: storeInDatabase(unreachable) }));
      const refused = expect.objectContaining({ code: 'component_inactive' });
      await expect(alone.limits.consumeSignIn(somebody(), somebody())).rejects.toEqual(refused);
      await expect(alone.limits.resetSignedIn(1)).rejects.toEqual(refused);
      await way.mend();
      const address = somebody();
      await until(async () => (await alone.limits.consumeSignUp(address).catch(() => null)) !== null);
      await alone.close();
      await unreachable.close();
    });
  });
});

it.runIf(hasRedis)('counts attempts in the database while Redis is frozen', async () => {
  const stores = await inRedis();
  const way = await proxyTo(stores.url);
  const token = somebody();
  const three: Node[] = [];
  for (let n = 0; n < 3; n++) three.push(nodeOn(await stores.open(way.url, { timeout: 500 })));
  for (let n = 0; n < 5; n++) await three[0]?.limits.consumeShareTry(token);
  way.freeze();
  const results = await repeated(60, (n) => (three[n % 3] as Node).limits.consumeShareTry(token));
  expect(allowed(results)).toBeGreaterThanOrEqual(15);
  expect(allowed(results)).toBeLessThanOrEqual(20);
  expect((await three[1]?.limits.consumeShareTry(token))?.exceeded).toBe(true);
  way.thaw();
  for (const node of three) await node.close();
  await way.cut();
  await stores.close();
});

it('stores no names, however long, and no expired counts', async () => {
  const store = storeInDatabase(shared.database);
  const node = nodeOn(store);
  const { pool } = shared.database;
  await pool.query('DELETE FROM rate_limits');
  await node.limits.consumeSignIn('192.0.2.1', 'a name '.repeat(10_000));
  await node.limits.consumeAnonymous('192.0.2.1');
  await node.counts.exchange();
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM rate_limits');
  expect(rows).toHaveLength(6);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{22}$/);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const later = storeInDatabase(shared.database);
    await pool.query('UPDATE rate_limits SET expire = $1 WHERE key = $2', [Date.now() - 2 * 3_600_000, rows[0]?.key]);
    vi.advanceTimersByTime(5 * 60_000);
    await later.close();
  } finally {
    vi.useRealTimers();
  }
  await until(async () => (await pool.query('SELECT FROM rate_limits')).rowCount === 5);
  await node.close();
});

it('keeps a bounded number of counts, the newest ones', () => {
  const counts = new LocalCounts(60_000);
  for (let n = 0; n < 60_000; n++) counts.add(`address ${n}`, 1);
  expect(counts.get('address 0').count).toBe(0);
  expect(counts.get('address 59999').count).toBe(1);
});
