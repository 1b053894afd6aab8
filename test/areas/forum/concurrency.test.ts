import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { testDatabase } from '../../helpers/database.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';
import { createPeople } from '../../helpers/people.js';
import { randomNumbers } from '../../helpers/random.js';
import { inTheEnd } from '../../helpers/waiting.js';

const writers = 40;
let app: TestApp;
let forum: ReturnType<typeof forumOf>;
beforeAll(async () => {
  // One connection for each writer, so that they wait for rows only.
  const own = await testDatabase({ poolSize: writers + 5 });
  app = await testApp({ sharing: { testDatabase: own, people: await createPeople(own.database) } });
  forum = forumOf(app);
});
afterAll(async () => {
  await app.close();
  await app.testDatabase.drop();
});

/** Topics, and replies to one, so that the writers meet old and new ones. */
async function fill(board: number, topic: number): Promise<void> {
  const { pool } = app.database;
  await pool.query(
    `INSERT INTO topics (board_id, author_id, title, content, created_at)
     SELECT $1, $2, 'Topic ' || n, 'x', now() - interval '1 minute' * (5000 - n) FROM generate_series(1, 5000) n`,
    [board, app.people.member.id],
  );
  await pool.query(
    `INSERT INTO replies (topic_id, author_id, content, created_at)
     SELECT $1, $2, 'Reply ' || n, now() - interval '1 second' * (5000 - n) FROM generate_series(1, 5000) n`,
    [topic, app.people.member.id],
  );
}

describe('forty writers at once', () => {
  it('leave every counter and list exact, and none of them meets a fault or a deadlock', async () => {
    const boards = [await forum.board('One'), await forum.board('Two')];
    const busy = await forum.topic(boards[0] as number, 'Busy');
    await fill(boards[0] as number, busy);
    await expectExact(app.database, 'forum');
    const { rows } = await app.database.pool.query<{ id: number }>('SELECT id FROM topics ORDER BY id');
    const topics = rows.map(({ id }) => id);
    const replies = (await app.database.pool.query<{ id: number }>('SELECT id FROM replies')).rows.map(({ id }) => id);
    const { moderator, member, other } = app.people;
    const seen = new Map<string, number>();

    const writer = async (index: number): Promise<void> => {
      const { below, pick } = randomNumbers(1000 + index);
      // Few topics, so that the writers meet: old ones, new ones and the busy one.
      const target = () => pick([busy, busy, ...topics.slice(1, 8), ...topics.slice(-8)]);
      for (let turn = 0; turn < 9; turn++) {
        const calls = [
          () => app.api.post(`/forum/topics/${target()}/replies`, other.key).send({ content: 'x' }),
          () => app.api.post(`/forum/topics/${busy}/replies`, member.key).send({ content: 'x' }),
          () => app.api.post('/forum/topics', member.key).send({ board_id: pick(boards), title: 'New', content: 'x' }),
          () => app.api.delete(`/forum/replies/${pick(replies)}`, moderator.key),
          () => app.api.delete(`/forum/topics/${below(3) === 0 ? target() : pick(topics.slice(20))}`, moderator.key),
          () => app.api.put(`/forum/topics/${target()}/sticky`, moderator.key),
          () => app.api.delete(`/forum/topics/${target()}/sticky`, moderator.key),
          () => app.api.put(`/forum/topics/${target()}/lock`, moderator.key),
          () => app.api.delete(`/forum/topics/${target()}/lock`, moderator.key),
          () => app.api.patch(`/forum/topics/${target()}`, moderator.key).send({ title: `Edited ${turn}` }),
          () => app.api.get(`/forum/boards/${boards[0]}?page=${1 + below(200)}`),
          () => app.api.get(`/forum/topics/${busy}?page=${1 + below(200)}`),
        ];
        const reply = await inTheEnd(pick(calls));
        const outcome = `${reply.status} ${reply.body.code ?? ''}`.trim();
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
        if (reply.status === 201 && reply.body.topic_id !== undefined) replies.push(reply.body.id);
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, index) => writer(index)));

    const expected = ['200', '201', '403 topic_locked', '404 topic_not_found', '404 reply_not_found'];
    expect([...seen.keys()].filter((outcome) => !expected.includes(outcome))).toEqual([]);
    expect(seen.get('201')).toBeGreaterThan(20);
    await expectExact(app.database, 'forum');
  }, 120_000);

  it('never let a reply into a topic after it was locked', async () => {
    const topic = await forum.topic(await forum.board('Locks'));
    let locked = false;
    const late: number[] = [];
    const replying = Array.from({ length: 20 }, async () => {
      for (let turn = 0; turn < 5; turn++) {
        const wasLocked = locked;
        const { status } = await inTheEnd(() =>
          app.api.post(`/forum/topics/${topic}/replies`, app.people.other.key).send({ content: 'x' }),
        );
        if (wasLocked && status !== 403) late.push(status);
      }
    });
    await app.api.put(`/forum/topics/${topic}/lock`, app.people.moderator.key).expect(200);
    locked = true;
    await Promise.all(replying);
    expect(late).toEqual([]);
  });

  it('deleting boards, and moving and deleting their topics and replies at the same time end without a fault', async () => {
    for (let round = 0; round < 3; round++) {
      const [board, target] = [await forum.board(`Doomed ${round}`), await forum.board(`Lasting ${round}`)];
      const topics = await Promise.all(Array.from({ length: 6 }, () => forum.topic(board)));
      const replies = await Promise.all(topics.flatMap((topic) => [forum.reply(topic), forum.reply(topic)]));
      const { admin, other, moderator } = app.people;
      const statuses = await Promise.all(
        [
          ...topics.map(
            (topic) => () => app.api.post(`/forum/topics/${topic}/replies`, other.key).send({ content: 'x' }),
          ),
          ...replies.map((reply) => () => app.api.delete(`/forum/replies/${reply}`, moderator.key)),
          ...topics.slice(3).map((topic) => () => app.api.delete(`/forum/topics/${topic}`, moderator.key)),
          () => app.api.post('/forum/topics', other.key).send({ board_id: board, title: 'x', content: 'x' }),
          () => app.api.delete(`/forum/boards/${board}?move_to=${target}`, admin.key),
        ].map(async (call) => (await inTheEnd(call)).status),
      );
      expect(statuses.filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
      await app.api.get(`/forum/boards/${board}`).expect(404);
      await expectExact(app.database, 'forum');
    }
  });
});
