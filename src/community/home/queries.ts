import { announcementSummary as announcement } from '../../areas/announcements/editing.js';
import { questionSummary } from '../../areas/answers/queries.js';
import { ofAllBoards, topicSummary } from '../../areas/forum/lists.js';
import { listedFields, ofTheirStore } from '../../areas/marketplace/queries.js';
import { summaries } from '../../areas/videos/queries.js';
import { listTotal, pageIds, rowsSql } from '../../content/lists/lists.js';
import type { List } from '../../content/lists/page.js';
import { keysetOf } from '../../content/lists/walks.js';
import { objectSql } from '../../core/database/formats.js';
import { replying } from '../../core/database/statement.js';
import type { Area } from '../../core/platform/settings/choices.js';

const shownRows = 10;
const firstIds = (list: List) =>
  pageIds(keysetOf({ ...list, reversed: true }), { before: '0', size: String(shownRows) });
/** The first ids of an index of the whole table. */
const firstOf = (rows: string) => `unnest(ARRAY(SELECT id FROM ${rows} LIMIT ${shownRows}))`;

/** SQL for an area; `otherwise` if it is switched off. */
const within = (area: Area, sql: string, otherwise: string) =>
  `CASE WHEN '${area}' = ANY ($1::text[]) THEN ${sql} ELSE ${otherwise} END`;
const rowsOf = (area: Area, ...rows: Parameters<typeof rowsSql>) => within(area, rowsSql(...rows), `'[]'`);
const countOf = (area: Area, total: string) => within(area, total, 'NULL');

const openQuestions = { list: 'questions_by_status', key: `'open'` };
const product = { columns: listedFields('$2', '$3'), from: `JOIN products p ON p.id = page.id ${ofTheirStore}` };

/** $1 areas, $2 currency, $3 origin of pages. */
export const home = replying('Home', {
  name: 'home',
  text: `SELECT ${objectSql({
    announcements: rowsSql(
      firstOf('announcements WHERE until IS NULL OR until > now() ORDER BY id DESC'),
      announcement,
    ),
    topics: rowsOf('forum', firstOf('readable.topics ORDER BY last_reply_at DESC, id DESC'), topicSummary),
    questions: rowsOf('answers', firstIds(openQuestions), questionSummary),
    products: rowsOf('marketplace', firstIds({ list: 'products' }), product),
    videos: rowsOf('videos', firstIds({ list: 'videos' }), summaries('NULL', '$3')),
    counts: objectSql({
      topics: countOf('forum', ofAllBoards('topics')),
      posts: countOf('forum', ofAllBoards('posts')),
      questions: countOf('answers', listTotal({ list: 'questions' })),
      open_questions: countOf('answers', listTotal(openQuestions)),
      products: countOf('marketplace', listTotal({ list: 'products' })),
      videos: countOf('videos', listTotal({ list: 'videos' })),
    }),
  })}::text AS reply`,
});
