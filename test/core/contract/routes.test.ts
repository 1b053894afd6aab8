import { METHODS } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { operationsAt } from '../../../src/api/pipeline/router.js';
import { Problem } from '../../../src/core/contract/problems.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { operations, pathOf } from '../../helpers/requests.js';
import { exchange } from '../../helpers/wire.js';

const methods = ['get', 'put', 'post', 'patch', 'delete'];
const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) });
});
afterAll(() => app.close());

describe('routes', () => {
  it.each(operations.map((each) => [each.id, each] as const))('lead to %s', async (id, operation) => {
    lines.length = 0;
    await app.api.call(operation.method, pathOf(operation));
    await until(() => lines.length > 0);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'request', operation: id });
  });

  it('answer under every base path', async () => {
    const board = await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'Both' }).expect(201);
    for (const basePath of ['/api/v1', '/v1']) {
      const reply = await fetch(`${app.origin}${basePath}/forum/boards/${board.body.id}`);
      expect(await reply.json(), basePath).toMatchObject({ board: { title: 'Both' } });
    }
  });
});

const paths = [...new Set(operations.map((each) => pathOf(each)))];

describe.each(paths)('%s', (path) => {
  const here = operationsAt(path);

  it('refuses every method that it does not declare, and names those it does', async () => {
    for (const method of methods.filter((each) => !here.has(each))) {
      const reply = await app.api.call(method, path, app.people.admin.key).expect(405);
      expect(reply.body.code).toBe('method_not_allowed');
      for (const declared of here.keys()) expect(reply.headers.allow).toContain(declared.toUpperCase());
      expect(reply.headers.allow).not.toContain(method.toUpperCase());
    }
    for (const method of ['TRACE', 'QUERY', 'PROPFIND', 'LINK'].filter((each) => METHODS.includes(each))) {
      await app.api.call(method, path).expect(405);
    }
  });

  it('answers OPTIONS with the same methods and no body', async () => {
    const reply = await app.api.options(path).set('Origin', 'https://example.org').expect(204);
    const names = [...here.keys()].map((method) => method.toUpperCase());
    expect(reply.headers.allow?.split(', ').sort()).toEqual(
      [...names, ...(here.has('get') ? ['HEAD'] : []), 'OPTIONS'].sort(),
    );
    expect(reply.headers['access-control-allow-origin']).toBe('*');
  });

  it('answers HEAD as GET without a body', async () => {
    const head = await app.api.head(path).set('Accept-Encoding', 'gzip');
    if (!here.has('get')) {
      expect(head.status).toBe(405);
      return;
    }
    const get = await app.api.get(path).set('Accept-Encoding', 'gzip');
    expect(head.status).toBe(get.status);
    expect(head.text ?? '').toBe('');
    for (const name of ['content-type', 'content-length', 'etag']) expect(head.headers[name]).toBe(get.headers[name]);
  });
});

describe('a path that is nearly one of the contract', () => {
  it.each([
    ['unknown', '/forum/nothing'],
    ['empty', ''],
    ['with a slash at its end', '/forum/boards/'],
    ['in another case', '/Forum/boards'],
    ['with an empty segment', '/forum//boards'],
    ['with one segment more', '/forum/boards/1/topics'],
    ['with an encoded slash', '/forum%2Fboards'],
  ])('answers 404 to %s', async (_name, path) => {
    for (const method of ['get', 'post', 'delete']) {
      const reply = await app.api.call(method, path, app.people.admin.key).expect(404);
      expect(reply.body.code).toBe('route_not_found');
    }
  });

  it.each(['foo://x/api/v1', 'foo://x/api/v1?a', 'http://localhost/api/v1/nothing'])(
    'answers 404 to the absolute target %s',
    async (target) => {
      const [reply] = await exchange(
        app.port,
        `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(reply?.status).toBe(404);
      expect(JSON.parse(reply?.body ?? '')).toMatchObject({ code: 'route_not_found' });
    },
  );

  it('outside of the base path is 404 with a problem body', async () => {
    const reply = await fetch(`${app.origin}/somewhere`);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ code: 'route_not_found', data: { status: 404 } });
  });

  it.each(['%', '%zz', '%ff', '%c3%28', '1%'])('answers 400 to the malformed encoding %s', async (segment) => {
    const reply = await app.api.get(`/forum/boards/${segment}`).expect(400);
    expect(reply.body).toMatchObject({ code: 'invalid_param' });
  });

  it.each(['abc', '1.5', '0', '-1', '2147483648', '99999999999999999999', '%00', '%20', "1'--", 'order'])(
    'answers 400 to the id %s, or 405 if a fixed path matches better',
    async (segment) => {
      const reply = await app.api.get(`/forum/boards/${segment}`);
      expect(reply.body.code).toBe(segment === 'order' ? 'method_not_allowed' : 'invalid_param');
    },
  );
});

describe('a number that only a program would read as one', () => {
  it.each(['1e3', '0x10', '%2B1', '1.0', '%201', '01'])(
    'answers 400 to an id that only a program would read as a number: %s',
    async (segment) => {
      const reply = await app.api.get(`/forum/boards/${segment}`);
      expect([reply.status, reply.body.code]).toEqual([400, 'invalid_param']);
    },
  );
});

describe('a problem', () => {
  it('has a status from the contract for each code', () => {
    for (const operation of operations) {
      for (const code of operation.codes) expect(new Problem(code as never).status, code).toBeGreaterThanOrEqual(400);
    }
  });
});
