import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';
import { newcomer, Visitor } from '../visitor.js';

let app: TestApp;
let reader: Visitor;
let topic: number;
beforeAll(async () => {
  app = await testApp();
  const forum = forumOf(app);
  reader = await newcomer(app, 'reader');
  topic = await forum.topic(await forum.board(), 'Why the lathe hums');
});
afterAll(() => app.close());

it('marks a topic as read by a picture of its page, and of no other site', async () => {
  const reply = await forumOf(app).reply(topic);
  const { text } = await reader.get(`/forum/topics/${topic}`);
  expect(text).toContain(`<noscript><img src="/forum/topics/${topic}/read?reply=${reply}"`);
  const path = `/forum/topics/${topic}/read?reply=${reply}`;
  const unread = async () => /(\d+) unread/.exec((await reader.get('/forum/topics')).text)?.[1];
  expect((await reader.get(path, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await new Visitor(app).get(path)).location).toContain('/sign-in');
  expect(await unread()).toBe('2');
  const { status, headers } = await reader.get(path, { 'Sec-Fetch-Site': 'same-origin' });
  expect([status, headers.get('cache-control')]).toEqual([204, 'no-store']);
  expect(await unread()).toBeUndefined();
  expect((await reader.get(`/forum/topics/${topic}`)).text).not.toContain('<noscript>');
  expect((await reader.get(`/forum/topics/${topic}/read?reply=999999`)).status).toBe(404);
});

it('leads through a long topic', async () => {
  const forum = forumOf(app);
  const long = await forum.topic(await forum.board(), 'Long');
  await app.database.pool.query(
    "INSERT INTO replies (topic_id, author_id, content) SELECT $1, $2, 'x' FROM generate_series(1, 170)",
    [long, app.people.other.id],
  );
  const path = `/forum/topics/${long}-long`;
  const { text } = await reader.get(`${path}?page=5`);
  expect(text).toContain('<title>Long, page 5 · Plaza</title>');
  expect(text).toContain('<h1 dir="auto">Long</h1>');
  const pager = /<nav class="pager".*?<\/nav>/s.exec(text)?.[0] ?? '';
  const pages = [...pager.matchAll(/ href="([^"]*)"[^>]*>(\w+)</g)].map(([, href, name]) => [name, href]);
  expect(pages).toEqual([
    ['Previous', `${path}?page=4`],
    ['1', path],
    ['4', `${path}?page=4`],
    ['5', `${path}?page=5`],
    ['6', `${path}?page=6`],
    ['9', `${path}?page=9`],
    ['Next', `${path}?page=6`],
  ]);
  expect(pager).toContain('aria-current="page">5</a>');
  expect(text).toContain(`<a href="${path}#topic-${long}">First post, by mia_member</a>`);
  expect(text).toMatch(new RegExp(`<a [^>]*href="${path}[?]page=9#newest">Newest reply</a>`));
  expect((await reader.get(`${path}?page=9`)).text).toMatch(
    /<div id="newest"><\/div><article class="entry" id="reply-\d+"/,
  );
  expect(text).toContain(' #81</a>');
  const { location } = await reader.get(`${path}?number=87`);
  expect(location).toMatch(new RegExp(`^${path}\\?reply=(\\d+)#reply-\\1$`));
  const [, id] = /reply=(\d+)/.exec(location ?? '') ?? [];
  expect((await reader.get(location ?? '')).text).toMatch(new RegExp(`id="reply-${id}".*? #87</a>`, 's'));
  for (const beyond of ['171', '99999999']) {
    expect((await reader.get(`${path}?number=${beyond}`)).location).toBe(`${path}?page=9#newest`);
  }
  expect((await reader.get(`${path}?number=x`)).status).toBe(200);
});

it('returns to the post whose form was sent, with its notice', async () => {
  const forum = forumOf(app);
  const moderator = await newcomer(app, 'warden');
  await app.database.prisma.user.update({ where: { username: 'warden' }, data: { role: 'moderator' } });
  const thread = await forum.topic(await forum.board(), 'Thread');
  const [first, second] = [await forum.reply(thread), await forum.reply(thread)];
  const page = `/forum/topics/${thread}?page=1`;
  const hiding = { reason: 'Off topic', entry: `reply-${first}` };
  const { text: form } = await moderator.get(page);
  expect(form).toContain(`name="entry" value="reply-${first}"`);
  const { location } = await moderator.send(page, `PUT /moderation/content/reply/${first}`, hiding);
  expect(location).toBe(`${page}#reply-${first}`);
  const { text } = await moderator.get(page);
  expect(text).toMatch(new RegExp(`id="reply-${first}"(?:(?!</article>).)*Hidden. We let the author know`, 's'));
  expect(text.split('Hidden. We let the author know')).toHaveLength(2);
  const { location: after } = await moderator.send(page, `DELETE /forum/replies/${second}`, {
    entry: `reply-${first}`,
  });
  expect(after).toBe(`${page}#reply-${first}`);
  const { location: odd } = await moderator.send(page, `PUT /forum/topics/${thread}/lock`, { entry: 'a"b c' });
  expect(odd).toBe(page);
});

it.each([
  ['Why the lathe hums', 'why-the-lathe-hums'],
  ["  It’s “Ärger” & Straße: don't!", 'its-arger-straße-dont'],
  ['Почему гудит станок?', 'почему-гудит-станок'],
  ['हिन्दी में', 'हिन्दी-में'],
  ['旋盤はなぜ鳴る', '旋盤はなぜ鳴る'],
  ['100 % 42', ''],
  ['?!', ''],
  [`${'word '.repeat(30)}`, Array(15).fill('word').join('-')],
  ['x'.repeat(200), 'x'.repeat(60)],
  ['../../etc <script>', 'etc-script'],
])('has the title %j in its address', async (title, words) => {
  const forum = forumOf(app);
  const id = await forum.topic(await forum.board('100'), title);
  const address = `/forum/topics/${id}${words === '' ? '' : `-${encodeURI(words)}`}`;
  const get = (path: string) => fetch(app.origin + path, { redirect: 'manual' });
  expect((await get(address)).status).toBe(200);
  for (const old of [`/forum/topics/${id}`, `/forum/topics/${id}-another`].filter((each) => each !== address)) {
    const reply = await get(`${old}?page=1&x=%C3%BC`);
    expect([reply.status, reply.headers.get('location')]).toEqual([301, `${address}?page=1&x=%C3%BC`]);
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
  }
});

it('has titles in addresses of other kinds, and of none that have no title there', async () => {
  const question = await answersOf(app).question('How to oil it?');
  const video = await videosOf(app).video({ title: 'A film', status: 'ready' });
  const { slug } = await shopsOf(app).store();
  const product = await shopsOf(app).product(slug);
  const location = async (path: string) =>
    (await fetch(app.origin + path, { redirect: 'manual' })).headers.get('location');
  expect(await location(`/answers/questions/${question}`)).toBe(`/answers/questions/${question}-how-to-oil-it`);
  expect(await location(`/videos/${video}`)).toBe(`/videos/${video}-a-film`);
  expect(await location(`/marketplace/products/${product}`)).toMatch(/\/products\/\d+-\w/);
  expect(await location(`/forum/boards/1`)).toBe('/forum/boards/1-general');
  expect((await reader.get('/orders/1-x')).status).toBe(404);
  expect((await fetch(`${app.origin}/api/v1/forum/topics/${topic}-x`)).status).toBe(400);
});
