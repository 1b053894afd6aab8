import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sequenceEvents } from '../../../src/community/events/retention.js';
import { type JsonObject, operation } from '../../../src/core/contract/document.js';
import { schemaCheck } from '../../../src/core/contract/operation.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { cuttingProxy } from '../../helpers/cutting-proxy.js';
import { type Event, eventsOf } from '../../helpers/events.js';
import { filesOf } from '../../helpers/files.js';
import { forumOf } from '../../helpers/forum.js';
import { issueKey } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';

let app: TestApp;
const open: AbortController[] = [];

beforeAll(async () => {
  app = await testApp();
});
afterEach(() => {
  for (const each of open.splice(0)) each.abort();
});
afterAll(() => app.close());

/** Schema of the reply in the contract. */
const checkEvent = schemaCheck('An event', () => {
  const { content } = (operation('streamEvents').responses as JsonObject)['200'] as { content: JsonObject };
  return (content['text/event-stream'] as { schema: JsonObject }).schema;
});

type StreamMessage = { id: string; event: string; data: Event };

/** A client of the stream: received events and the last id. */
async function follow(query = '', headers: Record<string, string> = {}, origin = app.origin) {
  const closing = new AbortController();
  open.push(closing);
  const url = `${origin}${app.config.basePaths[0]}/events/stream${query}`;
  const reply = await fetch(url, { headers, signal: closing.signal });
  const messages: StreamMessage[] = [];
  const state = { lastId: '', ended: false };
  const read = async () => {
    let text = '';
    for await (const chunk of Readable.fromWeb(reply.body as never)) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        state.lastId = field('id') || state.lastId;
        if (field('data') === '') continue;
        const data = JSON.parse(field('data'));
        checkEvent(data);
        messages.push({ id: field('id'), event: field('event'), data });
      }
    }
  };
  const ended = read()
    .catch(() => {})
    .then(() => {
      state.ended = true;
    });
  const until = async (isThere: () => boolean) => {
    for (let left = 200; left > 0 && !isThere(); left--) await sleep(50);
    expect(isThere()).toBe(true);
  };
  return {
    reply,
    messages,
    state,
    ended,
    close: () => closing.abort(),
    until: async (count: number) => {
      await sequenceEvents(app.database);
      await until(() => messages.length >= count);
      return messages;
    },
    begun: () => until(() => state.lastId !== ''),
  };
}

const keyOf = (key: string) => ({ authorization: `Bearer ${key}` });

describe('the stream', () => {
  it('tells what happens from now on, as the feed does', async () => {
    const forum = forumOf(app);
    const board = await forum.board();
    await forum.topic(board, 'Before');
    const start = await eventsOf(app).latest();
    const client = await follow();
    expect(client.reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(client.reply.headers.get('cache-control')).toBe('no-store');
    await client.begun();
    const topic = await forum.topic(board, 'Felt');
    await forum.reply(topic);
    const messages = await client.until(2);
    expect(messages.map(({ data }) => data)).toEqual(await eventsOf(app).after(start));
    expect(messages.map(({ id, event }) => ({ id, event }))).toEqual(
      messages.map(({ data }) => ({ id: data.id, event: data.type })),
    );
  });

  it('tells what cannot be shown by its id, in its place', async () => {
    const { database } = app;
    const [shops, forum] = [shopsOf(app), forumOf(app)];
    const board = await forum.board();
    const client = await follow('?types=topic.created,product.published');
    await client.begun();
    const topics = [await forum.topic(board)];
    const broken = await shops.shopProduct({ title: 'A mug' });
    topics.push(await forum.topic(board));
    await database.pool.query(`UPDATE products SET currency = 'x' WHERE id = $1`, [broken]);
    const messages = await client.until(3);
    await database.pool.query('DELETE FROM products WHERE id = $1', [broken]);
    expect(messages.map(({ data }) => data.data.id)).toEqual([topics[0], broken, topics[1]]);
    expect(messages[1]).toMatchObject({ event: 'product.published', data: { actor: null } });
    expect(messages[1]?.data.data).toEqual({ id: broken });
  });

  it('goes on after the last event that a client had, and takes types', async () => {
    const forum = forumOf(app);
    const topic = await forum.topic(await forum.board());
    const first = await follow('?types=reply.created');
    await first.begun();
    await forum.reply(topic, 'One');
    await first.until(1);
    first.close();
    await forum.reply(topic, 'Two');
    await forum.topic(await forum.board());
    const again = await follow('?types=reply.created', { 'last-event-id': first.state.lastId });
    const messages = await again.until(1);
    expect(messages.map(({ data }) => data.data)).toMatchObject([{ content: 'Two' }]);
    const byQuery = await follow(`?cursor=${first.state.lastId}&types=reply.created`);
    expect(await byQuery.until(1)).toEqual(messages);
  });

  it('is resumed without a gap, wherever the connection was cut', { timeout: 20_000 }, async () => {
    const forum = forumOf(app);
    const board = await forum.board();
    const after = await eventsOf(app).latest();
    for (const title of ['One', 'Two', 'Three']) await forum.topic(board, title);
    await sequenceEvents(app.database);
    // Cuts before the first event, and in the middle of the second.
    const proxy = await cuttingProxy(app.origin, [/\nid: .*\n\n/, /"title":"Tw/]);
    const titles: unknown[] = [];
    let lastId = '';
    for (let n = 0; n < 3; n++) {
      const client = await follow(`?after=${after}`, lastId === '' ? {} : { 'last-event-id': lastId }, proxy.origin);
      if (n < 2) await client.ended;
      else await client.until(2);
      lastId = client.state.lastId;
      titles.push(...client.messages.map(({ data }) => data.data.title));
    }
    proxy.close();
    expect(proxy.left).toEqual([]);
    expect(titles).toEqual(['One', 'Two', 'Three']);
  });

  it('tells private things to their owner and admins alone', async () => {
    const { member, other, admin } = app.people;
    const clients = {
      anonymous: await follow(),
      other: await follow('', keyOf(other.key)),
      member: await follow('', keyOf(member.key)),
      admin: await follow('', keyOf(admin.key)),
    };
    for (const each of Object.values(clients)) await each.begun();
    const { id } = await filesOf(app).upload('bytes');
    const forum = forumOf(app);
    await forum.board();
    await forum.topic(await forum.board());
    for (const each of [clients.anonymous, clients.other]) {
      expect((await each.until(1)).map(({ event }) => event)).toEqual(['topic.created']);
    }
    const names = ['file.created', 'topic.created'];
    expect((await clients.member.until(2)).map(({ event }) => event)).toEqual(names);
    expect(clients.member.messages[0]?.data.data).toMatchObject({ id, mime_type: 'text/plain' });
    expect((await clients.admin.until(2)).map(({ data }) => data.data)).toMatchObject([{ id }, {}]);
    expect(clients.admin.messages[0]?.data.data).toEqual({ id });
  });

  it.each([
    ['?after=never', {}, 400, { code: 'invalid_param', data: { params: { after: expect.any(String) } } }],
    [
      '',
      { 'last-event-id': 'x' },
      400,
      { code: 'invalid_param', data: { params: { 'last-event-id': expect.any(String) } } },
    ],
    ['?after=999999999', {}, 410, { code: 'events_expired' }],
  ])('refuses %s %o', async (query, headers, status, problem) => {
    const url = `${app.origin}${app.config.basePaths[0]}/events/stream${query}`;
    const reply = await fetch(url, { headers: headers as Record<string, string> });
    expect([reply.status, await reply.json()]).toMatchObject([status, problem]);
  });

  it('answers a HEAD without a stream, and other methods not at all', async () => {
    const url = `${app.origin}${app.config.basePaths[0]}/events/stream`;
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });

  it('refuses what the feed refuses, and more than twenty streams of one caller', async () => {
    const key = await issueKey(app.database, app.people.member.id);
    for (const [query, status] of [
      ['?after=no', 400],
      ['?types=%00', 400],
      ['?after=999999999', 410],
    ] as const) {
      expect([query, (await follow(query)).reply.status]).toEqual([query, status]);
    }
    const clients = await Promise.all(Array.from({ length: 20 }, () => follow('', keyOf(key))));
    expect(new Set(clients.map(({ reply }) => reply.status))).toEqual(new Set([200]));
    expect((await follow('', keyOf(key))).reply.status).toBe(429);
    expect((await follow('', keyOf(app.people.other.key))).reply.status).toBe(200);
    clients[0]?.close();
    for (let left = 100; left > 0; left--) {
      const { reply } = await follow('', keyOf(key));
      if (reply.status === 200) return;
      await sleep(50);
    }
    expect.fail('No place became free.');
  });

  it('ends when the key is revoked, before it tells anything private', async () => {
    const { member } = app.people;
    const key = await issueKey(app.database, member.id);
    const client = await follow('', keyOf(key));
    await client.begun();
    await app.database.pool.query('UPDATE api_keys SET revoked_at = now() WHERE id = (SELECT max(id) FROM api_keys)');
    await filesOf(app).upload('bytes');
    await sequenceEvents(app.database);
    await client.ended;
    expect(client.messages).toEqual([]);
  });
});
