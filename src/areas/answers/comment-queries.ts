import { listPage, listRows } from '../../content/lists/lists.js';
import type { PageStatement } from '../../content/lists/walks.js';
import { editedSql } from '../../content/records.js';
import { arraySql, isoSql, objectSql } from '../../core/database/formats.js';
import { replying, type Statement } from '../../core/database/statement.js';

/** A comment `c` by a user `u` as the contract shows it. */
const fields = `
  c.id, c.thread_id AS question_id, c.answer_id, c.body, c.author_id, u.username AS author, c.like_count,
  ${isoSql('c.created_at')} AS created_at, ${editedSql('c')}`;

/** SQL of the fields `comment_count` and `comments` of a question or an answer `post`: the first two, which are only looked for if there are some. */
export const commentsSql = (post: string, column: 'question_id' | 'answer_id'): string => `
  ${post}.comment_count, CASE ${post}.comment_count WHEN 0 THEN '[]' ELSE coalesce((
    SELECT ${arraySql('comment')} FROM (
      SELECT ${fields} FROM post_comments c JOIN users u ON u.id = c.author_id WHERE c.${column} = ${post}.id ORDER BY c.id LIMIT 2
    ) comment
  ), '[]') END AS comments`;

/** $1 comment. */
export const postCommentById = replying('PostComment', {
  name: 'post_comment',
  text: `
    SELECT row_to_json(comment)::text AS reply
    FROM (SELECT ${fields} FROM post_comments c JOIN users u ON u.id = c.author_id WHERE c.id = $1) comment`,
});

/** $1 comment, $2 rows of a page. With the page of the comments on its post that has it. */
export const postCommentDetail = replying('PostCommentDetail', {
  name: 'post_comment_detail',
  text: `
    SELECT row_to_json(reply)::text AS reply FROM (
      SELECT 1 + CASE WHEN o.answer_id IS NULL
        THEN (SELECT count(*)::integer FROM post_comments WHERE question_id = o.question_id AND id < o.id)
        ELSE (SELECT count(*)::integer FROM post_comments WHERE answer_id = o.answer_id AND id < o.id)
      END / $2::integer AS page, (
        SELECT row_to_json(comment) FROM (SELECT ${fields} FROM post_comments c JOIN users u ON u.id = c.author_id WHERE c.id = o.id) comment
      ) AS comment
      FROM post_comments o WHERE o.id = $1
    ) reply`,
});

/** A comment in a list, and its joins from `page.id`. */
export const postCommentSummary = {
  columns: fields,
  from: 'JOIN post_comments c ON c.id = page.id JOIN users u ON u.id = c.author_id',
};

const pageOf = (post: 'question' | 'answer'): PageStatement<'PostCommentPage'> => {
  const list = `comments_of_${post}`;
  return listPage({
    name: list,
    schema: 'PostCommentPage',
    list: `SELECT comment_count AS total FROM ${post}s WHERE id = $1`,
    ...listRows({ list, part: '$1' }, { before: '$2', size: '$3' }),
    among: `r.${post}_id = $1`,
    field: 'comments',
    ...postCommentSummary,
    page: '$4',
    size: '$3',
  });
};
/** $1 question, $2 rows before the page, $3 rows of a page, $4 page. No row: there is no such question. */
export const questionComments = pageOf('question');
/** $1 answer, $2 rows before the page, $3 rows of a page, $4 page. No row: there is no such answer. */
export const answerComments = pageOf('answer');

/** The id of a new comment, null if the question is closed, and the question. */
export type Inserted = { id: number | null; question_id: number };

/** $1 question, $2 author, $3 text, $4 whether the author is staff. Locks its row first, as its closing does. */
export const commentOnQuestion: Statement<Inserted> = {
  name: 'comment_on_question',
  text: `
    WITH question AS (SELECT id, status FROM questions WHERE id = $1 FOR UPDATE),
    created AS (
      INSERT INTO post_comments (thread_id, question_id, author_id, body)
      SELECT id, id, $2::integer, $3::text FROM question WHERE status <> 'closed' OR $4::boolean RETURNING id
    )
    SELECT ${objectSql({ id: 'created.id', question_id: 'question.id' })}::text AS reply FROM question LEFT JOIN created ON true`,
};

/** $1 answer, $2 author, $3 text, $4 whether the author is staff. Locks the question's row first, then the answer's. */
export const commentOnAnswer: Statement<Inserted> = {
  name: 'comment_on_answer',
  text: `
    WITH question AS (SELECT id, status FROM questions WHERE id = (SELECT question_id FROM answers WHERE id = $1) FOR UPDATE),
    answer AS (SELECT a.id, question_id, status FROM question JOIN answers a ON a.id = $1 AND a.question_id = question.id FOR UPDATE OF a),
    created AS (
      INSERT INTO post_comments (thread_id, answer_id, author_id, body)
      SELECT question_id, id, $2::integer, $3::text FROM answer WHERE status <> 'closed' OR $4::boolean RETURNING id
    )
    SELECT ${objectSql({ id: 'created.id', question_id: 'answer.question_id' })}::text AS reply FROM answer LEFT JOIN created ON true`,
};
