import type { Caller } from '../../api/http/caller.js';
import { foundRows, keysetRows, type ListRows, listPage, listRows, listTotal } from '../../content/lists/lists.js';
import type { List } from '../../content/lists/page.js';
import { type BoundStatement, type PageStatement, requestedRows } from '../../content/lists/walks.js';
import { editedSql } from '../../content/records.js';
import { tagged, tagsSql } from '../../content/tags.js';
import { excerptSql, isoSql, objectSql, sqlSql } from '../../core/database/formats.js';
import { row } from '../../core/database/row.js';
import { mostSearched, type Read, readable, readBy, unreadAmong } from './reading.js';

const boardReference = objectSql({ id: 'p.id', title: 'p.title', color: 'p.color' });

/** A row per board `b`. The last post is the newest of the topics' last replies. */
const boards = (description: string, more = ''): string => `
  SELECT b.id, b.title, ${description} AS description, b.color,
    (SELECT ${boardReference} FROM readable.boards p WHERE p.id = b.parent_id AND p.deleted_at IS NULL) AS parent,
    b.read_access <> 'everybody' AS is_private, c.topic_count, c.post_count,
    ${sqlSql('last.last_reply_at')} AS last_post_time, ${isoSql('last.last_reply_at')} AS last_post_at, u.username AS last_post_user,
    CASE WHEN last.id IS NOT NULL THEN ${objectSql({ id: 'last.id', title: 'last.title' })} END AS last_topic${more}
  FROM (SELECT * FROM readable.boards WHERE deleted_at IS NULL) b
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(items) FILTER (WHERE list = 'topics'), 0)::integer AS topic_count,
      coalesce(sum(items) FILTER (WHERE list = 'posts'), 0)::integer AS post_count
    FROM list_counters WHERE list IN ('topics', 'posts') AND part = b.id AND key = ''
  ) c
  LEFT JOIN LATERAL (
    (SELECT last_reply_at, last_reply_user_id, id, title FROM readable.topics
     WHERE board_id = b.id AND is_sticky ORDER BY last_reply_at DESC, id DESC LIMIT 1)
    UNION ALL
    (SELECT last_reply_at, last_reply_user_id, id, title FROM readable.topics
     WHERE board_id = b.id AND NOT is_sticky ORDER BY last_reply_at DESC, id DESC LIMIT 1)
    ORDER BY last_reply_at DESC, id DESC LIMIT 1
  ) last ON true
  LEFT JOIN users u ON u.id = last.last_reply_user_id`;

/** A board with its whole description and the boards that are part of it. */
export const board = boards(
  'b.description',
  `, coalesce((
    SELECT json_agg(${boardReference} ORDER BY p.position, p.id)
    FROM readable.boards p WHERE p.parent_id = b.id AND p.deleted_at IS NULL
  ), '[]') AS children`,
);
/** A board with an excerpt of its description, for lists. */
export const boardSummary = boards(excerptSql('b.description'));

/** Fields of a topic in lists, and their joins from `page.id`. */
export const topicSummary = {
  field: 'topics',
  columns: `
    t.id, t.title, t.author_id, a.username AS author, t.board_id, b.title AS board_title, b.color AS board_color, t.reply_count, t.like_count, t.is_sticky, t.is_locked, ${tagsSql(row('t'))},
    ${isoSql('t.created_at')} AS created_at, ${sqlSql('t.last_reply_at')} AS last_reply,
    ${isoSql('t.last_reply_at')} AS last_reply_at, l.username AS last_reply_user, ${editedSql('t')}`,
  from: `
    JOIN readable.topics t ON t.id = page.id
    JOIN readable.boards b ON b.id = t.board_id JOIN users a ON a.id = t.author_id JOIN users l ON l.id = t.last_reply_user_id`,
};

/** Fields of a reply in a list across topics, and their joins from `page.id`. */
export const replySummary = {
  field: 'replies',
  columns: `
    r.id, r.topic_id, t.title AS topic, t.board_id, b.title AS board_title, ${excerptSql('r.content')} AS content, r.author_id,
    u.username AS author, ${isoSql('r.created_at')} AS created_at, ${editedSql('r')}`,
  from: `
    JOIN readable.replies r ON r.id = page.id JOIN users u ON u.id = r.author_id
    JOIN readable.topics t ON t.id = r.topic_id JOIN readable.boards b ON b.id = t.board_id`,
};

/** $1 board, $2 rows before the page, $3 page, $4 rows of a page. */
export const boardPage = readable(topicSummary, 4, (rows, ending) =>
  listPage({
    name: `board_page${ending}`,
    schema: 'BoardPage',
    list: `SELECT row_to_json(board) AS board, topic_count AS total FROM (${board} WHERE b.id = $1) board`,
    ...listRows({ list: 'topics', order: 'latest', reversed: true, part: '$1' }, { before: '$2', size: '$4' }),
    head: 'board',
    ...rows,
    page: '$3',
    size: '$4',
  }),
);

/** Query of a list of topics of all boards. `board` is an id, `author` a username. */
export type TopicQuery = {
  page?: number;
  per_page?: number;
  cursor?: string;
  updated_since?: string;
  board?: number;
  author?: string;
  sort?: 'latest' | 'newest';
  /** Requires a caller with the scope `read`. */
  unread?: boolean;
  tag?: string;
};

type TopicPages = Read<PageStatement<'TopicList'>>;

/** $1 rows before the page, $2 rows of a page, $3 page; then `own` parameters of the list. */
const topicsPage = (name: string, list: string, listRows: ListRows, own = 0): TopicPages =>
  readable(topicSummary, 3 + own, (rows, ending) =>
    listPage({ ...rows, schema: 'TopicList', name: `${name}${ending}`, list, ...listRows, page: '$3', size: '$2' }),
  );

const place = { before: '$1', size: '$2' };

/** Most topics in a list other than a board's, and most topics of one author that are scanned. */
const mostListed = 10_000;

/** First topics by an index on these columns. $4 board. */
const first = (
  name: string,
  keys: string[],
  { where = 'true', total, own = 0 }: { where?: string; total: string; own?: number },
) => {
  const rows = keysetRows({ table: 'readable.topics', where, keys, isReversed: true }, { ...place, most: mostListed });
  return topicsPage(name, `SELECT least(${total}, ${mostListed}) AS total`, rows, own);
};

const ofBoard: List = { list: 'topics', order: 'latest', reversed: true, part: '$4' };
/** SQL of the number of topics of the board $4, if the reader may read it. */
const totalOfBoard = `CASE WHEN EXISTS (SELECT FROM readable.boards WHERE id = $4) THEN ${listTotal(ofBoard)} ELSE 0 END`;

/** SQL of a list's total over all boards that the reader may read. */
export const ofAllBoards = (list: 'topics' | 'posts'): string =>
  `(SELECT coalesce(sum(items), 0)::integer FROM list_counters
    WHERE list = '${list}' AND part NOT IN (SELECT id FROM readable.closed_boards))`;

const latest = ['last_reply_at', 'id'];
const newest = ['id'];
const descending = (keys: string[]): string => keys.map((key) => `${key} DESC`).join(', ');

const written = (columns: string, most: number): string => `
  SELECT ${columns} FROM readable.topics
  WHERE author_id = (SELECT id FROM users WHERE username = $4::citext) ORDER BY id DESC LIMIT ${most}`;

/** $4 author, $5 board or null. */
const ofAuthor = (sort: string, keys: string[]): TopicPages =>
  topicsPage(
    `topics_of_author_by_${sort}`,
    `SELECT count(*)::integer AS total, array_agg(id ORDER BY ${descending(keys)}) AS ids
     FROM (${written('id, board_id, last_reply_at', mostListed)}) written WHERE $5::integer IS NULL OR board_id = $5`,
    foundRows(place, { table: 'readable.topics', keys, isReversed: true }),
    2,
  );

/** $4 tag, $5 board or null, $6 author or null. */
const inPlace = `($5::integer IS NULL OR board_id = $5) AND ($6::citext IS NULL OR author_id = (SELECT id FROM users WHERE username = $6::citext))`;

const ofTag = (sort: string, keys: string[]): TopicPages =>
  topicsPage(
    `topics_of_tag_by_${sort}`,
    `SELECT count(*)::integer AS total, array_agg(id ORDER BY ${descending(keys)}) AS ids
     FROM (${tagged('topics', '$4', inPlace)} ORDER BY ${descending(keys)} LIMIT ${mostListed}) found`,
    foundRows(place, { table: 'readable.topics', keys, isReversed: true }),
    3,
  );

/** Topics with unread posts, for callers with a key only. Parameters as above, then those of the reader. */
const unread = (name: string, keys: string[], own: number, topics: (since: string) => string, where = 'true') =>
  topicsPage(
    `unread_${name}`,
    `SELECT count(*)::integer AS total, array_agg(id ORDER BY ${descending(keys)}) AS ids
     FROM (${unreadAmong(topics, 4 + own)}) unread WHERE ${where}`,
    foundRows(place, { table: 'readable.topics', keys, isReversed: true }),
    own,
  ).reader;

const lately = (since: string, where = 'true'): string =>
  `(SELECT * FROM readable.topics WHERE ${where} AND last_reply_at > ${since} ORDER BY ${descending(latest)} LIMIT ${mostSearched})`;
const latelyInBoard = (since: string): string => `
  ${lately(since, 'board_id = $4 AND is_sticky')} UNION ALL ${lately(since, 'board_id = $4 AND NOT is_sticky')}
  ORDER BY ${descending(latest)} LIMIT ${mostSearched}`;

const unreadLists = (sort: string, keys: string[]) => ({
  all: unread(`topics_by_${sort}`, keys, 0, (since) => lately(since)),
  board: unread(`topics_of_board_by_${sort}`, keys, 1, latelyInBoard),
  author: unread(
    `topics_of_author_by_${sort}`,
    keys,
    2,
    () => written('*', mostSearched),
    '$5::integer IS NULL OR board_id = $5',
  ),
  tag: unread(
    `topics_of_tag_by_${sort}`,
    keys,
    3,
    (since) =>
      `${tagged('topics', '$4', `last_reply_at > ${since} AND ${inPlace}`)} ORDER BY ${descending(latest)} LIMIT ${mostSearched}`,
  ),
});

const topicLists = {
  latest: {
    all: first('latest_topics', latest, { total: ofAllBoards('topics') }),
    board: topicsPage('topics_of_board', `SELECT ${totalOfBoard} AS total`, listRows(ofBoard, place), 1),
    author: ofAuthor('latest', latest),
    tag: ofTag('latest', latest),
    unread: unreadLists('latest', latest),
  },
  newest: {
    all: first('newest_topics', newest, { total: ofAllBoards('topics') }),
    board: first('newest_topics_of_board', newest, { where: 'board_id = $4', total: totalOfBoard, own: 1 }),
    author: ofAuthor('newest', newest),
    tag: ofTag('newest', newest),
    unread: unreadLists('newest', newest),
  },
};

/** Statement and parameters of a page of topics. */
export function topicListOf(query: TopicQuery, caller: Caller | null): BoundStatement<'TopicList'> {
  const { page = 1, per_page: perPage = 20, board, author, tag, sort = 'latest', unread = false } = query;
  const values: unknown[] = [(page - 1) * perPage, perPage, page];
  if (tag !== undefined) values.push(tag, board ?? null, author ?? null);
  else if (author !== undefined) values.push(author, board ?? null);
  else if (board !== undefined) values.push(board);
  const which = tag !== undefined ? 'tag' : author !== undefined ? 'author' : board !== undefined ? 'board' : 'all';
  const lists = topicLists[sort];
  const statements = unread ? { ...lists[which], reader: lists.unread[which] } : lists[which];
  return requestedRows(...readBy(statements, caller, values), query);
}
