import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fillForum } from './data.js';
import { createDatabase, dropTriggers } from './database.js';
import { compare, type Load, type Rounds } from './load.js';
import { watchMemory } from './memory.js';
import { fixed, judged, note, print } from './report.js';
import { plazaEnvironment, type Server, servePlaza } from './servers.js';

/** Concurrent streams, and the service's limit per address. */
const [streams, ofOneAddress] = [1000, 20];
/** Topics created one after the other for all streams. */
const told = 20;
/** Webhooks with one receiver, and the topics delivered to each. */
const [webhooks, sent] = [8, 500];

type BenchSetup = { plaza: Server; boardId: number; topicId: number };

/** The cost of events for writes and for readers. */
export async function measureEvents(url: string, rounds: Rounds): Promise<void> {
  const without = await made(url, 'without', false);
  const withEvents = await made(url, 'with', true);
  const topic = (boardId: number): Load => ({
    request: (n) => post('/forum/topics', { board_id: boardId + (n % 20), title: `Topic ${n}`, content: 'Text' }),
  });
  const reply = (topicId: number): Load => ({
    request: (n) => post(`/forum/topics/${topicId + (n % 500)}/replies`, { content: `Reply ${n}` }),
  });
  print(['', 'without /s', 'with /s', 'ratio', 'bound'], 'a write with events, beside one without');
  for (const [name, load] of [
    ['create a topic', ({ boardId }: BenchSetup) => topic(boardId)],
    ['create a reply', ({ topicId }: BenchSetup) => reply(topicId)],
  ] as const) {
    const [a, b] = await compare(rounds, [without.plaza, load(without)], [withEvents.plaza, load(withEvents)]);
    const ratio = b.rate / a.rate;
    print([name, fixed(a.rate, 0), fixed(b.rate, 0), fixed(ratio, 2), ...judged(ratio, { least: 0.9 })]);
  }
  await measureDeliveries(withEvents);
  await measureStreams(withEvents);
}

const post = (path: string, body: object) => ({ path, body: JSON.stringify(body) });

async function made(url: string, name: string, hasEvents: boolean): Promise<BenchSetup> {
  const database = await createDatabase(url, `bench_${name}_events`);
  const pool = new pg.Pool({ connectionString: database });
  note(`filling a forum ${name} events`);
  const { key, boardId, topicId } = await fillForum(pool, { topics: 1000, replies: 20 });
  if (!hasEvents) await pool.query(dropTriggers('zz_events_of_%'));
  await pool.query('VACUUM ANALYZE');
  await pool.end();
  const environment = { ...plazaEnvironment(database), WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1' };
  return { plaza: await servePlaza(environment, key, `plaza ${name} events`), boardId, topicId };
}

/** Deliveries per second, from the first topic until all have arrived. */
async function measureDeliveries({ plaza, boardId }: BenchSetup): Promise<void> {
  let arrived = 0;
  const receiver = createServer((req, res) => {
    req.resume();
    res.writeHead(204).end();
    arrived++;
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  for (let n = 0; n < webhooks; n++) await create(plaza, post('/webhooks', { url, types: ['topic.created'] }));
  const began = performance.now();
  for (let n = 0; n < sent; n++) {
    await create(plaza, post('/forum/topics', { board_id: boardId, title: `Sent ${n}`, content: 'Text' }));
  }
  while (arrived < webhooks * sent) {
    if (performance.now() - began > 60_000) throw new Error(`Only ${arrived} of ${webhooks * sent} arrived`);
    await sleep(5);
  }
  const rate = (arrived * 1000) / (performance.now() - began);
  receiver.close();
  receiver.closeAllConnections();
  print(['', 'deliveries', 'a second', 'bound'], `${webhooks} webhooks, told of ${sent} topics`);
  print(['signed and delivered', fixed(arrived, 0), fixed(rate, 0), ...judged(rate, { least: 300 })]);
}

async function create({ origin, key }: Server, { path, body }: ReturnType<typeof post>): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const reply = await fetch(`${origin}/api/v1${path}`, { method: 'POST', headers, body });
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`);
  await reply.arrayBuffer();
}

/** Memory of this many streams, and the delay until the last of them has got a topic's event. */
async function measureStreams({ plaza, boardId }: BenchSetup): Promise<void> {
  const { origin, pid } = plaza;
  let heard = 0;
  const open = async (n: number): Promise<IncomingMessage> => {
    const localAddress = `127.0.0.${1 + Math.floor(n / ofOneAddress)}`;
    const [reply] = (await once(get(`${origin}/api/v1/events/stream`, { localAddress, agent: false }), 'response')) as [
      IncomingMessage,
    ];
    if (reply.statusCode !== 200) throw new Error(`A stream was answered with ${reply.statusCode}`);
    reply.setEncoding('utf8').on('data', (text: string) => {
      heard += text.split('event: topic.created').length - 1;
    });
    return reply;
  };
  const replies: IncomingMessage[] = [];
  const delays: number[] = [];
  const bytes = await watchMemory(pid, async () => {
    for (let n = 0; n < streams; n += 50) {
      replies.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => open(n + index)))));
    }
    await sleep(1000);
    for (let n = 1; n <= told; n++) {
      const began = performance.now();
      await create(plaza, post('/forum/topics', { board_id: boardId, title: `Told ${n}`, content: 'Text' }));
      while (heard < n * streams) {
        if (performance.now() - began > 20_000) throw new Error(`Only ${heard} of ${n * streams} were told`);
        await sleep(5);
      }
      delays.push(performance.now() - began);
    }
  });
  for (const reply of replies) reply.destroy();
  const sorted = delays.sort((a, b) => a - b);
  const [half, last] = [sorted[Math.floor(told / 2)] ?? Number.NaN, sorted.at(-1) ?? Number.NaN];
  print(['', 'MiB more', 'KiB each', 'p50 ms', 'max ms', 'bound'], `${streams} streams of one process, and a topic`);
  const figures = [fixed(bytes / 2 ** 20, 0), fixed(bytes / 1024 / streams, 0), fixed(half, 0), fixed(last, 0)];
  print(['until the last is told', ...figures, ...judged(last, { most: 2000 })]);
}
