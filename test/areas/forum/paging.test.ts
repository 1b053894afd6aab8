import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';
import { randomNumbers } from '../../helpers/random.js';

const batches = 9;
const rows = batches * 1000;
const size = 20;
let app: TestApp;
let board: number;
let topic: number;
beforeAll(async () => {
  app = await testApp();
  const forum = forumOf(app);
  board = await forum.board();
  topic = await forum.topic(board, 'The long one');
  const { pool } = app.database;
  // Growing batches with one timestamp each, so that there are many ties.
  for (let batch = 0; batch < batches; batch++) {
    await pool.query(
      `INSERT INTO topics (board_id, author_id, title, content, created_at)
       SELECT $1, $2, 'Topic', 'x', '2026-01-01T00:00:00Z'::timestamptz + interval '1 second' * ($3 + n / 7)
       FROM generate_series(1, $4) n`,
      [board, app.people.member.id, batch * 143, rows / batches],
    );
    await pool.query(
      `INSERT INTO replies (topic_id, author_id, content, created_at)
       SELECT $1, $2, 'Reply', '2026-01-01T00:00:00Z'::timestamptz + interval '1 second' * $3 FROM generate_series(1, $4)`,
      [topic, app.people.other.id, batch, rows / batches],
    );
  }
}, 120_000);
afterAll(() => app.close());

/** Ids of the whole list in the contract's order, read without paging. */
async function allTopics(): Promise<number[]> {
  const { rows: found } = await app.database.pool.query<{ id: number }>(
    'SELECT id FROM topics WHERE board_id = $1 ORDER BY is_sticky DESC, last_reply_at DESC, id DESC',
    [board],
  );
  return found.map(({ id }) => id);
}

async function allReplies(): Promise<number[]> {
  const { rows: found } = await app.database.pool.query<{ id: number }>(
    'SELECT id FROM replies WHERE topic_id = $1 ORDER BY id',
    [topic],
  );
  return found.map(({ id }) => id);
}

type Listed = { topics?: { id: number }[]; replies?: { id: number }[]; total: number; pages: number };

async function expectPages(
  path: string,
  expected: number[],
  pages: number[],
  { perPage, order }: { perPage?: number; order?: string } = {},
): Promise<void> {
  const rest = (perPage === undefined ? '' : `&per_page=${perPage}`) + (order === undefined ? '' : `&order=${order}`);
  const size = perPage ?? 20;
  for (const page of pages) {
    const { body } = await app.api.get(`${path}?page=${page}${rest}`).expect(200);
    const { topics, replies, total, pages: last } = body as Listed;
    const ids = (topics ?? replies ?? []).map(({ id }) => id);
    expect(ids, `page ${page} of ${path}`).toEqual(expected.slice((page - 1) * size, page * size));
    expect([total, last]).toEqual([expected.length, Math.ceil(expected.length / size)]);
  }
}

/** Expects the right page for replies at these positions. */
async function expectPageOfReply(replies: number[], places: number[]): Promise<void> {
  for (const order of ['oldest', 'newest']) {
    for (const place of places) {
      const path = `/forum/topics/${topic}?order=${order}&reply=${replies[place]}`;
      const { body } = await app.api.get(path).expect(200);
      const at = order === 'oldest' ? place : replies.length - 1 - place;
      expect(body.page, path).toBe(Math.floor(at / size) + 1);
      expect(body.replies.map(({ id }: { id: number }) => id)).toContain(replies[place]);
    }
  }
}

const { below, pick } = randomNumbers(20260131);

/** The first and last pages, some beyond the end, and random ones. */
function somePages(length: number): number[] {
  const last = Math.ceil(length / size);
  return [1, 2, last - 1, last, last + 1, 100_000, ...Array.from({ length: 10 }, () => 1 + below(last))];
}

describe('deep pages', () => {
  it('are all what skipping row by row would find', async () => {
    const [topics, replies] = [await allTopics(), await allReplies()];
    const every = Array.from({ length: Math.ceil(rows / size) + 2 }, (_, index) => index + 1);
    await expectPages(
      `/forum/boards/${board}`,
      topics,
      every.filter((page) => page % 7 === 0 || page > rows / size - 4),
    );
    await expectPages(
      `/forum/topics/${topic}`,
      replies,
      every.filter((page) => page % 7 === 0 || page > rows / size - 4),
    );
  });

  it('are as long as was asked for, and replies begin at the end that was asked for', async () => {
    const [topics, replies] = [await allTopics(), await allReplies()];
    for (const perPage of [1, 7, 25]) {
      const pages = [1, 2, Math.ceil(1024 / perPage), Math.ceil(5000 / perPage), Math.ceil(replies.length / perPage)];
      await expectPages(`/forum/boards/${board}`, topics, pages, { perPage });
      await expectPages(`/forum/topics/${topic}`, replies, pages, { perPage, order: 'oldest' });
      await expectPages(`/forum/topics/${topic}`, replies.toReversed(), pages, { perPage, order: 'newest' });
    }
    await expectPages(`/forum/boards/${board}`, topics, [1, 50], { perPage: 100 });
    for (const path of [`boards/${board}?per_page=101`, `topics/${topic}?per_page=31`, `topics/${topic}?order=best`]) {
      expect((await app.api.get(`/forum/${path}`).expect(400)).body.code).toBe('invalid_param');
    }
  });

  it('stay so while topics move, stick, come and go, and replies come and go', async () => {
    const { moderator, member } = app.people;
    const { pool } = app.database;
    for (let round = 0; round < 6; round++) {
      const topics = (await allTopics()).filter((id) => id !== topic);
      const replies = await allReplies();
      for (let step = 0; step < 25; step++) {
        const changes = [
          () =>
            app.api
              .post(`/forum/topics/${pick(topics)}/replies`, member.key)
              .send({ content: 'moves it to the front' }),
          () => app.api.put(`/forum/topics/${pick(topics)}/sticky`, moderator.key),
          () => app.api.delete(`/forum/topics/${pick(topics.slice(0, 8))}/sticky`, moderator.key),
          () => app.api.delete(`/forum/topics/${pick(topics)}`, moderator.key),
          () => app.api.delete(`/forum/replies/${pick(replies)}`, moderator.key),
          () => app.api.post(`/forum/topics/${topic}/replies`, member.key).send({ content: 'x' }),
          () => app.api.post('/forum/topics', member.key).send({ board_id: board, title: 'New', content: 'x' }),
        ];
        expect((await pick(changes)()).status).toBeLessThan(500);
      }
      // Deletes ranges at once, as a bulk removal would.
      const [from, to] = [below(topics.length), below(replies.length)];
      await pool.query('DELETE FROM topics WHERE id = ANY($1)', [topics.slice(from, from + 300)]);
      await pool.query('DELETE FROM replies WHERE id = ANY($1)', [replies.slice(to, to + 400)]);
      await pool.query(
        `INSERT INTO topics (board_id, author_id, title, content, created_at)
         SELECT $1, $2, 'Old', 'x', '2026-01-01T00:00:00Z'::timestamptz + interval '1 second' * $3 FROM generate_series(1, 200)`,
        [board, member.id, below(900)],
      );
      await pool.query('UPDATE topics SET is_sticky = NOT is_sticky WHERE id = ANY($1)', [
        [pick(topics), pick(topics), pick(topics)],
      ]);
      const [nowTopics, nowReplies] = [await allTopics(), await allReplies()];
      await expectPages(`/forum/boards/${board}`, nowTopics, somePages(nowTopics.length));
      await expectPages(`/forum/topics/${topic}`, nowReplies, somePages(nowReplies.length));
      const places = [0, nowReplies.length - 1, ...Array.from({ length: 10 }, () => below(nowReplies.length))];
      await expectPageOfReply(nowReplies, places);
      await expectExact(app.database, 'forum');
    }
  }, 120_000);
});
