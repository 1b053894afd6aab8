import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { eventsOf } from '../../helpers/events.js';
import { forumOf } from '../../helpers/forum.js';
import { notificationsOf } from '../../helpers/notifications.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const whole = '😀'.repeat(1500);
const first = `${'😀'.repeat(149)}…`;
const read = async (path: string) => (await app.api.get(path, app.people.member.key).expect(200)).body;
const run = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

it('shows the beginning of a description in lists, and all in the item', async () => {
  await run(`INSERT INTO boards (id, title, description, position) VALUES (1, 'x', $1, 1)`, [whole]);
  expect((await read('/forum/boards'))[0].description).toBe(first);
  expect((await read('/forum/boards/1')).board.description).toBe(whole);
  await run(
    `INSERT INTO videos (id, author_id, title, description, status, object_key, mime_type, size)
     VALUES (1, $1, 'x', $2, 'ready', 'k', 'video/mp4', 1)`,
    [app.people.member.id, whole],
  );
  expect((await read('/videos')).videos[0].description).toBe(first);
  expect((await read('/videos/1')).description).toBe(whole);
  await run(
    `INSERT INTO products (id, title, slug, description, category, price, regular_price) VALUES (1, 'x', 'x', $1, 'x', 1, 1)`,
    [whole],
  );
  expect((await read('/shop/products')).products[0].description).toBe(first);
  expect((await read('/shop/products/1')).description).toBe(whole);
});

describe('an excerpt', () => {
  const markdown = '## A *[lamp](https://x.example)*\n\n- of `brass`';
  const plain = 'A lamp of brass';

  it('is plain text in every reply that has one', async () => {
    const { api, people } = app;
    const { key } = people.member;
    const notices = notificationsOf(app);
    await notices.notify();
    const [forum, answers] = [forumOf(app), answersOf(app)];
    const topic = await forum.topic(1, 'Lamps', key, markdown);
    const reply = await forum.reply(topic, markdown);
    await api.post(`/forum/topics/${topic}/replies`, key).send({ content: 'Yes', reply_to: reply }).expect(201);
    const question = await answers.question('Lamps?', { body: markdown });
    await answers.answer(question, markdown);
    await api.post('/videos/1/comments', people.other.key).send({ content: markdown }).expect(201);
    await api.put('/me/drafts/lamp', key).send({ text: markdown }).expect(200);
    const other = people.other.username;
    const excerpts = [
      (await read(`/forum/topics/${topic}`)).replies[1].reply_to.excerpt,
      (await read('/answers/questions')).questions[0].excerpt,
      (await read(`/users/${other}/replies`)).replies[0].content,
      (await read(`/users/${other}/answers`)).answers[0].body,
      (await read(`/users/${other}/comments`)).comments[0].content,
      (await read('/me/drafts')).drafts[0].excerpt,
      ...(await notices.of(people.member)).map(({ excerpt }) => excerpt),
    ];
    expect(excerpts.length).toBeGreaterThan(7);
    expect(new Set(excerpts)).toEqual(new Set([plain]));
    await api.put(`/moderation/content/reply/${reply}`, people.admin.key).send({ reason: 'x' }).expect(200);
    const { content } = (await api.get('/moderation/hidden', people.admin.key).expect(200)).body;
    expect(content[0].excerpt).toBe(plain);
  });

  it('is plain text in events, whose whole texts stay', async () => {
    const { api, people } = app;
    const events = eventsOf(app);
    const start = await events.latest();
    await answersOf(app).answer(await answersOf(app).question(), markdown);
    await api.post('/videos/1/comments', people.other.key).send({ content: markdown }).expect(201);
    await api.post('/announcements', people.admin.key).send({ title: 'Lamps', body: markdown }).expect(201);
    const data = Object.fromEntries((await events.after(start)).map((event) => [event.type, event.data]));
    expect(data).toMatchObject({
      'answer.created': { body: plain },
      'comment.created': { content: plain },
      'announcement.created': { body: markdown },
    });
  });

  it('stays what it is where plain text looks like Markdown', async () => {
    const question = await answersOf(app).question('Stars', { body: '`*a*` \\*b\\*' });
    for (let time = 0; time < 2; time++) {
      const { questions } = await read('/answers/questions');
      expect(questions.find(({ id }: { id: number }) => id === question).excerpt).toBe('*a* *b*');
    }
  });
});

it('an order has at most fifty items, and an older one of more shows all when it is read alone', async () => {
  await run(
    `INSERT INTO products (id, title, slug, category, price, regular_price, stock)
     SELECT 100 + n, 'x', 'x-' || n, 'x', 1, 1, 9 FROM generate_series(1, 60) n`,
  );
  const items = Array.from({ length: 60 }, (_, n) => ({ product_id: 101 + n, quantity: 1 }));
  const place = (some: typeof items) => app.api.post('/shop/orders', app.people.member.key).send({ items: some });
  await place(items).expect(400);
  const { id } = (await place(items.slice(0, 50)).expect(201)).body;
  await run(
    `INSERT INTO order_items (order_id, product_id, title, price, quantity)
     SELECT $1, 100 + n, 'x', 1, 1 FROM generate_series(51, 60) n`,
    [id],
  );
  await run('UPDATE orders SET subtotal = NULL, total = NULL WHERE id = $1', [id]);
  expect((await read(`/orders/${id}`)).items).toHaveLength(60);
  const [listed] = (await read('/shop/orders')).orders;
  expect([listed.items.length, listed.items.at(-1).product_id, listed.total]).toEqual([50, 150, 60]);
});
