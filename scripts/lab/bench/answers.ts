import pg from 'pg';
import { createKey, hashKey, keyPrefix } from '../../../src/api/auth/keys.js';
import { fillQuestions, type QuestionPlan } from '../seed/questions.js';
import { createDatabase } from './database.js';
import { compare, type Load, latency95, type Rounds } from './load.js';
import { fixed, judged, note, print } from './report.js';
import { plazaEnvironment, serveFloor, servePlaza } from './servers.js';

type Scenario = Load & { name: string };
type AnswersData = { key: string; scenarios: Scenario[] };

/** `database` is an already filled one, which saves the filling. */
export type AnswersOptions = Rounds & { questions: number; database?: string; only: string[] };

/** Each scenario on a large and on a small database, compared with the floor on the large one. */
export async function measureAnswers(url: string, options: AnswersOptions): Promise<void> {
  const small = await makeDatabase(url, 'small', 1000);
  const large = options.database ?? (await makeDatabase(url, 'large', options.questions));
  const [few, many] = [await answersData(small), await answersData(large)];
  const floor = await serveFloor(large, '2', many.key);
  const plaza = await servePlaza(plazaEnvironment(large), many.key);
  const plazaSmall = await servePlaza(plazaEnvironment(small), few.key, 'plaza, small');
  const head = ['', 'floor /s', 'plaza /s', 'ratio', 'p50 ms', 'p99 ms', '1,000 /s', 'slower by'];
  print(head, `plaza against the floor, ${options.questions} questions, and against itself with 1,000`);
  const isWanted = (name: string) => options.only.length === 0 || options.only.some((part) => name.includes(part));
  for (const [index, scenario] of many.scenarios.entries()) {
    if (!isWanted(scenario.name)) continue;
    const [a, b, c] = await compare(
      options,
      [floor, scenario],
      [plaza, scenario],
      [plazaSmall, few.scenarios[index] ?? scenario],
    );
    const figures = [fixed(a.rate, 0), fixed(b.rate, 0), fixed(b.rate / a.rate, 2), fixed(b.p50, 1), fixed(b.p99, 1)];
    print([scenario.name, ...figures, fixed(c.rate, 0), fixed(c.rate / b.rate, 2)]);
  }
  const cold = many.scenarios.at(-1);
  if (cold === undefined || !isWanted(cold.name)) return;
  const milliseconds = await latency95(plaza, cold, 400);
  print(['', 'p95 ms', 'bound'], 'a cold search of a common word, by 4 connections');
  print([cold.name, fixed(milliseconds, 1), ...judged(milliseconds, { most: 25 })]);
}

async function makeDatabase(url: string, name: string, questions: number): Promise<string> {
  const made = await createDatabase(url, `bench_${name}`);
  note(`filling the answers area: ${questions} questions`);
  await fillAnswers(made, { questions, users: 1000 });
  return made;
}

/** Fills an empty database for the answers area. */
async function fillAnswers(url: string, plan: QuestionPlan): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    options: '-c TimeZone=UTC -c jit=off -c synchronous_commit=off',
  });
  await client.connect();
  let shown = 0;
  await fillQuestions(client, plan, new Date(), (step, done, total) => {
    if (done === total || performance.now() - shown > 10_000) {
      shown = performance.now();
      note(`  ${step}: ${done} of ${total}`);
    }
  });
  await client.query('VACUUM ANALYZE');
  await client.end();
}

/** A question with 50,000 answers of all scores, created if missing. */
async function discussedQuestion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>('SELECT id FROM questions WHERE answer_count = 50000 LIMIT 1');
  if (rows[0] !== undefined) return rows[0].id;
  const made = await client.query<{ id: number }>(
    `INSERT INTO questions (author_id, title, body) SELECT min(id), 'Much discussed', 'By many.' FROM users RETURNING id`,
  );
  const id = made.rows[0]?.id ?? 0;
  await client.query(
    `INSERT INTO answers (question_id, author_id, body, vote_score)
     SELECT $1, u.id, repeat('Some words that say what I mean. ', 6 + n % 13), n * 7919 % 1000 / (1 + n % 50) - 5
     FROM generate_series(1, 50000) n CROSS JOIN (SELECT min(id) AS id FROM users) u`,
    [id],
  );
  await client.query('VACUUM ANALYZE answers');
  return id;
}

/** Ids and search words from a filled database, and a key. */
async function answersData(url: string): Promise<AnswersData> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const one = async <T>(text: string, values: unknown[] = []): Promise<T> => {
    const { rows } = await client.query<{ value: T }>(text, values);
    return rows[0]?.value as T;
  };
  const key = createKey();
  await client.query(
    `INSERT INTO api_keys (user_id, name, prefix, hash, scopes)
     SELECT min(id), 'bench', $1, $2, '{read,write}' FROM users`,
    [keyPrefix(key), Buffer.from(hashKey(key))],
  );
  const total = await one<number>(`SELECT list_total('questions', 0, '') AS value`);
  const category = await one<string>(
    `SELECT slug AS value FROM categories ORDER BY list_total('questions_by_category', id, '') DESC, id OFFSET 2 LIMIT 1`,
  );
  const longest = await one<number>('SELECT id AS value FROM questions ORDER BY answer_count DESC LIMIT 1');
  const lastAnswer = await one<number>('SELECT max(id) AS value FROM answers');
  const discussed = await discussedQuestion(client);
  const common = await one<string>(
    `SELECT element AS value FROM pg_stats, unnest(most_common_elems::text::text[]) WITH ORDINALITY AS e (element, place)
     JOIN LATERAL (SELECT most_common_elem_freqs[place] AS share) f ON true
     WHERE tablename = 'question_search' AND attname = 'words' AND element ~ '^[a-z]{3,}$'
       AND to_tsvector('english', element)::text LIKE '''' || element || '''%' ORDER BY share DESC LIMIT 1`,
  );
  const rare = await one<string>(
    `SELECT word AS value FROM (
       SELECT regexp_replace(body, '^.* ', '') AS word FROM questions ORDER BY id DESC LIMIT 40
     ) w
     WHERE cardinality(search_questions(word, NULL, NULL)) <= 20 LIMIT 1`,
  );
  const { rows } = await client.query<{ common: number; rare: number }>(
    'SELECT cardinality(search_questions($1, NULL, NULL)) AS common, cardinality(search_questions($2, NULL, NULL)) AS rare',
    [common, rare],
  );
  await client.end();
  const list = (name: string, query: string): Scenario => ({
    name,
    request: () => ({ path: `/answers/questions${query}` }),
  });
  // Each search is unique, so that no cache helps.
  const coldSearch = (name: string, word: string): Scenario => ({
    name,
    request: (n) => ({ path: `/answers/questions?search=${word}+-z${n}` }),
  });
  return {
    key,
    scenarios: [
      list('first page', ''),
      list('by category', `?cat=${category}`),
      list('by status', '?status=open'),
      list('by both', `?cat=${category}&status=open`),
      list('page 2', '?page=2'),
      list('page 5,000', `?page=${Math.min(5000, Math.max(2, Math.floor(total / 20)))}`),
      list('500 answers', `/${longest}`),
      list('50,000, page 1', `/${discussed}`),
      list('50,000, middle', `/${discussed}?page=834`),
      list('50,000, last', `/${discussed}?page=1667`),
      list(`rare (${rows[0]?.rare})`, `?search=${rare}`),
      list(`common (${rows[0]?.common})`, `?search=${common}`),
      {
        name: 'vote',
        // A step without a common factor visits other answers each time.
        request: (n) => ({ path: `/answers/answers/${1 + ((n * 7919) % lastAnswer)}/vote`, body: '{"vote":1}' }),
      },
      coldSearch('rare, new', rare),
      coldSearch('common, new', common),
    ],
  };
}
