import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { documents, questions } from '../../shared/known-answers.js';
import { sendAll, type Target } from './load.js';
import { fixed, judged, print } from './report.js';

const median = (taken: number[]): number => taken.sort((a, b) => a - b)[taken.length >> 1] ?? Number.NaN;

/** Writes the known documents as topics, the first of them last. */
export async function writeKnown(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO topics (board_id, author_id, title, content)
     SELECT (SELECT min(id) FROM boards), (SELECT min(id) FROM users), d.title, d.content
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS d (title, content, place) ORDER BY d.place DESC`,
    [documents.map(([title]) => title), documents.map(([, text]) => text)],
  );
}

/** Share of known questions whose document is the first result, among this many other posts. */
export async function measureKnown({ origin }: Target, posts: number): Promise<void> {
  const first = async (typed: string): Promise<string | undefined> => {
    const reply = await fetch(`${origin}/api/v1/search?${new URLSearchParams({ q: typed, types: 'topic' })}`);
    return ((await reply.json()) as { results: { title: string }[] }).results[0]?.title;
  };
  const [, typed, title] = questions[0] as (typeof questions)[number];
  for (let tries = 0; tries < 100 && (await first(typed)) !== title; tries++) await sleep(100);
  let hits = 0;
  for (const [kind, asked, wanted] of questions) {
    const found = await first(asked);
    if (found === wanted) hits++;
    else print([`${kind}: ${asked}`, found ?? 'nothing']);
  }
  print(
    ['hit@1', `${hits} of ${questions.length}`, ...judged(hits, { least: 29 })],
    `known answers among ${posts} topics`,
  );
}

/** A baseline of PostgreSQL's plain search: all matches of a word, ranked by `ts_rank`, the best twenty. */
async function servePlain(pool: pg.Pool): Promise<{ target: Target; stop: () => Promise<void> }> {
  await pool.query(
    `CREATE TABLE plain_words AS SELECT content_id AS id, to_tsvector('simple', content) AS words FROM search_entries`,
  );
  await pool.query('CREATE INDEX ON plain_words USING gin (words)');
  await pool.query('VACUUM ANALYZE plain_words');
  const text = `SELECT p.id, ts_rank(p.words, q) AS rank FROM plain_words p, to_tsquery('simple', $1) q
    WHERE p.words @@ q ORDER BY rank DESC LIMIT 20`;
  const server = createServer(async ({ url = '' }, reply) => {
    const { rows } = await pool.query({ name: 'plain', text, values: [url.split('=')[1]] });
    reply.end(JSON.stringify(rows));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    target: { name: 'plain', origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: '' },
    stop: async () => {
      server.close();
      await pool.query('DROP TABLE plain_words');
    },
  };
}

/** Word searches compared with that baseline. `most`: maximum time as a multiple. */
export async function measurePlain(
  database: string,
  plaza: Target,
  rows: readonly { name: string; word: string; most: number }[],
): Promise<void> {
  const pool = new pg.Pool({ connectionString: database, options: '-c TimeZone=UTC -c jit=off', max: 4 });
  const plain = await servePlain(pool);
  print(['', 'p50 ms', 'plain', 'ratio', 'bound'], 'a search by 4 connections, and a tsvector with a GIN index');
  for (const { name, word, most } of rows) {
    const taken: [number[], number[]] = [[], []];
    // In turns, so that other load of the machine affects both.
    for (let round = 0; round < 4; round++) {
      taken[0].push(...(await sendAll(plaza, { request: (n) => ({ path: `/search?q=${word}+-z${n}` }) }, 50)));
      taken[1].push(...(await sendAll(plain.target, { request: () => ({ path: `/?q=${word}` }) }, 50)));
    }
    const [a, b] = taken.map(median) as [number, number];
    print([name, fixed(a, 1), fixed(b, 1), fixed(a / b, 2), ...judged(a / b, { most })]);
  }
  await plain.stop();
  await pool.end();
}
