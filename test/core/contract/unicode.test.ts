import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const post = (body: string | Buffer, type = 'application/json') =>
  app.api
    .post('/forum/boards', app.people.admin.key)
    .set('Content-Type', type)
    .serialize((each: unknown) => each as string)
    .send(body as string);
const boards = async (): Promise<number> => (await app.api.get('/forum/boards').expect(200)).body.length;

describe('a body in JSON', () => {
  it.each([
    ['a high half', String.raw`{"title": "\ud800"}`, 'title'],
    ['a low half in capitals, within a word', String.raw`{"title": "a\uDFFFb"}`, 'title'],
    ['both halves the wrong way round', String.raw`{"title": "\udc00\ud800"}`, 'title'],
    ['an unknown field', String.raw`{"title": "a", "other": [1, {"x": ["b", "\ud83d"]}]}`, 'other.1.x.1'],
    ['the name of a field', String.raw`{"title": "a", "\ud800": 1}`, ''],
    ['the name of a nested field', String.raw`{"title": "a", "other": {"x\ude00": 1}}`, 'other'],
    ['a text alone', String.raw`"\ud800"`, ''],
    ['beside a field that is missing', String.raw`{"description": "\ud800"}`, 'description'],
  ])('refuses half of a surrogate pair in %s', async (_where, body, field) => {
    const before = await boards();
    const reply = await post(body).expect(400);
    expect(reply.body.code).toBe('invalid_json');
    expect(Object.keys(reply.body.data.params)).toEqual([field]);
    expect(await boards()).toBe(before);
  });

  it.each([
    ['a byte of another encoding', Buffer.from('{"title": "caf\xe9"}', 'latin1')],
    ['a surrogate as UTF-8 would write it', Buffer.from('{"title": "\xed\xa0\x80"}', 'latin1')],
    ['the beginning of a character', Buffer.from('{"title": "\xf0\x9f\x98"}', 'latin1')],
    ['more bytes than a character needs', Buffer.from('{"title": "\xc0\xaf"}', 'latin1')],
  ])('refuses a body with %s as invalid UTF-8', async (_what, body) => {
    const reply = await post(body).expect(400);
    expect([reply.body.code, reply.body.message]).toEqual(['invalid_json', 'The body is not valid UTF-8.']);
  });

  it('has no unpaired surrogates in another encoding either', async () => {
    const type = 'application/json; charset=utf-16le';
    const body = (title: string) => Buffer.from(`{"title":"${title}"}`, 'utf16le');
    expect((await post(body('whole 🙂'), type).expect(201)).body.title).toBe('whole 🙂');
    expect((await post(body('half \ud800'), type).expect(400)).body.code).toBe('invalid_json');
  });

  it.each(['🙂 é \u{10fffd}', 'a replacement \ufffd of its own'])('keeps what is whole: %s', async (title) => {
    expect((await post(JSON.stringify({ title })).expect(201)).body.title).toBe(title);
    const escaped = JSON.stringify({ title }).replaceAll(
      /[^\0-\x7f]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    expect((await post(escaped).expect(201)).body.title).toBe(title);
  });

  it('is checked at any depth', async () => {
    const depth = 200_000;
    const reply = await post(`{"title": "a", "other": ${'['.repeat(depth)}"\\ud800"${']'.repeat(depth)}}`).expect(400);
    expect(reply.body.code).toBe('invalid_json');
  });
});
