import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../helpers/answers.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { filesOf } from '../helpers/files.js';
import { forumOf } from '../helpers/forum.js';
import { kindNames, kinds, rowsOf } from '../helpers/kinds.js';
import { type Filled, filledLists, fillLists, insertInto, joined } from '../helpers/many.js';
import { randomNumbers } from '../helpers/random.js';
import { takes } from '../helpers/requests.js';
import { shopsOf } from '../helpers/shops.js';
import { videosOf } from '../helpers/videos.js';

type Reply = { next_cursor: string | null; page: number } & Record<string, unknown>;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await fillLists(app, 40);
  // Its pages have thirty, even if fewer are requested.
  await insertInto(app, 'answer', 300);
}, 60_000);
afterAll(() => app.close());

const long = '2020-01-31T12:00:00Z';
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  app.database.pool.query<Row>(text, values).then(({ rows }) => rows);
/** The time of the database. */
const now = async () => (await query<{ now: Date }>('SELECT clock_timestamp() AS now'))[0]?.now.toISOString() as string;
const since = (path: string, time: string, cursor?: string) =>
  joined(path, `updated_since=${encodeURIComponent(time)}${cursor === undefined ? '' : `&cursor=${cursor}`}`);
const read = async (path: string, key = app.people.admin.key): Promise<Reply> =>
  (await app.api.get(path, key).expect(200)).body;
const idsOf = (reply: Reply): number[] => rowsOf(reply).map(({ id }) => id);

async function wholeList(path: string): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor: string | null = '*'; cursor !== null; ) {
    const reply = await read(joined(path, `cursor=${cursor}`));
    ids.push(...idsOf(reply));
    cursor = reply.next_cursor;
  }
  return ids;
}

async function changedIn(path: string, time: string, key?: string): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const reply = await read(since(path, time, cursor), key);
    ids.push(...idsOf(reply));
    cursor = reply.next_cursor;
  }
  return ids;
}

const paid = [`paid_at = paid_at - interval '1 day'`];
const orders = [
  '/marketplace/orders',
  '/marketplace/orders?status=paid',
  '/marketplace/stores/1/orders',
  '/marketplace/stores/1/orders?status=paid',
  '/shop/orders',
];
/** Lists: what is inserted into them, its table, and SQL of changes after which a row is still in them. */
const lists: [path: string, inserted: Filled, table: string, changes: string[]][] = [
  ...kindNames.flatMap((name) => {
    const { table, changes = [] } = kinds[name];
    const taking = filledLists(name).filter((path) => takes(path, 'updated_since'));
    return taking.map((path): (typeof lists)[number] => [joined(path, 'per_page=2'), name, table, changes]);
  }),
  ...orders.map((path): (typeof lists)[number] => [joined(path, 'per_page=2'), 'orders', 'orders', paid]),
];

describe('updated_since', () => {
  it.each(lists)('lists rows of %s in the order of their changes, from a time on', async (path, _, table) => {
    // Some have the same time of change.
    await query(`ALTER TABLE ${table} DISABLE TRIGGER row_changed`);
    await query(`UPDATE ${table} SET updated_at = date_trunc('hour', now()) - (id * 7919 % 9) * interval '1.000001 s'`);
    await query(`ALTER TABLE ${table} ENABLE TRIGGER row_changed`);
    const there = new Set(await wholeList(path));
    const expected = await query<{ id: number; at: string }>(
      `SELECT id, updated_at::text AS at FROM ${table} WHERE id = ANY ($1::integer[]) ORDER BY updated_at, id`,
      [[...there]],
    );
    expect(expected.length).toBeGreaterThan(7);
    const ids = expected.map(({ id }) => id);
    expect(await changedIn(path, long)).toEqual(ids);
    const at = expected[Math.floor(ids.length / 2)]?.at as string;
    const rest = expected.filter((row) => row.at >= at).map(({ id }) => id);
    expect(await changedIn(path, `${at.replace(' ', 'T')}:00`)).toEqual(rest);
    expect(rest.length).toBeLessThan(ids.length);
    expect(await changedIn(path, '2999-12-31T23:59:59+01:00')).toEqual([]);
  });

  it.each(lists)('misses no row of %s that changes during the walk', async (path, inserted, table, changes) => {
    const { below, pick } = randomNumbers(path.length);
    let tick = 0;
    const [seen, changed] = [new Map<number, number>(), new Map<number, number>()];
    let pages = 0;
    for (let cursor: string | null | undefined; cursor !== null; pages++) {
      const reply: Reply = await read(since(path, long, cursor));
      for (const id of idsOf(reply)) seen.set(id, ++tick);
      cursor = reply.next_cursor;
      // Changes after the last page are for the next walk.
      for (let act = cursor !== null && pages < 15 ? below(5) : 0; act > 0; act--) {
        if (below(3) === 0) await insertInto(app, inserted, 2);
        const id = below(2) === 0 && seen.size > 0 ? pick([...seen.keys()]) : 1 + below(50);
        await query(`UPDATE ${table} SET ${changes[tick % changes.length]} WHERE id = $1`, [id]);
        changed.set(id, ++tick);
      }
    }
    const after = await wholeList(path);
    expect(after.length).toBeGreaterThan(9);
    expect(changed.size).toBeGreaterThan(5);
    const missed = after.filter((id) => !((seen.get(id) ?? -1) > (changed.get(id) ?? 0)));
    expect(missed).toEqual([]);
  });

  it('refuses days that do not exist, and accepts any offset', async () => {
    for (const day of ['1502-02-29T00:43:30Z', '2027-02-29T10:00:00.5+23:59']) {
      for (const path of ['/forum/topics?updated_since=', '/search?q=a&since=', '/search?q=a&until=']) {
        await expectCode(app.api.get(path + encodeURIComponent(day)), 400, 'invalid_param');
      }
    }
    for (const time of ['2028-02-29T10:00:00.5+23:59', '2999-12-31T23:59:59-23:59']) {
      for (const path of ['/forum/topics?updated_since=', '/search?q=a&since=']) {
        await app.api.get(path + encodeURIComponent(time)).expect(200);
      }
    }
  });

  it('finds few rows among many in steps, and lists them all', async () => {
    const forum = forumOf(app);
    const board = await forum.board('Small');
    const first = await forum.topic(board);
    await insertInto(app, 'topic', 3_000);
    const second = await forum.topic(board);
    const ids: number[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const reply: Reply = await read(since(`/forum/topics?board=${board}`, long, cursor));
      ids.push(...idsOf(reply));
      sizes.push(idsOf(reply).length);
      cursor = reply.next_cursor;
    }
    expect(ids).toEqual([first, second]);
    expect(sizes).toEqual([1, 1]);
    await query('DELETE FROM topics WHERE board_id = 1 AND id > $1', [first]);
  });

  it('begins a walk without a cursor, whose next cursor is only valid for this time', async () => {
    const { people, api } = app;
    const path = since('/forum/topics?per_page=5', long);
    const begun = await api.get(`${path}&page=3`, people.admin.key).expect(200);
    expect(begun.body).toEqual((await api.get(`${path}&cursor=*`, people.admin.key).expect(200)).body);
    expect(begun.body.page).toBe(1);
    const cursor = begun.body.next_cursor as string;
    const [, target = ''] = /^<(.*)>; rel="next"$/.exec(String(begun.headers.link)) ?? [];
    expect(target).toContain('updated_since=');
    const next = await api.get(target.slice(target.indexOf('/forum/')), people.admin.key).expect(200);
    expect(next.body).toEqual((await api.get(`${path}&cursor=${cursor}`, people.admin.key).expect(200)).body);
    for (const other of [
      '/forum/topics?per_page=5',
      since('/forum/topics?per_page=5', '2021-01-31T12:00:00Z'),
      since('/forum/topics?board=1', long),
    ]) {
      await expectCode(api.get(joined(other, `cursor=${cursor}`)), 400, 'invalid_param');
    }
    const walked = (await api.get('/forum/topics?cursor=*&per_page=5').expect(200)).body.next_cursor;
    await expectCode(api.get(`${path}&cursor=${walked}`), 400, 'invalid_param');
    for (const wrong of ['yesterday', '2020-01-31', '', '2020-02-30T00:00:00Z', '%00']) {
      await expectCode(api.get(`/forum/topics?updated_since=${wrong}`), 400, 'invalid_param');
    }
  });
});

describe('a change', () => {
  type Act = () => Promise<unknown>;
  /** Whether a row is listed as changed since before an act. */
  async function isListed(path: string, id: number, act: Act, key?: string): Promise<boolean> {
    const time = await now();
    await act();
    return (await changedIn(path, time, key)).includes(id);
  }

  it('counts replies, locks, moves and restorations as changes of a topic', async () => {
    const { api, people } = app;
    const forum = forumOf(app);
    const topic = await forum.topic(1);
    const reply = await forum.reply(topic);
    const at = `/forum/topics/${topic}`;
    const admin = people.admin.key;
    const acts: [what: string, isChange: boolean, act: Act][] = [
      ['nothing', false, async () => {}],
      ['read', false, () => api.put(`${at}/read`, people.member.key).send({ reply_id: reply }).expect(200)],
      ['reply', true, () => forum.reply(topic)],
      ['deleted reply', true, () => api.delete(`/forum/replies/${reply}`, admin).expect(200)],
      ['lock', true, () => api.put(`${at}/lock`, admin).expect(200)],
      ['edit', true, () => api.patch(at, admin).send({ title: 'Other' }).expect(200)],
      ['hidden', false, () => api.put(`/moderation/content/topic/${topic}`, admin).send({ reason: 'x' }).expect(200)],
      ['restored', true, () => api.delete(`/moderation/content/topic/${topic}`, admin).expect(200)],
    ];
    for (const [what, isChange, act] of acts) {
      expect([what, await isListed('/forum/topics', topic, act)]).toEqual([what, isChange]);
    }
  });

  it('counts restorations, moves, and for staff hiding as changes of a reply', async () => {
    const { api, people } = app;
    const forum = forumOf(app);
    const admin = people.admin.key;
    const topic = await forum.topic(1);
    const [reply, first, moved] = [await forum.reply(topic), await forum.reply(topic), await forum.reply(topic)];
    const at = `/forum/topics/${topic}`;
    const remove = (type: string, id: number) => () =>
      api.put(`/moderation/content/${type}/${id}`, admin).send({ reason: 'x' }).expect(200);
    const restore = (type: string, id: number) => () =>
      api.delete(`/moderation/content/${type}/${id}`, admin).expect(200);
    const edit = () => api.patch(`/forum/replies/${reply}`, admin).send({ content: 'Other' }).expect(200);
    const acts: [what: string, isChange: boolean, isChangeForStaff: boolean, act: Act][] = [
      ['another', false, false, () => forum.reply(topic)],
      ['edit', true, true, edit],
      ['hidden', false, true, remove('reply', reply)],
      ['edit of the topic', false, false, () => api.patch(at, admin).send({ title: 'Other' }).expect(200)],
      ['restored', true, true, restore('reply', reply)],
      [
        'topic restored',
        true,
        true,
        async () => {
          await remove('topic', topic)();
          await restore('topic', topic)();
        },
      ],
    ];
    for (const [what, isChange, isChangeForStaff, act] of acts) {
      const time = await now();
      await act();
      const seen = [
        (await changedIn(at, time)).includes(reply),
        (await changedIn(`${at}?hidden=include`, time)).includes(reply),
      ];
      expect([what, ...seen]).toEqual([what, isChange, isChangeForStaff]);
    }
    const time = await now();
    const split = await api
      .post(`${at}/split`, admin)
      .send({ reply_ids: [first, moved], title: 'Off' })
      .expect(201);
    expect(await changedIn(`/forum/topics/${split.body.id}`, time)).toEqual([moved]);
    expect(await changedIn(at, time)).toEqual([]);
    const merge = () => api.post(`/forum/topics/${split.body.id}/merge`, admin).send({ into: topic }).expect(200);
    for (const id of [first, moved]) expect(await changedIn(at, time)).not.toContain(id);
    await merge();
    expect((await changedIn(at, time)).sort((a, b) => a - b)).toEqual([first, moved]);
  });

  it('counts a seller’s reply and a comment’s text as changes, but not votes on an answer and likes', async () => {
    const { api, people } = app;
    const [answers, shops, videos] = [answersOf(app), shopsOf(app), videosOf(app)];
    const question = await answers.question();
    const answer = await answers.answer(question);
    const questionPath = `/answers/questions/${question}`;
    expect(await isListed(questionPath, answer, () => answers.vote(answer, 1, people.admin.key))).toBe(false);
    const like = (type: string, id: number) => () =>
      api.put(`/content/${type}/${id}/like`, people.admin.key).expect(200);
    expect(await isListed(questionPath, answer, () => answers.accept(answer))).toBe(false);
    const edit = (path: string, body: object, key = people.other.key) => api.patch(path, key).send(body).expect(200);
    expect(await isListed(questionPath, answer, () => edit(`/answers/answers/${answer}`, { body: 'Other' }))).toBe(
      true,
    );
    const product = await shops.product((await shops.store()).slug);
    const review = await shops.review(product);
    const reply = () =>
      api.put(`/marketplace/reviews/${review}/reply`, people.other.key).send({ body: 'Thanks' }).expect(200);
    const reviews = `/marketplace/products/${product}/reviews`;
    expect(await isListed(reviews, review, async () => {})).toBe(false);
    expect(await isListed(reviews, review, reply)).toBe(true);
    const video = await videos.video({ status: 'ready', visibility: 'public' });
    const comment = await videos.comment(video);
    const comments = `/videos/${video}/comments`;
    expect(await isListed(comments, comment, () => videos.comment(video))).toBe(false);
    expect(await isListed(comments, comment, like('comment', comment))).toBe(false);
    expect(await isListed(reviews, review, like('review', review))).toBe(false);
    expect(await isListed(comments, comment, () => edit(`${comments}/${comment}`, { content: 'Other' }))).toBe(true);
    const hide = () =>
      api.put(`/moderation/content/comment/${comment}`, people.admin.key).send({ reason: 'x' }).expect(200);
    expect(await isListed(comments, comment, hide)).toBe(false);
    const restore = () => api.delete(`/moderation/content/comment/${comment}`, people.admin.key).expect(200);
    expect(await isListed(comments, comment, restore)).toBe(true);
    const { id } = (await api.post('/announcements', people.admin.key).send({ title: 'A', body: 'B' }).expect(201))
      .body;
    const announce = () => edit(`/announcements/${id}`, { body: 'C' }, people.admin.key);
    expect(await isListed('/announcements', id, async () => {})).toBe(false);
    expect(await isListed('/announcements', id, announce)).toBe(true);
  });

  it('counts answers and the state as changes of a question', async () => {
    const { api, people } = app;
    const answers = answersOf(app);
    const question = await answers.question();
    const path = '/answers/questions';
    const answer = await answers.answer(question);
    expect(await isListed(path, question, () => answers.answer(question))).toBe(true);
    expect(await isListed(path, question, () => answers.vote(answer, 1, people.admin.key))).toBe(false);
    const vote = () => api.put(`${path}/${question}/vote`, people.admin.key).send({ vote: 1 }).expect(200);
    expect(await isListed(path, question, vote)).toBe(false);
    expect(await isListed(path, question, () => answers.accept(answer))).toBe(true);
    const close = () => api.put(`${path}/${question}/close`, people.member.key).expect(200);
    expect(await isListed(path, question, close)).toBe(true);
  });

  it('counts the reopening of its store as a change of a product, but not its stock', async () => {
    const { api, people } = app;
    const shops = shopsOf(app);
    const { slug } = await shops.store();
    const product = await shops.product(slug);
    const path = '/marketplace/products';
    const store = (status: string) => () =>
      api.patch(`/marketplace/stores/${slug}`, people.other.key).send({ status }).expect(200);
    expect(await isListed(path, product, () => shops.order('marketplace', [[product, 1]]))).toBe(false);
    expect(await isListed(path, product, () => shops.review(product))).toBe(false);
    expect(await isListed(path, product, store('inactive'))).toBe(false);
    expect(await isListed(path, product, store('active'))).toBe(true);
    const edit = () => api.patch(`${path}/${product}`, people.other.key).send({ price: 3 }).expect(200);
    expect(await isListed(path, product, edit)).toBe(true);
  });

  it('counts publication as a change of a video, but not likes', async () => {
    const { api, people } = app;
    const videos = videosOf(app);
    const video = await videos.video({ visibility: 'private' });
    const edit = (body: object) => () => api.patch(`/videos/${video}`, people.member.key).send(body).expect(200);
    for (const key of [people.member.key, people.admin.key]) {
      expect(await isListed('/videos', video, edit({ title: 'Mine' }), key)).toBe(false);
    }
    const publish = () => query(`UPDATE videos SET visibility = 'public' WHERE id = $1`, [video]);
    expect(await isListed('/videos', video, publish)).toBe(true);
    expect(await isListed('/videos', video, () => videos.rate(video, 'like'))).toBe(false);
  });

  it('shows changes of files and orders only to their owners', async () => {
    const { api, people } = app;
    const { member, other, moderator } = people;
    const { id } = await filesOf(app).upload('words');
    const rename = (name: string) => () => api.patch(`/files/${id}/rename`, member.key).send({ name }).expect(200);
    expect(await isListed('/files', id, rename('a'), member.key)).toBe(true);
    expect(await isListed('/files', id, rename('b'), other.key)).toBe(false);
    const shops = shopsOf(app);
    const product = await shops.product((await shops.store()).slug);
    const order = (await shops.order('marketplace', [[product, 1]])).body.id;
    const path = '/marketplace/orders';
    const pay = () => api.post(`/orders/${order}/pay`, moderator.key).expect(200);
    expect(await isListed(path, order, async () => {}, member.key)).toBe(false);
    expect(await isListed(path, order, pay, member.key)).toBe(true);
    const complete = () => api.post(`/orders/${order}/complete`, moderator.key).expect(200);
    expect(await isListed(path, order, complete, other.key)).toBe(false);
  });
});
