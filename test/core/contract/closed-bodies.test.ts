import type { Test } from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractOf } from '../../../src/core/contract/operation.js';
import { shorten } from '../../../src/core/contract/shorten.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { addSession } from '../../helpers/people.js';
import { operations, pathOf, smallImage, wellFormed, withNeeded } from '../../helpers/requests.js';

let app: TestApp;
let boardId: number;
let key: string;
beforeAll(async () => {
  app = await testApp();
  key = app.people.admin.key;
  const board = await app.api.post('/forum/boards', key).send({ title: 'General' }).expect(201);
  boardId = board.body.id;
});
beforeEach(() => signInAgain());
afterAll(() => app.close());

// The body that a provider signs has all of its fields.
const taking = operations.filter(({ mediaTypes, signed }) => mediaTypes.length > 0 && !signed);
const bare = operations.filter(({ mediaTypes, method }) => mediaTypes.length === 0 && method !== 'get');
const lenient = (request: Test) => request.set('Prefer', 'handling=lenient');
const strict = (request: Test) => request.set('Prefer', 'handling=strict');
/** One operation ends the sign-in that it asks for. */
const signInAgain = () => addSession(app.database, app.people.admin.id, { signedInAt: Date.now() });
const refusal = async (request: Test) => {
  const { status, body } = await request;
  return [status, body.code, body.data?.params];
};

describe.each(taking.map((each) => [each.id, each] as const))('the body of %s', (_id, operation) => {
  const send = () => wellFormed(app.matrix, operation, key, 2147483647, '', { unknown_field: 'x' });

  it('is closed: an unknown field is refused and named', async () => {
    const [status, code, params] = await refusal(send());
    expect([status, code]).toEqual([400, 'invalid_param']);
    expect(params.unknown_field).toMatch(/^is unknown; the nearest known name is \w+$/);
  });

  it('accepts unknown fields on request, and the reply names the ignored ones', async () => {
    const { status, headers } = await lenient(send());
    expect([400, 422]).not.toContain(status);
    expect(headers['preference-applied']).toBe('handling=lenient');
    expect(headers['ignored-parameters']).toBe('unknown_field');
  });
});

/** Fields of a body that take a text, whatever its form. */
function textsOf({ id, upload }: (typeof taking)[number]): string[] {
  const { properties = {} } = contractOf(id).bodySchema as {
    properties?: Record<string, { type?: string | string[] }>;
  };
  return Object.keys(properties).filter(
    (name) => name !== upload && [properties[name]?.type].flat().includes('string'),
  );
}

it.each(taking.map((each) => [each.id, each] as const))(
  'no text of %s takes a noncharacter',
  async (_id, operation) => {
    for (const field of textsOf(operation)) {
      const changes = { [field]: 'a\uffffb' };
      const [status, , params] = await refusal(wellFormed(app.matrix, operation, key, 2147483647, '', changes));
      expect([status, Object.keys(params ?? {})], field).toEqual([400, expect.arrayContaining([field])]);
    }
  },
);

describe.each(bare.map((each) => [each.id, each] as const))('the body that %s does not take', (_id, operation) => {
  const send = () => app.matrix.call(operation.method, withNeeded(pathOf(operation, 2147483647), operation), key);
  it('is refused unless it is empty', async () => {
    const { data } = (await send().send({ amount: 5 }).expect(400)).body;
    expect(data.params).toEqual({ amount: 'is unknown' });
    for (const text of ['{', 'amount=5', '[1]', '7']) {
      const [status, code, params] = await refusal(send().type('text/plain').send(text));
      expect([status, code, params], text).toEqual([400, 'invalid_param', { '': 'must be empty' }]);
    }
    for (const said of ['{}', 'null']) {
      expect((await send().type('application/json').send(said)).status, said).not.toBe(400);
      if (operation.recentSignIn) await signInAgain();
    }
    expect((await lenient(send().send({ amount: 5 }))).status).not.toBe(400);
  });
});

it.each(operations.map((each) => [each.id, each] as const))(
  'refuses unknown query parameters with handling=strict: %s',
  async (_id, operation) => {
    const path = withNeeded(pathOf(operation, 2147483647), operation);
    const reply = await strict(
      app.matrix.call(operation.method, `${path}${path.includes('?') ? '&' : '?'}pgae=1`, key),
    );
    expect(reply.status === 422 ? 400 : reply.status).toBe(400);
    expect(reply.body.data.params.pgae).toMatch(/^is unknown/);
    expect(reply.headers['preference-applied']).toBe('handling=strict');
  },
);

it('refuses a body that is not taken at any depth', async () => {
  const [operation] = bare;
  if (operation === undefined) throw new Error('Every operation takes a body');
  const send = () => app.matrix.call(operation.method, withNeeded(pathOf(operation, 2147483647), operation), key);
  const text = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  expect(await refusal(send().type('application/json').send(text))).toEqual([400, 'invalid_param', expect.anything()]);
  expect((await lenient(send().type('application/json').send(text))).status).toBeLessThan(500);
});

const board = () => app.api.patch(`/forum/boards/${boardId}`, key).type('application/json');

it.each([
  ['a name that nearly is one', { titel: 'x' }, { titel: 'is unknown; the nearest known name is title' }],
  ['with another fault', { title: 7, x: 1 }, { title: 'must be string', x: expect.stringMatching(/^is unknown/) }],
  ['with a slash, a dot and a tilde', { 'a/b.c~1': 1 }, { 'a/b.c~1': expect.stringMatching(/^is unknown/) }],
  ['that is empty', { '': 1 }, { '': expect.stringMatching(/^is unknown/) }],
])('an unknown field %s', async (_name, sent, params) => {
  expect(await refusal(board().send(sent))).toEqual([400, 'invalid_param', params]);
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'a,b\r\nc: d', 'ü'])(
  'the unknown field %j is refused or ignored like any other',
  async (name) => {
    const sent = `{"title":"A title",${JSON.stringify(name)}:1}`;
    const { data } = (await board().send(sent).expect(400)).body;
    expect(Object.keys(data.params)).toEqual([name]);
    const { headers } = await lenient(board().send(sent)).expect(200);
    expect(headers['ignored-parameters']).toBe(encodeURIComponent(name));
  },
);

it('names the path of an unknown nested field', async () => {
  const order = {
    items: [
      { product_id: 1, quantity: 1 },
      { product_id: 1, quantity: 1, prize: 1 },
    ],
  };
  const params = { 'items.1.prize': 'is unknown; the nearest known name is price' };
  const [status, , faults] = await refusal(app.api.post('/shop/orders', app.people.member.key).send(order));
  expect(status).toBe(400);
  expect(Object.keys(faults)).toEqual(Object.keys(params));
  const { headers } = await lenient(app.api.post('/shop/orders', app.people.member.key).send(order));
  expect(headers['ignored-parameters']).toBe('items.1.prize');
});

it('refuses an unknown part of an upload, and stores no file', async () => {
  const upload = () =>
    app.api.post('/files', app.people.member.key).attach('file', smallImage, 'a.png').field('nmae', 'b');
  expect(await refusal(upload())).toEqual([
    400,
    'invalid_param',
    { nmae: 'is unknown; the nearest known name is name' },
  ]);
  expect((await app.api.get('/files', app.people.member.key).expect(200)).body.total).toBe(0);
  const reply = await lenient(upload()).expect(201);
  expect(reply.headers['ignored-parameters']).toBe('nmae');
});

it('treats a change with only unknown fields as empty', async () => {
  const reply = await lenient(board().send({ x: 1 })).expect(422);
  expect(reply.body.code).toBe('missing_fields');
});

it('names a hundred of very many unknown fields, and checks no more', async () => {
  const fields = () => Object.fromEntries(Array.from({ length: 90_000 }, (_, n) => [`f${n}`, 0]));
  const { data } = (await board().send(fields()).expect(400)).body;
  expect(Object.keys(data.params)).toHaveLength(100);
  const sent = { title: 'x', ...fields() };
  shorten(sent, contractOf('updateBoard').bodySchema);
  expect(Object.keys(sent)).toHaveLength(101);
});

it.each([
  ['handling=strict', 'handling=strict'],
  ['respond-async, Handling = "Strict" ; x=1', 'handling=strict'],
  ['handling=lenient, handling=strict', 'handling=lenient'],
  ['handling=other, return=minimal', undefined],
  ['x-handling=strict', undefined],
  ['', undefined],
])('the preference %j is %s', async (prefer, applied) => {
  const reply = await app.api.get('/forum/boards').set('Prefer', prefer).expect(200);
  expect(reply.headers['preference-applied']).toBe(applied);
});

it('also checks URLs that are cached', async () => {
  for (let n = 0; n < 3; n++) await app.api.get('/videos?statsu=open').expect(200);
  expect((await strict(app.api.get('/videos?statsu=open')).expect(400)).body.data.params).toEqual({
    statsu: expect.stringMatching(/^is unknown/),
  });
  expect((await strict(app.api.get('/videos?page=1'))).status).toBe(200);
});

it('accepts headers for resuming, tracing and preferences from browsers', async () => {
  const { headers } = await app.api
    .call('options', '/forum/boards')
    .set({ Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' });
  const allowed = headers['access-control-allow-headers']?.split(',');
  expect(allowed).toEqual(expect.arrayContaining(['Last-Event-ID', 'Prefer', 'traceparent']));
});
