import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endAll, makeFolder, type Service, startService } from '../../../../scripts/shared/process.js';
import { until } from '../../../../scripts/shared/until.js';
import { Tracing } from '../../../../src/api/telemetry/traces/tracing.js';
import { every } from '../../../../src/core/platform/jobs.js';
import { silentLog, type TestDatabase, testDatabase } from '../../../helpers/database.js';
import { createPeople, type People } from '../../../helpers/people.js';
import { otlpReceiver, type ReceivedSpan, type Receiver } from './receiver.js';

const server = 2;
const client = 3;

let db: TestDatabase;
let people: People;
let receiver: Receiver;
let service: Service;
let base: string;
beforeAll(async () => {
  db = await testDatabase();
  people = await createPeople(db.database);
  receiver = await otlpReceiver();
  service = startService({
    DATABASE_URL: db.url,
    DATA_DIR: makeFolder('plaza-traces-'),
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=c0llector',
    OTEL_SERVICE_NAME: 'plaza-of-a-test',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  base = await service.base;
}, 180_000);
afterAll(async () => {
  await endAll('SIGKILL');
  receiver.close();
  await db.drop();
});

type RequestOptions = { method?: string; key?: string; traceparent?: string; body?: unknown };

async function ask(path: string, { method = 'GET', key, traceparent, body }: RequestOptions = {}): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${base}${path}`, {
    method,
    headers: {
      connection: 'close',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(traceparent === undefined ? {} : { traceparent }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** Sends a request within another trace, and waits for its spans. */
async function traced(
  path: string,
  options: RequestOptions = {},
): Promise<{ reply: Response; spans: ReceivedSpan[]; root: ReceivedSpan; parent: string }> {
  const [trace, parent] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const reply = await ask(path, { ...options, traceparent: `00-${trace}-${parent}-01` });
  await reply.arrayBuffer();
  const spansOf = () => receiver.spans.filter(({ traceId }) => traceId === trace);
  await until(() => spansOf().some(({ kind }) => kind === server));
  const spans = spansOf();
  const root = spans.find(({ kind }) => kind === server);
  if (root === undefined) throw new Error('There is no span of the request');
  return { reply, spans, root, parent };
}

/** The names of all spans below one, as a tree. */
type Tree = { [name: string]: Tree };
const treeBelow = (spans: ReceivedSpan[], id: string): Tree =>
  Object.fromEntries(
    spans.filter(({ parentId }) => parentId === id).map((span) => [span.name, treeBelow(spans, span.spanId)]),
  );

const lineOf = (traceId: string): Record<string, unknown> | undefined =>
  service
    .log()
    .split('\n')
    .filter((line) => line.includes(traceId))
    .map((line) => JSON.parse(line))
    .find(({ msg }) => msg === 'request');

describe('the trace of a job', { timeout: 60_000 }, () => {
  const internal = 1;

  it('is one span for each run, without a request', async () => {
    const ofJobs = () => receiver.spans.filter(({ name }) => name === 'job make archives');
    await until(() => ofJobs().length >= 2, 30_000);
    for (const span of ofJobs()) {
      expect(span).toMatchObject({ kind: internal, parentId: '', isError: false });
      expect(span.attributes).toEqual({ 'plaza.job': 'make archives' });
      expect(receiver.spans.filter(({ traceId }) => traceId === span.traceId)).toEqual([span]);
    }
  });

  it('only contains the type of a failure, and does not exist if another node had the turn', async () => {
    const own = await otlpReceiver();
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', own.url);
    const tracing = new Tracing(silentLog);
    vi.unstubAllEnvs();
    let tries = 0;
    const fail = async () => {
      tries++;
      throw new TypeError('S3cretText');
    };
    const turns = (mine: boolean) => ({ take: async () => mine, giveBack: async () => {} });
    const jobOptions = { log: silentLog, trace: tracing.job };
    const mine = every(0.01, 'fail here', fail, { ...jobOptions, turns: turns(true) });
    const other = every(0.01, 'fail elsewhere', fail, { ...jobOptions, turns: turns(false) });
    await until(() => tries >= 2);
    await Promise.all([mine(), other()]);
    await tracing.end();
    own.close();
    expect(own.spans).toHaveLength(tries);
    expect(own.spans[0]).toMatchObject({ name: 'job fail here', isError: true });
    expect(own.spans[0]?.attributes).toEqual({ 'plaza.job': 'fail here', 'error.type': 'TypeError' });
    expect(Buffer.concat(own.bodies).toString('latin1')).not.toContain('S3cret');
  });
});

describe('the trace of a request', { timeout: 60_000 }, () => {
  it('belongs to its sender’s trace, covers checks, query and reply, and is in the log', async () => {
    const { reply, spans, root, parent } = await traced('/forum/boards?page=1', { key: people.member.key });
    expect(reply.status).toBe(200);
    expect(root).toMatchObject({
      name: 'GET /forum/boards',
      parentId: parent,
      isError: false,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/forum/boards',
        'http.response.status_code': 200,
        'plaza.operation': 'listBoards',
        'plaza.request_id': reply.headers.get('x-request-id'),
      },
      resource: { 'service.name': 'plaza-of-a-test', 'deployment.environment.name': 'test' },
    });
    const tree = treeBelow(spans, root.spanId);
    expect(Object.keys(tree).sort()).toEqual(
      ['admission', 'query board_list', 'reply check', 'reply send', 'validation'].sort(),
    );
    // The key was looked up.
    expect(Object.keys(tree.admission ?? {})).not.toEqual([]);
    for (const span of spans.filter(({ name }) => name.startsWith('query '))) {
      expect(span.kind).toBe(client);
      expect(Object.keys(span.attributes).sort()).toEqual(['db.query.summary', 'db.system.name']);
    }
    expect(reply.headers.get('traceresponse')).toBe(`00-${root.traceId}-${root.spanId}-01`);
    await until(() => lineOf(root.traceId) !== undefined);
    expect(lineOf(root.traceId)).toMatchObject({ operation: 'listBoards', span_id: root.spanId });
    expect(receiver.headers[0]?.['x-collector-key']).toBe('c0llector');
  });

  it('contains transactions and storage calls', async () => {
    const body = new FormData();
    body.set('file', new Blob(['hidden bytes']), 'hidden-name.txt');
    const { reply, spans, root } = await traced('/files', { method: 'POST', key: people.member.key, body });
    expect(reply.status).toBe(201);
    const names = Object.keys(treeBelow(spans, root.spanId));
    for (const name of ['storage write', 'query begin', 'query COMMIT']) expect(names).toContain(name);
  });

  it('is an error for internal errors, and none for client errors', async () => {
    const missing = await traced('/forum/topics/2147483647');
    expect(missing.root).toMatchObject({ isError: false, attributes: { 'http.response.status_code': 404 } });
    expect(missing.root.name).toBe('GET /forum/topics/{id}');
    const nowhere = await traced('/no/such/place-5551');
    expect(nowhere.root.name).toBe('GET');
  });

  it('starts a new trace for an invalid header, and is not sampled if the sender’s is not', async () => {
    const anew = await ask('/forum/boards', { traceparent: '00-zz-1-01' });
    const [, id = ''] = anew.headers.get('traceresponse')?.split('-') ?? [];
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    await until(() => receiver.spans.some(({ traceId, kind }) => traceId === id && kind === server));
    const unsampled = randomBytes(16).toString('hex');
    const reply = await ask('/forum/boards', { traceparent: `00-${unsampled}-${'1'.repeat(16)}-00` });
    expect(reply.headers.get('traceresponse')).toMatch(new RegExp(`^00-${unsampled}-[0-9a-f]{16}-00$`));
    await until(() => lineOf(unsampled) !== undefined);
    // Everything after it was exported.
    await traced('/forum/boards');
    expect(receiver.spans.filter(({ traceId }) => traceId === unsampled)).toEqual([]);
  });

  it('contains no key, no address, no query and no user text', async () => {
    const { key } = people.admin;
    const secrets = ['S3cretTitle', 'S3cretText', 'S3cretQuery', 'S3cretPath', 'S3cretAgent'];
    const board = await traced('/forum/boards', { method: 'POST', key, body: { title: 'S3cretTitle' } });
    expect(board.reply.status).toBe(201);
    await traced('/forum/topics', { method: 'POST', key, body: { board_id: 'S3cretText', title: 1 } });
    await traced(`/forum/boards?api_key=${key}&x=S3cretQuery`);
    await traced(`/shares/S3cretPath`);
    await traced(`/answers/questions?search=S3cretQuery`);
    await fetch(new URL('/sign-in', base), {
      method: 'POST',
      headers: { 'user-agent': 'S3cretAgent', cookie: 'sid=S3cretQuery' },
      body: new URLSearchParams({ username: 'S3cretText', password: 'S3cretText' }),
    });
    await traced('/forum/boards');
    const sent = Buffer.concat(receiver.bodies).toString('latin1');
    for (const secret of [
      ...secrets,
      key,
      key.slice(6),
      people.member.key,
      'hidden',
      '127.0.0.1',
      'c0llector',
      'place-5551',
    ]) {
      expect([secret, sent.includes(secret)]).toEqual([secret, false]);
    }
    expect(Object.values(people).every(({ username }) => !sent.includes(username))).toBe(true);
  });

  it('is exported until the end, and a missing collector changes nothing', async () => {
    const last = await ask('/forum/boards');
    const [, id = ''] = last.headers.get('traceresponse')?.split('-') ?? [];
    service.child.kill('SIGTERM');
    expect(await service.exit).toBe(0);
    expect(receiver.spans.some(({ traceId, kind }) => traceId === id && kind === server)).toBe(true);

    const alone = startService({
      DATABASE_URL: db.url,
      DATA_DIR: makeFolder('plaza-traces-'),
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
    base = await alone.base;
    for (let n = 0; n < 20; n++) expect((await ask('/forum/boards')).status).toBe(200);
    alone.child.kill('SIGTERM');
    expect(await alone.exit).toBe(0);
  });

  it.each([{}, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' }])(
    'is not taken down unless it is wanted (%j)',
    async (settings) => {
      const off = startService({ DATABASE_URL: db.url, DATA_DIR: makeFolder('plaza-traces-'), ...settings });
      base = await off.base;
      const reply = await ask('/forum/boards', { traceparent: `00-${'1'.repeat(32)}-${'1'.repeat(16)}-01` });
      expect(reply.headers.has('traceresponse')).toBe(false);
      off.child.kill('SIGTERM');
      expect(await off.exit).toBe(0);
      expect(off.log()).not.toContain('trace_id');
    },
  );
});
