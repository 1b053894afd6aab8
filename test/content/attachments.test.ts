import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../helpers/answers.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { filesOf } from '../helpers/files.js';
import { forumOf } from '../helpers/forum.js';

let app: TestApp;
let board = 0;
/** The id and the token of a file of the member, as texts and URLs refer to it. */
let file = '';
const nameOf = ({ reference }: { reference: string }): string => reference.slice('plaza:file/'.length);
/** Uploads a file, and makes it older than the tokens of references. */
const oldFile = async (): Promise<number> => {
  const { id } = await filesOf(app).upload('from before');
  await setTokensSince('1 hour');
  return id;
};
const setTokensSince = (ahead: string) =>
  app.database.pool.query(`UPDATE secrets SET created_at = now() + $1::interval WHERE name = 'file_references'`, [
    ahead,
  ]);
beforeAll(async () => {
  app = await testApp();
  board = await forumOf(app).board();
  file = nameOf(await filesOf(app).upload('what the member keeps'));
});
afterAll(() => app.close());

const post = async (content: string, key = app.people.member.key): Promise<number> =>
  (await app.api.post('/forum/topics', key).send({ board_id: board, title: 'A topic', content }).expect(201)).body.id;
const address = (topic: number, id: number | string = file) => `/attachments/topic/${topic}/${id}`;
const get = (path: string) => request(app.origin).get(path);

describe('a file that a text refers to', () => {
  it('is public at the URL in the HTML', async () => {
    const topic = await post(`![a *plan*](plaza:file/${file}) and [plan.pdf](plaza:file/${file})`);
    const { body } = await app.api.get(`/forum/topics/${topic}?render=html`).expect(200);
    const url = `${app.origin}${address(topic)}`;
    expect(body.topic.content_html).toBe(
      `<p><img src="${url}" alt="a plan" loading="lazy" /> and <a href="${url}" rel="nofollow ugc noopener">plan.pdf</a></p>\n`,
    );
    const moved = await get(address(topic)).expect(302);
    expect(moved.headers['cache-control']).toBe('no-store');
    const { text } = await request(moved.headers.location ?? '')
      .get('')
      .expect(200);
    expect(text).toBe('what the member keeps');
  });

  it('is public for replies, questions and answers', async () => {
    const { api, people } = app;
    const text = `[x](plaza:file/${file})`;
    const reply = await forumOf(app).reply(await post('x'), text, people.member.key);
    await get(`/attachments/reply/${reply}/${file}`).expect(302);
    const question = await answersOf(app).question();
    const { body } = await api.post(`/answers/questions/${question}/answers`, people.member.key).send({ body: text });
    await get(`/attachments/answer/${body.id}/${file}`).expect(302);
    await get(`/attachments/question/${question}/${file}`).expect(404);
  });

  it.each([
    ['another text', () => post('nothing')],
    ['a text of somebody else', () => post(`[x](plaza:file/${file})`, app.people.other.key)],
    ['a longer reference', () => post(`[x](plaza:file/${file}0) plaza:file/9${file}`)],
    ['the number of the file', () => post(`[x](plaza:file/${Number.parseInt(file, 10)})`)],
  ])('is not there for %s', async (_name, topicOf) => {
    const { body } = await get(address(await topicOf())).expect(404);
    expect(body.code).toBe('file_not_found');
  });

  it.each(['0', '01', '2147483648', '1e3', 'x', '-1', '1%20', '99999999999'])('is not called %s', async (id) => {
    const topic = await post(`[x](plaza:file/${file})`);
    await get(address(topic, id)).expect(404);
    await get(`/attachments/topic/${id}/${file}`).expect(404);
    await get(`/attachments/${id}/${topic}/${file}`).expect(404);
    await get(`/attachments/video/${topic}/${file}`).expect(404);
  });

  it('ends with the reference, with the text while it is hidden, and with the file', async () => {
    const { api, people } = app;
    const uploaded = await filesOf(app).upload('short-lived');
    const own = nameOf(uploaded);
    const topic = await post(`[x](plaza:file/${own})`);
    const path = address(topic, own);
    await get(path).expect(302);
    await api.put(`/moderation/content/topic/${topic}`, people.admin.key).send({ reason: 'spam' }).expect(200);
    await get(path).expect(404);
    await api.delete(`/moderation/content/topic/${topic}`, people.admin.key).expect(200);
    await get(path).expect(302);
    await api.patch(`/forum/topics/${topic}`, people.member.key).send({ content: 'no more' }).expect(200);
    await get(path).expect(404);
    await api
      .patch(`/forum/topics/${topic}`, people.member.key)
      .send({ content: `plaza:file/${own}` })
      .expect(200);
    await get(path).expect(302);
    await api.delete(`/files/${uploaded.id}`, people.member.key).expect(200);
    await get(path).expect(404);
  });

  it('ends with the topic of its reply', async () => {
    const { api, people } = app;
    const topic = await post('x');
    const reply = await forumOf(app).reply(topic, `[x](plaza:file/${file})`, people.member.key);
    await get(`/attachments/reply/${reply}/${file}`).expect(302);
    await api.put(`/moderation/content/topic/${topic}`, people.admin.key).send({ reason: 'spam' }).expect(200);
    await get(`/attachments/reply/${reply}/${file}`).expect(404);
  });

  it('can be attached by its author only, and kept by staff', async () => {
    const { api, people } = app;
    const topic = await post(`[x](plaza:file/${file})`);
    const edit = (content: string, key: string) => api.patch(`/forum/topics/${topic}`, key).send({ content });
    await edit(`still [x](plaza:file/${file})`, people.admin.key).expect(200);
    const secret = nameOf(await filesOf(app).upload('private'));
    const { body } = await edit(`[x](plaza:file/${secret})`, people.admin.key).expect(400);
    expect(body.code).toBe('invalid_param');
    await edit('nothing', people.admin.key).expect(200);
    // The first revision refers to the file.
    await api.post(`/content/topic/${topic}/revisions/1/restore`, people.admin.key).expect(400);
    await get(address(topic)).expect(404);
    await api.post(`/content/topic/${topic}/revisions/1/restore`, people.member.key).expect(200);
    await get(address(topic)).expect(302);
  });

  it('stays a reference in a preview', async () => {
    const text = `![x](plaza:file/${file})`;
    const { body } = await app.api.post('/render', app.people.member.key).send({ text }).expect(200);
    expect(body.html).toBe(`<p><img src="plaza:file/${file}" alt="x" loading="lazy" /></p>\n`);
  });

  it('is refused with another file’s token, and without one', async () => {
    const other = nameOf(await filesOf(app).upload('private'));
    const [id] = other.split('-');
    const mixed = `${id}-${file.split('-')[1]}`;
    const topic = await post(`[x](plaza:file/${mixed}) [x](plaza:file/${id}) [x](plaza:file/${other})`);
    await get(address(topic, mixed)).expect(404);
    await get(address(topic, id)).expect(404);
    await get(address(topic, other)).expect(302);
  });
});

describe('a reference without a token', () => {
  // Like a database that was created with tokens.
  afterEach(() => setTokensSince('-1 year'));

  it('works where it was before tokens existed, edited or not', async () => {
    const { api, people } = app;
    const id = await oldFile();
    const topic = await post(`[x](plaza:file/${id})`);
    const edited = await post(`[x](plaza:file/${id})`);
    const added = await post('nothing');
    await setTokensSince('0 seconds');
    const edit = (to: number, content: string) =>
      api.patch(`/forum/topics/${to}`, people.member.key).send({ content }).expect(200);
    await edit(edited, `still [x](plaza:file/${id})`);
    await edit(added, `[x](plaza:file/${id})`);
    await get(address(topic, id)).expect(302);
    await get(address(edited, id)).expect(302);
    await get(address(added, id)).expect(404);
  });

  it('does not work where its owner quotes it', async () => {
    const { people } = app;
    const id = await oldFile();
    await setTokensSince('0 seconds');
    const guess = `[](plaza:file/${id})`;
    const theirs = await post(guess, people.other.key);
    const reply = await forumOf(app).reply(theirs, `> ${guess}`, people.member.key);
    await get(`/attachments/reply/${reply}/${id}`).expect(404);
  });

  it('does not work for a newer file', async () => {
    const id = await oldFile();
    const next = await post(`[x](plaza:file/${id + 1})`);
    await setTokensSince('0 seconds');
    expect((await filesOf(app).upload('private')).id).toBe(id + 1);
    await get(address(next, id + 1)).expect(404);
  });
});
