import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { issueKey } from '../helpers/people.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const save = (key: string, body: object, as = app.people.member.key) => app.api.put(`/me/drafts/${key}`, as).send(body);
const draftsOf = async (key: string) => (await app.api.get('/me/drafts', key).expect(200)).body.drafts;

describe('drafts', () => {
  it('are saved, replaced, read, listed and deleted', async () => {
    const { key } = app.people.member;
    const page = '/forum/topics/1?reply=3';
    const first = await save('createReply:1', { text: 'Line\n', page }).expect(200);
    expect(first.body).toMatchObject({
      key: 'createReply:1',
      title: null,
      text: 'Line\n',
      page,
    });
    const text = '𝄞'.repeat(250);
    const second = await save('createReply:1', { title: '', text }).expect(200);
    expect(second.body).toMatchObject({ title: '', text, page: null });
    await save('createTopic', { title: 'Felt', text: '' }).expect(200);
    expect((await app.api.get('/me/drafts/createReply:1', key).expect(200)).body).toEqual(second.body);
    expect(await draftsOf(key)).toMatchObject([
      { key: 'createTopic', title: 'Felt', excerpt: '' },
      { key: 'createReply:1', excerpt: `${'𝄞'.repeat(99)}…` },
    ]);
    const gone = await app.api.delete('/me/drafts/createReply:1', key).expect(200);
    expect(gone.body).toEqual({ key: 'createReply:1', deleted: true });
    await expectCode(app.api.get('/me/drafts/createReply:1', key), 404, 'draft_not_found');
    await expectCode(app.api.delete('/me/drafts/createReply:1', key), 404, 'draft_not_found');
  });

  it('belong to one user', async () => {
    const { other, admin } = app.people;
    await save('mine', { text: 'secret' }).expect(200);
    for (const { key } of [other, admin]) {
      await expectCode(app.api.get('/me/drafts/mine', key), 404, 'draft_not_found');
      await expectCode(app.api.delete('/me/drafts/mine', key), 404, 'draft_not_found');
      expect(await draftsOf(key)).toEqual([]);
    }
    await save('mine', { text: 'theirs' }, other.key).expect(200);
    expect((await app.api.get('/me/drafts/mine', app.people.member.key)).body.text).toBe('secret');
  });

  it('need both scopes to be saved, since the reply shows the text', async () => {
    const writeOnly = await issueKey(app.database, app.people.member.id, {
      scopes: ['write'],
    });
    await expectCode(save('mine', { text: 'x' }, writeOnly), 403, 'insufficient_scope');
  });

  it.each([
    ['a space in the key', 'a%20b', { text: '' }],
    ['a key that begins with a sign', '.a', { text: '' }],
    ['a key of 101 characters', 'a'.repeat(101), { text: '' }],
    ['a title of two lines', 'a', { title: 'a\nb', text: '' }],
    ['a null character', 'a', { text: 'a\u0000' }],
    ['a text that is too long', 'a', { text: 'a'.repeat(65_536) }],
    ['a page of another site', 'a', { text: '', page: '//example.org' }],
    ['a page with a line break', 'a', { text: '', page: '/a\n' }],
  ])('refuse %s', async (_, key, body) => {
    await expectCode(save(key, body), 400, 'invalid_param');
  });

  it('are at most 100 for a user, and one that exists can still be changed', async () => {
    const { admin } = app.people;
    const saved = Array.from({ length: 100 }, (_, n) => save(`draft-${n}`, { text: '' }, admin.key).expect(200));
    await Promise.all(saved);
    await expectCode(save('one-more', { text: '' }, admin.key), 403, 'quota_exceeded');
    await save('draft-0', { text: 'changed' }, admin.key).expect(200);
    expect(await draftsOf(admin.key)).toHaveLength(100);
  });
});
