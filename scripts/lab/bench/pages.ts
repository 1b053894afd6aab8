import pg from 'pg';
import { createKey, hashKey, keyPrefix } from '../../../src/api/auth/keys.js';
import { Passwords } from '../../../src/api/auth/passwords.js';
import { applyMigrations, migrationsFolder } from '../../../src/core/database/migrations/migrations.js';
import { corpus } from '../seed/corpus.js';
import { text } from '../seed/fill.js';
import { compare, type Load, type Rounds } from './load.js';
import { fixed, judged, note, print } from './report.js';
import { plazaEnvironment, servePlaza } from './servers.js';

/** Topics and questions, requested in turn so that no cache helps, and the number of replies and answers of each. */
const [count, replies, answers] = [1000, 20, 5];

const password = 'the password of the bench';

/** Maximum CPU time of a page, as a multiple of its operations. */
const mostTimes = 1.6;

/**
 * Pages compared with their operations: rate beside that of the JSON, and CPU time beside that of the JSON with the same
 * HTML and people.
 */
export async function measurePages(url: string, { only, ...rounds }: Rounds & { only: string[] }): Promise<void> {
  await applyMigrations(url, migrationsFolder);
  const { key, topicId, questionId } = await fillPages(url);
  const plaza = await servePlaza(plazaEnvironment(url), key);
  const cookie = await signIn(plaza.origin);
  const places = {
    topic: (n: number) => ['/forum/topics/', topicId + (n % count), `-topic-${1 + (n % count)}`],
    question: (n: number) => ['/answers/questions/', questionId + (n % count), `-question-${1 + (n % count)}`],
  };
  const readers = [
    { reader: 'visitor', ofJson: {}, ofPage: {}, least: 0.4 },
    { reader: 'member', ofJson: { authorization: `Bearer ${key}` }, ofPage: { cookie }, least: 0.3 },
  ];
  const bound = ['bound', ''];
  print(['', 'JSON /s', 'page /s', 'ratio', ...bound, 'CPU ms', 'page', 'times', ...bound], 'pages beside their JSON');
  for (const [place, partsOf] of Object.entries(places)) {
    const path = (n: number) => partsOf(n).slice(0, 2).join('');
    const pagePath = (n: number) => partsOf(n).join('');
    for (const { reader, ofJson, ofPage, least } of readers) {
      const name = `${place}, ${reader}`;
      if (only.length > 0 && !only.some((part) => name.includes(part))) continue;
      const asked = (headers: Record<string, string>, pathOf: (n: number) => string, isPage = false): Load => ({
        headers,
        request: (n) => ({ path: pathOf(n), isPage }),
      });
      const [json, whole, page] = await compare(
        rounds,
        [plaza, asked(ofJson, (n) => `${path(n)}?n=${n}`)],
        [plaza, asked(ofJson, (n) => `${path(n)}?render=html&include=people&n=${n}`)],
        [plaza, asked(ofPage, pagePath, true)],
      );
      const [ratio, times] = [page.rate / json.rate, page.cpu / whole.cpu];
      print([
        name,
        ...[fixed(json.rate, 0), fixed(page.rate, 0), fixed(ratio, 2), ...judged(ratio, { least })],
        ...[fixed(whole.cpu, 2), fixed(page.cpu, 2), fixed(times, 2), ...judged(times, { most: mostTimes })],
      ]);
    }
  }
}

/** Distinct texts by 200 people, the first of whom can sign in. */
async function fillPages(url: string): Promise<{ key: string; topicId: number; questionId: number }> {
  note(`filling: ${count} topics and questions`);
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC -c jit=off' });
  await client.connect();
  const first = async (table: string) =>
    (await client.query<{ id: number }>(`SELECT min(id) AS id FROM ${table}`)).rows[0]?.id ?? 0;
  await client.query(
    `INSERT INTO users (username, email, role, email_verified_at, created_at, password_hash)
     SELECT 'bench-' || n, 'bench-' || n || '@example.org', 'member', now(), now() - interval '3 years', CASE WHEN n = 1 THEN $1 END
     FROM generate_series(1, 200) n`,
    [await new Passwords().hash(password)],
  );
  await client.query(`INSERT INTO boards (title, description, position) VALUES ('Board', 'What it is about.', 1)`);
  const userId = await first('users');
  const { sentences } = corpus('replies', 0);
  const add = (into: string, columns: string, rows: number, values: unknown[]) =>
    client.query(
      `INSERT INTO ${into} SELECT ${columns}, ${text('n', rows)} || ' ' || n, $1::integer + (n * 13 + n / ${count}) % 200
       FROM generate_series(1, ${rows}) n WHERE $3::text IS NULL ORDER BY n`,
      [userId, ...values, null, sentences],
    );
  await add('topics (board_id, title, content, author_id)', `$2::integer, 'Topic ' || n`, count, [
    await first('boards'),
  ]);
  await add('questions (title, body, author_id)', `'Question ' || n || left($2::text, 0)`, count, ['']);
  const [topicId, questionId] = [await first('topics'), await first('questions')];
  await add('replies (topic_id, content, author_id)', `$2::integer + n % ${count}`, count * replies, [topicId]);
  await add('answers (question_id, body, author_id)', `$2::integer + n % ${count}`, count * answers, [questionId]);
  const key = createKey();
  await client.query(
    `INSERT INTO api_keys (user_id, name, prefix, hash, scopes) VALUES ($1, 'bench', $2, $3, '{read,write}')`,
    [userId, keyPrefix(key), Buffer.from(hashKey(key))],
  );
  await client.query('VACUUM ANALYZE');
  await client.end();
  return { key, topicId, questionId };
}

/** The cookies of a signed-in member. */
async function signIn(origin: string): Promise<string> {
  const cookiesOf = (reply: Response) => reply.headers.getSetCookie().map((each) => each.split(';')[0]);
  const page = await fetch(`${origin}/sign-in`);
  const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(await page.text()) ?? [];
  const entered = await fetch(`${origin}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookiesOf(page).join('; ') },
    body: new URLSearchParams({ form_token: token, username: 'bench-1', password }),
  });
  if (entered.status !== 303) throw new Error(`Signing in was answered with ${entered.status}`);
  return [...cookiesOf(page), ...cookiesOf(entered)].join('; ');
}
