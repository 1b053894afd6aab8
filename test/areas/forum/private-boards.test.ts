import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { filesOf } from '../../helpers/files.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { createPerson } from '../../helpers/people.js';
import {
  type PrivateSite,
  pathsOfRead,
  pathsTo,
  privateSite,
  reads,
  requestBy,
  secret,
  strangersTo,
} from '../../helpers/private-site.js';
import { exampleBody, type Operation, operations } from '../../helpers/requests.js';
import { searchSettled } from '../../helpers/search.js';

const nobodyHasIt = 2147483000;

let app: TestApp;
let site: PrivateSite;
let notifications: ReturnType<typeof notificationsOf>;
beforeAll(async () => {
  app = await testApp();
  notifications = notificationsOf(app);
  site = await privateSite(app);
});
afterAll(() => app.close());

/** Bodies that refer to what is private where an operation takes ids of it. */
function bodiesOf(operation: Operation, hidden: PrivateSite['hidden']): { named: object; absent: object }[] {
  if (operation.mediaTypes.length === 0 || operation.upload !== null) return [];
  const body = exampleBody(operation);
  const fields = { board_id: hidden.board, into: hidden.topic, reply_to: hidden.reply, reply_ids: [hidden.reply] };
  const named = Object.entries(fields).filter(
    ([name]) => name in body || (name === 'reply_to' && operation.id === 'createReply'),
  );
  return named.map(([name, value]) => ({
    named: { ...body, [name]: value },
    absent: { ...body, [name]: Array.isArray(value) ? [nobodyHasIt] : nobodyHasIt },
  }));
}

const shape = ({ status, body }: { status: number; body: { code?: string; message?: string } }) =>
  status < 300 ? { status } : { status, code: body.code, message: body.message };

const naming = operations.filter(({ path }) => /\{type\}|^\/forum\/(boards|topics|replies)\/\{id\}/.test(path));
describe('a board that only a group may read', () => {
  it.each(naming.map((operation) => [operation.id, operation] as const))(
    'does not exist for others: %s',
    async (_id, operation) => {
      const body = operation.mediaTypes.length > 0 ? exampleBody(operation) : undefined;
      for (const key of strangersTo(site)) {
        for (const { named, absent } of pathsTo(operation, site.hidden)) {
          const one = await requestBy(app, operation, named, key, body);
          expect(one.text, named).not.toContain(secret);
          // One's own marks of it can be removed, by which nothing is told of it.
          if (operation.method === 'delete' && one.status === 200) continue;
          expect(shape(one), named).toEqual(shape(await requestBy(app, operation, absent, key, body)));
        }
      }
    },
  );

  it.each(reads.map((operation) => [operation.id, operation] as const))(
    'is in no list of others: %s',
    async (_id, operation) => {
      for (const key of strangersTo(site)) {
        for (const path of pathsOfRead(operation, site)) {
          expect((await requestBy(app, operation, path, key)).text, path).not.toContain(`${secret} `);
        }
      }
    },
  );

  it.each(
    operations
      .filter((each) => bodiesOf(each, { board: 0, topic: 0, reply: 0 }).length > 0)
      .map((operation) => [operation.id, operation] as const),
  )('is refused as the content of a request as if it did not exist: %s', async (_id, operation) => {
    const path = operation.path
      .replace('/topics/{id}', `/topics/${site.openTopic}`)
      .replaceAll(/\{\w+\}/g, String(nobodyHasIt));
    const { outsider, hidden } = site;
    for (const { named, absent } of bodiesOf(operation, hidden)) {
      const one = await requestBy(app, operation, path, outsider.key, named);
      expect(shape(one), JSON.stringify(named)).toEqual(
        shape(await requestBy(app, operation, path, outsider.key, absent)),
      );
      expect(one.status).toBeGreaterThanOrEqual(400);
    }
  });

  it('is there for its readers, moderators and admins, in each list', async () => {
    const { insider, outsider, hidden } = site;
    const { moderator, admin } = app.people;
    for (const { key } of [insider, moderator, admin]) {
      const { body: boards } = await app.api.get('/forum/boards', key).expect(200);
      expect(boards.map(({ id }: { id: number }) => id)).toContain(hidden.board);
      const { body: board } = await app.api.get(`/forum/boards/${hidden.board}`, key).expect(200);
      expect(board).toMatchObject({ board: { is_private: true, topic_count: 2, post_count: 4 }, total: 2 });
      const { body: topic } = await app.api.get(`/forum/topics/${hidden.topic}`, key).expect(200);
      expect(topic).toMatchObject({ topic: { id: hidden.topic, reply_count: 2 }, total: 2 });
      expect((await app.api.get(`/forum/topics`, key).expect(200)).body.total).toBe(3);
      expect((await app.api.get(`/home`, key).expect(200)).text).toContain(`${secret} topic`);
      const { body: theirs } = await app.api.get(`/users/${insider.username}/replies`, key).expect(200);
      expect(theirs.total).toBe(2);
    }
    for (const sort of ['latest', 'newest']) {
      const { body } = await app.api.get(`/forum/topics?board=${hidden.board}&sort=${sort}`, outsider.key).expect(200);
      expect([body.total, body.topics]).toEqual([0, []]);
    }
    expect((await app.api.get('/forum/topics', outsider.key).expect(200)).body.total).toBe(1);
    expect((await app.api.get('/forum/topics').expect(200)).body.total).toBe(1);
    expect((await app.api.get('/home').expect(200)).body.counts).toMatchObject({ topics: 1 });
  });

  it('lets its readers write, like, mark and watch', async () => {
    const { insider, forum, hidden } = site;
    const reply = await forum.reply(hidden.topic, 'Aye', insider.key);
    await app.api.put(`/content/topic/${hidden.topic}/like`, app.people.moderator.key).expect(200);
    await app.api.put(`/me/bookmarks/topic/${hidden.topic}`, insider.key).expect(200);
    const { body } = await app.api.get('/me/bookmarks', insider.key).expect(200);
    expect(body.bookmarks[0].content).toMatchObject({ title: `${secret} topic` });
    await app.api.patch(`/forum/replies/${reply}`, insider.key).send({ content: 'Aye, aye' }).expect(200);
    await app.api.delete(`/forum/replies/${reply}`, insider.key).expect(200);
  });

  it('notifies of it only those who may read it, whoever is named or watches', async () => {
    const { insider, outsider, forum, hidden } = site;
    const watcher = app.people.moderator;
    await app.api.put(`/watches/topic/${hidden.topic}`, watcher.key).send({ state: 'watching' }).expect(200);
    await forum.reply(hidden.topic, `${secret}, @${watcher.username} and @${outsider.username}`, insider.key);
    expect(JSON.stringify(await notifications.of(outsider))).not.toContain(secret);
    expect(await notifications.of(watcher)).toContainEqual(
      expect.objectContaining({ type: 'reply.created', title: `${secret} topic`, reason: 'mention' }),
    );
    const { rows } = await app.database.pool.query(
      `SELECT type FROM notifications WHERE user_id = $1 AND type LIKE 'reply.%' AND resource_id <> $2`,
      [outsider.id, hidden.reply],
    );
    expect(rows).toEqual([]);
  });

  it('has attachments for its readers alone', async () => {
    const { insider, outsider, forum, hidden } = site;
    const { reference } = await filesOf(app).upload(secret, 'plan.txt', insider.key);
    const reply = await forum.reply(hidden.topic, `![](${reference})`, insider.key);
    const at = `reply/${reply}/${reference.replace('plaza:file/', '')}`;
    await request(app.origin).get(`/attachments/${at}`).expect(404);
    const [type, id, file] = at.split('/');
    const path = `/content/${type}/${id}/attachments/${file}`;
    await app.api.get(path, outsider.key).expect(404);
    const { body } = await app.api.get(path, insider.key).expect(200);
    expect((await request(body.download_url).get('').expect(200)).text).toBe(secret);
  });

  it('ends with the membership, from the next request on', async () => {
    const { forum, access } = site;
    const guest = await createPerson(app.database, 'guest');
    await access.group('guests', guest);
    const board = await forum.board('For guests');
    const topic = await forum.topic(board, 'Welcome');
    await access.set(board, { read: 'groups', read_groups: ['guests'], moderator_groups: [] }).expect(200);
    await app.api.get(`/forum/topics/${topic}`, guest.key).expect(200);
    await access.leave('guests', guest);
    await app.api.get(`/forum/topics/${topic}`, guest.key).expect(404);
    await app.api.post(`/forum/topics/${topic}/replies`, guest.key).send({ content: 'Still here?' }).expect(404);
  });

  it('can be for all members, and open again, with the search and the counts of tags', async () => {
    const { insider, outsider, forum, access } = site;
    const board = await forum.board('Lounge');
    const { body: topic } = await app.api
      .post('/forum/topics', insider.key)
      .send({ board_id: board, title: 'Hammock', content: 'Swinging', tags: ['leisure'] })
      .expect(201);
    const found = async () => {
      await searchSettled(app);
      return (await app.api.get('/search?q=Hammock').expect(200)).body.total;
    };
    const tagged = async () => (await app.api.get('/tags?q=leisure').expect(200)).body.tags.length;
    expect([await found(), await tagged()]).toEqual([1, 1]);
    await access.set(board, { read: 'members' }).expect(200);
    // The search lacks it at once, without waiting for its entries.
    expect((await app.api.get('/search?q=Hammock').expect(200)).body.total).toBe(0);
    expect([await found(), await tagged()]).toEqual([0, 0]);
    await app.api.get(`/forum/topics/${topic.id}`).expect(404);
    await app.api.get(`/forum/topics/${topic.id}`, outsider.key).expect(200);
    await expectExact(app.database, 'forum');
    await access.set(board, {}).expect(200);
    expect([await found(), await tagged()]).toEqual([1, 1]);
    await app.api.get(`/forum/topics/${topic.id}`).expect(200);
  });

  it('takes a topic that is moved into it away from everybody at once, and gives it back', async () => {
    const { insider, outsider, forum, hidden, openBoard } = site;
    const topic = await forum.topic(openBoard, 'Wanderlust', insider.key, 'Boots');
    await forum.reply(topic, 'Knapsack', insider.key);
    await searchSettled(app);
    const move = (board: number) =>
      app.api.patch(`/forum/topics/${topic}`, app.people.moderator.key).send({ board_id: board }).expect(200);
    const total = async (word: string) => (await app.api.get(`/search?q=${word}`).expect(200)).body.total;
    expect([await total('Wanderlust'), await total('Knapsack')]).toEqual([1, 1]);
    await move(hidden.board);
    expect([await total('Wanderlust'), await total('Knapsack')]).toEqual([0, 0]);
    await app.api.get(`/forum/topics/${topic}`, outsider.key).expect(404);
    await app.api.get(`/forum/topics/${topic}`, insider.key).expect(200);
    await move(openBoard);
    await searchSettled(app);
    expect([await total('Wanderlust'), await total('Knapsack')]).toEqual([1, 1]);
  });
});

describe('a board in which only a group writes', () => {
  it('is read by everybody, and refuses topics and replies of others apart', async () => {
    const { insider, outsider, forum, access } = site;
    await access.group('writers', insider);
    const board = await forum.board('News');
    await access.set(board, { topics: 'groups', topic_groups: ['writers'] }).expect(200);
    const topic = await forum.topic(board, 'Extra', insider.key);
    const refused = await app.api
      .post('/forum/topics', outsider.key)
      .send({ board_id: board, title: 'Me too', content: 'x' });
    expect([refused.status, refused.body.code]).toEqual([403, 'board_restricted']);
    await forum.reply(topic, 'Allowed', outsider.key);
    await access
      .set(board, {
        topics: 'groups',
        replies: 'groups',
        topic_groups: ['writers'],
        reply_groups: ['writers'],
      })
      .expect(200);
    const reply = await app.api.post(`/forum/topics/${topic}/replies`, outsider.key).send({ content: 'x' });
    expect([reply.status, reply.body.code]).toEqual([403, 'board_restricted']);
    await forum.reply(topic, 'Allowed', insider.key);
    await forum.reply(topic, 'Staff', app.people.moderator.key);
    const may = async (key?: string) => [
      (await app.api.get(`/forum/boards/${board}`, key).expect(200)).body.board.can_write,
      (await app.api.get(`/forum/topics/${topic}`, key).expect(200)).body.topic.can_write,
    ];
    expect(await may(outsider.key)).toEqual([false, false]);
    expect(await may(insider.key)).toEqual([true, true]);
    expect(await may()).toEqual([undefined, undefined]);
  });
});

describe('setting who may read and write', () => {
  it('says what was set, is for admins, and refuses groups that there are not', async () => {
    const { insider, forum, access } = site;
    const board = await forum.board();
    const { moderator } = app.people;
    const body = { read: 'groups', read_groups: ['crew'], moderator_groups: ['crew'] };
    expect((await access.set(board, body, moderator.key)).status).toBe(403);
    await app.api.get(`/forum/boards/${board}/access`, insider.key).expect(403);
    const { body: set } = await access.set(board, body).expect(200);
    expect(set).toEqual({
      board_id: board,
      read: 'groups',
      read_groups: ['crew'],
      topics: 'members',
      topic_groups: [],
      replies: 'members',
      reply_groups: [],
      moderator_groups: ['crew'],
    });
    expect((await app.api.get(`/forum/boards/${board}/access`, moderator.key).expect(200)).body).toEqual(set);
    expect((await access.set(board, { read_groups: ['no-such'] })).body).toMatchObject({ code: 'group_not_found' });
    expect((await access.set(2147483000, {})).body.code).toBe('board_not_found');
  });

  it('neither opens nor closes a board with too many posts to leave the search at once', async () => {
    const { forum, access } = site;
    const board = await forum.board();
    const { pool } = app.database;
    await pool.query(`INSERT INTO list_counters (list, part, key, slot, items) VALUES ('posts', $1, '', 0, 20001)`, [
      board,
    ]);
    expect((await access.set(board, { read: 'members' })).body.code).toBe('quota_exceeded');
    await access.set(board, { topics: 'groups' }).expect(200);
    await pool.query(`DELETE FROM list_counters WHERE list = 'posts' AND part = $1`, [board]);
    await access.set(board, { read: 'members' }).expect(200);
  });
});

describe('a moderator of one board', () => {
  it('does there what moderators do, and nowhere else', async () => {
    const { insider, outsider, forum, access, openBoard } = site;
    const { key } = insider;
    await access.group('stewards', insider);
    const [board, other] = [await forum.board('Theirs'), await forum.board('Theirs, too')];
    for (const id of [board, other]) await access.set(id, { moderator_groups: ['stewards'] }).expect(200);
    const [topic, second] = [
      await forum.topic(board, 'One', outsider.key),
      await forum.topic(other, 'Two', outsider.key),
    ];
    const elsewhere = await forum.topic(openBoard, 'Elsewhere', outsider.key);
    const reply = await forum.reply(topic, 'Rude', outsider.key);
    const reason = { reason: 'Rude' };
    expect((await app.api.get(`/forum/topics/${topic}`, key).expect(200)).body.topic.can_moderate).toBe(true);
    for (const what of ['lock', 'sticky']) {
      await app.api.put(`/forum/topics/${topic}/${what}`, key).expect(200);
      await app.api.delete(`/forum/topics/${topic}/${what}`, key).expect(200);
      expect((await app.api.put(`/forum/topics/${elsewhere}/${what}`, key)).status).toBe(403);
      expect((await app.api.put(`/forum/topics/${topic}/${what}`, outsider.key)).status).toBe(403);
    }
    await app.api.put(`/moderation/content/reply/${reply}`, key).send(reason).expect(200);
    await app.api.delete(`/moderation/content/reply/${reply}`, key).expect(200);
    await app.api
      .patch(`/forum/replies/${reply}`, key)
      .send({ content: 'Kind', ...reason })
      .expect(200);
    const others = await forum.reply(elsewhere, 'Rude', outsider.key);
    expect((await app.api.put(`/moderation/content/reply/${others}`, key).send(reason)).status).toBe(403);
    expect((await app.api.patch(`/forum/replies/${others}`, key).send({ content: 'x' })).body.code).toBe('not_owner');
    const move = (id: number, to: number) => app.api.patch(`/forum/topics/${id}`, key).send({ board_id: to });
    expect((await move(topic, openBoard)).body.code).toBe('not_owner');
    expect((await move(elsewhere, board)).body.code).toBe('not_owner');
    await move(topic, other).expect(200);
    const merge = (id: number, into: number) => app.api.post(`/forum/topics/${id}/merge`, key).send({ into });
    expect((await merge(topic, elsewhere)).body.code).toBe('not_owner');
    expect((await merge(elsewhere, topic)).status).toBe(403);
    const split = { reply_ids: [reply], title: 'Split off', board_id: openBoard };
    const refused = await app.api.post(`/forum/topics/${topic}/split`, key).send(split);
    expect([refused.status, refused.body.code]).toEqual([403, 'not_owner']);
    await merge(topic, second).expect(200);
    const { entries } = (await app.api.get(`/moderation/log?actor=${insider.username}`, app.people.admin.key)).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining([
        'lockTopic',
        'hideContent',
        'restoreContent',
        'updateReply',
        'updateTopic',
        'mergeTopic',
      ]),
    );
    await access.leave('stewards', insider);
    expect((await app.api.put(`/forum/topics/${second}/lock`, key)).status).toBe(403);
  });

  it('has the queue of their boards, decides there, and on nothing else', async () => {
    const { outsider, forum, access, openBoard, hidden } = site;
    const warden = await createPerson(app.database, 'warden');
    const { key } = warden;
    await access.group('wardens', warden);
    const board = await forum.board('Watched');
    await access.set(board, { moderator_groups: ['wardens'] }).expect(200);
    const topic = await forum.topic(board, 'Theirs', outsider.key);
    const reply = await forum.reply(topic, 'Rude', outsider.key);
    const elsewhere = await forum.topic(openBoard, 'Elsewhere', outsider.key);
    const reporter = await createPerson(app.database, 'reporter');
    const targets = [`topic:${topic}`, `reply:${reply}`, `topic:${elsewhere}`, `user:${outsider.id}`];
    for (const target of targets) {
      const [type, id] = target.split(':');
      const report = { target_type: type, target_id: Number(id), reason: 'spam' };
      await app.api.post('/reports', reporter.key).send(report).expect(201);
    }
    const queue = async (by: string) => {
      const { body } = await app.api.get('/moderation/queue?per_page=100', by).expect(200);
      const names = body.entries.map(
        (entry: { target_type: string; target_id: number }) => `${entry.target_type}:${entry.target_id}`,
      );
      return { names, total: body.total };
    };
    expect(await queue(key)).toEqual({ names: targets.slice(0, 2), total: 2 });
    expect((await queue(app.people.moderator.key)).names).toEqual(expect.arrayContaining(targets));
    const decide = (by: string, of: readonly string[], decision = 'hide') =>
      app.api.post('/moderation/decisions', by).send({ targets: of, decision, reason: 'Rude' });
    expect((await app.api.get('/moderation/queue', outsider.key)).status).toBe(403);
    expect((await decide(outsider.key, [`reply:${reply}`])).status).toBe(403);
    for (const foreign of [...targets.slice(2), `topic:${hidden.topic}`, `reply:${nobodyHasIt}`]) {
      expect((await decide(key, [foreign])).body.code, foreign).toBe('forbidden');
    }
    const { body } = await decide(key, targets).expect(200);
    expect(body).toMatchObject({ decided: 2, resolved_reports: 2 });
    expect(body.skipped).toEqual(targets.slice(2).map((target) => ({ target, code: 'forbidden' })));
    await app.api.get(`/forum/topics/${topic}`).expect(404);
    await app.api.get(`/forum/topics/${elsewhere}`).expect(200);
    expect(await queue(key)).toEqual({ names: [], total: 0 });
    const { entries } = (await app.api.get(`/moderation/log?actor=warden`, app.people.admin.key)).body;
    expect(entries[0]).toMatchObject({ action: 'decideQueueEntries', details: { decision: 'hide' } });
    expect((await app.api.get(`/forum/boards/${board}`, key).expect(200)).body.board.can_moderate).toBe(true);
    await access.leave('wardens', warden);
    expect((await app.api.get('/moderation/queue', key)).status).toBe(403);
    expect((await app.api.get(`/forum/boards/${board}`, key).expect(200)).body.board.can_moderate).toBeUndefined();
  });
});
