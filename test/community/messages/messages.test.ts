import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { messagesOf } from '../../helpers/messages.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';

let app: TestApp;
let messages: ReturnType<typeof messagesOf>;
let ann: Person;
let bob: Person;
let cleo: Person;
beforeAll(async () => {
  app = await testApp();
  messages = messagesOf(app);
  [ann, bob, cleo] = (await Promise.all(['ann', 'bob', 'cleo'].map((name) => createPerson(app.database, name)))) as [
    Person,
    Person,
    Person,
  ];
});
afterAll(() => app.close());

const unread = async (by: Person, id: number) => (await messages.read(by, id)).conversation.unread_count;

describe('a conversation', () => {
  it('is read by its people alone, the newest first, by cursor', async () => {
    const id = await messages.begin(ann, [bob], 'One');
    for (const [by, text] of [
      [bob, 'Two'],
      [ann, 'Three'],
      [bob, 'Four'],
    ] as const)
      await messages.write(by, id, text).expect(201);
    const { conversation, messages: all } = await messages.read(bob, id);
    expect(all.map(({ author, content }) => [author, content])).toEqual([
      ['bob', 'Four'],
      ['ann', 'Three'],
      ['bob', 'Two'],
      ['ann', 'One'],
    ]);
    expect(conversation).toMatchObject({
      id,
      title: null,
      order_id: null,
      started_by: 'ann',
      last_message: { author: 'bob', excerpt: 'Four' },
    });
    expect(conversation.people.map(({ username }) => username)).toEqual(['ann', 'bob']);
    const found: string[] = [];
    for (let cursor = '*'; cursor !== null; ) {
      const { body } = await app.api.get(`/conversations/${id}?limit=3&cursor=${cursor}`, ann.key).expect(200);
      found.push(...body.messages.map((each: { content: string }) => each.content));
      cursor = body.next_cursor;
    }
    expect(found).toEqual(['Four', 'Three', 'Two', 'One']);
    await expectCode(app.api.get(`/conversations/${id}`, cleo.key), 404, 'conversation_not_found');
  });

  it('comes first in the lists of its people once somebody writes in it', async () => {
    const [first, second] = [await messages.begin(ann, [cleo]), await messages.begin(ann, [cleo, bob])];
    const ids = async (by: Person) => (await messages.list(by)).conversations.map(({ id }) => id).slice(0, 2);
    expect([await ids(ann), await ids(cleo)]).toEqual([
      [second, first],
      [second, first],
    ]);
    await messages.write(cleo, first).expect(201);
    expect([await ids(ann), await ids(cleo)]).toEqual([
      [first, second],
      [first, second],
    ]);
    const walked: number[] = [];
    for (let cursor = '*'; cursor !== null; ) {
      const { body } = await app.api.get(`/conversations?limit=1&cursor=${cursor}`, cleo.key).expect(200);
      walked.push(...body.conversations.map((each: { id: number }) => each.id));
      cursor = body.next_cursor;
    }
    expect(walked).toEqual([first, second]);
  });

  it('is refused with oneself, nobody, unknown people, without people, and with both people and an order', async () => {
    await expectCode(messages.start(ann, [ann, bob]), 403, 'own_content');
    await expectCode(messages.start(ann, [bob], { people: ['bob', 'no-such-one'] }), 404, 'user_not_found');
    await expectCode(messages.start(ann, [], { people: undefined }), 422, 'missing_fields');
    await expectCode(messages.start(ann, [bob], { order_id: 1 }), 400, 'invalid_param');
    await expectCode(messages.start(ann, [], { people: undefined, order_id: 2_000_000_000 }), 404, 'order_not_found');
    const twice = await messages.start(ann, [bob], { people: ['bob', 'BOB'] }).expect(201);
    expect(twice.body.people).toHaveLength(2);
  });

  it('is made once by an Idempotency-Key', async () => {
    const send = () => messages.start(ann, [bob], { title: 'Once' }).set('Idempotency-Key', 'once').expect(201);
    expect((await send()).body.id).toBe((await send()).body.id);
  });
});

describe('what is unread', () => {
  it('is of others, until it is read, and comes back for nobody who reads an earlier message', async () => {
    const id = await messages.begin(ann, [bob]);
    const { body: second } = await messages.write(ann, id).expect(201);
    await messages.write(ann, id).expect(201);
    expect([await unread(ann, id), await unread(bob, id)]).toEqual([0, 3]);
    expect((await messages.mark(bob, id, second.id).expect(200)).body).toEqual({
      id,
      unread_count: 1,
      last_read_id: second.id,
      muted: false,
    });
    await messages.mark(bob, id, second.id - 1).expect(200);
    expect(await unread(bob, id)).toBe(1);
    await messages.write(bob, id).expect(201);
    expect([await unread(ann, id), await unread(bob, id)]).toEqual([1, 1]);
    await messages.mark(bob, id).expect(200);
    expect(await unread(bob, id)).toBe(0);
    // Far ahead is no further than the newest.
    await messages.mark(bob, id, 2_000_000_000).expect(200);
    await messages.write(ann, id).expect(201);
    expect(await unread(bob, id)).toBe(1);
  });

  it('counts conversations, apart from muted ones', async () => {
    const dora = await createPerson(app.database, 'dora');
    const [one, two] = [await messages.begin(ann, [dora]), await messages.begin(bob, [dora])];
    const count = async () => (await messages.list(dora)).unread_count;
    expect(await count()).toBe(2);
    expect((await app.api.put(`/conversations/${one}/mute`, dora.key).expect(200)).body).toMatchObject({
      muted: true,
      unread_count: 1,
    });
    expect(await count()).toBe(1);
    await messages.mark(dora, two).expect(200);
    expect(await count()).toBe(0);
    expect((await app.api.delete(`/conversations/${one}/mute`, dora.key).expect(200)).body.muted).toBe(false);
    expect(await count()).toBe(1);
  });

  it('is right after many wrote, read and took back at once', async () => {
    const people = await Promise.all(
      ['w1', 'w2', 'w3', 'w4'].map((name) => createPerson(app.database, `${name}-writer`)),
    );
    const [first, ...others] = people as [Person, ...Person[]];
    const id = await messages.begin(first, others);
    const work = async (by: Person, at: number) => {
      for (let round = 0; round < 6; round++) {
        const { body } = await messages.write(by, id, `${at} ${round}`).expect(201);
        if (round % 3 === 1) await app.api.delete(`/conversations/${id}/messages/${body.id}`, by.key).expect(200);
        if ((round + at) % 4 === 0) await messages.mark(by, id, round % 2 === 0 ? undefined : body.id).expect(200);
      }
    };
    await Promise.all(people.map(work));
    for (const person of people) {
      const { conversation } = await messages.read(person, id);
      const { messages: all } = (await app.api.get(`/conversations/${id}?limit=50`, person.key).expect(200)).body;
      const after = conversation.last_read_id ?? 0;
      const expected = all.filter(
        (each: { id: number; author: string }) => each.id > after && each.author !== person.username,
      );
      expect([person.username, conversation.unread_count]).toEqual([person.username, expected.length]);
    }
  });
});

describe('a message', () => {
  const age = (id: number, minutes: number) =>
    app.database.pool.query(`UPDATE messages SET created_at = now() - $2 * interval '1 minute' WHERE id = $1`, [
      id,
      minutes,
    ]);
  const at = (id: number, message: number) => `/conversations/${id}/messages/${message}`;

  it('is changed and taken back by its author for 15 minutes', async () => {
    const id = await messages.begin(ann, [bob], 'One');
    const { body } = await messages.write(ann, id, 'Two').expect(201);
    await age(body.id, 14);
    const changed = await app.api.patch(at(id, body.id), ann.key).send({ content: 'Three' }).expect(200);
    expect(changed.body).toMatchObject({ id: body.id, content: 'Three', edited_at: expect.any(String) });
    await expectCode(app.api.patch(at(id, body.id), bob.key).send({ content: 'Four' }), 403, 'not_owner');
    await expectCode(app.api.patch(at(id, 2147483000), ann.key).send({ content: 'Four' }), 404, 'message_not_found');
    await expectCode(app.api.delete(at(id, body.id), bob.key), 403, 'not_owner');
    await age(body.id, 16);
    await expectCode(app.api.patch(at(id, body.id), ann.key).send({ content: 'Four' }), 403, 'message_too_old');
    await expectCode(app.api.delete(at(id, body.id), ann.key), 403, 'message_too_old');
    expect(await messages.texts(bob, id)).toEqual(['Three', 'One']);
    await age(body.id, 1);
    expect((await app.api.delete(at(id, body.id), ann.key).expect(200)).body).toEqual({ id: body.id, deleted: true });
    expect(await messages.texts(bob, id)).toEqual(['One']);
    expect(await unread(bob, id)).toBe(1);
    await expectCode(app.api.delete(at(id, body.id), ann.key), 404, 'message_not_found');
    const { rows } = await app.database.pool.query('SELECT content FROM messages WHERE id = $1', [body.id]);
    expect(rows).toEqual([{ content: '' }]);
  });

  it('is of its own conversation alone', async () => {
    const [id, another] = [await messages.begin(ann, [bob]), await messages.begin(ann, [bob])];
    const { body } = await messages.write(ann, id).expect(201);
    await expectCode(app.api.delete(at(another, body.id), ann.key), 404, 'message_not_found');
  });
});

describe('people', () => {
  it('are added, and read what comes from then on', async () => {
    const id = await messages.begin(ann, [bob], 'Before');
    const added = await messages.add(bob, id, cleo).expect(200);
    expect(added.body.people).toHaveLength(3);
    expect(await messages.texts(cleo, id)).toEqual([]);
    expect((await messages.read(cleo, id)).conversation).toMatchObject({ last_message: null, unread_count: 0 });
    await messages.write(ann, id, 'After').expect(201);
    expect(await messages.texts(cleo, id)).toEqual(['After']);
    await messages.add(ann, id, cleo).expect(200);
    expect(await messages.texts(cleo, id)).toEqual(['After']);
    await expectCode(messages.add(ann, id, { ...cleo, username: 'no-such-one' }), 404, 'user_not_found');
  });

  it('leave, and are removed by who started it', async () => {
    const id = await messages.begin(ann, [bob, cleo], 'Before');
    await expectCode(messages.leave(bob, id, 'cleo'), 403, 'not_owner');
    expect((await messages.leave(ann, id, 'cleo').expect(200)).body).toEqual({ id, username: 'cleo', left: true });
    await expectCode(messages.leave(ann, id, 'cleo'), 404, 'user_not_found');
    await messages.leave(bob, id).expect(200);
    for (const gone of [bob, cleo])
      await expectCode(app.api.get(`/conversations/${id}`, gone.key), 404, 'conversation_not_found');
    await expectCode(messages.write(ann, id), 403, 'messages_not_accepted');
    await messages.add(ann, id, bob).expect(200);
    expect(await messages.texts(bob, id)).toEqual([]);
    await messages.leave(bob, id).expect(200);
    await messages.leave(ann, id).expect(200);
    const { rows } = await app.database.pool.query(
      'SELECT count(*)::integer FROM messages WHERE conversation_id = $1',
      [id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('are twenty at most', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, (_, at) => createPerson(app.database, `crowd-${at}`)));
    const id = await messages.begin(ann, crowd.slice(0, 19));
    await expectCode(messages.add(ann, id, crowd[19] as Person), 403, 'quota_exceeded');
    await expectCode(messages.start(ann, crowd), 400, 'invalid_param');
  });
});

describe('a conversation about an order', () => {
  it('is between its buyer and those who sell it', async () => {
    const shops = shopsOf(app);
    const { slug } = await shops.store(bob.key);
    const { body: order } = await shops.order('marketplace', [[await shops.product(slug, {}, bob.key), 1]], ann.key);
    const about = { people: undefined, order_id: order.id };
    for (const { key } of [cleo, app.people.moderator, app.people.admin]) {
      await expectCode(app.api.post('/conversations', key).send({ ...about, content: 'x' }), 404, 'order_not_found');
    }
    const { body } = await messages.start(ann, [], about).expect(201);
    expect(body).toMatchObject({ order_id: order.id, people: [{ username: 'ann' }, { username: 'bob' }] });
    await expectCode(messages.add(ann, body.id, cleo), 403, 'conversation_of_order');
    const back = await messages.start(bob, [], about).expect(201);
    const listed = (await app.api.get(`/conversations?order_id=${order.id}`, ann.key).expect(200)).body.conversations;
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([back.body.id, body.id]);
    const shop = await shops.order('shop', [[await shops.shopProduct(), 1]], ann.key);
    const ofShop = await messages.start(ann, [], { people: undefined, order_id: shop.body.id }).expect(201);
    expect(ofShop.body.people.map(({ username }: Person) => username)).toEqual(['ann', app.people.admin.username]);
  });
});
