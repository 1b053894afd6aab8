import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { newcomer, Visitor } from '../visitor.js';

let app: TestApp;
let writer: Visitor;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  writer = await newcomer(app, 'wanda');
});
afterAll(() => app.close());

const textIn = (html: string) => /<textarea[^>]*name="content"[^>]*>\n?([^<]*)<\/textarea>/.exec(html)?.[1];

it('answers and quotes a reply by links that lead to the form of the topic', async () => {
  const forum = forumOf(app);
  const topic = await forum.topic(await forum.board(), 'Which glue?', app.people.member.key, 'One\nTwo <3');
  const reply = await forum.reply(topic, 'Bone glue\n\n> for wood');
  const page = `/forum/topics/${topic}`;
  const { text } = await writer.get(page);
  expect(text).toContain(`href="${page}-which-glue?reply_to=${reply}#reply"`);
  const answering = `${page}?reply_to=${reply}&quote=1`;
  const { text: form } = await writer.get(answering);
  expect(textIn(form)).toBe('> @otto-other:\n> Bone glue\n> \n> > for wood\n\n');
  expect(form).toContain(`name="reply_to" value="${reply}"`);
  expect(form).toContain('In reply to otto-other:');
  const sent = await writer.send(answering, `POST ${page}/replies`, { content: 'Indeed', reply_to: String(reply) });
  expect(sent.status).toBe(303);
  const { body } = await app.api.get(page).expect(200);
  expect(body.replies[1]).toMatchObject({ content: 'Indeed', reply_to: { id: reply } });
  const { text: answered } = await writer.get(page);
  expect(answered).toContain(`<a href="${page}-which-glue?reply=${reply}#reply-${reply}">In reply to otto-other:</a>`);
  expect(textIn((await writer.get(`${page}?quote=1`)).text)).toBe('> @mia_member:\n> One\n> Two &lt;3\n\n');
});

it('offers no answer to visitors and in a locked topic', async () => {
  const forum = forumOf(app);
  const topic = await forum.topic(await forum.board());
  await forum.reply(topic);
  const page = `/forum/topics/${topic}`;
  expect((await new Visitor(app).get(page)).text).not.toContain('reply_to');
  await app.api.put(`${page}/lock`, app.people.moderator.key).expect(200);
  expect((await writer.get(page)).text).not.toContain('reply_to');
});

it('returns to the post after it was edited', async () => {
  const forum = forumOf(app);
  const topic = await forum.topic(await forum.board());
  const page = `/forum/topics/${topic}`;
  await writer.send(page, `POST ${page}/replies`, { content: 'Mine' });
  const [{ id }] = (await app.api.get(page)).body.replies;
  const { text } = await writer.get(`${page}?edit=reply-${id}`);
  const [, next = ''] = new RegExp(`<input type="hidden" name="next" value="([^"]*#reply-${id})"`).exec(text) ?? [];
  const saved = await writer.send(`${page}?edit=reply-${id}`, `PATCH /forum/replies/${id}`, { content: 'Ours', next });
  expect(saved.location).toBe(`${page}-a-topic#reply-${id}`);
});
