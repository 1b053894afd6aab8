import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../generated/openapi.js';
import { until } from '../../../scripts/shared/until.js';
import { rebuildSearch } from '../../../src/community/search/indexing.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { expectExact } from '../../helpers/exact.js';
import { communityOf, hideable } from '../../helpers/hiding.js';
import { kindsThatCan, typeOf } from '../../helpers/kinds.js';
import { createPerson } from '../../helpers/people.js';
import { searchSettled } from '../../helpers/search.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';

type Page = components['schemas']['SearchPage'];

let app: TestApp;
let board: number;
const searchNow = async (q: string, more: Record<string, string | number> = {}): Promise<Page> =>
  (await app.api.get(`/search?${new URLSearchParams({ q, ...more } as Record<string, string>)}`).expect(200)).body;
const search: typeof searchNow = async (...searched) => {
  await searchSettled(app);
  return searchNow(...searched);
};
const titles = async (q: string, more = {}) => (await search(q, more)).results.map(({ title }) => title);
const topic = async (title: string, content = 'Nothing more to say.', key = app.people.member.key): Promise<number> =>
  (await app.api.post('/forum/topics', key).send({ board_id: board, title, content }).expect(201)).body.id;

beforeAll(async () => {
  app = await testApp();
  const made = await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'All' }).expect(201);
  board = made.body.id;
});
afterAll(async () => {
  await expectExact(app.database, 'forum');
  await app.close();
});

describe('words are found', () => {
  it('finds words in any language by their beginnings and grammatical forms', async () => {
    await topic('如何种植西红柿？', '阳光和水。');
    await topic('Новое зеркало');
    await topic('Ein alter Spiegel');
    await topic('Fixing plasterboard');
    await topic('Ponies, running');
    expect(await titles('西红柿')).toEqual(['如何种植西红柿？']);
    expect(await titles('阳光')).toEqual(['如何种植西红柿？']);
    expect(await titles('红西')).toEqual([]);
    expect(await titles('зеркала')).toEqual(['Новое зеркало']);
    expect(await titles('Spiegeln')).toEqual(['Ein alter Spiegel']);
    expect(await titles('plaster')).toEqual(['Fixing plasterboard']);
    expect(await titles('PONIES run')).toEqual(['Ponies, running']);
    expect(await titles('how？')).toEqual([]);
    expect(await titles('to run？')).toEqual(['Ponies, running']);
  });

  it('ranks words that contain the term after words that begin with it', async () => {
    await topic('Two keyboards', 'The keyboard of a piano.');
    await topic('Boards', 'Of oak.');
    await topic('Clipboard', 'In oak.');
    expect((await titles('board oak')).sort()).toEqual(['Boards', 'Clipboard']);
    expect(await titles('board')).toEqual(['Boards', 'Clipboard', 'Two keyboards', 'Fixing plasterboard']);
    expect((await search('board')).results[1]?.excerpt.html).toBe('In oak.');
    expect((await search('ybo')).results[0]?.excerpt.html).toBe('The <mark>keyboard</mark> of a piano.');
    expect(await titles('ox')).toEqual([]);
  });

  it('finds phrases, and excludes words', async () => {
    await topic('Oak bench', 'It stands outdoors, by the table.');
    await topic('Bench of oak', 'Tables are elsewhere.');
    expect((await titles('bench oak')).sort()).toEqual(['Bench of oak', 'Oak bench']);
    expect(await titles('"oak bench"')).toEqual(['Oak bench']);
    expect(await titles('bench -table')).toEqual(['Bench of oak']);
    expect(await titles('bench -"oak bench"')).toEqual(['Bench of oak']);
    expect(await titles('-table')).toEqual([]);
    expect(await titles('& | ! :* <->')).toEqual([]);
    expect(await titles(`"'\\ ' & 'x`)).toEqual([]);
  });

  it('ranks matches in titles before matches in texts', async () => {
    await topic('About paint', 'Varnish is another matter.');
    await topic('Varnish', 'Which one?');
    expect(await titles('varnish')).toEqual(['Varnish', 'About paint']);
    expect(await titles('varnish', { sort: 'newest' })).toEqual(['Varnish', 'About paint']);
    await topic('Paint again', 'And varnish.');
    expect(await titles('varnish', { sort: 'newest' })).toEqual(['Paint again', 'Varnish', 'About paint']);
  });
});

it('finds a thread once, by its best post', async () => {
  const { member, other } = app.people;
  const id = await topic('A quiet evening');
  const replies: number[] = [];
  for (const content of ['Heron at the pond', 'Another heron, and a third heron', 'No bird']) {
    const reply = app.api.post(`/forum/topics/${id}/replies`, other.key).send({ content });
    replies.push((await reply.expect(201)).body.id);
  }
  const { results, total, pages, facets } = await search('heron');
  expect(results).toMatchObject([
    {
      type: 'topic',
      id,
      title: 'A quiet evening',
      author: member.username,
      area: 'forum',
      path: `/forum/topics/${id}`,
    },
  ]);
  expect(results[0]?.excerpt.html).toBe('Another <mark>heron</mark>, and a third <mark>heron</mark>');
  const time = expect.stringMatching(/^20/);
  expect(results[0]?.post).toEqual({ type: 'reply', id: replies[1], author: other.username, created_at: time });
  expect((await search('quiet evening')).results[0]?.post).toBeNull();
  expect([total, pages, facets]).toEqual([
    1,
    1,
    { types: [{ type: 'topic', count: 1 }], areas: [{ area: 'forum', count: 1 }] },
  ]);
  await app.api.get(results[0]?.path ?? '').expect(200);
});

it('everything that is declared to be searched is found, at a path where it is', async () => {
  const community = communityOf(app);
  const world = await community.createParents();
  for (const kind of hideable) await community.make(kind, world);
  await app.database.pool.query(`INSERT INTO search_queue SELECT 'person', id FROM users ON CONFLICT DO NOTHING`);
  const waiting = await app.database.pool.query('SELECT DISTINCT type FROM search_queue ORDER BY 1');
  const types = new Set(['person', 'answer', 'reply', ...kindsThatCan('search').map(typeOf)]);
  expect(waiting.rows.map(({ type }) => type)).toEqual([...types].sort());
  const every = await app.database.pool.query(
    `SELECT DISTINCT ON (thread_type) thread_type, title
     FROM search_queue q, searched_content(q.type, q.content_id) WHERE title IS NOT NULL`,
  );
  for (const { thread_type: type, title } of every.rows) {
    const { results } = await search(title, { types: type });
    expect(results).toContainEqual(expect.objectContaining({ type, title }));
    await app.api.get(results[0]?.path ?? '').expect(200);
  }
});

it('filters by type, author, area and time, counts what it found, and divides it into pages', async () => {
  const { member, other } = app.people;
  const area = answersOf(app);
  await topic('Lantern one');
  await topic('Lantern two', 'x', other.key);
  await area.question('Lantern three', { body: 'Is it bright?' });
  expect((await search('lantern')).facets).toEqual({
    types: [
      { type: 'topic', count: 2 },
      { type: 'question', count: 1 },
    ],
    areas: [
      { area: 'forum', count: 2 },
      { area: 'answers', count: 1 },
    ],
  });
  expect(await titles('lantern', { types: 'question' })).toEqual(['Lantern three']);
  expect(await titles('lantern', { types: 'question,topic' })).toHaveLength(3);
  expect(await titles('lantern', { area: 'answers' })).toEqual(['Lantern three']);
  expect(await titles('lantern', { area: 'forum', author: other.username.toUpperCase() })).toEqual(['Lantern two']);
  expect(await titles('lantern', { author: 'nobody-here' })).toEqual([]);
  await searchSettled(app);
  await app.database.pool.query(`
    WITH aged AS (UPDATE topics SET created_at = '2020-01-31T12:00:00Z', last_reply_at = '2020-01-31T12:00:00Z' WHERE title = 'Lantern one' RETURNING id),
    gone AS (DELETE FROM search_entries WHERE (type, content_id) IN (SELECT 'topic', id FROM aged))
    INSERT INTO search_queue SELECT 'topic', id FROM aged`);
  expect(await titles('lantern', { until: '2020-01-31T12:00:01Z' })).toEqual(['Lantern one']);
  expect(await titles('lantern', { until: '2020-01-31T12:00:00Z' })).toEqual([]);
  expect(await titles('lantern', { since: '2020-01-31T12:00:01Z' })).toHaveLength(2);
  const second = await search('lantern', { per_page: 2, page: 2 });
  expect([second.results.length, second.page, second.pages, second.total]).toEqual([1, 2, 2, 3]);
  expect(await titles(member.username)).toContain(member.username);
  await expectCode(app.api.get('/search?q=x&types=reply'), 400, 'invalid_param');
  await expectCode(app.api.get('/search?q='), 400, 'invalid_param');
  await expectCode(app.api.get('/search'), 400, 'invalid_param');
  await expectCode(app.api.get('/search?q=x&per_page=51'), 400, 'invalid_param');
});

describe('misspelt words', () => {
  it('are corrected where nothing is found', async () => {
    const id = await topic('Marmalade', 'A jar of quince preserve.');
    const { results, did_you_mean: meant } = await search('mermalade "of quince" -peach');
    expect([results.map((each) => each.id), meant]).toEqual([[id], 'marmalade "of quince" -peach']);
    expect((await search('MARMALAED qunice')).did_you_mean).toBe('marmalade quince');
    expect((await search('marmalade')).did_you_mean).toBeNull();
    expect(await search('marmalade mulberries')).toMatchObject({ total: 0, did_you_mean: null });
    expect(await search('mxrmxlxde')).toMatchObject({ total: 0, did_you_mean: null });
    expect(await search('-mermalade')).toMatchObject({ total: 0, did_you_mean: null });
  });

  it('are not corrected to what is hidden', async () => {
    const id = await topic('Persimmon', 'Not yet ripe.');
    expect((await search('persimon')).did_you_mean).toBe('persimmon');
    const hidden = { reason: 'spam' };
    await app.api.put(`/moderation/content/topic/${id}`, app.people.moderator.key).send(hidden).expect(200);
    expect(await search('persimmom')).toMatchObject({ total: 0, did_you_mean: null });
    expect(await search('persimmon')).toMatchObject({ total: 0, did_you_mean: null });
  });
});

it('finds edited content only by its new words', async () => {
  const id = await topic('Before zeppelin');
  expect(await titles('zeppelin')).toEqual(['Before zeppelin']);
  await app.api.patch(`/forum/topics/${id}`, app.people.member.key).send({ title: 'After airship' }).expect(200);
  expect((await searchNow('zeppelin')).total).toBe(0);
  expect(await titles('zeppelin')).toEqual([]);
  expect(await titles('airship')).toEqual(['After airship']);
});

it('an announcement is found until it ends, and a store with its products while it is active', async () => {
  const { admin, moderator } = app.people;
  const announced = await app.api
    .post('/announcements', admin.key)
    .send({ title: 'Quokka', body: 'Soon.' })
    .expect(201);
  expect(await titles('quokka')).toEqual(['Quokka']);
  const past = `UPDATE announcements SET until = now() - interval '1 second' WHERE id = $1`;
  await app.database.pool.query(past, [announced.body.id]);
  expect(await titles('quokka')).toEqual([]);
  const store = await app.api
    .post('/marketplace/stores', admin.key)
    .send({ name: 'Wombats', slug: 'wombats' })
    .expect(201);
  const product = { title: 'Wombat', price: 1, category: 'Animals', stock: 3 };
  await app.api.post('/marketplace/stores/wombats/products', admin.key).send(product).expect(201);
  expect((await titles('wombat')).sort()).toEqual(['Wombat', 'Wombats']);
  const hidden = `/moderation/content/store/${store.body.id}`;
  await app.api.put(hidden, moderator.key).send({ reason: 'No animals' }).expect(200);
  expect(await titles('wombat')).toEqual([]);
  await app.api.delete(hidden, moderator.key).expect(200);
  expect((await titles('wombat')).sort()).toEqual(['Wombat', 'Wombats']);
});

it('suggests titles that begin so, and then titles with such a word', async () => {
  await topic('Xylophone lessons');
  await topic('A used xylophone');
  await topic('Nothing', 'Only a xylophone in the text');
  const suggested = async (q: string) => {
    await searchSettled(app);
    return (await app.api.get(`/suggest?${new URLSearchParams({ q })}`).expect(200)).body.suggestions;
  };
  expect((await suggested('XYLO')).map(({ title }: { title: string }) => title)).toEqual([
    'Xylophone lessons',
    'A used xylophone',
  ]);
  expect(await suggested('xylophone less')).toMatchObject([{ type: 'topic', title: 'Xylophone lessons' }]);
  expect(await suggested('%')).toEqual([]);
  expect(await suggested('987654%_\\')).toEqual([]);
  for (let n = 0; n < 9; n++) await topic(`Zither ${n}`);
  expect(await suggested('zither')).toHaveLength(8);
  await expectCode(app.api.get('/suggest'), 400, 'invalid_param');
});

it('suggests products, videos and people with their pictures', async () => {
  const [product, still] = ['https://a.example/lamp.png', 'https://a.example/still.png'];
  const shops = shopsOf(app);
  const { slug } = await shops.store();
  const made = await shops.product(slug, { title: 'Okapi of felt' });
  await app.database.pool.query('UPDATE products SET image_url = $1 WHERE id = $2', [product, made]);
  const video = await videosOf(app).video({ title: 'Okapi on the road', status: 'ready', visibility: 'public' });
  await app.database.pool.query('UPDATE videos SET thumbnail_url = $1 WHERE id = $2', [still, video]);
  await topic('Okapi, the animal');
  await createPerson(app.database, 'okapi');
  await searchSettled(app);
  const { suggestions } = (await app.api.get('/suggest?q=okapi').expect(200)).body;
  const pictures = suggestions.map((each: { type: string; picture_url: string }) => [each.type, each.picture_url]);
  const avatar = expect.stringMatching(/^http.*\/api\/v1\/users\/okapi\/avatar\?v=/);
  expect(Object.fromEntries(pictures)).toEqual({ product, video: still, topic: null, person: avatar });
});

it('ranks, suggests and finds in a phrase by words of which more than ten begin alike', async () => {
  await topic('About nothing', [...'abcdefghijkl'].map((letter) => `kiwi${letter}`).join(' '));
  await topic('The kiwis_kiwif', 'Another text.');
  await topic('Text of birds', 'kiwik, and not much else.');
  expect((await titles('kiwi'))[0]).toBe('The kiwis_kiwif');
  expect(await titles('kiwi')).toHaveLength(3);
  expect(await titles('kiwis_kiwi')).toEqual(['The kiwis_kiwif']);
  const { body } = await app.api.get('/suggest?q=kiwi').expect(200);
  expect(body.suggestions).toMatchObject([{ title: 'The kiwis_kiwif' }]);
});

it('questions and topics like a draft are listed, those that share rare words first, and resolved questions before others', async () => {
  const area = answersOf(app);
  for (let n = 0; n < 5; n++) await area.question(`Slugs everywhere, part ${n}`, { body: 'x' });
  const resolved = await area.question('Aphids on roses', { body: 'x' });
  await area.question('Aphids in winter', { body: 'x' });
  await area.accept(await area.answer(resolved));
  const similar = async (path: string, title: string) => {
    await searchSettled(app);
    return (await app.api.get(`${path}/similar?${new URLSearchParams({ title })}`).expect(200)).body;
  };
  const { questions } = await similar('/answers/questions', 'The slugs and the aphid');
  expect(questions.slice(0, 2)).toMatchObject([
    { title: 'Aphids on roses', status: 'resolved', answer_count: 1 },
    { title: 'Aphids in winter', status: 'open', answer_count: 0 },
  ]);
  expect(questions).toHaveLength(7);
  await topic('Marquetry for beginners');
  expect((await similar('/forum/topics', 'Beginner, marquetry')).topics).toMatchObject([
    { title: 'Marquetry for beginners', reply_count: 0 },
  ]);
  expect(await similar('/forum/topics', 'the ? --')).toEqual({ topics: [] });
  await expectCode(app.api.get('/forum/topics/similar'), 400, 'invalid_param');
});

it('finds nothing in an area that is switched off', async () => {
  await topic('Narwhal');
  await searchSettled(app);
  const partly = await testApp({ sharing: app, settings: { AREAS: 'answers' } });
  const body = async (path: string) => (await partly.api.get(path).expect(200)).body;
  expect((await body('/search?q=narwhal')).total).toBe(0);
  expect((await body('/suggest?q=narwhal')).suggestions).toEqual([]);
  expect(await titles('narwhal')).toEqual(['Narwhal']);
  await partly.close();
});

// For PostgreSQL's search only.
describe.skipIf(process.env.TEST_SEARCH_URL)('a rebuild of the index', () => {
  const entry = (id: number, set: string) =>
    app.database.pool.query(`UPDATE search_entries SET ${set} WHERE type = 'topic' AND content_id = $1`, [id]);
  const part = async () => (await app.database.pool.query('SELECT rebuild_search(50) AS rows')).rows[0].rows;

  it('continues an interrupted rebuild, and is exact afterwards', async () => {
    const ids = [await topic('Pangolin résumé'), await topic('Pangolin two')];
    await searchSettled(app);
    // An entry from before accents were dropped: only exact words are found until it is rebuilt.
    await entry(
      ids[0] as number,
      `content = NULL, words = '''pangolin'':1A,3B ''résumé'':2A ''type topic'' ''area forum'''`,
    );
    await app.database.pool.query(`DELETE FROM search_entries WHERE type = 'topic' AND content_id = $1`, [ids[1]]);
    expect([await titles('résumé'), await titles('resume'), await titles('"pangolin two"')]).toEqual([
      ['Pangolin résumé'],
      [],
      [],
    ]);
    await app.database.pool.query(`SELECT queue_search_rebuild('topics', 'replies', 'users', 'files')`);
    const { rows } = await app.database.pool.query('SELECT rebuild_search(0) AS rows');
    expect(rows).toEqual([{ rows: 1 }]);
    const done: number[] = [];
    await rebuildSearch(app.database, { progress: (each) => done.push(each) });
    expect(done.reduce((sum, each) => sum + each)).toBeGreaterThan(2);
    expect([await titles('resume'), await titles('pangolin')]).toMatchObject([['Pangolin résumé'], { length: 2 }]);
    // These statements hide our functions from each other.
    await app.database.pool.query('ANALYZE search_entries');
    await app.database.pool.query('REINDEX TABLE search_entries');
    expect(await part()).toBeNull();
    await expectExact(app.database, 'forum');
  });

  it('rebuilds in one session at a time, and excludes content hidden meanwhile', async () => {
    const id = await topic('Aardvark');
    await searchSettled(app);
    await entry(id, `content = ' aardvark '`);
    const client = await app.database.pool.connect();
    try {
      await app.database.pool.query(`SELECT queue_search_rebuild('topics')`);
      await client.query('BEGIN');
      await client.query('SELECT FROM topics WHERE id = $1 FOR UPDATE', [id]);
      expect(await part()).toBe(0);
      await client.query('ROLLBACK');
      await client.query('BEGIN');
      await client.query('SELECT rebuild_search(50)');
      expect(await part()).toBe(0);
      const hiding = app.api.put(`/moderation/content/topic/${id}`, app.people.moderator.key).send({ reason: 'Spam' });
      const hidden = hiding.expect(200).then(() => true);
      await until(async () => {
        const { rows } = await app.database.pool.query('SELECT FROM pg_locks WHERE NOT granted');
        return rows.length > 0;
      });
      await client.query('COMMIT');
      expect(await hidden).toBe(true);
    } finally {
      client.release(true);
    }
    await rebuildSearch(app.database);
    expect(await titles('aardvark')).toEqual([]);
  });
});
