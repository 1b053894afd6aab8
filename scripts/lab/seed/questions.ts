import type pg from 'pg';
import { corpus } from './corpus.js';
import { addUsers, author, inTransaction, type Progress, random, spanDays, text } from './fill.js';
import { fillSearch, queueSearch } from './search.js';

/** Numbers of rows to create. */
export type QuestionPlan = { questions: number; users: number };

const batchSize = 5_000;
/** Answers of the one longest question, in the middle. */
const longest = 500;

const categories = [
  ['Cooking', 'Woodwork', 'Gardening', 'Programming', 'Networking', 'Databases', 'Hardware', 'Electronics', 'Cycling'],
  ['Hiking', 'Photography', 'Music', 'Languages', 'History', 'Mathematics', 'Physics', 'Chemistry', 'Biology', 'Pets'],
  ['Travel', 'Money', 'Law', 'Parenting', 'Fitness', 'Games', 'Films', 'Books', 'Home repair', 'Cars', 'Sewing'],
].flat();

/**
 * Adds questions with answers and votes. Does the triggers' work for all rows at once, much faster; meanwhile the tables
 * are locked for other writers, and a failure rolls everything back. Deterministic by plan and clock.
 */
export async function fillQuestions(
  client: pg.ClientBase,
  { questions, users }: QuestionPlan,
  now: Date,
  progress: Progress,
): Promise<void> {
  await inTransaction(client, async () => {
    const userIds = await addUsers(client, users);
    const categoryIds = await addCategories(client);
    for (const table of ['questions', 'answers', 'votes']) {
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    }
    // Building a full-text index at once takes a tenth of the time.
    await client.query('DROP INDEX question_search_words_idx');
    const { rows } = await client.query<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM questions');
    const before = rows[0]?.last ?? 0;
    for (let first = 1; first <= questions; first += batchSize) {
      const last = Math.min(questions, first + batchSize - 1);
      const { sentences, subjects } = corpus('questions', first);
      await client.query({
        name: 'seed_questions',
        text: insertQuestions,
        values: [first, last, userIds, sentences, categoryIds, subjects, now, questions, before],
      });
      progress('questions', last, questions);
    }
    await client.query(`SELECT setval('questions_id_seq', $1)`, [before + questions]);
    await settle(client, before, progress);
    for (const table of ['questions', 'answers', 'votes']) {
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    }
    await queueSearch(client, ['questions', 'answers']);
  });
  await fillSearch(client, progress);
}

async function addCategories(client: pg.ClientBase): Promise<number[]> {
  const slugs = categories.map((name) => name.toLowerCase().replace(' ', '-'));
  await client.query(
    `INSERT INTO categories (name, slug) SELECT name, slug FROM unnest($1::text[], $2::text[]) AS c (name, slug)
     ON CONFLICT (slug) DO NOTHING`,
    [categories, slugs],
  );
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM unnest($1::text[]) WITH ORDINALITY AS s (slug, place) JOIN categories USING (slug) ORDER BY place',
    [slugs],
  );
  return rows.map(({ id }) => id);
}

/** A made-up word; small numbers are frequent, so that there are common, rare and unique words. */
const syllables = 'ba,ke,lo,mi,nu,pra,ste,vor,zan,qui,fle,gro,dri,sha,tho,ver,ira,omp,ult,cam';
const word = (number: string, salt: number) => {
  const rank = `floor(power(160000, ${random(number, salt)}))::int`;
  const digit = (place: number) => `('{${syllables}}'::text[])[1 + ${rank} / ${20 ** place} % 20]`;
  return `${digit(0)} || ${digit(1)} || ${digit(2)} || ${digit(3)}`;
};

// One statement, because a resolved question and its best answer reference each other. Categories differ in size, one in
// twenty questions has none; a tenth is closed, and half of those with answers have a best one.
const insertQuestions = `
  WITH q AS MATERIALIZED (
    SELECT $9::int + i AS id, i,
      CASE WHEN ${random('i', 21)} < 0.95
        THEN ($5::int[])[1 + floor(cardinality($5::int[]) * power(${random('i', 22)}, 2))::int] END AS category_id,
      ${author('i', 23)} AS author_id,
      left(($6::text[])[1 + floor(${random('i', 24)} * cardinality($6::text[]))::int], 160) || ' ' || ${word('i', 25)} AS title,
      ${text('i', 26)} || ' ' || ${word('i', 28)} || ' ' || ${word('i', 29)} AS body,
      CASE WHEN i = $8::int / 2 THEN ${longest} ELSE floor(-2.5 * ln(1 - ${random('i', 30)}))::int END AS answers,
      ${random('i', 31)} < 0.1 AS is_closed,
      ${random('i', 32)} < 0.5 AS has_best,
      $7::timestamptz - interval '${spanDays} days' * (1 - power(i::float8 / $8::int, 0.8) * 0.9999) AS created_at
    FROM generate_series($1::int, $2::int) i
  ), a AS MATERIALIZED (
    SELECT nextval('answers_id_seq')::int AS id, q.id AS question_id, k,
      ${author('(q.i * 31 + k)', 33)} AS author_id, ${text('(q.i * 31 + k)', 34)} AS body,
      q.created_at + ($7::timestamptz - q.created_at) * (
        power(${random('q.i', 36)}, 3) * power((k - 0.9 * ${random('(q.i * 31 + k)', 37)}) / q.answers, 2.5)
      ) AS created_at,
      least(floor(-1.5 * ln(1 - ${random('(q.i * 31 + k)', 38)}))::int, cardinality($3::int[])) AS votes,
      ${random('(q.i * 31 + k)', 39)} AS dislike
    FROM q CROSS JOIN LATERAL generate_series(1, q.answers) k ORDER BY q.i, k
  ), v AS (
    SELECT a.id AS answer_id, ($3::int[])[1 + (a.id * 7 + n) % cardinality($3::int[])] AS user_id,
      CASE WHEN n <= floor(a.votes * power(a.dislike, 4)) THEN -1 ELSE 1 END AS value, a.created_at
    FROM a CROSS JOIN LATERAL generate_series(1, a.votes) n
  ), new_questions AS (
    INSERT INTO questions (id, category_id, author_id, title, body, status, best_answer_id, created_at, answer_count)
    SELECT q.id, q.category_id, q.author_id, q.title, q.body,
      CASE WHEN q.is_closed THEN 'closed' WHEN best.id IS NULL THEN 'open' ELSE 'resolved' END::question_status,
      best.id, q.created_at, q.answers
    FROM q LEFT JOIN a best
      ON best.question_id = q.id AND q.has_best AND best.k = 1 + floor(${random('q.i', 40)} * q.answers)::int
    ORDER BY q.id
    RETURNING id, title, body, category_id, status
  ), new_answers AS (
    INSERT INTO answers (id, question_id, author_id, body, created_at, vote_score)
    SELECT id, question_id, author_id, body, created_at, votes - 2 * floor(votes * power(dislike, 4))::int
    FROM a ORDER BY id
  ), new_votes AS (
    INSERT INTO votes (answer_id, user_id, value, created_at) SELECT answer_id, user_id, value, created_at FROM v
  )
  INSERT INTO question_search (question_id, words)
  SELECT id, question_words(title, body, category_id, status) FROM new_questions`;

async function settle(client: pg.ClientBase, before: number, progress: Progress): Promise<void> {
  const steps = [
    () => client.query('ANALYZE questions, answers, votes, question_search'),
    () => client.query('SELECT count_question_changes(count(*)::integer) FROM questions WHERE id > $1', [before]),
    () => client.query(`SELECT rebuild_lists('questions')`),
    () => client.query(`SET LOCAL maintenance_work_mem = '512MB'`),
    () =>
      client.query(
        'CREATE INDEX question_search_words_idx ON question_search USING gin (words) WITH (fastupdate = off)',
      ),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    progress('indexes', index + 1, steps.length);
  }
}
