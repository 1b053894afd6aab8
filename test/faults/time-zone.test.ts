import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../src/core/database/client.js';
import { requireSession } from '../../src/core/database/pool/session.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { silentLog } from '../helpers/database.js';
import { forumOf } from '../helpers/forum.js';
import { createPerson, issueKey } from '../helpers/people.js';

/** A time zone of the database with an offset of 5 hours 45 minutes, set by an administrator. */
const zone = 'Asia/Kathmandu';
let outer: TestApp;
let app: TestApp;
let database: Database;
beforeAll(async () => {
  outer = await testApp();
  await outer.database.pool.query(`ALTER DATABASE ${outer.testDatabase.name} SET timezone TO '${zone}'`);
  database = createDatabase({ url: outer.testDatabase.url, poolSize: 4 }, silentLog);
  app = await testApp({ sharing: { testDatabase: { ...outer.testDatabase, database }, people: outer.people } });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await outer.close();
});

const epoch = async (column: string, table: string, id: number): Promise<number> => {
  const { rows } = await database.pool.query<{ seconds: string }>(
    `SELECT extract(epoch FROM ${column}) AS seconds FROM ${table} WHERE id = $1`,
    [id],
  );
  return Number(rows[0]?.seconds);
};

describe(`with a database that lives in ${zone}`, () => {
  it('sessions of ours are in UTC all the same', async () => {
    await requireSession(database.pool, { TimeZone: 'UTC' });
  });

  it('a time that the database writes is read exactly, in every form', async () => {
    const forum = forumOf(app);
    const board = await forum.board();
    const before = Math.floor(Date.now() / 1000);
    const id = await forum.topic(board);
    const reply = await forum.reply(id);
    const after = Math.ceil(Date.now() / 1000);
    const { topic, replies } = await forum.readTopic(id);
    const [summary] = (await forum.readBoard(board)).topics;
    const [listed] = (await app.api.get('/forum/boards').expect(200)).body;
    const created = Date.parse(topic.created_at) / 1000;
    const replied = Date.parse(replies[0].created_at) / 1000;
    for (const seconds of [created, replied]) {
      expect(seconds).toBeGreaterThanOrEqual(before);
      expect(seconds).toBeLessThanOrEqual(after);
    }
    expect(Math.floor(await epoch('created_at', 'topics', id))).toBe(created);
    expect(Math.floor(await epoch('created_at', 'replies', reply))).toBe(replied);
    const fromSql = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`) / 1000;
    for (const text of [topic.last_reply, summary.last_reply, listed.last_post_time])
      expect(fromSql(text)).toBe(replied);
    const edited = await app.api
      .patch(`/forum/replies/${reply}`, app.people.other.key)
      .send({ content: 'y' })
      .expect(200);
    expect(edited.body.created_at).toBe(replies[0].created_at);
  });

  it('a time that the program writes is stored and read exactly', async () => {
    const forum = forumOf(app);
    const id = await forum.topic(await forum.board());
    const moments = ['2026-01-31T12:00:00Z', '1999-12-31T23:59:59Z', '2026-03-29T01:30:00Z', '2026-10-25T01:30:00Z'];
    for (const moment of moments) {
      await database.prisma.topic.update({
        where: { id },
        data: { createdAt: new Date(moment), lastReplyAt: new Date(moment) },
      });
      const { topic } = await forum.readTopic(id);
      expect(topic.created_at).toBe(moment.replace('Z', '+00:00'));
      expect(topic.last_reply).toBe(moment.replace('T', ' ').replace('Z', ''));
      expect(await epoch('created_at', 'topics', id)).toBe(Date.parse(moment) / 1000);
      const read = await database.prisma.topic.findUniqueOrThrow({ where: { id } });
      expect(read.createdAt.getTime()).toBe(Date.parse(moment));
    }
  });

  it('a key expires at its moment and not hours off', async () => {
    const { id } = await createPerson(database, 'on-time');
    const minute = 60_000;
    const inTime = await issueKey(database, id, { expiresAt: new Date(Date.now() + minute) });
    const late = await issueKey(database, id, {
      createdAt: new Date(Date.now() - 2 * minute),
      expiresAt: new Date(Date.now() - minute),
    });
    const post = (key: string) => app.api.post('/forum/topics/2147483647/replies', key).send({ content: 'x' });
    await post(inTime).expect(404);
    await post(late).expect(401);
  });
});
