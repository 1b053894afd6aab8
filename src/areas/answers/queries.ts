import { foundRows, listPage, listRows, listTotal, mostFound } from '../../content/lists/lists.js';
import type { Page } from '../../content/lists/page.js';
import type { PageStatement } from '../../content/lists/walks.js';
import { editedSql } from '../../content/records.js';
import { tagged, tagsSql } from '../../content/tags.js';
import { arraySql, excerptSql, isoSql, objectSql, sqlSql } from '../../core/database/formats.js';
import { row } from '../../core/database/row.js';
import { named, replying, type StatementRunner } from '../../core/database/statement.js';
import { commentsSql } from './comment-queries.js';

/** The contract's page size for the answers of `getQuestion`. */
export const answersPerPage = 30;

/** Fields of a question in lists, and their joins from `page.id`. */
export const questionSummary = {
  schema: 'QuestionPage',
  field: 'questions',
  columns: `
    q.id, q.title, ${excerptSql('q.body')} AS excerpt, q.status, q.answer_count, q.vote_score, q.author_id, u.username AS author,
    CASE WHEN c.id IS NULL THEN '[]' ELSE json_build_array(c.name) END AS categories, c.slug AS category_slug, ${tagsSql(row('q'))},
    ${isoSql('q.created_at')} AS created_at, ${editedSql('q')}`,
  from: `
    JOIN questions q ON q.id = page.id
    JOIN users u ON u.id = q.author_id LEFT JOIN categories c ON c.id = q.category_id`,
} as const;

/** Fields of an answer in a list across questions, and their joins from `page.id`. */
export const answerSummary = {
  schema: 'AnswerList',
  field: 'answers',
  columns: `
    a.id, a.question_id, q.title AS question, q.status AS question_status, ${excerptSql('a.body')} AS body, a.author_id,
    u.username AS author, a.vote_score, a.id IS NOT DISTINCT FROM q.best_answer_id AS is_best,
    ${sqlSql('a.created_at')} AS posted_at, ${isoSql('a.created_at')} AS created_at, ${editedSql('a')}`,
  from: `
    JOIN answers a ON a.id = page.id JOIN users u ON u.id = a.author_id JOIN questions q ON q.id = a.question_id`,
} as const;

type Filters = { byCategory: boolean; byStatus: boolean; byTag: boolean };
type Sort = 'newest' | 'votes' | 'unanswered';
/** Parameters with the offset and the size of a page of questions. */
export const place = { before: '$2', size: '$1' };

/** Number of newest questions that are ranked: an index of scores would be rewritten with every vote. */
const mostRanked = 1000;

/** SQL that ranks a question `r`, and its type. The best answer is the first in the index of the question's answers. */
const ranks: Record<Exclude<Sort, 'newest'>, { sql: string; type: string }> = {
  votes: {
    sql: 'coalesce((SELECT vote_score FROM answers WHERE question_id = r.id ORDER BY vote_score DESC LIMIT 1), 0)',
    type: 'integer',
  },
  unanswered: { sql: '(r.answer_count = 0)', type: 'boolean' },
};

/**
 * One page of a list of questions: $1 rows per page, $2 rows before the page, $3 page, then the category's slug and the
 * status, if it is a list by them.
 */
function questionPage(name: string, { byCategory, byStatus }: Filters): PageStatement<'QuestionPage'> {
  const list = {
    list: name,
    reversed: true,
    ...(byCategory ? { part: 'part' } : {}),
    ...(byStatus ? { key: `$${byCategory ? 5 : 4}::text` } : {}),
  };
  return listPage({
    ...questionSummary,
    name,
    list: `SELECT part, ${listTotal({ ...list, ...(byCategory ? { part: 'whose.part' } : {}) })} AS total
      FROM (SELECT ${byCategory ? '(SELECT id FROM categories WHERE slug = $4)' : '0'} AS part) whose`,
    ...listRows(list, place),
    page: '$3',
    size: '$1',
  });
}

/** The same page of the newest questions, ranked; the last parameter is the tag, if it is a list by it. */
function rankedPage(name: string, { byCategory, byStatus, byTag }: Filters, sort: Sort): PageStatement<'QuestionPage'> {
  const conditions = [
    'true',
    ...(byCategory ? ['category_id = (SELECT id FROM categories WHERE slug = $4)'] : []),
    ...(byStatus ? [`status = $${byCategory ? 5 : 4}::question_status`] : []),
  ];
  const where = conditions.join(' AND ');
  const tag = `$${3 + conditions.length}`;
  // The newest have no rank, and as many of them are counted as in other lists.
  const rank = sort === 'newest' ? null : { name: 'rank', ...ranks[sort] };
  const rows = byTag ? tagged('questions', tag, where) : `SELECT id, answer_count FROM questions WHERE ${where}`;
  return listPage({
    ...questionSummary,
    name,
    list: `SELECT count(*)::integer AS total, array_agg(id ORDER BY rank DESC, id DESC) AS ids FROM (
        SELECT r.id, ${rank?.sql ?? 0} AS rank FROM (
          ${rows} ORDER BY id DESC LIMIT ${rank === null ? mostFound : mostRanked}
        ) r
      ) ranked`,
    ...foundRows(place, { table: 'questions', keys: [rank ?? [], 'id'].flat(), isReversed: true }),
    page: '$3',
    size: '$1',
  });
}

/** The statement of a page of the list with these filters, in this order. */
export function questionPageOf(filters: Filters, sort: Sort = 'newest'): PageStatement<'QuestionPage'> {
  const { byCategory, byStatus, byTag } = filters;
  const by = [byCategory && 'category', byStatus && 'status', byTag && 'tag'].filter(Boolean);
  const list = ['questions', ...(by.length === 0 ? [] : ['by', by.join('_and_')])].join('_');
  return sort === 'newest' && !byTag
    ? named(list, () => questionPage(list, filters))
    : named(`${list}_${sort}`, (name) => rankedPage(name, filters, sort));
}

const questionReference = objectSql({ id: 'd.id', title: 'd.title' });

const questionDetail = `
  SELECT q.id, q.title, q.body, q.status, q.answer_count, q.vote_score, ${commentsSql('q', 'question_id')},
    q.best_answer_id, (SELECT username FROM users WHERE id = q.closed_by) AS closed_by, q.close_reason,
    (SELECT ${questionReference} FROM questions d WHERE d.id = q.duplicate_of_id) AS duplicate_of,
    coalesce((SELECT ${arraySql('d')} FROM (SELECT id, title FROM questions WHERE duplicate_of_id = q.id AND status = 'closed' AND closed_by IS DISTINCT FROM author_id ORDER BY id LIMIT 5) d), '[]') AS duplicates,
    q.author_id, u.username AS author,
    CASE WHEN c.id IS NULL THEN '[]' ELSE json_build_array(row_to_json(c)) END AS categories, ${tagsSql(row('q'))},
    ${isoSql('q.created_at')} AS created_at, NULL AS hidden, ${editedSql('q')}
  FROM questions q JOIN users u ON u.id = q.author_id
  LEFT JOIN (SELECT id, name, slug FROM categories) c ON c.id = q.category_id`;

/** $1 question. */
export const questionById = replying('QuestionDetail', {
  name: 'question',
  text: `SELECT row_to_json(question)::text AS reply FROM (${questionDetail} WHERE q.id = $1) question`,
});

const answerFields = (best: string) => `
  a.id, a.body, a.author_id, u.username AS author, a.vote_score, ${commentsSql('a', 'answer_id')}, a.id IS NOT DISTINCT FROM ${best} AS is_best,
    ${sqlSql('a.created_at')} AS posted_at, ${isoSql('a.created_at')} AS created_at, ${editedSql('a')}`;
const answer = (best: string) => `SELECT ${answerFields(best)}`;

type AnswerSort = 'votes' | 'newest' | 'oldest';
/** The order of answers after the best one: SQL of rows `a`, their keys, and the condition for one that comes before `o`. */
const answerOrders = {
  votes: {
    sql: 'a.vote_score DESC, a.id',
    rank: 'r.vote_score',
    before: '(-a.vote_score, a.id) < (-o.vote_score, o.id)',
  },
  newest: { sql: 'a.id DESC', rank: 'r.id', before: 'a.id > o.id' },
  oldest: { sql: 'a.id', rank: '-r.id', before: 'a.id < o.id' },
} as const;

const answerPage = (sort: AnswerSort): string => `
  WITH question AS (${questionDetail} WHERE q.id = $1),
  -- The best answer has the first place of the first page. Rows of the others before the page, and on it.
  place AS MATERIALIZED (
    SELECT greatest($2::integer - best, 0) AS before, ${answersPerPage} - CASE $2::integer WHEN 0 THEN best ELSE 0 END AS size
    FROM (SELECT (best_answer_id IS NOT NULL)::integer AS best FROM question) q
  ),
  page AS (
    SELECT id FROM (
      SELECT best_answer_id AS id FROM question WHERE best_answer_id IS NOT NULL AND $2::integer = 0
      UNION ALL
      (SELECT id FROM answers a WHERE question_id = $1 AND id IS DISTINCT FROM (SELECT best_answer_id FROM question)
       ORDER BY ${answerOrders[sort].sql} LIMIT (SELECT size FROM place) OFFSET (SELECT before FROM place))
    ) rows LIMIT ${answersPerPage}
  )
  SELECT row_to_json(r)::text AS reply FROM (
    SELECT row_to_json(question) AS question, coalesce((
      SELECT ${arraySql('s')} FROM (
        ${answer('(SELECT best_answer_id FROM question)')}
        FROM page JOIN answers a ON a.id = page.id JOIN users u ON u.id = a.author_id
        ORDER BY is_best DESC, ${answerOrders[sort].sql}
      ) s
    ), '[]') AS answers,
      $3::integer AS page, ceil(question.answer_count / ${answersPerPage}.0)::integer AS pages,
      question.answer_count AS total
    FROM question
  ) r`;

/** Rows for cursors. The best answer counts as the one with the highest score. */
const answerRows = (sort: AnswerSort, name: string): Page<'QuestionWithAnswers'> => ({
  name,
  schema: 'QuestionWithAnswers',
  list: `SELECT row_to_json(q) AS question, q.best_answer_id AS best, q.answer_count AS total FROM (${questionDetail} WHERE q.id = $1) q`,
  ids: 'NULL',
  keyset: {
    table: 'answers',
    where: 'r.question_id = $1',
    keys: [
      {
        name: 'rank',
        sql: `-CASE WHEN r.id = list.best THEN ${2 ** 31 - 1} ELSE ${answerOrders[sort].rank} END`,
        type: 'integer',
      },
      'id',
    ],
    isReversed: false,
  },
  among: 'r.question_id = $1',
  before: '$2',
  head: 'question',
  field: 'answers',
  columns: answerFields('list.best'),
  from: 'JOIN answers a ON a.id = page.id JOIN users u ON u.id = a.author_id',
  page: '$3',
  size: String(answersPerPage),
});

/** $1 question, $2 rows before the page, $3 page. */
export function questionWithAnswers(sort: AnswerSort = 'votes'): PageStatement<'QuestionWithAnswers'> {
  return named(sort === 'votes' ? 'question_page' : `question_page_${sort}`, (name) => ({
    ...replying('QuestionWithAnswers', { name, text: answerPage(sort) }),
    of: answerRows(sort, name),
  }));
}

/** $1 answer. */
export const answerById = replying('Answer', {
  name: 'answer',
  text: `
    SELECT row_to_json(answer)::text AS reply FROM (
      ${answer('q.best_answer_id')}
      FROM answers a JOIN users u ON u.id = a.author_id JOIN questions q ON q.id = a.question_id WHERE a.id = $1
    ) answer`,
});

/** $1 answer. With the page of its question's answers that has it. */
export const answerDetail = (sort: AnswerSort = 'votes') =>
  named(`answer_detail_${sort}`, (name) =>
    replying('AnswerDetail', {
      name,
      text: `
        SELECT row_to_json(reply)::text AS reply FROM (
          SELECT o.question_id, 1 + CASE WHEN o.id = q.best_answer_id THEN 0 ELSE (
            SELECT count(*)::integer FROM answers a
            WHERE a.question_id = o.question_id AND (a.id = q.best_answer_id OR ${answerOrders[sort].before})
          ) END / ${answersPerPage} AS page, (
            SELECT row_to_json(answer) FROM (${answer('q.best_answer_id')} FROM answers a JOIN users u ON u.id = a.author_id WHERE a.id = o.id) answer
          ) AS answer
          FROM answers o JOIN questions q ON q.id = o.question_id WHERE o.id = $1
        ) reply`,
    }),
  );

/**
 * One statement. A vote locks the row of its answer, so that of many votes of one user only the first is counted,
 * and the others see a score that includes it. A trigger adds the vote to the score.
 */
export const insertVote = replying('VoteResult', {
  name: 'insert_vote',
  text: `
    WITH answer AS (SELECT id, vote_score FROM answers WHERE id = $1 FOR NO KEY UPDATE),
    counted AS (
      INSERT INTO votes (answer_id, user_id, value)
      SELECT id, $2::integer, $3::smallint FROM answer
      ON CONFLICT (answer_id, user_id) DO NOTHING
      RETURNING value
    )
    SELECT ${objectSql({
      result: "CASE WHEN counted.value IS NULL THEN 'already_voted' ELSE 'ok' END",
      vote_score: 'answer.vote_score + coalesce(counted.value, 0)',
    })}::text AS reply
    FROM answer LEFT JOIN counted ON true`,
});

const setVote = (table: 'answers' | 'questions', name: string) =>
  replying('VoteState', {
    name,
    text: `
      SELECT ${objectSql({ vote: 'nullif($3::integer, 0)', vote_score: `${name}(target.id, $2::integer, $3::integer)` })}::text AS reply
      FROM (SELECT id FROM ${table} WHERE id = $1 FOR NO KEY UPDATE) target`,
  });
/** $1 answer, $2 user, $3 vote, or 0 to withdraw it. Locks its row first. */
export const setVoteOnAnswer = setVote('answers', 'set_answer_vote');
/** $1 question, $2 user, $3 vote, or 0 to withdraw it. Locks its row first. */
export const setVoteOnQuestion = setVote('questions', 'react_to_question');

/** The question as the contract shows it. */
export async function readQuestion(database: StatementRunner, id: number) {
  return await database.$one(questionById, [id]);
}
