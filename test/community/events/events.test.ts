import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsAtIn, nobody, withinBytes } from '../../../src/community/events/queries.js';
import { forgetOldEvents, sequenceEvents } from '../../../src/community/events/retention.js';
import { eventKinds, tableEvents } from '../../../src/community/events/sources.js';
import { document, type JsonObject } from '../../../src/core/contract/document.js';
import { statementRunner } from '../../../src/core/database/statement.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { type Event, eventsOf } from '../../helpers/events.js';
import { filesOf } from '../../helpers/files.js';
import { forumOf } from '../../helpers/forum.js';
import { communityOf, hideable } from '../../helpers/hiding.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { createPerson, issueKey } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
let events: ReturnType<typeof eventsOf>;
let start: string;

beforeAll(async () => {
  app = await testApp();
  events = eventsOf(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  start = await events.latest();
});

const typesOf = (list: readonly Event[]): string[] => list.map(({ type }) => type);

describe('events of changes', () => {
  it('is told without what cannot be shown, which is named', async () => {
    const { database, api } = app;
    const [shops, forum] = [shopsOf(app), forumOf(app)];
    const broken = await shops.shopProduct({ title: 'A mug' });
    const topic = await forum.topic(await forum.board('Wool'), 'Felt');
    await sequenceEvents(database);
    await database.pool.query(`UPDATE products SET currency = 'x' WHERE id = $1`, [broken]);
    const { body } = await api.get(`/events?after=${start}`).expect(200);
    await database.pool.query('DELETE FROM products WHERE id = $1', [broken]);
    expect(body.events.map(({ data }: Event) => data.id)).toEqual([topic]);
    expect(body.unreadable).toEqual([expect.stringMatching(/^\d+$/)]);
    expect(body.next).toBe(body.events[0].id);
  });

  it('is told to everybody with the resource and its author, in the order of the changes', async () => {
    const { people } = app;
    const forum = forumOf(app);
    const topic = await forum.topic(await forum.board('Wool'), 'Felt');
    const reply = await forum.reply(topic, 'Of wool');
    await app.api.patch(`/forum/topics/${topic}`, people.member.key).send({ title: 'Thick felt' }).expect(200);
    expect(await events.after(start)).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        type: 'topic.created',
        resource_type: 'topic',
        created_at: expect.any(String),
        timestamp: expect.any(String),
        actor: people.member.username,
        data: expect.objectContaining({ id: topic, title: 'Thick felt', board_title: 'Wool', reply_count: 1 }),
      },
      expect.objectContaining({
        type: 'reply.created',
        actor: people.other.username,
        data: expect.objectContaining({ id: reply, topic_id: topic, content: 'Of wool' }),
      }),
      expect.objectContaining({ type: 'topic.updated', data: expect.objectContaining({ title: 'Thick felt' }) }),
    ]);
  });

  it('has on a page only as much as a reply may take, and goes on after that', () => {
    const page = (characters: number) => {
      const events = [1, 2, 3].map((id) => ({ id: String(id), data: { id, title: 'x'.repeat(characters) } }));
      const whole = { events: events as unknown as Event[], next: '9' };
      const { events: pageEvents, next } = withinBytes(whole, JSON.stringify(whole).length);
      return [pageEvents.length, next];
    };
    expect([100, 1_900_000, 2_100_000, 7_000_000].map(page)).toEqual([
      [3, '9'],
      [3, '9'],
      [2, '2'],
      [1, '1'],
    ]);
  });

  it('has a name in the contract, and nothing else has', () => {
    const { EventType, Event } = (document.components as JsonObject).schemas as Record<string, JsonObject>;
    const made = [
      ...tableEvents.map(({ type }) => type),
      ...eventKinds.flatMap(({ type }) => [`${type}.removed`, `${type}.restored`]),
    ];
    expect([...new Set(made)].sort()).toEqual(EventType?.['x-extensible-enum']);
    expect(new Set(made.map((type) => type.split('.')[0]))).toEqual(new Set(Object.keys(Event?.['x-data'] as object)));
  });

  it('tells of what is hidden by its id alone, and not who hid it', async () => {
    const forum = forumOf(app);
    const topic = await forum.topic(await forum.board());
    const path = `/moderation/content/topic/${topic}`;
    await app.api.put(path, app.people.moderator.key).send({ reason: 'spam' }).expect(200);
    const id = { data: { id: topic }, actor: null };
    const expected = [
      { type: 'topic.created', ...id },
      { type: 'topic.removed', ...id },
    ];
    expect(await events.after(start)).toMatchObject(expected);
    expect(await events.after(start, app.people.member.key)).toMatchObject([
      { ...expected[0], actor: app.people.member.username },
      expected[1] as object,
    ]);
    expect(await events.after(start, app.people.moderator.key)).toMatchObject([
      { type: 'topic.created', actor: app.people.member.username },
      { type: 'topic.removed', actor: app.people.moderator.username },
    ]);
    await app.api.delete(path, app.people.moderator.key).expect(200);
    const last = (await events.after(start)).at(-1);
    expect(last).toMatchObject({ type: 'topic.restored', actor: null, data: { id: topic, title: 'A topic' } });
  });

  it('tells of topics that are merged and split, and not of their replies', async () => {
    const { moderator } = app.people;
    const forum = forumOf(app);
    const board = await forum.board();
    const [topic, other] = [await forum.topic(board), await forum.topic(board)];
    const replies = [await forum.reply(topic), await forum.reply(topic)];
    start = await events.latest();
    const split = await app.api
      .post(`/forum/topics/${topic}/split`, moderator.key)
      .send({ title: 'Off', reply_ids: replies })
      .expect(201);
    await app.api.post(`/forum/topics/${topic}/merge`, moderator.key).send({ into: other }).expect(200);
    expect(await events.after(start)).toMatchObject([
      { type: 'topic.created', actor: null, data: { id: split.body.id, title: 'Off' } },
      { type: 'topic.removed', actor: null, data: { id: topic } },
    ]);
    start = await events.latest();
    const path = `/moderation/content/topic/${split.body.id}`;
    await app.api.put(path, moderator.key).send({ reason: 'spam' }).expect(200);
    await app.api.delete(path, moderator.key).expect(200);
    expect(typesOf(await events.after(start))).toEqual(['topic.removed', 'topic.restored']);
  });

  it('tells of an answer that is accepted, and of a question that is open again', async () => {
    const answers = answersOf(app);
    const question = await answers.question();
    const answer = await answers.answer(question);
    await answers.accept(answer);
    await app.api.delete(`/answers/answers/${answer}/best`, app.people.member.key).expect(200);
    await app.api.put(`/answers/questions/${question}/close`, app.people.moderator.key).expect(200);
    const list = await events.after(start);
    expect(typesOf(list)).toEqual([
      'question.created',
      'answer.created',
      'answer.accepted',
      'question.reopened',
      'question.closed',
    ]);
    expect(list[2]).toMatchObject({ actor: app.people.member.username, data: { id: answer, question_id: question } });
    expect(list[4]).toMatchObject({ actor: null });
  });

  it('tells nothing of an accepted answer that is hidden and shown again but that', async () => {
    const answers = answersOf(app);
    const answer = await answers.answer(await answers.question());
    await answers.accept(answer);
    start = await events.latest();
    const path = `/moderation/content/answer/${answer}`;
    await app.api.put(path, app.people.moderator.key).send({ reason: 'spam' }).expect(200);
    await app.api.delete(path, app.people.moderator.key).expect(200);
    const ofAnswer = (await events.after(start)).filter(({ data }) => data.id === answer);
    expect(typesOf(ofAnswer).filter((type) => type.startsWith('answer.'))).toEqual([
      'answer.removed',
      'answer.restored',
    ]);
  });

  it('tells of an order to its buyer, its seller and admins alone, to each with what is theirs', async () => {
    const { member, other, moderator, admin } = app.people;
    const shops = shopsOf(app);
    const { slug } = await shops.store();
    const product = await shops.product(slug, { title: 'Felt', price: 12.5, stock: 9 });
    start = await events.latest();
    const items = [{ product_id: product, quantity: 2 }];
    const { id } = (await app.api.post('/marketplace/orders', member.key).send({ items }).expect(201)).body;
    await app.api.post(`/orders/${id}/pay`, other.key).expect(200);
    const order = { id, total: 25, status: 'paid', items: [expect.objectContaining({ product_id: product })] };
    const expected = [
      { type: 'order.placed', actor: member.username, data: order },
      { type: 'order.paid', actor: other.username, data: order },
    ];
    for (const key of [member.key, other.key, admin.key])
      expect(await events.after(start, key)).toMatchObject(expected);
    for (const key of [undefined, moderator.key, await issueKey(app.database, member.id, { scopes: ['write'] })]) {
      expect(await events.after(start, key)).toEqual([]);
    }
    const shopProduct = await shops.shopProduct();
    start = await events.latest();
    const placed = await app.api
      .post('/shop/orders', member.key)
      .send({ items: [{ product_id: shopProduct, quantity: 1 }] })
      .expect(201);
    await app.api.delete(`/orders/${placed.body.id}`, member.key).expect(200);
    expect(await events.after(start, member.key)).toMatchObject([
      { type: 'order.placed', data: { id: placed.body.id } },
      { type: 'order.cancelled', data: { id: placed.body.id, status: 'cancelled' } },
    ]);
  });

  it('tells of files to their owner alone, by the id to admins', async () => {
    const { member, other, admin } = app.people;
    const { id } = await filesOf(app).upload('bytes', 'felt.txt');
    await app.api.patch(`/files/${id}/rename`, member.key).send({ name: 'wool.txt' }).expect(200);
    const list = await events.after(start, member.key);
    expect(list).toMatchObject([
      { type: 'file.created', data: { id, name: 'wool.txt' } },
      { type: 'file.updated', data: { id } },
    ]);
    expect(await events.after(start, admin.key)).toMatchObject([{ data: { id } }, { data: { id } }]);
    expect((await events.after(start, admin.key)).map(({ data }) => data)).toEqual([{ id }, { id }]);
    for (const key of [undefined, other.key, app.people.moderator.key])
      expect(await events.after(start, key)).toEqual([]);
  });

  it('tells everybody of a video when it is published, and that it is gone when it is not public any more', async () => {
    const { member, other } = app.people;
    const video = await videosOf(app).video({ visibility: 'private' });
    await videosOf(app).comment(video, 'Mine', member.key);
    expect(await events.after(start)).toEqual([]);
    expect(typesOf(await events.after(start, member.key))).toEqual(['video.created', 'comment.created']);
    await app.api.patch(`/videos/${video}`, member.key).send({ visibility: 'public' }).expect(200);
    await app.api.patch(`/videos/${video}`, member.key).send({ visibility: 'private' }).expect(200);
    const list = await events.after(start, other.key);
    expect(typesOf(list)).toEqual(['video.updated', 'video.published', 'video.updated']);
    expect(list.map(({ data, actor }) => ({ data, actor }))).toEqual(
      list.map(() => ({ data: { id: video }, actor: null })),
    );
  });

  it('tells staff of reports, but not whom they are about', async () => {
    const { member, other, moderator, admin } = app.people;
    const forum = forumOf(app);
    const topic = await forum.topic(await forum.board(), 'Felt', moderator.key);
    start = await events.latest();
    const report = { target_type: 'topic', target_id: topic, reason: 'spam' };
    const { id } = (await app.api.post('/reports', other.key).send(report).expect(201)).body;
    expect(await events.after(start, admin.key)).toMatchObject([
      { type: 'report.opened', actor: other.username, data: { id, reporter: other.username } },
    ]);
    for (const key of [undefined, other.key, member.key, moderator.key]) {
      expect(await events.after(start, key)).toEqual([]);
    }
  });

  it('is told of each kind of content when it is made, hidden and shown again', async () => {
    const community = communityOf(app);
    const world = await community.createParents();
    for (const kind of hideable) {
      const { type, id, hidden } = await community.make(kind, world);
      if (type === 'share') continue;
      start = await events.latest();
      await app.api.put(hidden, app.people.moderator.key).send({ reason: 'spam' }).expect(200);
      await app.api.delete(hidden, app.people.moderator.key).expect(200);
      const list = (await events.after(start)).filter(
        (event) => event.type.startsWith(`${type}.`) && event.data.id === id,
      );
      expect([kind, typesOf(list)]).toEqual([kind, [`${type}.removed`, `${type}.restored`]]);
      expect(list[0]?.data).toEqual({ id });
      expect(Object.keys(list[1]?.data ?? {}).length).toBeGreaterThan(1);
    }
  });
});

describe('the feed', () => {
  it('takes types, and goes on where it was', async () => {
    const forum = forumOf(app);
    const topic = await forum.topic(await forum.board());
    for (let n = 0; n < 3; n++) await forum.reply(topic, `Reply ${n}`);
    const first = await events.page(start, undefined, '&types=reply.created');
    expect(typesOf(first.events)).toEqual(['reply.created', 'reply.created', 'reply.created']);
    const one = (await app.api.get(`/events?after=${start}&limit=1`).expect(200)).body;
    expect(one).toMatchObject({ events: [{ type: 'topic.created', id: one.next }] });
    expect(await events.after(one.next)).toEqual(first.events);
    expect(await events.after(start, undefined, '&types=order.paid')).toEqual([]);
  });

  it.each(['/events', '/events/stream'])(
    'refuses a type that does not exist at %s, with the nearest one',
    async (path) => {
      const { body } = await app.api.get(`${path}?types=order.paid,topic.creatd`).expect(400);
      expect(body).toMatchObject({
        code: 'invalid_param',
        data: { params: { 'types.1': 'is unknown; the nearest known name is topic.created' } },
      });
    },
  );

  it('waits for an event', async () => {
    const forum = forumOf(app);
    const board = await forum.board();
    start = await events.latest();
    expect((await app.api.get(`/events?after=${start}&wait=1`).expect(200)).body).toEqual({
      events: [],
      next_cursor: start,
      next: start,
    });
    const waiting = app.api.get(`/events?after=${start}&wait=20`).expect(200).then();
    await forum.topic(board, 'Felt');
    await sequenceEvents(app.database);
    expect((await waiting).body).toMatchObject({ events: [{ type: 'topic.created', data: { title: 'Felt' } }] });
  });

  it('forgets what is old, and tells who has missed something of it', async () => {
    const forum = forumOf(app);
    await forum.topic(await forum.board());
    const next = await events.latest();
    await app.database.pool.query(`UPDATE events SET created_at = now() - interval '31 days' WHERE position <= $1`, [
      next,
    ]);
    await forum.topic(await forum.board(), 'Kept');
    await sequenceEvents(app.database);
    expect(await forgetOldEvents(app.database)).toBeGreaterThan(0);
    expect(await forgetOldEvents(app.database)).toBe(0);
    expect(await events.after(next)).toMatchObject([{ data: { title: 'Kept' } }]);
    expect(await events.after('0')).toMatchObject([{ data: { title: 'Kept' } }]);
    for (const after of [Number(next) - 1, 999_999_999]) {
      const { body } = await app.api.get(`/events?after=${after}`).expect(410);
      expect(body.code).toBe('events_expired');
    }
  });
});

describe('the cursor of events', () => {
  it('begins with * or latest, and goes on from the id of any event, with any types', async () => {
    const forum = forumOf(app);
    const topic = await forum.topic(await forum.board());
    await forum.reply(topic);
    const read = async (query: string) => (await app.api.get(`/events?limit=100&${query}`).expect(200)).body;
    const [first] = await events.after(start);
    const rest = await read(`cursor=${first?.id}&types=reply.created`);
    expect(typesOf(rest.events)).toEqual(['reply.created']);
    expect((await read('cursor=latest')).events).toEqual([]);
    expect(await read('cursor=*')).toEqual(await read(''));
    // A stream starts at the oldest event as well, and both reject other cursors.
    for (const path of ['/events', '/events/stream']) {
      const { body } = await app.api.get(`${path}?cursor=never`).expect(400);
      expect(body.data.params).toEqual({
        cursor: 'must be *, latest, the next_cursor of a reply or the id of an event',
      });
    }
  });

  it('is what `after` and `next` were, which clients of before send and read', async () => {
    await forumOf(app).topic(await forumOf(app).board());
    await events.after(start);
    const { body: old } = await app.api.get(`/events?after=${start}`).expect(200);
    const { body } = await app.api.get(`/events?cursor=${start}`).expect(200);
    expect(old).toEqual(body);
    expect(old.next).toBe(body.next_cursor);
    // `cursor` takes precedence over `after`.
    expect((await app.api.get(`/events?cursor=latest&after=${start}`).expect(200)).body.events).toEqual([]);
  });

  it('has a link to what follows', async () => {
    const { body, headers } = await app.api.get(`/events?after=${start}&types=topic.created`).expect(200);
    const [, link = ''] = /^<([^>]*)>; rel="next"$/.exec(String(headers.link)) ?? [];
    expect(new URL(link, 'http://x').searchParams.get('cursor')).toBe(body.next_cursor);
  });
});

describe('single events', () => {
  it('are told as in the feed, but for those that a reader is not told of', async () => {
    const { database, config, people, origin } = app;
    await forumOf(app).topic(await forumOf(app).board());
    await filesOf(app).upload('bytes');
    const ids = (await events.after(start, people.member.key)).map(({ id }) => id);
    const options = { config, origin };
    const reader = { id: people.member.id, staff: false, admin: false };
    const runner = statementRunner(database.json);
    expect(await eventsAtIn(runner, reader, ids, options)).toEqual(await events.after(start, people.member.key));
    expect(await eventsAtIn(runner, nobody, ids, options)).toEqual(await events.after(start));
  });
});

describe('events of content pending approval', () => {
  it('is told of once it is approved, as made by its author', async () => {
    const strict = await testApp({ sharing: app, settings: { HOLD_FIRST_POSTS: '3', NEW_MEMBER_DAYS: '0' } });
    const person = await createPerson(app.database, 'new-here');
    const board = await forumOf(app).board();
    start = await events.latest();
    const sent = { board_id: board, title: 'A first topic', content: 'Text' };
    const { id } = (await strict.api.post('/forum/topics', person.key).send(sent).expect(201)).body;
    for (const key of [undefined, person.key, app.people.admin.key]) expect(await events.after(start, key)).toEqual([]);
    await app.api.delete(`/moderation/content/topic/${id}`, app.people.moderator.key).expect(200);
    expect(await events.after(start)).toMatchObject([
      { type: 'topic.created', actor: person.username, data: { id, author: person.username } },
    ]);
    const { slug } = await shopsOf(app).store(person.key);
    const notifications = notificationsOf(app);
    await notifications.notify();
    start = await events.latest();
    const product = await shopsOf(strict).product(slug, {}, person.key);
    expect(await events.after(start, person.key)).toEqual([]);
    await app.api.delete(`/moderation/content/product/${product}`, app.people.moderator.key).expect(200);
    expect(await events.after(start)).toMatchObject([
      { type: 'product.published', actor: person.username, data: { id: product } },
    ]);
    expect(await notifications.of(person)).toEqual([]);
    await strict.close();
  });
});
