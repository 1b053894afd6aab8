import type { Statement } from '../../../core/database/statement.js';
import { searchWordsSql, threadsSql, titlesSql } from '../postgres.js';
import { resultsOf, suggestionsOf, untilSql } from '../results.js';
import { searchSources } from '../sources.js';

/**
 * SQL of the version of a document: microseconds of when it was queued. An earlier version never overwrites a later
 * one.
 */
const microseconds = (time: string): string => `(extract(epoch FROM ${time}) * 1000000)::bigint`;

/** SQL array of the searched tables. */
const tables = `ARRAY[${[...new Set(searchSources.map(({ table }) => `'${table}'`))].join(', ')}]`;

/** $1 engine, null for none. The previous engine stops; PostgreSQL rebuilds its entries in parts. */
export const settleEngine: Statement<never> = {
  name: 'settle_search_engine',
  text: `
    WITH left_out AS (DELETE FROM search_engines WHERE name IS DISTINCT FROM $1::text RETURNING name),
    taken AS (INSERT INTO search_engines (name) SELECT $1::text WHERE $1::text IS NOT NULL ON CONFLICT DO NOTHING RETURNING name)
    SELECT queue_search_rebuild(VARIADIC ${tables}) FROM left_out WHERE $1::text IS NULL`,
};

/** $1 engine, $2 whether it is empty. Queues everything for it, once. */
export const queueAll: Statement<never> = {
  name: 'queue_for_search_engine',
  text: `
    WITH begun AS (
      UPDATE search_engines SET queued_at = now(), ready_at = NULL WHERE name = $1 AND (queued_at IS NULL OR $2::boolean) RETURNING name
    )
    SELECT queue_search_rebuild(VARIADIC ${tables}) FROM begun`,
};

/** A queued row. Its content is null if it is no longer public. */
export type Waiting = {
  type: string;
  id: number;
  version: number;
  content: {
    thread_type: string;
    author_id: number | null;
    area: string | null;
    at: number;
    until: number | null;
    title: string | null;
    body: string | null;
  } | null;
};

/** Most rows sent at once, and approximate characters of their texts. */
const [mostRows, mostCharacters] = [1000, 8_000_000];

/**
 * $1 engine, $2 holder. The holder of the turn keeps it for fifteen seconds, which is longer than a bulk may take;
 * others have nothing to do. If two ever hold it, versions keep the newest. Words of questions are stored all the same,
 * for the list of questions.
 */
export const takeWaiting: Statement<Waiting[]> = {
  name: 'take_search_queue',
  text: `
    WITH turn AS (
      UPDATE search_engines SET holder = $2, held_until = clock_timestamp() + interval '15 seconds'
      WHERE name = $1 AND (holder = $2 OR held_until IS NULL OR held_until < clock_timestamp()) RETURNING name
    ),
    waiting AS MATERIALIZED (SELECT * FROM search_queue WHERE EXISTS (SELECT FROM turn) LIMIT ${mostRows}),
    contents AS MATERIALIZED (
      SELECT * FROM (
        SELECT q.type, q.content_id, q.queued_at, c.*, sum(length(c.body)) OVER (ROWS UNBOUNDED PRECEDING) - length(c.body) AS before
        FROM waiting q LEFT JOIN LATERAL searched_content(q.type, q.content_id) c ON true
      ) w WHERE coalesce(before, 0) < ${mostCharacters}
    ),
    learned AS (
      SELECT search_learn(array_agg(entry_content(title, body))) FROM contents WHERE type = 'question' HAVING count(title) > 0
    )
    SELECT coalesce(json_agg(json_build_object(
      'type', type, 'id', content_id, 'version', ${microseconds('queued_at')},
      'content', CASE WHEN thread_type IS NOT NULL THEN json_build_object(
        'thread_type', thread_type, 'author_id', author_id, 'area', area, 'at', ${microseconds('created_at')},
        'until', ${microseconds('until')}, 'title', title, 'body', body
      ) END
    )), '[]')::text AS reply
    FROM contents WHERE (SELECT count(*) FROM learned) IS NOT NULL`,
};

/**
 * $1 types, $2 ids, $3 versions that the engine has. Rows changed since stay queued. Returns the seconds that each
 * waited.
 */
export const forgetSent: Statement<number[]> = {
  name: 'forget_search_queue',
  text: `
    WITH sent AS (
      DELETE FROM search_queue q USING unnest($1::text[], $2::integer[], $3::bigint[]) AS s (type, id, version)
      WHERE q.type = s.type AND q.content_id = s.id AND ${microseconds('q.queued_at')} = s.version RETURNING q.queued_at
    )
    SELECT coalesce(json_agg(extract(epoch FROM clock_timestamp() - queued_at)), '[]')::text AS reply FROM sent`,
};

/** $1 engine, $2 holder of the turn. The engine becomes the only one once everything was sent to it. */
export const endTurn: Statement<never> = {
  name: 'end_search_turn',
  text: `
    UPDATE search_engines SET held_until = NULL, ready_at = CASE
      WHEN ready_at IS NULL AND queued_at IS NOT NULL AND NOT EXISTS (SELECT FROM search_rebuilds) AND NOT EXISTS (SELECT FROM search_queue)
      THEN now() ELSE ready_at END
    WHERE name = $1 AND holder = $2`,
};

/** $1 types, $2 ids. Queues documents of the engine that are no longer public, for their deletion. */
export const queueGone: Statement<never> = {
  name: 'queue_gone_from_search',
  text: `
    INSERT INTO search_queue (type, content_id)
    SELECT s.type, s.id FROM unnest($1::text[], $2::integer[]) AS s (type, id)
    WHERE NOT EXISTS (SELECT FROM searched_content(s.type, s.id)) ON CONFLICT DO NOTHING`,
};

/** Other forms of words, and filters in the engine's terms. */
export type Forms = {
  words: { forms: string[]; isCommon: boolean }[];
  author: number | null;
  since: number | null;
  until: number | null;
};

/**
 * $1 words, $2 as they are written, $3 languages, $4 author or null, $5 cursor or null, $6 and $7 the end and the
 * beginning of the time or null.
 */
export const resolveForms: Statement<Forms> = {
  name: 'search_asked',
  text: `
    SELECT json_build_object(
      'words', (
        SELECT coalesce(json_agg(json_build_object(
          'forms', forms || ARRAY(
            SELECT form || particle FROM unnest(forms) form, unnest(korean_particles()) particle WHERE form ~ '^[가-힣]$'
          ) || ARRAY(
            SELECT search_key(stem.lexeme) FROM unnest($3::text[]) language, unnest(to_tsvector(language::regconfig, w.written)) stem
            WHERE length(stem.lexeme) > 2
          ),
          'isCommon', EXISTS (
            SELECT FROM unnest($3::text[]) language WHERE to_tsvector(language::regconfig,
              CASE WHEN octet_length(w.written) = length(w.written) THEN w.word ELSE w.written END) = ''
          )
        ) ORDER BY w.place), '[]')
        FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS w (word, written, place), search_forms(w.word, $3::text[]) forms
      ),
      'author', CASE WHEN $4::text IS NOT NULL THEN coalesce((SELECT id FROM users WHERE username = $4::citext), 0) END,
      'since', ${microseconds('$7::timestamptz')},
      'until', ${microseconds(`nullif(${untilSql}, 'infinity')`)}
    )::text AS reply`,
};

/** Rows of PostgreSQL's search in addition, until the engine has everything. */
const meanwhile = (rows: string): string => `${rows} WHERE EXISTS (SELECT FROM search_engines WHERE ready_at IS NULL)`;

/** Joins candidates \`c\` that are public and unchanged since they were sent: queued ones may have changed. */
const current = `
  CROSS JOIN LATERAL searched_content(c.type, c.id) content
  WHERE NOT EXISTS (SELECT FROM search_queue q WHERE q.type = c.type AND q.content_id = c.id)
    AND (content.until IS NULL OR content.until > now())`;

/** $7 to $12 as in PostgreSQL's search; $13 types, $14 ids and $15 scores of candidates. */
export const searchCandidates = resultsOf(
  'search_candidates',
  `
    words AS MATERIALIZED (${meanwhile(`SELECT w.* FROM ${searchWordsSql} w`)}),
    results AS MATERIALIZED (
      SELECT DISTINCT ON (p.type, p.id) p.* FROM (
        SELECT content.thread_type AS type, content.thread_id AS id, content.area, c.type AS post_type, c.id AS post_id,
          content.created_at AS posted_at, round(c.score / (1 + c.score), 6) AS score
        FROM unnest($13::text[], $14::integer[], $15::numeric[]) AS c (type, id, score) ${current}
        UNION ALL
        SELECT t.* FROM words, ${threadsSql} t
      ) p
      ORDER BY p.type, p.id, p.score DESC, p.posted_at DESC, p.post_id DESC
    )`,
  `'[]'::json`,
);

/** $1 typed text, $2 labels and $3 address as in PostgreSQL's search; $4 types and $5 ids, the best first. */
export const suggestCandidates = suggestionsOf(
  'suggest_candidates',
  `SELECT DISTINCT ON (type, id) * FROM (
    SELECT c.type, c.id, content.title, c.rank FROM unnest($4::text[], $5::integer[]) WITH ORDINALITY AS c (type, id, rank) ${current}
    UNION ALL
    ${meanwhile(titlesSql)}
  ) t ORDER BY type, id, rank`,
);
