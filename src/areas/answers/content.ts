import { type DeclaredLists, defineContent } from '../../content/kind.js';
import { author, createdAt, hidden } from '../../content/records.js';
import { tagNamesSql } from '../../content/tags.js';
import { sqlSql } from '../../core/database/formats.js';
import type { Row } from '../../core/database/row.js';

/** A question, with its answers and their votes. */
export const question = defineContent({
  type: 'question',
  noun: 'question',
  table: 'questions',
  area: 'answers',
  path: (r) => `'/answers/questions/' || ${r.id}`,
  author: 'author_id',
  title: 'title',
  text: 'body',
  reactions: 'vote_score',
  searched: {},
  tags: 'tag_ids',
  isRevised: true,
  isClosed: (r) => `${r.status} = 'closed'`,
  events: {
    'question.updated': { when: (r, o) => `${r.tag_ids} <> ${o.tag_ids}` },
    'answer.accepted': {
      when: (r, o) => `${r.best_answer_id} IS DISTINCT FROM ${o.best_answer_id} AND ${r.best_answer_id} IS NOT NULL`,
      id: 'best_answer_id',
      owner: (r) => `(SELECT author_id FROM answers WHERE id = ${r.best_answer_id})`,
      party: 'author_id',
    },
    'question.closed': { when: (r, o) => `${r.status} = 'closed' AND ${o.status} <> 'closed'` },
    'question.reopened': { when: (r, o) => `${r.status} = 'open' AND ${o.status} <> 'open'` },
  },
  refilled: {
    answer_count: 0,
    comment_count: 0,
    best_answer_id: null,
    status: (r) => `CASE ${r.status} WHEN 'resolved' THEN 'open' ELSE ${r.status} END`,
  },
  parts: [
    { table: 'answers', of: 'question_id', refilled: { vote_score: 0, comment_count: 0 } },
    { table: 'post_comments', of: 'thread_id' },
    {
      table: 'votes',
      of: (r, question) => `${r.answer_id} IN (SELECT id FROM answers WHERE question_id = ${question})`,
    },
  ],
  // The best answer can be referenced only once it is restored.
  onRestore: (_, m) => `UPDATE questions q SET best_answer_id = r.best_answer_id, status = r.status
  FROM removed.questions r WHERE r.removal = ${m.id} AND r.id = q.id AND r.best_answer_id IS NOT NULL;`,
  exported: {
    meaning: 'questions that you asked',
    record: (r) => `
      SELECT ${r.id}, ${r.title}, ${r.body}, ${r.status}, ${r.answer_count}, ${r.vote_score}, ${r.comment_count}, ${r.best_answer_id}, ${r.close_reason}, ${r.author_id}, ${author},
        coalesce((SELECT json_agg(row_to_json(c)) FROM categories c WHERE c.id = ${r.category_id}), '[]') AS categories,
        ${tagNamesSql(r)}, ${createdAt(r)}, ${hidden(r)}`,
  },
});

/** SQL that makes a restored answer the best one again, unless another has become it. */
const bestAgain = (m: Row<'removals'>, answer: string, table: string, question: string): string =>
  `IF ${m.memory} = 'best' THEN
    UPDATE ${table} SET best_answer_id = ${answer}, status = CASE status WHEN 'open' THEN 'resolved' ELSE status END
    WHERE id = ${question} AND best_answer_id IS NULL;
  END IF;`;

/** An answer to a question, with its votes. */
export const answer = defineContent({
  type: 'answer',
  noun: 'answer',
  table: 'answers',
  area: 'answers',
  path: (r) => `'/answers/questions/' || ${r.question_id}`,
  label: (r) => `(SELECT title FROM questions WHERE id = ${r.question_id})`,
  author: 'author_id',
  parentId: 'question_id',
  text: 'body',
  searched: { thread: { type: 'question', id: 'question_id' } },
  isRevised: true,
  isClosed: (r) => `(SELECT status = 'closed' FROM questions WHERE id = ${r.question_id})`,
  refilled: { vote_score: 0, comment_count: 0 },
  parents: [{ table: 'questions', column: 'question_id', lock: 'UPDATE', count: 'answer_count' }],
  parts: [
    { table: 'post_comments', of: 'answer_id' },
    { table: 'votes', of: 'answer_id' },
  ],
  memory: (r) => `(SELECT 'best' FROM questions WHERE id = ${r.question_id} AND best_answer_id = ${r.id})`,
  onRestore: (answer, m) => bestAgain(m, answer, 'questions', m.parent_id),
  onJoin: (answer, m, question) => bestAgain(m, answer, 'removed.questions', question),
  exported: {
    meaning: 'your answers to questions',
    record: (r) => `
      SELECT ${r.id}, ${r.question_id}, ${r.body}, ${r.author_id}, ${author}, ${r.vote_score}, ${r.comment_count}, EXISTS (
        SELECT FROM questions q WHERE q.id = ${r.question_id} AND q.best_answer_id = ${r.id}
      ) AS is_best, ${sqlSql(r.created_at)} AS posted_at, ${createdAt(r)}, ${hidden(r)}`,
  },
});

/** A comment on a question or an answer. */
export const postComment = defineContent({
  type: 'post_comment',
  noun: 'comment on a question or answer',
  table: 'post_comments',
  area: 'answers',
  path: (r) => `'/answers/questions/' || ${r.thread_id}`,
  label: (r) => `(SELECT title FROM questions WHERE id = ${r.thread_id})`,
  author: 'author_id',
  text: 'body',
  reactions: 'like_count',
  isRevised: true,
  isClosed: (r) => `(SELECT status = 'closed' FROM questions WHERE id = ${r.thread_id})`,
  parentId: (r) => `coalesce(${r.question_id}, ${r.answer_id})`,
  within: { type: 'question', id: 'thread_id' },
  host: (r) => `coalesce(
    (SELECT author_id FROM answers WHERE id = ${r.answer_id}), (SELECT author_id FROM questions WHERE id = ${r.question_id})
  )`,
  parents: [
    { table: 'questions', column: 'question_id', lock: 'UPDATE', count: 'comment_count' },
    { table: 'answers', column: 'answer_id', lock: 'UPDATE', count: 'comment_count' },
  ],
  exported: {
    meaning: 'your comments on questions and answers',
    record: (r) =>
      `SELECT ${r.id}, ${r.thread_id} AS question_id, ${r.answer_id}, ${r.body}, ${r.author_id}, ${author}, ${r.like_count}, ${createdAt(r)}, ${hidden(r)}`,
  },
});

const status = { column: 'status', type: 'question_status' } as const;

/** The lists of questions and answers. */
export const answersLists: DeclaredLists = [
  {
    area: 'answers',
    table: 'questions',
    lists: {
      questions: { slots: 16 },
      questions_by_category: { part: 'category_id', slots: 16 },
      questions_by_status: { key: status, slots: 16 },
      questions_by_category_and_status: { part: 'category_id', key: status, slots: 16 },
      questions_of_author: { part: 'author_id' },
      questions_by_tag: { parts: 'tag_ids', slots: 4, orders: [] },
      questions_of_author_by_status: { part: 'author_id', key: status },
    },
  },
  {
    area: 'answers',
    table: 'answers',
    lists: { answers_of_author: { part: 'author_id' } },
  },
  {
    area: 'answers',
    table: 'post_comments',
    lists: { comments_of_question: { part: 'question_id' }, comments_of_answer: { part: 'answer_id' } },
  },
];
