import { type Invariant, isQueuedSql, listsOf, madeBy, nothingAfterwards } from './invariant.js';

const commentsOf = (table: 'questions' | 'answers', noun: 'question' | 'answer'): Invariant => ({
  area: 'answers',
  rule: `comment_count is the number of comments on ${noun === 'answer' ? 'an answer' : 'a question'}`,
  query: `
    SELECT '${noun} ' || p.id AS subject, p.comment_count AS kept, coalesce(c.comments, 0) AS counted
    FROM ${table} p LEFT JOIN (SELECT ${noun}_id, count(*) AS comments FROM post_comments GROUP BY 1) c ON c.${noun}_id = p.id
    WHERE p.comment_count <> coalesce(c.comments, 0)`,
});

/** Rules for questions, answers, comments and votes. */
export const answersInvariants: readonly Invariant[] = [
  {
    area: 'answers',
    rule: 'answer_count is the number of answers of a question',
    query: `
      SELECT 'question ' || q.id AS subject, q.answer_count AS kept, coalesce(a.answers, 0) AS counted
      FROM questions q LEFT JOIN (SELECT question_id, count(*) AS answers FROM answers GROUP BY 1) a
        ON a.question_id = q.id
      WHERE q.answer_count <> coalesce(a.answers, 0)`,
  },
  commentsOf('questions', 'question'),
  commentsOf('answers', 'answer'),
  {
    area: 'answers',
    rule: 'vote_score is the sum of the votes for an answer',
    query: `
      SELECT 'answer ' || a.id AS subject, a.vote_score AS kept, coalesce(v.score, 0) AS counted
      FROM answers a LEFT JOIN (SELECT answer_id, sum(value) AS score FROM votes GROUP BY 1) v ON v.answer_id = a.id
      WHERE a.vote_score <> coalesce(v.score, 0)`,
  },
  {
    area: 'answers',
    rule: 'a resolved question has a best answer, an open one has none, and it is an answer to that question',
    query: `
      SELECT 'question ' || q.id AS subject,
        format('%s, best answer %s', q.status, coalesce(q.best_answer_id::text, 'none')) AS kept,
        CASE WHEN q.best_answer_id IS NULL THEN 'no best answer'
          WHEN a.id IS NULL THEN 'no such answer' ELSE 'an answer to question ' || a.question_id END AS counted
      FROM questions q LEFT JOIN answers a ON a.id = q.best_answer_id
      WHERE (q.status = 'resolved' AND q.best_answer_id IS NULL) OR (q.status = 'open' AND q.best_answer_id IS NOT NULL)
        OR (q.best_answer_id IS NOT NULL AND a.question_id IS DISTINCT FROM q.id)`,
  },
  {
    area: 'answers',
    rule: 'a search looks through what a question says now',
    query: `
      SELECT 'question ' || coalesce(q.id, s.question_id) AS subject,
        CASE WHEN s.question_id IS NULL THEN 'no words' ELSE 'words' END AS kept,
        CASE WHEN q.id IS NULL THEN 'no such question' ELSE 'other words' END AS counted
      FROM questions q FULL JOIN question_search s ON s.question_id = q.id
      WHERE q.id IS NULL OR s.question_id IS NULL
        OR (s.words <> question_words(q.title, q.body, q.category_id, q.status) AND NOT ${isQueuedSql('questions', 'q.id')})`,
  },
  nothingAfterwards('answers', 'votes', madeBy('votes', 'vote for answer', 'user_id', 'answer_id')),
  listsOf('answers'),
];
