import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { shopsOf } from '../../helpers/shops.js';
import { formAt, newcomer, tokenIn, Visitor } from '../visitor.js';

let app: TestApp;
let writer: Visitor;
let topic: number;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  writer = await newcomer(app, 'wanda');
  topic = await forumOf(app).topic(await forumOf(app).board(), 'Which glue?');
});
afterAll(() => app.close());

const json = { Accept: 'application/json' };

/** Sends a form as the script of a page does. */
async function call(page: string, operation: string, fields: Record<string, string>, visitor = writer) {
  const form_token = tokenIn((await writer.get('/forum/topics/new')).text);
  const answer = await visitor.post(formAt(page, operation), { form_token, ...fields }, json);
  return { status: answer.status, body: JSON.parse(answer.text), headers: answer.headers };
}
const save = (page: string, key: string, fields: Record<string, string>) =>
  call(page, `PUT /me/drafts/${encodeURIComponent(key)}`, fields);

it('are offered at their form with their time, continued, and gone once the text is sent', async () => {
  const page = `/forum/topics/${topic}-which-glue`;
  const key = `createReply:${topic}`;
  const saved = await save(page, key, { text: 'Bone <glue>', page });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ key, text: 'Bone <glue>', page });
  expect(saved.headers.get('cache-control')).toBe('no-store');
  const { text } = await writer.get(page);
  expect(text).toContain(`href="${page}?draft=${encodeURIComponent(key)}"`);
  expect(text).toContain('You have a draft from');
  expect(text).not.toContain('Bone');
  const { text: continued } = await writer.get(`${page}?draft=${encodeURIComponent(key)}`);
  expect(continued).toMatch(/<textarea[^>]*>\n?Bone &lt;glue><\/textarea>/);
  expect(continued).not.toContain('You have a draft from');
  const sent = await writer.send(`${page}?draft=${encodeURIComponent(key)}`, `POST /forum/topics/${topic}/replies`, {
    content: 'Bone glue',
    next: page,
  });
  expect([sent.status, sent.location]).toEqual([303, page]);
  expect((await writer.get(page)).text).not.toContain('You have a draft from');
  expect((await writer.get('/my/drafts')).text).toContain('No drafts.');
});

it('are listed with links to their pages, and can be discarded', async () => {
  await save('/forum/topics/new', 'createTopic', {
    title: 'Felt & <wool>',
    text: '',
    page: '/forum/topics/new?board=1',
  });
  await save('/forum/topics/new', 'another:client', { text: 'First line\nSecond' });
  const { text } = await writer.get('/my/drafts');
  expect(text).toContain('href="/forum/topics/new?board=1&amp;draft=createTopic"');
  expect(text).toContain('Felt &amp; &lt;wool>');
  expect(text).toContain('<bdi>First line Second</bdi>');
  const { text: form } = await writer.get('/forum/topics/new?draft=createTopic');
  expect(form).toContain('value="Felt &amp; &lt;wool>"');
  await writer.send('/my/drafts', 'DELETE /me/drafts/createTopic');
  await writer.send('/my/drafts', 'DELETE /me/drafts/another:client');
  expect((await writer.get('/my/drafts')).text).toContain('No drafts.');
});

it('of somebody else are neither offered nor shown', async () => {
  await save('/forum/topics/new', 'createTopic', { title: 'Secret', text: 'of wanda' });
  const other = await newcomer(app, 'olga');
  for (const visitor of [other, new Visitor(app)]) {
    for (const path of ['/forum/topics/new', '/forum/topics/new?draft=createTopic', '/my/drafts']) {
      expect((await visitor.get(path)).text).not.toContain('Secret');
    }
  }
});

it('of a page that no form has are ignored', async () => {
  await save('/forum/topics/new', 'toString:1', { text: 'x' });
  await save('/forum/topics/new', 'createReply', { text: 'x' });
  for (const key of ['toString:1', 'createReply', 'createTopic:9:9', '__proto__', 'listTopics']) {
    expect([key, (await writer.get(`/forum/topics/new?draft=${key}`)).status]).toEqual([key, 200]);
  }
});

it('let a script call what forms call: with the token, as who is signed in, and with problems as data', async () => {
  const page = '/forum/topics/new';
  const preview = await call(page, 'POST /forum/topics', { content: '**Bold**', preview: 'content' });
  expect(preview.body).toEqual({ html: '<p><strong>Bold</strong></p>\n' });
  const refused = await call(page, 'POST /forum/topics', { title: 'No board', content: 'x' });
  expect([refused.status, refused.body.code]).toEqual([422, 'missing_fields']);
  const reading = await call(page, 'GET /me/drafts', {});
  expect([reading.status, reading.body.code]).toEqual([400, 'invalid_param']);
  const foreign = await writer.post(formAt(page, 'PUT /me/drafts/a'), { text: '' }, json);
  expect([foreign.status, JSON.parse(foreign.text).code]).toEqual([403, 'forbidden']);
  const stranger = await new Visitor(app).post(formAt('/forum', 'PUT /me/drafts/a'), { text: '' }, json);
  expect(stranger.status).toBe(403);
  // Any other client gets pages.
  const { text } = await writer.post(formAt(page, 'PUT /me/drafts/a'), { text: '' }, { Accept: '*/*' });
  expect(text).toContain('<!doctype html>');
});

it('show pictures of files that were just uploaded in a preview', async () => {
  const { member } = app.people;
  const upload = app.api.post('/files', member.key).attach('file', Buffer.from('text'), 'a.txt');
  const { body } = await upload.expect(201);
  const fields = { content: `![a](${body.reference})`, preview: 'content' };
  const { body: rendered } = await call('/forum/topics/new', 'POST /forum/topics', fields);
  expect(rendered.html).toContain(`<img src="/files/${body.id}/download"`);
});

it('belong to forms with Markdown alone', async () => {
  const { slug } = await shopsOf(app).store();
  const { text } = await writer.get(`/marketplace/stores/${slug}`);
  expect(text).not.toContain('data-draft="setWatch');
  expect((await writer.get('/forum/topics/new')).text).toContain('data-draft="createTopic"');
  expect((await new Visitor(app).get(`/forum/topics/${topic}`)).text).not.toContain('data-draft');
});
