import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { filesOf } from '../../helpers/files.js';
import { forumOf } from '../../helpers/forum.js';
import { boardAccessOf } from '../../helpers/private-site.js';
import { formAt, newcomer, tokenIn, type Visitor } from '../visitor.js';

let app: TestApp;
let writer: Visitor;
let topic: number;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off', MAX_FILE_SIZE: '1000', FILE_QUOTA: '3000' } });
  writer = await newcomer(app, 'wanda');
});
afterAll(() => app.close());
beforeEach(async () => {
  topic = await forumOf(app).topic(await forumOf(app).board(), 'Which glue?');
  await app.database.pool.query('DELETE FROM files');
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name = 'a [red] lamp.png') => new File([png], name, { type: 'image/png' });

/** Sends a form without a script, with a file as the browser sends an empty field. */
async function send(operation: string, fields: Record<string, string>, file = new File([], '')) {
  const page = `/forum/topics/${topic}-which-glue`;
  const body = new FormData();
  for (const [name, value] of Object.entries({ form_token: tokenIn((await writer.get(page)).text), ...fields })) {
    body.append(name, value);
  }
  body.append('file', file);
  const headers = { Accept: 'text/html', Cookie: writer.cookies };
  const reply = await fetch(app.origin + formAt(page, operation), {
    method: 'POST',
    redirect: 'manual',
    headers,
    body,
  });
  return { status: reply.status, text: await reply.text() };
}
const reply = (content: string, file?: File) => send(`POST /forum/topics/${topic}/replies`, { content }, file);
const replies = async (): Promise<string[]> =>
  (await forumOf(app).readTopic(topic)).replies.map(({ content }: { content: string }) => content);
const files = async () =>
  (await app.database.pool.query('SELECT id, name, mime_type, size FROM files ORDER BY id')).rows as { id: number }[];
const markdown = /!\[a {2}red {2}lamp\.png\]\(plaza:file\/\d+-[0-9A-Za-z]{32}\)/;

it('uploads the file of a form, and adds its Markdown to the text', async () => {
  const { text } = await writer.get(`/forum/topics/${topic}-which-glue`);
  expect(/<form[^>]*data-draft="createReply[^>]*>/.exec(text)?.[0]).toContain('enctype="multipart/form-data"');
  expect((await reply('Look:\r\n', picture())).status).toBe(303);
  expect(await replies()).toEqual([expect.stringMatching(new RegExp(`^Look:\n\n${markdown.source}$`))]);
  expect(await files()).toMatchObject([{ name: 'a [red] lamp.png', mime_type: 'image/png', size: String(png.length) }]);
  const page = (await writer.get(`/forum/topics/${topic}-which-glue`)).text;
  const [, address = ''] = /<img src="[^"]*(\/attachments\/reply\/[^"]+)"/.exec(page) ?? [];
  expect((await fetch(app.origin + address)).status).toBe(200);
});

it('sends the text alone without a file, also if there is no room for one', async () => {
  expect((await reply('Alone')).status).toBe(303);
  for (let n = 0; n < 3; n++) await reply(`Full ${n}`, new File([Buffer.alloc(1000, n)], 'full'));
  expect((await reply('Still')).status).toBe(303);
  const refused = await reply('No room', picture());
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('>No room</textarea>');
  expect((await replies()).filter((content) => !content.startsWith('Full'))).toEqual(['Alone', 'Still']);
});

it('keeps the text if the file is refused', async () => {
  const stored = await filesOf(app).stored();
  const { status, text } = await reply('What I wrote', new File([Buffer.alloc(1001)], 'large'));
  expect(status).toBe(413);
  expect(text).toContain('>What I wrote</textarea>');
  expect([await replies(), await files()]).toEqual([[], []]);
  expect(await filesOf(app).stored()).toEqual(stored);
});

it('keeps the text with its file if the form is refused, and in a preview', async () => {
  // Both uploads are of one minute, which the key of an upload names.
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 10_000) await sleep(left);
  const stored = await filesOf(app).stored();
  const refused = await reply('x'.repeat(65_530), picture('first.png'));
  expect(refused.status).toBe(400);
  expect(await filesOf(app).stored()).toHaveLength(stored.length + 1);
  expect(refused.text).toMatch(/x\n\n!\[first\.png\]\(plaza:file\/\d+-\w{32}\)<\/textarea>/);
  const fields = { content: '', preview: 'content' };
  const preview = await send(`POST /forum/topics/${topic}/replies`, fields, picture('first.png'));
  expect(preview.text).toMatch(/>!\[first\.png\]\(plaza:file\/\d+-\w{32}\)<\/textarea>/);
  // The same file within a minute is the same upload.
  const [file, ...others] = await files();
  expect(others).toEqual([]);
  expect(preview.text).toContain(`<img src="/files/${file?.id}/download"`);
});

it('takes a form that is sent twice once, with its file', async () => {
  const stored = await filesOf(app).stored();
  await reply('Once', picture('once.png'));
  await reply('Once', picture('once.png'));
  expect([await replies(), await files()]).toMatchObject([[expect.stringContaining('Once')], [{}]]);
  expect(await filesOf(app).stored()).toHaveLength(stored.length + 1);
});

it('keeps the text if the session has expired, and stores nothing', async () => {
  const { cookies } = writer;
  const page = `/forum/topics/${topic}-which-glue`;
  const body = new FormData();
  body.append('content', 'What I wrote');
  body.append('file', picture());
  const action = app.origin + formAt(page, `POST /forum/topics/${topic}/replies`);
  const answer = await fetch(action, { method: 'POST', headers: { Accept: 'text/html' }, body });
  expect(await answer.text()).toContain('>What I wrote</textarea>');
  const crossSite = { Accept: 'text/html', Cookie: cookies, 'Sec-Fetch-Site': 'cross-site' };
  const refused = await fetch(action, { method: 'POST', headers: crossSite, body });
  expect(refused.status).toBe(403);
  expect([await replies(), await files()]).toEqual([[], []]);
});

it('shows a picture of a board that only members read to who is signed in', async () => {
  const board = await forumOf(app).board('Lounge');
  topic = await forumOf(app).topic(board, 'Which glue?');
  await boardAccessOf(app).set(board, { read: 'members' }).expect(200);
  expect((await reply('Look:', picture('for members.png'))).status).toBe(303);
  const page = (await writer.get(`/forum/topics/${topic}-which-glue`)).text;
  const [, address = ''] = /<img src="[^"]*(\/attachments\/reply\/[^"]+)"/.exec(page) ?? [];
  expect((await fetch(app.origin + address)).status).toBe(404);
  const shown = await fetch(app.origin + address, { headers: { Cookie: writer.cookies } });
  expect(shown.status).toBe(200);
});
