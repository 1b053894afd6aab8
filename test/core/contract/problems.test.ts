import { gzipSync } from 'node:zlib';
import type { Test } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../../src/core/contract/document.js';
import { contractOf } from '../../../src/core/contract/operation.js';
import { shorten } from '../../../src/core/contract/shorten.js';
import { mustBeVisible } from '../../../src/core/contract/text.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { bodyOperations, bodySchema, exampleBody, operations, pathOf, wellFormed } from '../../helpers/requests.js';

const mebibyte = 1024 * 1024;
let app: TestApp;
let boardId: number;
beforeAll(async () => {
  app = await testApp();
  const board = await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'General' }).expect(201);
  boardId = board.body.id;
});
afterAll(() => app.close());

/** Some of what every body is tried with, others for the next operation; at night all of it. */
const inTurn = <T>(all: T[], operation: (typeof bodyOperations)[number]): T[] =>
  all.filter((_, index) => (index + bodyOperations.indexOf(operation)) % atNight(1, 3) === 0);

/** A value that lacks what this schema demands of it; undefined if it demands nothing. */
function incomplete(schema: JsonObject): object | string | undefined {
  if (schema.required !== undefined) return {};
  if (isObject(schema.items) && schema.items.required !== undefined) return [{}];
  return mustBeVisible(schema) ? ' ' : undefined;
}

const post = () => app.api.post('/forum/topics', app.people.member.key).type('application/json');
const topic = (changes: object) => ({ board_id: boardId, title: 'A title', content: 'Some text', ...changes });

describe.each(bodyOperations.map((each) => [each.id, each] as const))('the body of %s', (_id, operation) => {
  const send = () => app.matrix.call(operation.method, pathOf(operation), app.people.admin.key);

  it('is 400 invalid_json when it is malformed', async () => {
    const texts = ['{', '{"a":}', "{'a':1}", '[1,]', 'nothing', '{"a":1}x', '\u0000'];
    for (const text of inTurn(texts, operation)) {
      const reply = await send().type('application/json').send(text).expect(400);
      expect(reply.body.code, text).toBe('invalid_json');
    }
  });

  it('is 415 when it is no JSON', async () => {
    const types = [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'nonsense',
    ];
    for (const type of inTurn(types, operation)) {
      const reply = await send()
        .set('Content-Type', type)
        .send(JSON.stringify(exampleBody(operation)));
      expect([reply.status, reply.body.code], type).toEqual([415, 'unsupported_media_type']);
    }
  });

  it('is 413 from one byte over a mebibyte on, and names the limit', async () => {
    const fill = (bytes: number) => `{"unknown":"${'x'.repeat(bytes - 14)}"}`;
    expect(Buffer.byteLength(fill(mebibyte))).toBe(mebibyte);
    expect((await send().type('application/json').send(fill(mebibyte))).status).not.toBe(413);
    const reply = await send()
      .type('application/json')
      .send(fill(mebibyte + 1))
      .expect(413);
    expect(reply.body).toMatchObject({ code: 'payload_too_large', data: { max_size: mebibyte } });
  });

  const { required, minProperties } = bodySchema(operation);
  const isOptional = required === undefined && minProperties === undefined;

  it(
    isOptional ? 'may be absent or empty' : 'is 422 when it is absent or empty, and names what is required',
    async () => {
      for (const reply of [await send().type('application/json').send('{}'), await send()]) {
        if (isOptional) {
          expect([400, 422]).not.toContain(reply.status);
        } else {
          expect([reply.status, reply.body.code]).toEqual([422, 'missing_fields']);
          expect(Object.keys(reply.body.data.params)).not.toEqual([]);
        }
      }
    },
  );

  const incompletes = Object.entries(contractOf(operation.id).bodySchema?.properties ?? {})
    .map(([name, schema]) => [name, incomplete(schema as JsonObject)] as const)
    .filter(([, value]) => value !== undefined);
  if (isOptional && incompletes.length > 0) {
    it('is 422 when it is there and a field of it is incomplete', async () => {
      for (const [name, value] of incompletes) {
        const reply = await send().send({ [name]: value });
        expect([reply.status, reply.body.code], name).toEqual([422, 'missing_fields']);
      }
    });
  }

  it('is 400 when it is another type than an object', async () => {
    for (const text of inTurn(['[]', '7', '"text"', 'true'], operation)) {
      const reply = await send().type('application/json').send(text);
      expect([reply.status, reply.body.code], text).toEqual([400, 'invalid_param']);
    }
  });

  it('treats a null body as missing, or refuses it as no object', async () => {
    const reply = await send().type('application/json').send('null');
    const wanted = isOptional ? [400, 'invalid_param'] : [422, 'missing_fields'];
    expect([reply.status, reply.body.code]).toEqual(wanted);
  });
});

describe('a required field', () => {
  it.each([
    ['absent', undefined],
    ['null', null],
    ['empty', ''],
    ['blank', ' \t\r\n\u00a0 '],
  ])('answers 422 naming each required field that is %s', async (_name, value) => {
    const reply = await post().send({ board_id: boardId, title: value, content: value }).expect(422);
    expect(reply.body.code).toBe('missing_fields');
    expect(reply.body.data.params).toEqual({ title: 'is required', content: 'is required' });
  });

  it('answers 422 if one field is missing and another is wrong, naming both', async () => {
    const reply = await post()
      .send({ board_id: 'one', title: 'x'.repeat(201) })
      .expect(422);
    expect(reply.body.code).toBe('missing_fields');
    expect(Object.keys(reply.body.data.params).sort()).toEqual(['board_id', 'content', 'title']);
    expect(reply.body.data.params.content).toBe('is required');
  });

  it('is not missing when it is 0 or false, but wrong', async () => {
    for (const board_id of [0, false]) {
      const reply = await post().send(topic({ board_id })).expect(400);
      expect(Object.keys(reply.body.data.params)).toEqual(['board_id']);
    }
  });
});

it('names at most a hundred faults of a request, each truncated', async () => {
  const reorder = (board_ids: unknown[]) =>
    app.api.put('/forum/boards/order', app.people.admin.key).send({ board_ids });
  const { body } = await reorder(Array.from({ length: 300 }, () => 'x')).expect(400);
  expect(Object.keys(body.data.params)).toHaveLength(100);
});

it('refuses a list that is much too long without checking all of it', async () => {
  const reorder = app.api.put('/forum/boards/order', app.people.admin.key);
  const { body } = await reorder.send({ board_ids: Array.from({ length: 400_000 }, () => 1) }).expect(400);
  // The named ones are among the first, though the last are the same.
  expect(body.data.params.board_ids).toMatch(
    /^must NOT have more than 1000 items; .*duplicate items \(items ## \d{3,4} and \d{3,4} are identical\)$/,
  );
  const items = Array.from({ length: 400_000 }, () => ({ product_id: 1, quantity: 1 }));
  const sent = { items };
  shorten(sent, contractOf('placeShopOrder').bodySchema);
  expect(items).toHaveLength(51);
});

describe('parameters that an operation does not know are ignored, and the reply names them:', () => {
  const ignored = async (request: Test) => (await request).headers['ignored-parameters'];

  it('ignores unknown parameters on open lists, twice and with a key', async () => {
    for (const key of [undefined, undefined, app.people.member.key]) {
      expect(await ignored(app.api.get('/videos?statsu=open&page=1&Page=2', key).expect(200))).toBe('statsu, Page');
    }
  });

  it('ten at most, and of each thirty characters', async () => {
    const names = Array.from({ length: 300 }, (_, n) => `${'\u{1f600}'.repeat(100)}${n}`);
    const many = new URLSearchParams(names.slice(0, 11).map((name) => [name, '1']));
    const ignoredNames = await ignored(app.api.get(`/forum/boards?${many}`).expect(200));
    expect(ignoredNames?.split(', ')).toEqual(
      Array.from({ length: 10 }, () => encodeURIComponent('\u{1f600}'.repeat(15))),
    );
  });

  it('but not the key, where it is sent in the query', async () => {
    expect(await ignored(app.api.get(`/me?api_key=${app.people.member.key}`).expect(200))).toBeUndefined();
    expect(await ignored(app.api.get('/health?api_key=x').expect(200))).toBeUndefined();
    expect(await ignored(app.api.get('/forum/boards').expect(200))).toBeUndefined();
  });
});

it('accepts a base URL with a trailing slash', async () => {
  await app.api.get('//forum/boards').expect(200);
  await app.api.get('//forum/boards?page=1').expect(200);
  const reply = await app.api.get('///forum/boards').expect(404);
  expect(reply.body.code).toBe('route_not_found');
  await app.api.patch(`//forum/boards/${boardId}`, app.people.admin.key).send({ title: 'Slash' }).expect(200);
});

it('reads a parameter after many others', async () => {
  const { body } = await app.api.get(`/forum/boards/${boardId}?${'a=1&'.repeat(1500)}page=0`).expect(400);
  expect(Object.keys(body.data.params)).toEqual(['page']);
});

it.each(['/forum/boards/1', '/forum/topics/1'])('PATCH %s without a field is 422', async (path) => {
  const empty = await app.api.patch(path, app.people.admin.key).send({});
  expect([empty.status, empty.body.code]).toEqual([422, 'missing_fields']);
});

describe('a wrong field is 400 and named', () => {
  it.each([
    ['a number for a text', { title: 7 }, 'title'],
    ['a list for a text', { content: ['a'] }, 'content'],
    ['a text for a number', { board_id: 'abc' }, 'board_id'],
    ['a number in a text', { board_id: '1' }, 'board_id'],
    ['a fraction', { board_id: 1.5 }, 'board_id'],
    ['a number below its range', { board_id: -1 }, 'board_id'],
    ['a number above its range', { board_id: 2147483648 }, 'board_id'],
    ['a number above everything', { board_id: 1e300 }, 'board_id'],
    ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
    ['a content of 65536 characters', { content: 'x'.repeat(65536) }, 'content'],
    ['NUL in a title', { title: 'a\u0000b' }, 'title'],
    ['NUL in a content', { content: 'a\u0000b' }, 'content'],
  ])('%s', async (_name, changes, field) => {
    const reply = await post().send(topic(changes));
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_param']);
    expect(Object.keys(reply.body.data.params)).toEqual([field]);
  });

  it('but the longest that is allowed is taken, counted in characters and not in bytes or code units', async () => {
    for (const character of ['x', 'ß', '漢', '😀']) {
      await post()
        .send(topic({ title: character.repeat(200), content: character.repeat(65535) }))
        .expect(201);
    }
    await post()
      .send(topic({ title: '😀'.repeat(201) }))
      .expect(400);
  });

  it('a lone surrogate is a problem of the sender or taken, never a fault of ours', async () => {
    const reply = await post().send('{"board_id":1,"title":"\\ud800","content":"\\udfff"}');
    expect([201, 400, 404]).toContain(reply.status);
  });

  it.each(['0', '-1', '100001', 'abc', '1.5', '', '99999999999999999999'])('page=%s', async (page) => {
    for (const path of [`/forum/boards/${boardId}`, '/forum/topics/1']) {
      const reply = await app.api.get(`${path}?page=${page}`).expect(400);
      expect(Object.keys(reply.body.data.params)).toEqual(['page']);
    }
  });

  it('page given twice', async () => {
    await app.api.get(`/forum/boards/${boardId}?page=1&page=2`).expect(400);
  });

  it('an Idempotency-Key of 256 characters', async () => {
    await post().set('Idempotency-Key', 'k'.repeat(256)).send(topic({})).expect(400);
    await post().set('Idempotency-Key', 'k'.repeat(255)).send(topic({})).expect(201);
  });

  it('a board order that names a board twice', async () => {
    const reply = await app.api
      .put('/forum/boards/order', app.people.admin.key)
      .send({ board_ids: [boardId, boardId] });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_param']);
  });
});

describe('the encoding of a body', () => {
  it.each(['x-unknown', 'koi8-r', 'utf-9'])('charset=%s is 415', async (charset) => {
    const reply = await app.api
      .post('/forum/topics', app.people.member.key)
      .set('Content-Type', `application/json; charset=${charset}`)
      .send(JSON.stringify(topic({})));
    expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('answers 415 to an unknown content encoding', async () => {
    const reply = await post()
      .set('Content-Encoding', 'x-magic')
      .send(JSON.stringify(topic({})))
      .expect(415);
    expect(reply.body.code).toBe('unsupported_media_type');
  });

  it('gzip is taken, and measured after unpacking', async () => {
    const packed = (text: string) =>
      app.api
        .post('/forum/topics', app.people.member.key)
        .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
        .serialize((body: unknown) => body as string)
        .send(gzipSync(text) as never);
    await packed(JSON.stringify(topic({ title: 'Packed' }))).expect(201);
    const reply = await packed(`{"unknown":"${'x'.repeat(64 * mebibyte)}"}`).expect(413);
    expect(reply.body.data.max_size).toBe(mebibyte);
  });

  it('gzip that is none is 400', async () => {
    const reply = await post().set('Content-Encoding', 'gzip').send('{"not": "packed"}').expect(400);
    expect(['invalid_json', 'invalid_param']).toContain(reply.body.code);
  });

  it('a type with parameters and in any case is JSON', async () => {
    for (const type of [
      'application/json; charset=utf-8',
      'Application/JSON',
      'application/json;profile="a;b"',
      'application/json ;v=1',
    ]) {
      const call = app.api.post('/forum/topics', app.people.member.key).set('Content-Type', type);
      await call.send(JSON.stringify(topic({}))).expect(201);
    }
  });
});

describe('every operation', () => {
  it.each(operations.map((each) => [each.id, each] as const))(
    'ignores unknown query parameters: %s',
    async (_id, operation) => {
      const unknown = '?unknown=1&a[b]=c&__proto__=x';
      // Some can be created only once.
      await wellFormed(app.matrix, operation, app.people.admin.key, 2147483647);
      const plain = await wellFormed(app.matrix, operation, app.people.admin.key, 2147483647);
      const withMore = await wellFormed(app.matrix, operation, app.people.admin.key, 2147483647, unknown);
      expect(withMore.status).toBe(plain.status);
    },
  );
});
