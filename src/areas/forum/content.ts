import { defineContent, type TableLists } from '../../content/kind.js';
import { author, createdAt, hidden } from '../../content/records.js';
import { isoSql, sqlSql } from '../../core/database/formats.js';

/** A topic, with its replies. */
export const topic = defineContent({
  type: 'topic',
  noun: 'topic',
  table: 'topics',
  area: 'forum',
  missing: 'topic_not_found',
  path: `'/forum/topics/' || r.id`,
  author: 'r.author_id',
  title: 'r.title',
  text: 'r.content',
  searched: {},
  isRevised: true,
  isClosed: 'r.is_locked',
  within: { type: 'board', id: 'r.board_id' },
  events: {
    'topic.updated': { when: 'r.is_locked <> o.is_locked OR r.is_sticky <> o.is_sticky OR r.board_id <> o.board_id' },
  },
  parents: [{ table: 'boards', column: 'board_id', lock: 'KEY SHARE', onlyToRestore: true }],
  parts: [
    { table: 'replies', where: 'r.topic_id = root' },
    { table: 'merged_topics', where: 'r.topic_id = root' },
  ],
  // Restoring the first topic of a deleted board restores the board.
  onRestore: `UPDATE boards b SET deleted_at = NULL FROM topics t WHERE t.id = root AND b.id = t.board_id AND b.deleted_at IS NOT NULL;`,
  exported: {
    meaning: 'topics that you began',
    record: `
      SELECT r.id, r.title, r.content, r.author_id, ${author}, r.board_id,
        (SELECT title FROM boards WHERE id = r.board_id) AS board_title, r.reply_count, r.is_sticky, r.is_locked,
        ${createdAt}, ${sqlSql('r.last_reply_at')} AS last_reply, ${isoSql('r.last_reply_at')} AS last_reply_at, ${hidden}`,
  },
});

const repliesOfRemoved = 'FROM removed.replies WHERE topic_id = parent AND removal = joined';

/** A reply to a topic. */
export const reply = defineContent({
  type: 'reply',
  noun: 'reply',
  table: 'replies',
  area: 'forum',
  missing: 'reply_not_found',
  path: `'/forum/topics/' || r.topic_id`,
  label: '(SELECT title FROM topics WHERE id = r.topic_id)',
  author: 'r.author_id',
  parentId: 'r.topic_id',
  text: 'r.content',
  searched: { thread: { type: 'topic', id: 'r.topic_id' } },
  isRevised: true,
  isClosed: '(SELECT is_locked FROM topics WHERE id = r.topic_id)',
  parents: [
    {
      table: 'topics',
      column: 'topic_id',
      lock: 'UPDATE',
      counts: {
        reply_count: `SELECT count(*) ${repliesOfRemoved}`,
        'last_reply_at, last_reply_user_id': `SELECT created_at, author_id ${repliesOfRemoved} ORDER BY id DESC LIMIT 1`,
      },
    },
  ],
  exported: {
    meaning: 'your replies to topics',
    record: `SELECT r.id, r.topic_id, r.content, r.author_id, ${author}, ${createdAt}, ${hidden}`,
  },
});

/** The lists of the forum. */
export const forumLists: readonly TableLists[] = [
  {
    area: 'forum',
    table: 'topics',
    // Sticky topics are above all others.
    orders: { latest: ['is_sticky', 'last_reply_at', 'id'] },
    lists: {
      topics: { part: 'board_id', parent: 'boards', slots: 16, orders: ['latest'] },
      posts: { part: 'board_id', parent: 'boards', weight: '1 + r.reply_count', slots: 16, orders: [] },
      topics_of_author: { part: 'author_id' },
    },
  },
  {
    area: 'forum',
    table: 'replies',
    lists: {
      replies: { part: 'topic_id' },
      replies_of_author: { part: 'author_id' },
    },
  },
];
