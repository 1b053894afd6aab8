import { expect } from 'vitest';
import type { Database } from '../../src/database/client.js';
import type { TestApp } from './app.js';

/** Short ways to fill a forum through its interface. */
export function forumOf(app: TestApp) {
  const { api, people } = app;
  return {
    board: async (title = 'General'): Promise<number> =>
      (await api.post('/forum/boards', people.admin.key).send({ title }).expect(201)).body.id,
    topic: async (boardId: number, title = 'A topic', key = people.member.key): Promise<number> =>
      (await api.post('/forum/topics', key).send({ board_id: boardId, title, content: 'Text' }).expect(201)).body.id,
    reply: async (topicId: number, content = 'A reply', key = people.other.key): Promise<number> =>
      (await api.post(`/forum/topics/${topicId}/replies`, key).send({ content }).expect(201)).body.id,
    readBoard: async (id: number, page?: number) =>
      (await api.get(`/forum/boards/${id}${page === undefined ? '' : `?page=${page}`}`).expect(200)).body,
    readTopic: async (id: number, page?: number) =>
      (await api.get(`/forum/topics/${id}${page === undefined ? '' : `?page=${page}`}`).expect(200)).body,
  };
}

/** Whether everything that triggers keep says what counting says. */
export async function expectExactCounters({ pool }: Database): Promise<void> {
  const { rows: topics } = await pool.query(`
    WITH r AS (SELECT topic_id, count(*)::integer AS count, max(id) AS last_id FROM replies GROUP BY topic_id)
    SELECT t.id, t.reply_count, r.count, t.last_reply_at, l.created_at AS newest, t.last_reply_user_id, l.author_id
    FROM topics t LEFT JOIN r ON r.topic_id = t.id LEFT JOIN replies l ON l.id = r.last_id
    WHERE t.reply_count <> coalesce(r.count, 0) OR t.last_reply_at <> coalesce(l.created_at, t.created_at)
      OR t.last_reply_user_id <> coalesce(l.author_id, t.author_id)`);
  expect(topics, 'topics whose counters are wrong').toEqual([]);
  const { rows: boards } = await pool.query(`
    WITH c AS (SELECT board_id, sum(topic_count) AS topics, sum(post_count) AS posts FROM board_counters GROUP BY board_id),
    t AS (SELECT board_id, count(*) AS topics FROM topics GROUP BY board_id),
    r AS (SELECT board_id, count(*) AS replies FROM replies JOIN topics ON topics.id = topic_id GROUP BY board_id)
    SELECT b.id, c.topics, t.topics AS counted, c.posts, r.replies
    FROM boards b LEFT JOIN c ON c.board_id = b.id LEFT JOIN t ON t.board_id = b.id LEFT JOIN r ON r.board_id = b.id
    WHERE coalesce(c.topics, 0) <> coalesce(t.topics, 0)
      OR coalesce(c.posts, 0) <> coalesce(t.topics, 0) + coalesce(r.replies, 0)`);
  expect(boards, 'boards whose counters are wrong').toEqual([]);
  await expectExactBlocks({ pool });
}

/** Each block holds as many rows as lie between the block before it and its own key. */
async function expectExactBlocks({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows: topicBlocks } = await pool.query(`
    SELECT b.*, counted.topics AS counted FROM (
      SELECT *, lag(last_at) OVER list AS after_at, lag(last_id) OVER list AS after_id
      FROM topic_blocks WINDOW list AS (PARTITION BY board_id ORDER BY last_at, last_id)
    ) b
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS topics FROM topics t
      WHERE t.board_id = b.board_id AND NOT t.is_sticky AND (t.last_reply_at, t.id) <= (b.last_at, b.last_id)
        AND (b.after_at IS NULL OR (t.last_reply_at, t.id) > (b.after_at, b.after_id))
    ) counted
    WHERE b.topics <> counted.topics`);
  expect(topicBlocks, 'blocks of topics that are wrong').toEqual([]);
  const { rows: replyBlocks } = await pool.query(`
    SELECT b.*, counted.replies AS counted FROM (
      SELECT *, coalesce(lag(last_id) OVER (PARTITION BY topic_id ORDER BY last_id), 0) AS after_id FROM reply_blocks
    ) b
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS replies FROM replies r
      WHERE r.topic_id = b.topic_id AND r.id <= b.last_id AND r.id > b.after_id
    ) counted
    WHERE b.replies <> counted.replies`);
  expect(replyBlocks, 'blocks of replies that are wrong').toEqual([]);
}
