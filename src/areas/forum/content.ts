import { type DeclaredLists, defineContent } from '../../content/kind.js';
import { author, createdAt, hidden } from '../../content/records.js';
import { tagNamesSql } from '../../content/tags.js';
import { isoSql, sqlSql } from '../../core/database/formats.js';

/** A topic, with its replies. */
export const topic = defineContent({
  type: 'topic',
  noun: 'topic',
  table: 'topics',
  area: 'forum',
  path: (r) => `'/forum/topics/' || ${r.id}`,
  author: 'author_id',
  title: 'title',
  text: 'content',
  reactions: 'like_count',
  searched: {},
  readers: {
    isEverybody: (r) => `board_is_open(${r.board_id})`,
    include: (r, { viewer, staff }) => `may_read_board(${r.board_id}, ${viewer}, ${staff})`,
  },
  isRevised: true,
  isClosed: (r) => r.is_locked,
  within: { type: 'board', id: 'board_id' },
  tags: 'tag_ids',
  events: {
    'topic.updated': {
      when: (r, o) =>
        `${r.is_locked} <> ${o.is_locked} OR ${r.is_sticky} <> ${o.is_sticky} OR ${r.board_id} <> ${o.board_id} OR ${r.tag_ids} <> ${o.tag_ids}`,
    },
  },
  parents: [{ table: 'boards', column: 'board_id', lock: 'KEY SHARE', onlyToRestore: true }],
  parts: [
    { table: 'replies', of: 'topic_id' },
    { table: 'merged_topics', of: 'topic_id' },
  ],
  // Restoring the first topic of a deleted board restores the board.
  onRestore: (topic) =>
    `UPDATE boards b SET deleted_at = NULL FROM topics t WHERE t.id = ${topic} AND b.id = t.board_id AND b.deleted_at IS NOT NULL;`,
  exported: {
    meaning: 'topics that you began',
    record: (r) => `
      SELECT ${r.id}, ${r.title}, ${r.content}, ${r.author_id}, ${author}, ${r.board_id},
        (SELECT title FROM public.boards WHERE id = ${r.board_id} AND may_read_board(id, $1, false)) AS board_title, ${r.reply_count}, ${r.like_count}, ${r.is_sticky}, ${r.is_locked},
        ${tagNamesSql(r)}, ${createdAt(r)}, ${sqlSql(r.last_reply_at)} AS last_reply, ${isoSql(r.last_reply_at)} AS last_reply_at, ${hidden(r)}`,
  },
});

/** A reply to a topic. */
export const reply = defineContent({
  type: 'reply',
  noun: 'reply',
  table: 'replies',
  area: 'forum',
  path: (r) => `'/forum/topics/' || ${r.topic_id}`,
  label: (r) => `(SELECT title FROM public.topics WHERE id = ${r.topic_id})`,
  author: 'author_id',
  parentId: 'topic_id',
  text: 'content',
  reactions: 'like_count',
  searched: { thread: { type: 'topic', id: 'topic_id' } },
  readers: {
    isEverybody: (r) => `topic_is_open(${r.topic_id})`,
    include: (r, { viewer, staff }) =>
      `may_read_board((SELECT board_id FROM public.topics WHERE id = ${r.topic_id}), ${viewer}, ${staff})`,
  },
  isRevised: true,
  isClosed: (r) => `(SELECT is_locked FROM public.topics WHERE id = ${r.topic_id})`,
  parents: [
    {
      table: 'topics',
      column: 'topic_id',
      lock: 'UPDATE',
      count: 'reply_count',
      newest: { last_reply_at: 'created_at', last_reply_user_id: 'author_id' },
    },
  ],
  exported: {
    meaning: 'your replies to topics',
    record: (r) =>
      `SELECT ${r.id}, ${r.topic_id}, ${r.reply_to_id} AS reply_to, ${r.content}, ${r.author_id}, ${author}, ${r.like_count}, ${createdAt(r)}, ${hidden(r)}`,
  },
});

/** The lists of the forum. */
export const forumLists: DeclaredLists = [
  {
    area: 'forum',
    table: 'topics',
    // Sticky topics are above all others.
    orders: { latest: ['is_sticky', 'last_reply_at', 'id'] },
    lists: {
      topics: { part: 'board_id', parent: 'boards', slots: 16, orders: ['latest'] },
      posts: { part: 'board_id', parent: 'boards', weight: (r) => `1 + ${r.reply_count}`, slots: 16, orders: [] },
      topics_of_author: { part: 'author_id' },
      // Everybody sees the counts, so none is of a private board.
      topics_by_tag: { parts: 'tag_ids', where: (r) => `board_is_open(${r.board_id})`, slots: 4, orders: [] },
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
