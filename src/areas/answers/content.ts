import { defineContent, type TableLists } from '../../content/kind.js';
import { author, createdAt, hidden } from '../../content/records.js';
import { isoSql, sqlSql } from '../../core/database/formats.js';

/** A question, with its answers and their votes. */
export const question = defineContent({
  type: 'question',
  noun: 'question',
  table: 'questions',
  area: 'answers',
  missing: 'question_not_found',
  path: `'/answers/questions/' || r.id`,
  author: 'r.author_id',
  title: 'r.title',
  text: 'r.body',
  searched: {},
  isRevised: true,
  isClosed: `r.status = 'closed'`,
  events: {
    'answer.accepted': {
      when: 'r.best_answer_id IS DISTINCT FROM o.best_answer_id AND r.best_answer_id IS NOT NULL',
      id: 'r.best_answer_id',
      owner: '(SELECT author_id FROM answers WHERE id = r.best_answer_id)',
      party: 'r.author_id',
    },
    'question.closed': { when: `r.status = 'closed' AND o.status <> 'closed'` },
    'question.reopened': { when: `r.status = 'open' AND o.status <> 'open'` },
  },
  refilled: {
    answer_count: '0',
    best_answer_id: 'NULL',
    status: `CASE r.status WHEN 'resolved' THEN 'open' ELSE r.status END`,
  },
  parts: [
    { table: 'answers', where: 'r.question_id = root', refilled: { vote_score: '0' } },
    { table: 'votes', where: 'r.answer_id IN (SELECT id FROM answers WHERE question_id = root)' },
  ],
  // The best answer can be referenced only once it is restored.
  onRestore: `UPDATE questions q SET best_answer_id = r.best_answer_id, status = r.status
  FROM removed.questions r WHERE r.removal = m.id AND r.id = q.id AND r.best_answer_id IS NOT NULL;`,
  exported: {
    meaning: 'questions that you asked',
    record: `
      SELECT r.id, r.title, r.body, r.status, r.answer_count, r.best_answer_id, r.author_id, ${author},
        coalesce((SELECT json_agg(row_to_json(c)) FROM categories c WHERE c.id = r.category_id), '[]') AS categories,
        ${createdAt}, ${hidden}`,
  },
});

/** SQL that makes a restored answer the best one again, unless another has become it. */
const bestAgain = (table: string, id: string): string => `IF m.memory = 'best' THEN
    UPDATE ${table} SET best_answer_id = root, status = CASE status WHEN 'open' THEN 'resolved' ELSE status END
    WHERE id = ${id} AND best_answer_id IS NULL;
  END IF;`;

/** An answer to a question, with its votes. */
export const answer = defineContent({
  type: 'answer',
  noun: 'answer',
  table: 'answers',
  area: 'answers',
  missing: 'answer_not_found',
  path: `'/answers/questions/' || r.question_id`,
  label: '(SELECT title FROM questions WHERE id = r.question_id)',
  author: 'r.author_id',
  parentId: 'r.question_id',
  text: 'r.body',
  searched: { thread: { type: 'question', id: 'r.question_id' } },
  isRevised: true,
  isClosed: `(SELECT status = 'closed' FROM questions WHERE id = r.question_id)`,
  refilled: { vote_score: '0' },
  parents: [
    {
      table: 'questions',
      column: 'question_id',
      lock: 'UPDATE',
      counts: { answer_count: 'SELECT count(*) FROM removed.answers WHERE question_id = parent AND removal = joined' },
    },
  ],
  parts: [{ table: 'votes', where: 'r.answer_id = root' }],
  memory: `(SELECT 'best' FROM questions WHERE id = r.question_id AND best_answer_id = r.id)`,
  onRestore: bestAgain('questions', 'm.parent_id'),
  onJoin: bestAgain('removed.questions', 'parent'),
  exported: {
    meaning: 'your answers to questions',
    record: `
      SELECT r.id, r.question_id, r.body, r.author_id, ${author}, r.vote_score, EXISTS (
        SELECT FROM questions q WHERE q.id = r.question_id AND q.best_answer_id = r.id
      ) AS is_best, ${sqlSql('r.created_at')} AS posted_at, ${isoSql('r.created_at')} AS created_at, ${hidden}`,
  },
});

const status = { column: 'status', type: 'question_status' };

/** The lists of questions and answers. */
export const answersLists: readonly TableLists[] = [
  {
    area: 'answers',
    table: 'questions',
    lists: {
      questions: { slots: 16 },
      questions_by_category: { part: 'category_id', slots: 16 },
      questions_by_status: { key: status, slots: 16 },
      questions_by_category_and_status: { part: 'category_id', key: status, slots: 16 },
      questions_of_author: { part: 'author_id' },
      questions_of_author_by_status: { part: 'author_id', key: status },
    },
  },
  {
    area: 'answers',
    table: 'answers',
    lists: { answers_of_author: { part: 'author_id' } },
  },
];
