import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endAll, makeFolder, removeFolder, startService } from '../../../scripts/shared/process.js';
import { until } from '../../../scripts/shared/until.js';
import { type TestDatabase, testDatabase } from '../../helpers/database.js';
import { createPeople, type People } from '../../helpers/people.js';
import { assertReply } from '../../helpers/reply-check.js';
import { exchange, type RawReply } from '../../helpers/wire.js';

/** Sends bytes that no HTTP client sends, to the service started as in production. */
let port: number;
let base: string;
let own: TestDatabase;
let folder: string;
let people: People;
beforeAll(async () => {
  own = await testDatabase();
  people = await createPeople(own.database);
  folder = makeFolder('plaza-start-');
  const service = startService({ DATABASE_URL: own.url, DATA_DIR: folder, RATE_LIMIT_ANONYMOUS: '100000' });
  base = await service.base;
  port = Number(new URL(base).port);
}, 180_000);
afterAll(async () => {
  await endAll('SIGKILL');
  await removeFolder(folder);
  await own.drop();
});

function head(...lines: string[]): string {
  return `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;
}

/** The only reply to these bytes, checked against the contract. */
async function send(
  bytes: string | Buffer,
  method = 'GET',
  path = '/somewhere',
): Promise<{ reply: RawReply; code: string | null }> {
  const replies = await exchange(port, bytes);
  expect(replies).toHaveLength(1);
  const [reply] = replies as [RawReply];
  assertReply({ method, path, status: reply.status, headers: reply.headers, text: reply.body }, { rateLimited: false });
  return { reply, code: reply.status >= 400 && reply.body !== '' ? JSON.parse(reply.body).code : null };
}

describe('bytes that are not HTTP', () => {
  it.each([
    ['noise', '\u0001\u0002\u0003\r\n\r\n'],
    ['a greeting of TLS', Buffer.from('16030100050100000100', 'hex')],
    ['a sentence', 'HELO there\r\n\r\n'],
    ['another protocol', 'GET / SPDY/9\r\n\r\n'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: localhost\r\nnonsense\r\n\r\n'],
    ['a length that is no number', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ten\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
  ])('answers 400 bad_request to %s', async (_name, bytes) => {
    const { reply, code } = await send(bytes);
    expect([reply.status, code]).toEqual([400, 'bad_request']);
    expect(reply.headers.connection).toBe('close');
  });
});

describe('a head', () => {
  it('is 431 if it is too large', async () => {
    for (const line of [`X-Long: ${'x'.repeat(20_000)}`, `Cookie: ${'a=b; '.repeat(5000)}`]) {
      const { reply, code } = await send(head('GET /v1/health HTTP/1.1', 'Host: localhost', line));
      expect([reply.status, code]).toEqual([431, 'headers_too_large']);
    }
    const { reply } = await send(head(`GET /v1/forum/boards?x=${'x'.repeat(20_000)} HTTP/1.1`, 'Host: localhost'));
    expect([414, 431]).toContain(reply.status);
  });

  it('is 400 without Host in HTTP/1.1, and needs none in HTTP/1.0', async () => {
    const { reply, code } = await send(head('GET /v1/health HTTP/1.1'), 'GET', '/health');
    expect([reply.status, code]).toEqual([400, 'bad_request']);
    expect((await send(head('GET /v1/health HTTP/1.0'), 'GET', '/health')).reply.status).toBe(200);
  });

  it('is 405 with Allow for a method that Node does not know', async () => {
    for (const method of ['FROBNICATE', 'GETS', 'X']) {
      const { reply, code } = await send(
        head(`${method} /v1/forum/boards HTTP/1.1`, 'Host: localhost'),
        method,
        '/forum/boards',
      );
      expect([reply.status, code]).toEqual([405, 'method_not_allowed']);
      expect(reply.headers.allow).toContain('GET');
    }
  });

  it('is 405 if it asks for a tunnel', async () => {
    const { reply, code } = await send(head('CONNECT example.org:80 HTTP/1.1', 'Host: example.org:80'), 'CONNECT');
    expect([reply.status, code]).toEqual([405, 'method_not_allowed']);
  });

  it('is handled normally with an unknown expectation', async () => {
    const { reply } = await send(
      head('GET /v1/health HTTP/1.1', 'Host: localhost', 'Expect: 200-ok'),
      'GET',
      '/health',
    );
    expect(reply.status).toBe(200);
  });

  it('is 400 with two Hosts, whatever they are', async () => {
    for (const [first, second] of [
      ['localhost', 'localhost'],
      ['localhost', 'evil.example'],
      ['evil.example', 'localhost'],
    ]) {
      const lines = [`Host: ${first}`, `hOST: ${second}`];
      const { reply, code } = await send(head('GET /v1/health HTTP/1.1', ...lines), 'GET', '/health');
      expect([reply.status, code]).toEqual([400, 'bad_request']);
    }
  });

  it('is 400 with a fragment, before anything else is checked', async () => {
    for (const path of ['/v1/health#x', '/v1/forum/boards/1#x', '/v1/nothing#', '/#/docs', '/v1/me?a=b#c']) {
      const { reply, code } = await send(head(`GET ${path} HTTP/1.1`, 'Host: localhost'), 'GET', path);
      expect([reply.status, code]).toEqual([400, 'bad_request']);
      expect(reply.body).toContain('fragment');
    }
  });

  it('never causes an internal error with an absolute target, an asterisk or a malformed path', async () => {
    const whole = await send(head(`GET ${base}/health HTTP/1.1`, 'Host: localhost'), 'GET', '/health');
    expect([200, 404]).toContain(whole.reply.status);
    const asterisk = await exchange(port, head('OPTIONS * HTTP/1.1', 'Host: localhost'));
    expect(asterisk[0]?.status).toBe(400);
    const page = await exchange(port, head('GET * HTTP/1.1', 'Host: localhost', 'Accept: text/html'));
    expect(page[0]?.status).toBe(400);
    for (const path of [
      '//',
      '/..',
      '/../../etc/passwd',
      '/v1/%00',
      '/v1/forum/boards/../boards',
      '/v1///health',
      '/%',
      '/\u00ff',
    ]) {
      const [reply] = await exchange(port, Buffer.from(head(`GET ${path} HTTP/1.1`, 'Host: localhost'), 'latin1'));
      expect([400, 404], path).toContain(reply?.status);
      expect(JSON.parse(reply?.body ?? '').data.status).toBe(reply?.status);
    }
  });

  it('is accepted with a hundred headers, some of them repeated', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => `X-Header-${index % 40}: ${index}`);
    const twice = [
      'Authorization: Bearer wrong',
      `Authorization: Bearer ${people.admin.key}`,
      'Content-Type: a',
      'Content-Type: b',
    ];
    const { reply } = await send(
      head('GET /v1/health HTTP/1.1', 'Host: localhost', ...lines, ...twice),
      'GET',
      '/health',
    );
    expect(reply.status).toBe(200);
  });
});

describe('a body', () => {
  const post = (...lines: string[]) =>
    head(
      'POST /v1/forum/boards HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${people.admin.key}`,
      'Content-Type: application/json',
      ...lines,
    );

  it('is read in chunks', async () => {
    const chunked = `${post('Transfer-Encoding: chunked')}9\r\n{"title":\r\n7\r\n"Bits"}\r\n0\r\n\r\n`;
    const { reply } = await send(chunked, 'POST', '/forum/boards');
    expect([reply.status, JSON.parse(reply.body).title]).toEqual([201, 'Bits']);
  });

  it.each(['gzip, chunked', 'deflate,chunked', 'identity, chunked', 'x, y , Chunked'])(
    'answers 501 to the transfer coding %s, and reads what follows',
    async (coding) => {
      const chunks = '9\r\n{"title":\r\n7\r\n"Bits"}\r\n0\r\n\r\n';
      const first = post(`Transfer-Encoding: ${coding}`).replace('Connection: close\r\n', '');
      const replies = await exchange(port, first + chunks + head('GET /v1/health HTTP/1.1', 'Host: localhost'));
      expect(replies.map(({ status }) => status)).toEqual([501, 200]);
      const [{ headers, body }] = replies as [RawReply];
      assertReply({ method: 'POST', path: '/forum/boards', status: 501, headers, text: body }, { rateLimited: false });
      expect(JSON.parse(body)).toMatchObject({ code: 'not_implemented', data: { status: 501 } });
    },
  );

  it('is refused in malformed chunks', async () => {
    const { reply } = await send(`${post('Transfer-Encoding: chunked')}zz\r\n{}`, 'POST', '/forum/boards');
    expect(reply.status).toBe(400);
  });

  it('is refused before it is sent if it is announced as too large', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(post('Content-Length: 999999999'));
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString('latin1')).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it('creates nothing if it never ends, and the service continues', async () => {
    const body = '{"title":"Aborted"}';
    for (const sent of ['', '{"title"', body]) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(post(`Content-Length: ${body.length + 10}`) + sent);
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.destroy();
    }
    await until(async () => (await fetch(`${base}/health`)).status === 200);
    const boards = (await (await fetch(`${base}/forum/boards`)).json()) as { title: string }[];
    expect(boards.filter(({ title }) => title === 'Aborted')).toEqual([]);
  });

  it('is requested with 100 Continue if the client expects it', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const body = '{"title":"Asked first"}';
    socket.write(post(`Content-Length: ${body.length}`, 'Expect: 100-continue'));
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString('latin1')).toMatch(/^HTTP\/1\.1 100 /);
    socket.write(body);
    const [second] = (await once(socket, 'data')) as [Buffer];
    expect(second.toString('latin1')).toMatch(/^HTTP\/1\.1 201 /);
    socket.destroy();
  });
});

describe('one connection', () => {
  it('serves several pipelined requests in order', async () => {
    const requests = [
      'GET /v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'GET /v1/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ];
    const replies = await exchange(port, requests.join('') + head('GET /v1/forum/boards HTTP/1.1', 'Host: localhost'));
    expect(replies.map(({ status }) => status)).toEqual([200, 404, 200]);
  });

  it('never takes the rest of a refused body for a request', async () => {
    const smuggled = 'GET /v1/forum/boards HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const request = `POST /v1/forum/topics HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${smuggled.length}\r\n\r\n`;
    const replies = await exchange(port, request + smuggled + head('GET /v1/health HTTP/1.1', 'Host: localhost'));
    expect(replies.map(({ status }) => status)).toEqual([401, 200]);
    expect(JSON.parse(replies[1]?.body ?? '').status).toBe('ok');
  });
});
