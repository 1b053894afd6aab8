import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type EncodedReply, encodeReply, ReplyCache } from '../../../src/api/http/replies.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { kindNames, kinds, make, operationAt } from '../../helpers/kinds.js';
import { assertReply, type SeenReply } from '../../helpers/reply-check.js';
import { operations, pathOf, withNeeded } from '../../helpers/requests.js';
import { shopsOf } from '../../helpers/shops.js';

// Each link to bytes is different.
const links = ['getVideoStreamUrl', 'getGuestDownloadUrl'];
const openGets = operations.filter(({ open, method, id }) => open && method === 'get' && !links.includes(id));

let app: TestApp;
let board: number;
let topic: number;
let ids: Record<string, number | string>;
beforeAll(async () => {
  app = await testApp();
  const { api, people } = app;
  const { username } = people.member;
  await api.put('/site/pages/rules', people.admin.key).send({ text: 'Be kind.' }).expect(200);
  ids = { getSitePage: 'rules', getUser: username };
  for (const { id, path } of openGets) if (path.startsWith('/users/{username}/')) ids[id] = username;
  for (const name of kindNames) {
    const made = await make(app, name);
    for (const path of [kinds[name].page[0], kinds[name].path]) {
      const reading = operationAt('get', path);
      if (reading !== undefined) ids[reading.id] = path.includes('{parent}') ? made.parentAt : made.at;
    }
  }
  topic = Number(ids.getTopic);
  ids.listLikes = topic;
  ids.getStoreTrader = ids.getStore as string;
  const tagged = await api
    .patch(`/forum/topics/${topic}`, people.admin.key)
    .send({ tags: ['lathe'] })
    .expect(200);
  const goods = await shopsOf(app).shopProduct({});
  const guest = { items: [{ id: goods, quantity: 1 }], email: 'ada@example.org' };
  ids.listGuestOrders = (await api.post('/guest/checkout').send(guest).expect(200)).body.token;
  const group = { slug: 'felt', name: 'Felt', visibility: 'public', joining: 'open' };
  await api.post('/groups', people.moderator.key).send(group).expect(201);
  Object.assign(ids, { getGroup: 'felt', listGroupMembers: 'felt' });
  ids.getTag = tagged.body.tags[0].id;
  board = await forumOf(app).board();
});
afterAll(() => app.close());

const pathTo = (operation: (typeof operations)[number]) =>
  withNeeded(pathOf(operation, ids[operation.id] ?? board), operation);

describe.each(openGets.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('has a strong ETag and answers 304 without a body to clients that have the same', async () => {
    const { headers, status } = await app.api.get(pathTo(operation));
    expect(status).toBe(200);
    const etag = headers.etag as string;
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const tags of [etag, `W/${etag}`, '*', `"other", ${etag}`, `"a" ,W/"b",${etag}`, ` ${etag} `]) {
      const reply = await app.api.get(pathTo(operation)).set('If-None-Match', tags);
      expect([tags, reply.status, reply.headers.etag]).toEqual([tags, 304, etag]);
    }
    for (const tags of [
      '"other"',
      etag.slice(1, -1),
      etag.toLowerCase() === etag ? '"x"' : etag.toLowerCase(),
      '',
      ',',
    ]) {
      expect((await app.api.get(pathTo(operation)).set('If-None-Match', tags)).status, tags).toBe(200);
    }
  });
});

describe('an ETag', () => {
  it('changes with the body and not without', async () => {
    const etag = async (path: string) => (await app.api.get(path).expect(200)).headers.etag as string;
    const path = `/forum/topics/${topic}`;
    const before = await etag(path);
    expect(await etag(path)).toBe(before);
    expect(await etag(`${path}?page=2`)).not.toBe(before);
    await app.api.post(`${path}/replies`, app.people.other.key).send({ content: 'x' }).expect(201);
    const after = await etag(path);
    expect(after).not.toBe(before);
    await app.api.get(path).set('If-None-Match', before).expect(200);
    await app.api.get(path).set('If-None-Match', after).expect(304);
  });

  it('is not sent with errors, which never become a 304', async () => {
    const reply = await app.api.get('/forum/topics/2147483647').set('If-None-Match', '*').expect(404);
    expect(reply.headers.etag).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('the served contract', () => {
  it('equals the bundle with the deployment’s servers, as JSON and as YAML', async () => {
    const { body } = await app.api.get('/openapi.json').expect(200);
    const yaml = await (await fetch(`${app.origin}/api/v1/openapi.yaml`)).text();
    expect(parse(yaml)).toEqual(body);
    // Many parsers implement the older version, in which an unquoted date is not a string.
    expect(parse(yaml, { version: '1.1' })).toEqual(body);
    expect(body.servers).toEqual([{ url: `${app.origin}/api/v1` }, { url: `${app.origin}/v1` }]);
    const bundle = (await import('../../../generated/openapi.json', { with: { type: 'json' } })).default;
    // Samples and text contain the address of the request.
    const text = JSON.stringify(bundle).replaceAll('{base_url}', `${app.origin}/api/v1`);
    const placed = text.replaceAll('{origin}', app.origin).replaceAll('"/oauth/', `"${app.origin}/oauth/`);
    const here = JSON.parse(placed);
    expect({ ...body, servers: null }).toEqual({ ...here, servers: null });
    const outside = await testApp({
      sharing: app,
      settings: { PUBLIC_URL: 'http://plaza.example:8080/', BASE_PATHS: '/v1' },
    });
    expect((await outside.api.get('/openapi.json').expect(200)).body.servers).toEqual([
      { url: 'http://plaza.example:8080/v1' },
    ]);
    await outside.close();
  });
});

describe('the contract as YAML', () => {
  it('is served beside the API, below every base path', async () => {
    expect(operations.map(({ path }) => path)).not.toContain('/openapi.yaml');
    for (const basePath of ['/api/v1', '/v1']) {
      const { status, headers } = await fetch(`${app.origin}${basePath}/openapi.yaml`);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/yaml']);
      expect(headers.get('x-request-id')).toMatch(/./);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cache-control')).toBe('no-cache');
      const etag = headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      const again = await fetch(`${app.origin}${basePath}/openapi.yaml`, { headers: { 'If-None-Match': etag } });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
      const head = await fetch(`${app.origin}${basePath}/openapi.yaml`, { method: 'HEAD' });
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    }
  });

  it('refuses other methods', async () => {
    const reply = await app.api.call('post', '/openapi.yaml').expect(405);
    expect([reply.body.code, reply.headers.allow]).toEqual(['method_not_allowed', 'GET, HEAD, OPTIONS']);
    const options = await fetch(`${app.origin}/v1/openapi.yaml`, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    for (const path of ['/openapi.yaml/', '/OPENAPI.yaml']) {
      expect((await app.api.get(path).expect(404)).body.code).toBe('route_not_found');
    }
  });

  it('counts against the limit of the address', async () => {
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_ANONYMOUS: '1' } });
    try {
      const { status, headers } = await fetch(`${limited.origin}/api/v1/openapi.yaml`);
      expect([status, headers.get('ratelimit-remaining')]).toEqual([200, '0']);
      expect((await limited.api.get('/openapi.yaml').expect(429)).body.code).toBe('rate_limited');
    } finally {
      await limited.close();
    }
  });
});

describe('the cache of checked replies', () => {
  const reply = (text: string): EncodedReply => encodeReply(200, text, 'application/json');

  it('finds replies by operation, status and text only', () => {
    const kept = new ReplyCache();
    kept.add('getTopic', '{}', reply('{}'));
    expect(kept.find('getTopic', 200, '{}')).toEqual(reply('{}'));
    expect([
      kept.find('getBoard', 200, '{}'),
      kept.find('getTopic', 201, '{}'),
      kept.find('getTopic', 200, '{ }'),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('is bounded: the least recently used is evicted first, and large replies do not evict others', () => {
    const kept = new ReplyCache(6000, 100);
    const text = (n: number) => `${n}`.padEnd(80, 'x');
    for (let n = 0; n < 500; n++) {
      kept.add('getTopic', text(n), reply(text(n)));
      kept.add('getTopic', text(n), reply(text(n)));
    }
    const places = Array.from({ length: 500 }, (_, n) => n).filter(
      (n) => kept.find('getTopic', 200, text(n)) !== undefined,
    );
    expect(places.length).toBeGreaterThan(5);
    expect(places.length * 160).toBeLessThan(6000);
    expect(places).toEqual(Array.from({ length: places.length }, (_, index) => 500 - places.length + index));
    const large = (n: number) => `${n}`.padEnd(101, 'y');
    for (let n = 0; n < 9; n++) kept.add('getTopic', large(n), reply(large(n)));
    const isKept = (value: string) => kept.find('getTopic', 200, value) !== undefined;
    expect(Array.from({ length: 9 }, (_, n) => n).filter((n) => isKept(large(n)))).toEqual([5, 6, 7, 8]);
    expect(isKept(text(499))).toBe(true);
  });
});

/** The check that every test here relies on has to fail, too. */
describe('the check of replies in these tests', () => {
  const headers = { 'x-request-id': 'id', 'content-type': 'application/json; charset=utf-8', etag: '"tag"' };
  const item = {
    id: 1,
    title: 'a',
    description: '',
    color: null,
    parent: null,
    is_private: false,
    topic_count: 0,
    post_count: 0,
    last_post_time: null,
    last_post_at: null,
    last_post_user: null,
    last_topic: null,
  };
  const good: SeenReply = { method: 'GET', path: '/forum/boards', status: 200, headers, text: JSON.stringify([item]) };
  const bad = (code: string, status: number, data: object = {}) =>
    JSON.stringify({ code, message: 'x', data: { status, request_id: 'id', ...data } });

  it('accepts a valid reply', () => {
    expect(() => assertReply(good, { rateLimited: false })).not.toThrow();
  });

  it.each<[string, Partial<SeenReply>]>([
    ['a field too many', { text: JSON.stringify([{ ...item, email: 'a@example.org' }]) }],
    ['a field too few', { text: JSON.stringify([{ ...item, description: undefined }]) }],
    ['a wrong time', { text: JSON.stringify([{ ...item, last_post_time: '2026-01-31T12:00:00+00:00' }]) }],
    ['an undeclared status', { status: 202 }],
    ['another type', { headers: { ...headers, 'content-type': 'text/html' } }],
    ['no ETag', { headers: { ...headers, etag: undefined } }],
    ['a weak ETag', { headers: { ...headers, etag: 'W/"tag"' } }],
    ['no X-Request-Id', { headers: { ...headers, 'x-request-id': undefined } }],
    ['a code of another operation', { status: 404, text: bad('board_not_found', 404) }],
    ['a code of another status', { status: 403, text: bad('unauthorized', 403) }],
    ['a status in the body that is not the real one', { status: 500, text: bad('internal_error', 503) }],
    ['a field too many in a problem', { status: 500, text: bad('internal_error', 500, { stack: 'x' }) }],
    ['503 without Retry-After', { status: 503, text: bad('component_inactive', 503) }],
    ['405 for a declared method', { status: 405, text: bad('method_not_allowed', 405) }],
    ['404 for a declared path', { status: 404, text: bad('route_not_found', 404) }],
    ['a body in 304', { status: 304 }],
    ['a body for HEAD', { method: 'HEAD' }],
    ['success where nothing is', { path: '/nothing' }],
  ])('refuses %s', (_name, changes) => {
    expect(() => assertReply({ ...good, ...changes }, { rateLimited: false })).toThrow('outside the contract');
  });

  it('refuses a reply without rate limit headers while limits are on', () => {
    expect(() => assertReply(good, { rateLimited: true })).toThrow('RateLimit-Limit is missing');
  });
});
