import pg from 'pg';
import { createKey } from '../../../src/api/auth/keys.js';
import { fill } from '../seed/fill.js';
import { fillQuestions } from '../seed/questions.js';
import { createDatabase } from './database.js';
import { type Load, latency95 } from './load.js';
import { fixed, judged, note, print } from './report.js';
import { measureKnown, measurePlain, writeKnown } from './search-quality.js';
import { plazaEnvironment, servePlaza } from './servers.js';

const few = 1000;
/** Maximum posts whose words are copied for a search without anything else. */
const mostCopied = 100_000;

/** Maximum 95th percentile in milliseconds with 4 connections, and maximum ratio to 1,000 posts. */
type Bounds = { milliseconds: number; slower: number };
const rows: { name: string; path: (words: Words, n: number) => string; most: Bounds }[] = [
  { name: 'a rare word', path: ({ rare }, n) => `/search?q=${rare}+-z${n}`, most: { milliseconds: 25, slower: 1.5 } },
  {
    name: 'a common word',
    path: ({ common }, n) => `/search?q=${common}+-z${n}`,
    most: { milliseconds: 60, slower: 4 },
  },
  {
    name: 'a word in 1 of 100 posts',
    path: ({ middle }, n) => `/search?q=${middle}+-z${n}`,
    most: { milliseconds: 60, slower: 4 },
  },
  {
    name: 'a suggestion',
    path: ({ typed }, n) => `/suggest?q=${typed[n % typed.length]}`,
    most: { milliseconds: 20, slower: 4 },
  },
  {
    name: 'similar questions',
    path: ({ titles }, n) => `/answers/questions/similar?title=${encodeURIComponent(titles[n % titles.length] ?? '')}`,
    most: { milliseconds: 250, slower: 50 },
  },
];
type Words = { rare: string; middle: string; common: string; typed: string[]; titles: string[] };

/**
 * Searches with this many questions and as many topics with three replies each, and with 1,000. `database` is an already
 * filled one.
 */
export async function measureSearch(url: string, posts: number, database?: string): Promise<void> {
  const head = ['', 'p95 ms', 'bound', '', '1,000', 'slower by', 'bound'];
  const small = await serve(await filled(url, few), few);
  const filledWith = database ?? (await filled(url, posts));
  const large = await serve(filledWith, posts);
  print(head, `a search by 4 connections, ${posts} questions and topics, and 1,000`);
  for (const { name, path, most } of rows) {
    const load = ({ words }: Served): Load => ({ request: (n) => ({ path: path(words, n) }) });
    const [a, b] = [await latency95(large.plaza, load(large), 400), await latency95(small.plaza, load(small), 400)];
    const bounds = [judged(a, { most: most.milliseconds }), judged(a / b, { most: most.slower })];
    print([name, fixed(a, 1), ...(bounds[0] ?? []), fixed(b, 1), fixed(a / b, 2), ...(bounds[1] ?? [])]);
  }
  await measureKnown(small.plaza, few);
  if (posts > mostCopied) return;
  const { common, rare } = large.words;
  await measurePlain(filledWith, large.plaza, [
    { name: 'a common word', word: common, most: 1.3 },
    { name: 'a rare word', word: rare, most: 1.5 },
  ]);
}

type Served = Awaited<ReturnType<typeof serve>>;

const settings = '-c TimeZone=UTC -c jit=off -c synchronous_commit=off -c work_mem=64MB';

async function filled(url: string, posts: number): Promise<string> {
  const made = await createDatabase(url, `bench_search_${posts}`);
  const client = new pg.Client({ connectionString: made, options: settings });
  await client.connect();
  note(`filling: ${posts} questions and topics`);
  const users = { users: 1000 };
  await fillQuestions(client, { questions: posts, ...users }, new Date(), () => {});
  const forum = { boards: 6, topics: posts, replies: 3 * posts, oneBoard: false, oneTopic: false, ...users };
  await fill(client, forum, new Date(), () => {});
  await writeKnown(client);
  await client.query('VACUUM ANALYZE');
  await client.end();
  return made;
}

async function serve(database: string, posts: number) {
  const client = new pg.Client({ connectionString: database, options: settings });
  await client.connect();
  const words = await wordsOf(client);
  await client.end();
  return { words, plaza: await servePlaza(plazaEnvironment(database), createKey(), `plaza, ${posts}`) };
}

/** Posts to sample words from. */
const sample = 20_000;

/** Words with few, some and many matches, prefixes of titles, and titles. */
async function wordsOf(client: pg.Client): Promise<Words> {
  const { rows: found } = await client.query<{ word: string; posts: number }>(
    `SELECT word, ndoc AS posts FROM ts_stat((
       SELECT format(
         'SELECT to_tsvector(''simple'', content) FROM search_entries TABLESAMPLE SYSTEM (%s) REPEATABLE (1)',
         least(100, ${100 * sample} / count(*))
       )
       FROM search_entries
     ))
     WHERE word ~ '^[a-z]{4,}$' AND to_tsvector('english', word) <> '' ORDER BY ndoc DESC, word`,
  );
  const near = (posts: number) => found.find((each) => each.posts <= posts)?.word ?? '';
  const { rows: titles } = await client.query<{ title: string }>(
    `SELECT title FROM search_entries WHERE type = 'question' ORDER BY id DESC LIMIT 100`,
  );
  const typed = titles.map(({ title }) => (/[a-z]{4,}/i.exec(title)?.[0] ?? title).slice(0, 4));
  return {
    rare: near(1),
    middle: near(sample / 100),
    common: near(sample),
    typed,
    titles: titles.map(({ title }) => title),
  };
}
