import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TextRenderer } from '../../../src/api/pipeline/additions.js';
import { sequenceEvents } from '../../../src/community/events/retention.js';
import { notifyPeople } from '../../../src/community/notifications/fanout.js';
import { forgetOldNotifications } from '../../../src/community/notifications/queries.js';
import { renderPlainly } from '../../../src/content/text/markdown.mjs';
import { RendererBusy } from '../../../src/content/text/text-renderer.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { type Notification, notificationsOf } from '../../helpers/notifications.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
let notices: ReturnType<typeof notificationsOf>;
let watcher: Person;
beforeAll(async () => {
  app = await testApp();
  notices = notificationsOf(app);
  watcher = await createPerson(app.database, 'wanda');
});
afterAll(() => app.close());
beforeEach(() => notices.forget());

const setWatch = (state: 'watching' | 'muted', target: string, { key } = watcher) =>
  app.api.put(`/watches/${target}`, key).send({ state }).expect(200);
const watch = (target: string, person = watcher) => setWatch('watching', target, person);
const mute = (target: string, person = watcher) => setWatch('muted', target, person);
const shortly = (list: readonly Notification[]) => list.map(({ type, reason, title }) => [type, reason, title]);
const topic = async (title = 'Felt') => {
  const forum = forumOf(app);
  const board = await forum.board('Wool');
  return { forum, board, id: await forum.topic(board, title) };
};

describe('people are notified', () => {
  it('notifies owners and watchers of replies, but not their author', async () => {
    const { member, other } = app.people;
    const { forum, id } = await topic();
    await watch(`topic/${id}`);
    await watch(`topic/${id}`, other);
    await notices.notify();
    const reply = await forum.reply(id, 'Of *wool*');
    // Owners and watchers are notified.
    expect(await notices.notify()).toBe(2);
    expect(await notices.of(member)).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        type: 'reply.created',
        reason: 'own',
        report_status: null,
        target_id: reply,
        title: 'Felt',
        excerpt: 'Of wool',
        path: `/forum/topics/${id}`,
        actor: other.username,
        actors: [other.username],
        actor_count: 1,
        count: 1,
        created_at: expect.stringMatching(/^20/),
        read_at: null,
      },
    ]);
    expect(shortly(await notices.of(watcher))).toEqual([['reply.created', 'watched', 'Felt']]);
    expect(await notices.of(other)).toEqual([]);
    expect(await notices.of(app.people.moderator)).toEqual([]);
  });

  it('notifies watchers of a board of topics, not of replies', async () => {
    const { forum, board } = await topic();
    await notices.notify();
    await watch(`board/${board}`);
    const id = await forum.topic(board, 'Yarn');
    await forum.reply(id);
    expect(shortly(await notices.of(watcher))).toEqual([['topic.created', 'watched', 'Yarn']]);
  });

  it('notifies nobody of muted content, unless a nearer setting says otherwise', async () => {
    const { member } = app.people;
    const { forum, board, id } = await topic();
    await watch(`board/${board}`);
    await mute(`topic/${id}`, member);
    await mute(`board/${board}`);
    await forum.reply(id, 'For @wanda and @mia_member');
    await forum.topic(board);
    expect(await notices.of(member)).toEqual([]);
    expect(await notices.of(watcher)).toEqual([]);
    await watch(`topic/${id}`);
    await forum.reply(id, 'Again');
    expect(shortly(await notices.of(watcher))).toEqual([['reply.created', 'watched', 'Felt']]);
  });

  it('moves watches to the target of a merge, unless that is muted', async () => {
    const { moderator, other } = app.people;
    const { forum, board, id } = await topic('Old');
    const into = await forum.topic(board, 'New', moderator.key);
    for (const person of [watcher, other]) await watch(`topic/${id}`, person);
    await mute(`topic/${into}`, other);
    await app.api.post(`/forum/topics/${id}/merge`, moderator.key).send({ into }).expect(200);
    await notices.notify();
    await forum.reply(into, 'Here', app.people.member.key);
    expect(shortly(await notices.of(watcher))).toContainEqual(['reply.created', 'watched', 'New']);
    expect(await notices.of(other)).toEqual([]);
  });

  it('notifies users mentioned in a text as its readers see it', async () => {
    const { forum, id } = await topic();
    const links = ['[@wanda](https://wanda.example)', '[she](/users/wanda)', '[@otto](/users/wanda)'];
    const texts = ['`@wanda`', '    @wanda', 'wanda@wanda.example', '@nobody-here', ...links];
    for (const text of texts) await forum.reply(id, text);
    expect(await notices.of(watcher)).toEqual([]);
    await forum.reply(id, 'As @WANDA said, and @wanda again');
    await answersOf(app).question('Who knows?', { body: '@wanda' });
    expect(shortly(await notices.of(watcher))).toEqual([
      ['question.created', 'mention', 'Who knows?'],
      ['reply.created', 'mention', 'Felt'],
    ]);
  });

  it('notifies users whom an edit mentions for the first time', async () => {
    const { key } = app.people.member;
    const { forum, id } = await topic();
    const reply = await forum.reply(id, 'For @otto-other', key);
    await notices.forget();
    const edit = (path: string, body: object) => app.api.patch(path, key).send(body).expect(200);
    await edit(`/forum/replies/${reply}`, { content: 'For @otto-other and @wanda' });
    expect(shortly(await notices.of(watcher))).toEqual([['reply.updated', 'mention', 'Felt']]);
    await edit(`/forum/replies/${reply}`, { content: 'Again for @Wanda and @OTTO-other' });
    await edit(`/forum/topics/${id}`, { title: 'Felt, too' });
    expect(await notices.of(watcher)).toHaveLength(1);
    expect(await notices.of(app.people.other)).toEqual([]);
  });

  it('holds no database connection while rendering texts, and notifies if one cannot be rendered', async () => {
    const { database } = app;
    const { forum, id } = await topic();
    await forum.reply(id, '@wanda, and a text that takes too long');
    await sequenceEvents(database);
    const used: number[] = [];
    const renderer: TextRenderer = {
      renderPlainly,
      render: async () => {
        used.push(database.pool.totalCount - database.pool.idleCount);
        throw new RendererBusy('It takes too long');
      },
    };
    await notifyPeople(database, renderer);
    expect(used).toEqual([0]);
    expect(shortly(await notices.of(app.people.member))).toEqual([['reply.created', 'own', 'Felt']]);
    expect(await notices.of(watcher)).toEqual([]);
  });

  it('renders many long texts in parts to find mentions', async () => {
    const { database } = app;
    const { forum, id } = await topic();
    for (let number = 0; number < 5; number++) await forum.reply(id, `@wanda ${'w'.repeat(29_000)} ${number}`);
    await sequenceEvents(database);
    const together: number[] = [];
    const html = '<a href="/users/wanda">@wanda</a>';
    const render: TextRenderer['render'] = async (texts) => {
      together.push(texts.reduce((sum, { text }) => sum + text.length, 0));
      return texts.map(({ text }) => (text === '' ? '' : html));
    };
    await notifyPeople(database, { renderPlainly, render });
    expect(together.every((characters) => characters < 150_000)).toBe(true);
    expect(together).toHaveLength(2);
    expect(await notices.of(watcher)).toHaveLength(5);
  });

  it('notifies each mentioned user once, and at most twenty per text', async () => {
    const { forum, id } = await topic();
    const crowd = await Promise.all(
      Array.from({ length: 25 }, (_, place) => createPerson(app.database, `crowd-${place}`)),
    );
    await forum.reply(id, crowd.map(({ username }) => `@${username}`).join(' '));
    await notices.notify();
    const { rows } = await app.database.pool.query(`SELECT user_id FROM notifications WHERE reason = 'mention'`);
    expect(rows).toHaveLength(20);
    await watch(`topic/${id}`);
    await forum.reply(id, '@wanda');
    expect(shortly(await notices.of(watcher))).toEqual([['reply.created', 'mention', 'Felt']]);
  });

  it('notifies of answers, their acceptance, and the closing of a question', async () => {
    const { member, other, moderator } = app.people;
    const answers = answersOf(app);
    const question = await answers.question('Why?');
    await watch(`question/${question}`);
    const answer = await answers.answer(question);
    await answers.accept(answer);
    await app.api.put(`/answers/questions/${question}/close`, moderator.key).expect(200);
    expect(shortly(await notices.of(member))).toEqual([
      ['question.closed', 'own', 'Why?'],
      ['answer.created', 'own', 'Why?'],
    ]);
    expect(shortly(await notices.of(other))).toEqual([['answer.accepted', 'own', 'Why?']]);
    const list = await notices.of(watcher);
    expect(shortly(list)).toEqual([
      ['question.closed', 'watched', 'Why?'],
      ['answer.accepted', 'watched', 'Why?'],
      ['answer.created', 'watched', 'Why?'],
    ]);
    // Only staff see who closed it.
    expect(list.map(({ actor }) => actor)).toEqual([null, member.username, other.username]);
  });

  it("notifies buyer and seller of each other's steps and those of staff", async () => {
    const { member, other, moderator } = app.people;
    const shops = shopsOf(app);
    const product = await shops.product((await shops.store()).slug);
    const { id } = (await shops.order('marketplace', [[product, 1]])).body;
    expect(shortly(await notices.of(other))).toEqual([['order.placed', 'order', null]]);
    await app.api.post(`/orders/${id}/pay`, moderator.key).expect(200);
    expect(await notices.of(member)).toMatchObject([
      {
        type: 'order.paid',
        reason: 'order',
        target_id: id,
        path: `/orders/${id}`,
        title: null,
        excerpt: '',
        actor: null,
      },
    ]);
    expect(await notices.of(moderator)).toEqual([]);
  });

  it("notifies watchers of a store's products, and of reviews and changes of a product", async () => {
    const shops = shopsOf(app);
    const { slug, id } = await shops.store();
    await watch(`store/${id}`);
    const draft = await shops.product(slug, { title: 'Draft', status: 'draft' });
    expect(await notices.of(watcher)).toEqual([]);
    await app.api.patch(`/marketplace/products/${draft}`, app.people.other.key).send({ status: 'active' }).expect(200);
    expect(shortly(await notices.of(watcher))).toEqual([['product.published', 'watched', 'Draft']]);
    await watch(`product/${draft}`);
    await app.api.patch(`/marketplace/products/${draft}`, app.people.other.key).send({ price: 1 }).expect(200);
    await shops.review(draft, app.people.member, { title: 'Fine', body: 'Warm.' });
    expect(shortly(await notices.of(watcher)).slice(0, 2)).toEqual([
      ['review.created', 'watched', 'Fine'],
      ['product.updated', 'watched', 'Draft'],
    ]);
    expect(shortly(await notices.of(app.people.other))).toContainEqual(['review.created', 'own', 'Fine']);
  });

  it('notifies the owner of comments on a video, also an unlisted one', async () => {
    const videos = videosOf(app);
    const video = await videos.video({ title: 'Unlisted', visibility: 'unlisted', status: 'ready' });
    await videos.comment(video, 'To @wanda', app.people.moderator.key);
    expect(shortly(await notices.of(app.people.member))).toEqual([['comment.created', 'own', 'Unlisted']]);
    expect(await notices.of(watcher)).toEqual([]);
  });

  it('notifies only as the settings say', async () => {
    const { forum, id } = await topic();
    const { key } = watcher;
    const settings = async () => (await app.api.get('/notifications/settings', key).expect(200)).body;
    expect(await settings()).toEqual({
      group: 'mail',
      mention: 'mail',
      message: 'mail',
      order: 'mail',
      own: 'digest',
      watched: 'digest',
    });
    await app.api.patch('/notifications/settings', key).send({}).expect(422);
    await app.api.patch('/notifications/settings', key).send({ mention: 'none' }).expect(200);
    await app.api.patch('/notifications/settings', key).send({ watched: 'inbox' }).expect(200);
    expect(await settings()).toEqual({
      group: 'mail',
      mention: 'none',
      message: 'mail',
      order: 'mail',
      own: 'digest',
      watched: 'inbox',
    });
    await forum.reply(id, '@wanda');
    expect(await notices.of(watcher)).toEqual([]);
    await watch(`topic/${id}`);
    await forum.reply(id, '@wanda');
    expect(shortly(await notices.of(watcher))).toEqual([['reply.created', 'watched', 'Felt']]);
  });
});

describe('the inbox', () => {
  const filled = async (count: number) => {
    const { forum, id } = await topic();
    for (let place = 0; place < count; place++) await forum.reply(id, `@mia_member ${place}`);
    return { forum, id, all: await notices.of(app.people.member) };
  };

  it('is read a page at a time, and marked as read by its owner alone', async () => {
    const { key } = app.people.member;
    const { all } = await filled(5);
    const ids = all.map(({ id }) => id);
    const first = await notices.page(key, '?limit=2');
    expect([first.notifications.map(({ id }) => id), first.unread_count, first.next_cursor]).toEqual([
      ids.slice(0, 2),
      5,
      ids[1],
    ]);
    const last = await notices.page(key, `?limit=4&cursor=${first.next_cursor}`);
    expect([last.notifications.map(({ id }) => id), last.next_cursor]).toEqual([ids.slice(2), null]);
    expect(await notices.page(key, '?limit=0')).toEqual({
      ...{ notifications: [], unread_count: 5 },
      ...{ next_cursor: null, next: null },
    });
    expect(await notices.page(key, '?limit=2&cursor=*')).toEqual(first);
    // Older clients use these fields.
    expect(first.next).toBe(first.next_cursor);
    expect(await notices.page(key, `?limit=4&before=${first.next}`)).toEqual(last);

    const mark = async (body: object, by = key) =>
      (await app.api.post('/notifications/read', by).send(body).expect(200)).body;
    await app.api.post('/notifications/read', key).send({}).expect(422);
    expect(await mark({ ids }, app.people.other.key)).toEqual({ unread_count: 0 });
    expect(await mark({ ids: [ids[0]] })).toEqual({ unread_count: 4 });
    expect(await mark({ ids: [ids[0], ids[2]] })).toEqual({ unread_count: 3 });
    expect(await mark({ until: ids[1] })).toEqual({ unread_count: 0 });
    expect((await notices.page(key)).notifications.every(({ read_at: at }) => at !== null)).toBe(true);
  });

  it('has and counts nothing that its owner may not read now', async () => {
    const { key } = app.people.member;
    const { all, id } = await filled(3);
    const hidden = `/moderation/content/reply/${all[1]?.target_id}`;
    await app.api.put(hidden, app.people.moderator.key).send({ reason: 'spam' }).expect(200);
    const page = await notices.page(key);
    expect([page.notifications.map((each) => each.id), page.unread_count]).toEqual([[all[0]?.id, all[2]?.id], 2]);
    await app.api.delete(hidden, app.people.moderator.key).expect(200);
    expect((await notices.page(key)).unread_count).toBe(3);
    await app.api.put(`/moderation/content/topic/${id}`, app.people.moderator.key).send({ reason: 'spam' }).expect(200);
    expect(await notices.page(key)).toMatchObject({ notifications: [], unread_count: 0 });
  });

  it('counts to a hundred', async () => {
    const { all } = await filled(1);
    await app.database.pool.query(
      `INSERT INTO notifications SELECT user_id, position + n, type, resource_id, actor_id, area, reason, delivery
       FROM notifications, generate_series(1, 150) n WHERE position = $1`,
      [all[0]?.id],
    );
    expect((await notices.page(app.people.member.key)).unread_count).toBe(100);
  });

  it('forgets what is older than ninety days', async () => {
    await filled(3);
    await app.database.pool.query(
      `UPDATE notifications SET created_at = now() - interval '91 days' WHERE position < (SELECT max(position) FROM notifications)`,
    );
    expect(await forgetOldNotifications(app.database)).toBe(2);
    expect((await notices.page(app.people.member.key)).notifications).toHaveLength(1);
  });
});

describe('replies to one topic', () => {
  const key = () => app.people.member.key;
  const told = async (query = '?limit=100') => {
    const { notifications, unread_count } = await notices.page(key(), query);
    return [unread_count, ...notifications.map((each) => [each.reason, each.count, each.actors, each.actor_count])];
  };
  const read = (body: object) => app.api.post('/notifications/read', key()).send(body).expect(200);

  it('are one notification while they are unread, apart from mentions, and stay one once read', async () => {
    const { other, moderator, admin } = app.people;
    const { forum, id } = await topic();
    const another = await topic('Yarn');
    for (const { key } of [other, moderator, admin, other]) await forum.reply(id, 'Wool', key);
    await another.forum.reply(another.id, 'Cotton');
    await forum.reply(id, 'As @mia_member says', moderator.key);
    await forum.reply(id, 'Silk', moderator.key);
    await notices.notify();
    const thread = ['own', 5, [moderator.username, other.username, admin.username], 3];
    const mention = ['mention', 1, [moderator.username], 1];
    const cotton = ['own', 1, [other.username], 1];
    expect(await told()).toEqual([3, thread, mention, cotton]);
    const [newest] = (await notices.page(key())).notifications;
    expect(newest).toMatchObject({ excerpt: 'Silk', actor: moderator.username });
    // No part of it comes again on a later page.
    expect(await told('?limit=1')).toEqual([3, thread]);
    expect(await told(`?limit=5&cursor=${newest?.id}`)).toEqual([3, mention, cotton]);
    await forum.reply(id, 'Later', admin.key);
    await notices.notify();
    await read({ ids: [newest?.id] });
    const later = ['own', 1, [admin.username], 1];
    expect(await told()).toEqual([3, later, thread, mention, cotton]);
    await read({ until: (await notices.page(key())).notifications[0]?.id });
    expect(await told()).toEqual([0, later, thread, mention, cotton]);
  });

  it('tell of none that is hidden', async () => {
    const { moderator, other } = app.people;
    const { forum, id } = await topic();
    const [first, last] = [await forum.reply(id, 'First'), await forum.reply(id, 'Last', moderator.key)];
    await notices.notify();
    const hide = (reply: number) =>
      app.api.put(`/moderation/content/reply/${reply}`, moderator.key).send({ reason: 'spam' }).expect(200);
    await hide(last);
    expect(await told()).toEqual([1, ['own', 1, [other.username], 1]]);
    expect((await notices.page(key())).notifications[0]).toMatchObject({ excerpt: 'First', target_id: first });
    await hide(first);
    expect(await told()).toEqual([0]);
  });

  it('are counted exactly by several writers at once', async () => {
    const { forum, id } = await topic();
    const people = await Promise.all(Array.from({ length: 8 }, (_, n) => createPerson(app.database, `writer-${n}`)));
    const write = async ({ key }: Person) => {
      for (let n = 0; n < 4; n++) await forum.reply(id, 'At once', key);
    };
    await Promise.all([...people.map(write), ...Array.from({ length: 4 }, () => notices.notify())]);
    await notices.notify();
    expect(await told()).toEqual([1, ['own', 32, expect.any(Array), 8]]);
  });

  it('are one among many threads, and a hundred at most', async () => {
    const { id } = await topic();
    const { rows } = await app.database.pool.query<{ id: number }>(
      `INSERT INTO replies (topic_id, author_id, content) SELECT $1, $2, 'x' FROM generate_series(1, 120) RETURNING id`,
      [id, app.people.other.id],
    );
    await app.database.pool.query(
      `INSERT INTO notifications (user_id, position, type, resource_id, actor_id, area, reason, delivery, thread)
       SELECT $1, 9000000 + n * 1000 + reply % 1000, 'reply.created', reply, $2, 'forum', 'own', 'inbox', 'reply.created ' || n
       FROM generate_series(1, 130) n, unnest($3::integer[]) reply WHERE n <= 3 OR reply = $3[1]`,
      [app.people.member.id, app.people.other.id, rows.map((each) => each.id)],
    );
    const [count, ...all] = await told();
    expect([count, all.length]).toEqual([100, 100]);
    await read({ ids: (await notices.page(key(), '?limit=100')).notifications.map((each) => each.id) });
    expect(await told('?limit=3')).toEqual([30, ...Array(3).fill(expect.anything())]);
    const { notifications } = await notices.page(key(), '?limit=100&cursor=9005000');
    expect(notifications.map((each) => each.count)).toEqual([1, 100, 100, 100]);
  });
});

describe('many who watch one topic', () => {
  const crowd = 10_500;

  it('are all notified once, by two nodes at a time, and after one was killed', async () => {
    const { pool } = app.database;
    const { forum, id } = await topic();
    for (let from = 1; from <= crowd; from += 1500) {
      await pool.query(
        `WITH made AS (
           INSERT INTO users (username, email)
           SELECT 'many-' || n, 'many-' || n || '@example.org' FROM generate_series($2::integer, $2::integer + 1499) n RETURNING id
         )
         INSERT INTO watches (user_id, kind, resource_id, state)
         SELECT id, 'topic', $1, CASE WHEN id % 100 = 0 THEN 'muted' ELSE 'watching' END FROM made`,
        [id, from],
      );
    }
    const { rows } = await pool.query(`SELECT count(*)::integer FROM watches WHERE state = 'watching'`);
    await forum.reply(id, 'First');
    await forum.reply(id, 'Second');
    await sequenceEvents(app.database);
    // Killed in its second batch: that is rolled back, and the first one stays.
    let parts = 0;
    const killed = {
      ...app.database,
      json: (async (...args) => {
        const isPart = args[0].name === 'notify_watchers';
        if (isPart && ++parts === 2) throw new Error('killed');
        return app.database.json(...args);
      }) as typeof app.database.json,
    };
    const other = notificationsOf({ ...app, database: killed } as TestApp);
    await expect(other.notify()).rejects.toThrow('killed');
    const begun = await pool.query(
      'SELECT sum(reached)::integer AS reached, count(*)::integer FROM notification_fanouts',
    );
    expect(begun.rows[0].count).toBe(2);
    expect(begun.rows[0].reached).toBeGreaterThan(0);
    await Promise.all([notices.notify(), notices.notify(), notices.notify()]);
    const told = await pool.query(
      'SELECT count(*)::integer, count(DISTINCT user_id)::integer AS people FROM notifications WHERE reason = $1',
      ['watched'],
    );
    expect(told.rows[0]).toEqual({ count: rows[0].count * 2, people: rows[0].count });
    expect((await pool.query('SELECT FROM notification_fanouts')).rowCount).toBe(0);
  });
});
