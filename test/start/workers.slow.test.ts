import { readdirSync, readFileSync } from 'node:fs';
import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  endAll,
  isAlive,
  makeFolder,
  postgresOf,
  removeFolder,
  type Service,
  startService,
} from '../../scripts/shared/process.js';
import { until } from '../../scripts/shared/until.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { createPeople, issueKey, type People } from '../helpers/people.js';
import { password, signIn, Visitor } from '../web/visitor.js';

let db: TestDatabase;
let people: People;
beforeAll(async () => {
  db = await testDatabase();
  people = await createPeople(db.database);
});
afterAll(async () => {
  await endAll('SIGKILL');
  await db.drop();
});

const start = (settings: Record<string, string>) => startService({ WORKERS: '2', DATABASE_URL: db.url, ...settings });

/** Worker processes of a service. */
function workersOf({ child }: Service): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.filter((pid) => {
    try {
      const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
      return Number(parent) === child.pid && /start\.mjs/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    } catch {
      return false;
    }
  });
}

/** Timeout in milliseconds: the first start compiles. */
const longestStart = 120_000;

/** An id that does not exist. */
const nothing = 2_147_483_647;

type RequestOptions = {
  method?: string;
  key?: string;
  body?: object;
  headers?: Record<string, string>;
  agent?: Agent;
  begin?: (request: ClientRequest) => void;
};
type Reply = { status: number; headers: Record<string, unknown>; text: string };

/**
 * Sends a request, by default on a connection of its own, and so to another worker than the last. A broken connection
 * is status 0, with the reason in `text`. `begin` gets the request in the place of its body.
 */
function ask(
  url: string,
  { method = 'GET', key, body, headers = {}, agent, begin }: RequestOptions = {},
): Promise<Reply> {
  const all = {
    ...headers,
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return new Promise((resolve) => {
    const broken = (error: Error) => resolve({ status: 0, headers: {}, text: String(error) });
    const outgoing = request(url, { method, headers: all, agent: agent ?? false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      reply.once('error', broken);
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    });
    outgoing.once('error', broken);
    outgoing.setTimeout(20_000, () => outgoing.destroy(new Error('no answer')));
    if (begin) begin(outgoing);
    else outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

type Line = { msg: string; worker?: number; job?: string; method?: string; path?: string };
const linesOf = (service: Service): Line[] =>
  service
    .log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Process ids of the workers that answered the requests for a path. */
async function answering(service: Service, path: string, requests: number): Promise<number[]> {
  const seen = () => linesOf(service).filter((line) => line.msg === 'request' && line.path === path);
  await until(() => seen().length >= requests);
  expect(seen()).toHaveLength(requests);
  return [...new Set(seen().map(({ worker = 0 }) => worker))].sort();
}

async function end({ child, exit }: Service): Promise<void> {
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
}

const countOf = (replies: Reply[], status: number) => replies.filter((reply) => reply.status === status).length;

/** Sends rounds of concurrent requests, with time between them for processes to share counts. */
async function inRounds(rounds: number, each: number, run: () => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let round = 0; round < rounds; round++) {
    replies.push(...(await Promise.all(Array.from({ length: each }, run))));
    await sleep(700);
  }
  return replies;
}

async function topicIn(base: string): Promise<number> {
  const board = await ask(`${base}/forum/boards`, {
    method: 'POST',
    key: people.admin.key,
    body: { title: 'General' },
  });
  const body = { board_id: JSON.parse(board.text).id, title: 'Round 0', content: 'Text' };
  const topic = await ask(`${base}/forum/topics`, { method: 'POST', key: people.member.key, body });
  return JSON.parse(topic.text).id;
}

describe.runIf(process.platform === 'linux')('several workers', { timeout: 180_000 }, () => {
  let service: Service;
  let base: string;
  beforeAll(async () => {
    service = start({ RATE_LIMITS: 'off' });
    base = await service.base;
  }, longestStart);

  it('answer on one port, which is said once, and health speaks for all', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(`${base}/health`)));
    expect(replies.map(({ text }) => JSON.parse(text).workers)).toEqual(replies.map(() => 2));
    expect(await answering(service, '/api/v1/health', 20)).toEqual(workersOf(service).sort());
    expect(linesOf(service).filter(({ msg }) => msg === 'listening')).toHaveLength(1);
    expect(service.output().match(/Plaza is up/g)).toHaveLength(1);
  });

  it('give the shared reads of one topic what was written before they began, whichever worker answers', async () => {
    const url = `${base}/forum/topics/${await topicIn(base)}`;
    const rounds = 200;
    let acknowledged = 0;
    let isOver = false;
    let reads = 0;
    const reader = async () => {
      // A connection stays with a worker: half of the readers use one, half the other.
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (; !isOver; reads++) {
        const least = acknowledged;
        const { status, text } = await ask(url, { agent });
        expect(status).toBe(200);
        expect(Number(/Round (\d+)/.exec(text)?.[1] ?? 0)).toBeGreaterThanOrEqual(least);
      }
      agent.destroy();
    };
    const writer = async () => {
      for (let round = 1; round <= rounds; round++) {
        const body = { title: `Round ${round}` };
        expect((await ask(url, { method: 'PATCH', key: people.member.key, body })).status).toBe(200);
        acknowledged = round;
      }
    };
    const readers = Array.from({ length: 16 }, reader);
    await Promise.race([writer(), ...readers]).finally(() => {
      isOver = true;
    });
    await Promise.all(readers);
    expect(reads).toBeGreaterThan(rounds);
    const { pathname } = new URL(url);
    const about = (method: string) =>
      linesOf(service).filter((line) => line.method === method && line.path === pathname);
    await until(() => about('GET').length >= reads && about('PATCH').length >= rounds);
    for (const method of ['GET', 'PATCH']) expect(new Set(about(method).map(({ worker }) => worker)).size).toBe(2);
  });

  it('are replaced when they are killed, without errors elsewhere, and nothing acknowledged is lost', async () => {
    const topic = await topicIn(base);
    const [victim = 0, other = 0] = workersOf(service);
    const broken: string[] = [];
    const statuses = new Set<number>();
    const acknowledged: number[] = [];
    let isOver = false;
    const connections = 8;
    const client = async (_: unknown, n: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!isOver) {
        const written = { method: 'POST', key: people.other.key, body: { content: `Reply of ${n}` } };
        const reply = await ask(`${base}/forum/topics/${topic}/replies`, { agent, ...written });
        if (reply.status === 0) broken.push(reply.text);
        else statuses.add(reply.status);
        if (reply.status === 201) acknowledged.push(JSON.parse(reply.text).id);
      }
      agent.destroy();
    };
    const clients = Array.from({ length: connections }, client);
    await until(() => acknowledged.length > 100);
    process.kill(victim, 'SIGKILL');
    const serving = async (): Promise<number> => JSON.parse((await ask(`${base}/health`)).text).workers;
    await until(() => linesOf(service).some(({ msg }) => msg === 'a worker exited and is replaced'));
    await until(async () => (await serving().catch(() => 0)) === 2);
    const before = acknowledged.length;
    await until(() => acknowledged.length > before + 100);
    isOver = true;
    await Promise.all(clients);
    expect([...statuses]).toEqual([201]);
    // Requests in progress, and those handed over before the worker's end was known: none has to wait.
    expect(broken.length).toBeLessThanOrEqual(2 * connections);
    for (const reason of broken) expect(reason).toMatch(/socket hang up|ECONNRESET|EPIPE/);
    const count = await db.database.prisma.reply.count({ where: { id: { in: acknowledged } } });
    expect(count).toBe(acknowledged.length);
    const now = workersOf(service);
    expect(now).toHaveLength(2);
    expect(now).toContain(other);
    expect(now).not.toContain(victim);
    expect(linesOf(service).filter(({ msg }) => msg === 'a worker exited and is replaced')).toMatchObject([
      { worker: victim, signal: 'SIGKILL' },
    ]);
    await end(service);
    expect(linesOf(service).filter(({ msg }) => msg === 'stopping')).toHaveLength(3);
  });
});

describe.runIf(process.platform === 'linux')('the limits of several workers', { timeout: 180_000 }, () => {
  let service: Service;
  let base: string;
  beforeAll(async () => {
    const limits = { ANONYMOUS: '50', KEY: '20', WRITES: '6', SIGN_IN: '4' };
    const settings = Object.entries(limits).map(([name, value]) => [`RATE_LIMIT_${name}`, value]);
    service = start({ TRUST_PROXY: '1', ...Object.fromEntries(settings) });
    base = await service.base;
  }, longestStart);
  afterAll(() => end(service));

  it('count the requests of an address for all, each once it has learnt of the others', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const replies = await inRounds(9, 10, () => ask(`${base}/health`, { headers }));
    // Requests between two exchanges of counts exceed the limit: by a round of ten at most.
    expect(countOf(replies, 200)).toBeGreaterThanOrEqual(50);
    expect(countOf(replies, 200)).toBeLessThanOrEqual(60);
    expect(countOf(replies, 200) + countOf(replies, 429)).toBe(90);
    expect(countOf(replies.slice(-10), 429)).toBe(10);
    expect(await answering(service, '/api/v1/health', 90)).toHaveLength(2);
  });

  it('count those of a key for all, writes apart, and give back what a 304 took', async () => {
    const key = await issueKey(db.database, people.member.id);
    const body = { content: 'x' };
    const write = () => ask(`${base}/forum/topics/${nothing}/replies`, { method: 'POST', key, body });
    const writes = await inRounds(5, 2, write);
    expect(countOf(writes, 404)).toBeGreaterThanOrEqual(6);
    expect(countOf(writes, 404)).toBeLessThanOrEqual(8);
    expect(countOf(writes.slice(-2), 429)).toBe(2);
    const boards = `${base}/forum/boards`;
    const unchanged = await inRounds(4, 8, () => ask(boards, { key, headers: { 'if-none-match': '*' } }));
    expect(countOf(unchanged, 304)).toBe(32);
    const me = await ask(`${base}/me`, { key });
    expect(JSON.parse(me.text).limits).toMatchObject({
      requests: { remaining: 9 },
      writes: { limit: 6, remaining: 0 },
    });
    const reads = await inRounds(7, 2, () => ask(boards, { key }));
    expect(countOf(reads, 200)).toBeGreaterThanOrEqual(9);
    expect(countOf(reads, 200)).toBeLessThanOrEqual(11);
    expect(countOf(reads.slice(-2), 429)).toBe(2);
  });

  it('count attempts to sign in once for all, and begin anew after the right password', async () => {
    const { origin } = new URL(base);
    // Each page and form uses a connection of its own.
    const visitor = () => new Visitor({ origin }, { Connection: 'close', 'X-Forwarded-For': '192.0.2.2' });
    const fields = { username: 'Walter_W', email: 'walter@example.org', password };
    expect((await visitor().submit('/sign-up', fields)).location).toBe('/?welcome=yes');
    const attempt = (attemptPassword?: string) =>
      signIn(visitor(), 'Walter_W', attemptPassword).then(({ status }) => status);
    // Attempts count for the name as well, and have to wait after too many.
    const statuses: number[] = [];
    for (const attemptPassword of ['a wrong one', 'a wrong one', undefined, 'a wrong one', 'a wrong one']) {
      statuses.push(await attempt(attemptPassword));
      // A page and its form are two connections: after a third, the next form goes to the other worker.
      await ask(`${base}/health`, { headers: { 'x-forwarded-for': '192.0.2.3' } });
    }
    expect(statuses).toEqual([401, 401, 303, 401, 429]);
    expect(await answering(service, '/sign-in', 10)).toHaveLength(2);
  });
});

describe.runIf(process.platform === 'linux')('a primary that is stopped', { timeout: 180_000 }, () => {
  it('keeps no worker from answering on the connections that it has', async () => {
    const service = start({});
    const base = await service.base;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask(`${base}/health`, { agent })).status).toBe(200);
    service.child.kill('SIGSTOP');
    const startedAt = performance.now();
    expect((await ask(`${base}/health`, { agent })).status).toBe(200);
    expect((await ask(`${base}/nothing/%`, { agent })).status).toBe(404);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    service.child.kill('SIGCONT');
    expect((await ask(`${base}/health`, { agent })).status).toBe(200);
    agent.destroy();
    await end(service);
  });
});

describe.runIf(process.platform === 'linux')('the end of several workers', { timeout: 180_000 }, () => {
  const folder = makeFolder('plaza-start-');
  afterAll(() => removeFolder(folder));

  it('comes with the primary on SIGTERM, once they have answered, and leaves nothing behind', async () => {
    const service = startService({ WORKERS: '2', DATA_DIR: folder });
    const base = await service.base;
    const [workers, postgres] = [workersOf(service), postgresOf(folder) ?? 0];
    const text = JSON.stringify({ content: 'x' });
    const headers = { 'content-type': 'application/json', 'content-length': String(text.length) };
    const begun: ClientRequest[] = [];
    const begin = (outgoing: ClientRequest) => {
      outgoing.write(text.slice(0, 5));
      begun.push(outgoing);
    };
    const replies = [1, 2, 3, 4].map(() =>
      ask(`${base}/forum/topics/${nothing}/replies`, { method: 'POST', headers, begin }),
    );
    await ask(`${base}/health`);
    const startedAt = performance.now();
    service.child.kill('SIGTERM');
    await until(() => linesOf(service).filter(({ msg }) => msg === 'stopping').length === 3);
    for (const each of begun) each.end(text.slice(5));
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await service.exit).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect([...workers, postgres].filter(isAlive)).toEqual([]);
    expect(workers).toHaveLength(2);
  });

  it('comes when the primary is killed, and that of its database too', async () => {
    const service = startService({ WORKERS: '2', DATA_DIR: folder });
    await service.base;
    const [workers, postgres] = [workersOf(service), postgresOf(folder) ?? 0];
    expect(workers).toHaveLength(2);
    service.child.kill('SIGKILL');
    await until(() => !workers.some(isAlive), 5_000);
    await until(() => !isAlive(postgres));
  });

  it('is said where the database cannot be reached', async () => {
    const service = start({ DATABASE_URL: 'postgresql://u:secret@127.0.0.1:1/plaza' });
    expect(await service.exit).toBe(1);
    expect(service.output().trim()).toMatch(/The database at 127.0.0.1:1 cannot be reached: .*$/);
  });

  it('comes where none of them stays alive; and the periodic jobs were the primary’s', async () => {
    const service = start({});
    await service.base;
    // Every process that runs the job reports this within half a minute.
    await db.database.prisma.$executeRaw`ALTER TABLE orders RENAME TO not_orders`;
    await sleep(32_000);
    const failed = () =>
      linesOf(service).filter(({ msg, job }) => msg === 'a job failed' && job === 'withdraw unpaid orders');
    await until(() => failed().length > 0);
    expect(new Set(failed().map(({ worker }) => worker))).toEqual(new Set([undefined]));

    const replaced = () => linesOf(service).filter(({ msg }) => msg === 'a worker exited and is replaced');
    const killAll = () => {
      for (const pid of workersOf(service)) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // The process has exited, and its parent does not know yet.
        }
      }
    };
    const began = performance.now();
    killAll();
    // Each has run for long, unlike its replacements.
    await until(() => replaced().length === 2);
    const killing = setInterval(killAll, 50);
    expect(await service.exit).toBe(1);
    clearInterval(killing);
    expect(performance.now() - began).toBeGreaterThan(5_000);
    expect(service.output()).toMatch(/workers ended one after the other/);
    // Two long-running ones, and ten that followed.
    expect(replaced()).toHaveLength(12);
  });
});
