import type { Json } from '../database/client.js';
import { excerptSql, isoSql, sqlSql } from '../database/formats.js';
import { JsonText } from '../http/replies.js';

/** A page that begins before this row is read with OFFSET: skipping so few costs less than asking the page index. */
export const indexedFrom = 1024;

/** As many answers as the contract lets a page of `getQuestion` show, and as many rows as it lets one of a list have. */
export const answersPerPage = 30;
const maxPerPage = 100;

/** The list of all questions counts every change that a search could notice. Text, since JSON numbers end earlier. */
const version = `(SELECT sum(changes)::text FROM question_counters WHERE category_id = 0 AND status = 'any')`;

/** A question as lists show it, and what it takes from `page.id`. */
export const questionSummary = {
  columns: `
    q.id, q.title, ${excerptSql('q.body')} AS excerpt, q.status, q.answer_count, q.author_id, u.username AS author,
    CASE WHEN c.id IS NULL THEN '[]' ELSE json_build_array(c.name) END AS categories, c.slug AS category_slug,
    ${isoSql('q.created_at')} AS created_at`,
  from: `
    JOIN questions q ON q.id = page.id
    JOIN users u ON u.id = q.author_id LEFT JOIN categories c ON c.id = q.category_id`,
};

const summaries = (order: string) => `
  SELECT json_agg(row_to_json(s)) FROM (
    SELECT ${questionSummary.columns}
    FROM page ${questionSummary.from}
    ORDER BY ${order}
  ) s`;

type List = { byCategory: boolean; byStatus: boolean; far: boolean };

/**
 * One page of a list of questions: $1 rows per page, $2 rows before the page, $3 page, then the category's slug and the
 * status, if it is a list by them. A far page is found through the page index: it begins at the row that has `total - $2`
 * rows from itself to the old end, which lies in the first block that reaches as many. Where no block does, the page
 * begins among the newest rows, and few are before it.
 */
function questionPage({ byCategory, byStatus, far }: List) {
  const category = byCategory ? '(SELECT id FROM categories WHERE slug = $4)' : '0';
  const status = byStatus ? `$${byCategory ? 5 : 4}::text` : `'any'`;
  const conditions = [
    ...(byCategory ? ['category_id = (SELECT category_id FROM list)'] : []),
    ...(byStatus ? [`status = ${status}::question_status`] : []),
  ];
  const where = (...more: string[]) => {
    const all = [...conditions, ...more];
    return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`;
  };
  const near = 'ORDER BY id DESC LIMIT $1::integer OFFSET $2::integer';
  const page = far
    ? `WITH start AS (
        SELECT last_id, through - (SELECT total - $2::integer FROM list) AS skip
        FROM (
          SELECT last_id, sum(questions) OVER (ORDER BY last_id) AS through
          FROM question_blocks WHERE category_id = (SELECT category_id FROM list) AND status = ${status}
        ) blocks
        WHERE through >= (SELECT total - $2::integer FROM list)
        ORDER BY last_id LIMIT 1
      )
      (SELECT id FROM questions ${where('id <= (SELECT last_id FROM start)')}
       ORDER BY id DESC LIMIT $1::integer OFFSET (SELECT skip FROM start))
      UNION ALL
      (SELECT id FROM questions ${where('NOT EXISTS (SELECT FROM start)')} ${near})`
    : `SELECT id FROM questions ${where()} ${near}`;
  return {
    name: ['questions', byCategory ? 'category' : '', byStatus ? 'status' : '', far ? 'far' : 'near'].join('_'),
    // The planner knows no $1: the constant limit tells it that a page is short.
    text: `
      WITH list AS (
        SELECT l.category_id, (
          SELECT coalesce(sum(questions), 0)::integer FROM question_counters c
          WHERE c.category_id = l.category_id AND c.status = ${status}
        ) AS total
        FROM (SELECT ${category} AS category_id) l
      ), page AS (SELECT id FROM (${page}) rows LIMIT ${maxPerPage})
      SELECT row_to_json(r)::text AS reply FROM (
        SELECT coalesce((${summaries('q.id DESC')}), '[]') AS questions, total,
          ceil(total / $1::numeric)::integer AS pages, $3::integer AS page
        FROM list
      ) r`,
  };
}

const statements = new Map<string, ReturnType<typeof questionPage>>();
for (const byCategory of [false, true]) {
  for (const byStatus of [false, true]) {
    for (const far of [false, true]) {
      statements.set(`${byCategory} ${byStatus} ${far}`, questionPage({ byCategory, byStatus, far }));
    }
  }
}

/** The statement of a page of this list. */
export function questionPageOf({ byCategory, byStatus, far }: List): ReturnType<typeof questionPage> {
  return statements.get(`${byCategory} ${byStatus} ${far}`) as ReturnType<typeof questionPage>;
}

/** What a search finds, best match first: $1 term, $2 category's slug or null, $3 status or null. */
export const searchQuestions = {
  name: 'search_questions',
  text: `
    SELECT json_build_object('version', ${version}, 'ids', array_to_json(
      CASE WHEN $2::text IS NULL OR category IS NOT NULL
      THEN search_questions($1::text, category, $3::text::question_status) ELSE '{}' END
    ))::text AS reply
    FROM (SELECT (SELECT id FROM categories WHERE slug = $2::text) AS category) c`,
};

/** $1 ids in their order, $2 page, $3 pages, $4 total. No row if the version is no longer $5, unless that is null. */
export const questionsById = {
  name: 'questions_by_id',
  text: `
    WITH page AS (SELECT id, place FROM unnest($1::integer[]) WITH ORDINALITY AS p (id, place) LIMIT ${maxPerPage})
    SELECT row_to_json(r)::text AS reply FROM (
      SELECT coalesce((${summaries('page.place')}), '[]') AS questions,
        $4::integer AS total, $3::integer AS pages, $2::integer AS page
    ) r
    WHERE $5::text IS NULL OR $5::text IS NOT DISTINCT FROM ${version}`,
};

const questionDetail = `
  SELECT q.id, q.title, q.body, q.status, q.answer_count, q.best_answer_id, q.author_id, u.username AS author,
    CASE WHEN c.id IS NULL THEN '[]' ELSE json_build_array(row_to_json(c)) END AS categories,
    ${isoSql('q.created_at')} AS created_at
  FROM questions q JOIN users u ON u.id = q.author_id
  LEFT JOIN (SELECT id, name, slug FROM categories) c ON c.id = q.category_id`;

/** $1 question. */
export const questionById = {
  name: 'question',
  text: `SELECT row_to_json(question)::text AS reply FROM (${questionDetail} WHERE q.id = $1) question`,
};

const answer = (best: string) => `
  SELECT a.id, a.body, a.author_id, u.username AS author, a.vote_score, a.id IS NOT DISTINCT FROM ${best} AS is_best,
    ${sqlSql('a.created_at')} AS posted_at`;

const byScore = 'vote_score DESC, id';
const others = `answers WHERE question_id = $1 AND id IS DISTINCT FROM (SELECT best_answer_id FROM question)`;

const answerPage = (rest: string) => `
  WITH question AS (${questionDetail} WHERE q.id = $1),
  -- Of the answers without the best one, which has the first place of the first page: rows before the page, and on it.
  place AS MATERIALIZED (
    SELECT greatest($2::integer - best, 0) AS before, ${answersPerPage} - CASE $2::integer WHEN 0 THEN best ELSE 0 END AS size,
      answer_count - best AS total
    FROM (SELECT answer_count, (best_answer_id IS NOT NULL)::integer AS best FROM question) q
  ),
  page AS (
    SELECT id FROM (
      SELECT best_answer_id AS id FROM question WHERE best_answer_id IS NOT NULL AND $2::integer = 0
      UNION ALL
      ${rest}
    ) rows LIMIT ${answersPerPage}
  )
  SELECT row_to_json(r)::text AS reply FROM (
    SELECT row_to_json(question) AS question, coalesce((
      SELECT json_agg(row_to_json(s)) FROM (
        ${answer('(SELECT best_answer_id FROM question)')}
        FROM page JOIN answers a ON a.id = page.id JOIN users u ON u.id = a.author_id
        ORDER BY is_best DESC, a.vote_score DESC, a.id
      ) s
    ), '[]') AS answers,
      $3::integer AS page, ceil(question.answer_count / ${answersPerPage}.0)::integer AS pages,
      question.answer_count AS total
    FROM question
  ) r`;

const forward = `
  SELECT id FROM ${others}
  ORDER BY ${byScore} LIMIT (SELECT size FROM place) OFFSET (SELECT before FROM place)`;

/** $1 question, $2 rows before the page, $3 page. Its answers are taken from their index, in order. */
export const questionPageNear = { name: 'question_page_near', text: answerPage(`(${forward})`) };

/** The same for a page far into the list, which is reached from the nearer end of the index. */
export const questionPageFar = {
  name: 'question_page_far',
  text: answerPage(`
    (SELECT id FROM (${forward.replace('ORDER BY', 'AND (SELECT before <= total / 2 FROM place) ORDER BY')}) ahead)
    UNION ALL
    (SELECT id FROM ${others} AND (SELECT before > total / 2 FROM place)
     ORDER BY vote_score, id DESC
     LIMIT (SELECT greatest(least(size, total - before), 0) FROM place)
     OFFSET (SELECT greatest(total - before - size, 0) FROM place))`),
};

/** $1 answer. */
export const answerById = {
  name: 'answer',
  text: `
    SELECT row_to_json(answer)::text AS reply FROM (
      ${answer('q.best_answer_id')}
      FROM answers a JOIN users u ON u.id = a.author_id JOIN questions q ON q.id = a.question_id WHERE a.id = $1
    ) answer`,
};

/**
 * One statement. Whoever votes on an answer holds its row, so that of many votes of one user the first alone is counted,
 * and the score that the others see has it in. A trigger adds the vote to the score.
 */
export const insertVote = {
  name: 'insert_vote',
  text: `
    WITH answer AS (SELECT id, vote_score FROM answers WHERE id = $1 FOR NO KEY UPDATE),
    counted AS (
      INSERT INTO votes (answer_id, user_id, value)
      SELECT id, $2::integer, $3::smallint FROM answer
      ON CONFLICT (answer_id, user_id) DO NOTHING
      RETURNING value
    )
    SELECT json_build_object(
      'result', CASE WHEN counted.value IS NULL THEN 'already_voted' ELSE 'ok' END,
      'vote_score', answer.vote_score + coalesce(counted.value, 0)
    )::text AS reply
    FROM answer LEFT JOIN counted ON true`,
};

/** The question as the contract shows it. */
export async function readQuestion(json: Json, id: number) {
  return new JsonText<never>((await json(questionById, [id])) ?? 'null');
}
