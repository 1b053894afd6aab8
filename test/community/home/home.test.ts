import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { forumOf } from '../../helpers/forum.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
const read = async (path: string, from = app) => (await from.api.get(path).expect(200)).body;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('shows an empty site', async () => {
  expect(await read('/home')).toEqual({
    announcements: [],
    topics: [],
    questions: [],
    products: [],
    videos: [],
    counts: { topics: 0, posts: 0, questions: 0, open_questions: 0, products: 0, videos: 0 },
  });
});

it('shows the first ten of each list as the lists do, and their totals', async () => {
  const [forum, answers, shops, videos] = [forumOf(app), answersOf(app), shopsOf(app), videosOf(app)];
  const { admin, member } = app.people;
  const [board, other, store] = [await forum.board(), await forum.board('Other'), await shops.store()];
  const topics: number[] = [];
  for (let n = 0; n < 12; n++) {
    topics.push(await forum.topic(n % 2 === 0 ? board : other, `Topic ${n}`));
    const question = await answers.question(`Question ${n}`);
    if (n === 11) await answers.accept(await answers.answer(question));
    await shops.product(store.slug, { title: `Product ${n}` });
    await videos.video({ title: `Video ${n}` });
    await app.api
      .post('/announcements', admin.key)
      .send({ title: `Note ${n}`, body: 'Read.' })
      .expect(201);
  }
  await videos.video({ title: 'Own', visibility: 'private' });
  await shops.product(store.slug, { title: 'Draft', status: 'draft' });
  await forum.reply(topics[0] as number);
  await app.api.put(`/forum/topics/${topics[3]}/sticky`, admin.key).expect(200);
  await app.database.pool.query(`UPDATE announcements SET until = now() - interval '1 second' WHERE title = 'Note 11'`);

  const page = await read('/home');
  expect(page.topics[0].id).toBe(topics[0]);
  const lists = {
    announcements: await read('/announcements?per_page=10'),
    topics: await read('/forum/topics?per_page=10'),
    questions: await read('/answers/questions?status=open&per_page=10'),
    products: await read('/marketplace/products?per_page=10'),
    videos: await read('/videos?per_page=10'),
  };
  for (const [name, list] of Object.entries(lists)) {
    expect(list[name], name).toHaveLength(10);
    expect(page[name], name).toEqual(list[name]);
  }
  expect(page.counts).toEqual({
    topics: 12,
    posts: 13,
    questions: 12,
    open_questions: 11,
    products: 12,
    videos: 12,
  });
  expect((await app.api.get('/home', member.key).expect(200)).body).toEqual(page);
});

it('shows nothing of areas that are switched off, and what there is of the others', async () => {
  const whole = await read('/home');
  const partly = await testApp({ sharing: app, settings: { AREAS: 'forum' } });
  const none = await testApp({ sharing: app, settings: { AREAS: 'none' } });
  const off = { questions: [], products: [], videos: [] };
  const unknown = { questions: null, open_questions: null, products: null, videos: null };
  expect(await read('/home', partly)).toEqual({ ...whole, ...off, counts: { ...whole.counts, ...unknown } });
  expect(await read('/home', none)).toEqual({
    announcements: whole.announcements,
    topics: [],
    ...off,
    counts: { topics: null, posts: null, ...unknown },
  });
  await partly.close();
  await none.close();
});

it('answers 304 from memory if the client has the current home', async () => {
  const { headers } = await app.api.get('/home').expect(200);
  expect(headers['cache-control']).toBe((await app.api.get('/forum/topics')).headers['cache-control']);
  await app.api
    .get('/home')
    .set('If-None-Match', headers.etag as string)
    .expect(304);
});

it('refuses what it cannot add', async () => {
  await expectCode(app.api.get('/home?render=pdf'), 400, 'invalid_param');
});
