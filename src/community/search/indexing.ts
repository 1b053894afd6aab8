import { setTimeout as sleep } from 'node:timers/promises';
import type { IndexOptions } from '../../api/pipeline/search-engine.js';
import type { Database } from '../../core/database/client.js';
import type { Statement } from '../../core/database/statement.js';

/** Approximate milliseconds of a part, during which rows are locked; and of the pause if another node has the part. */
const [partLasts, pause] = [50, 100];

/** Most entries of a part: `index_search` of prisma/sql/search.sql. */
const mostMade = 500;

/** Sessions to use if an entry has waited for so many seconds. More would take processor time from writers. */
const [mostSessions, behind] = [3, 0.3];

/** $1 milliseconds. Returns the seconds that each entry waited. */
const indexPart: Statement<number[]> = {
  name: 'index_search',
  text: 'SELECT to_json(index_search($1))::text AS reply',
};

/**
 * Updates the search entries of changed content, in parts that are committed, of which an interruption loses one. Ends
 * with the first part that has time left, and leaves later changes to the next call: parts of a few entries cost more
 * than the entries do. Safe on several nodes at once, which share the work. `onIndexed` is called with the seconds that each
 * entry waited.
 */
export async function indexSearch(
  { json }: Pick<Database, 'json'>,
  { signal, onIndexed }: IndexOptions = {},
): Promise<void> {
  const part = async () => (await json(indexPart, [partLasts]))?.parse() ?? [];
  for (let sessions = 1; signal?.aborted !== true; ) {
    const began = performance.now();
    const waited = (await Promise.all(Array.from({ length: sessions }, part))).flat();
    for (const each of waited) onIndexed?.(each);
    const hasTimeLeft = performance.now() - began < partLasts && waited.length < mostMade;
    if (hasTimeLeft || waited.length === 0) return;
    sessions = Math.max(...waited) > behind ? mostSessions : 1;
  }
}

/** $1 last word. Returns the next one; null at the end. */
const forgetPart: Statement<string | null> = {
  name: 'search_forget',
  text: `SELECT coalesce(to_json(search_forget($1)), 'null')::text AS reply`,
};

/** Deletes words that no post has any more from the list for corrections and completions. Pauses half of the time. */
export async function forgetWords(
  { json }: Pick<Database, 'json'>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  for (let last: string | null = ''; last !== null && signal?.aborted !== true; ) {
    const began = performance.now();
    last = (await json(forgetPart, [last]))?.parse() ?? null;
    await sleep(performance.now() - began, undefined, { signal }).catch(() => {});
  }
}

/** $1 milliseconds. Null if no table is left: single queued entries are for `indexSearch`. */
const rebuildPart: Statement<number | null> = {
  name: 'rebuild_search',
  text: `
    SELECT coalesce(CASE WHEN EXISTS (SELECT FROM search_rebuilds) THEN to_json(rebuild_search($1)) END, 'null')::text AS reply`,
};

/**
 * Rebuilds the search entries of queued tables, in parts that are committed, of which an interruption loses one. Pauses
 * half of the time. Calls `progress` with the number of rows. A part has two rows for each millisecond of `lasts`.
 */
export async function rebuildSearch(
  { json }: Pick<Database, 'json'>,
  {
    signal,
    progress,
    lasts = partLasts,
  }: { signal?: AbortSignal; progress?: (rows: number) => unknown; lasts?: number } = {},
): Promise<void> {
  while (signal?.aborted !== true) {
    const began = performance.now();
    const rows = (await json(rebuildPart, [lasts]))?.parse() ?? null;
    if (rows === null) return;
    progress?.(rows);
    await sleep(rows === 0 ? pause : performance.now() - began, undefined, { signal }).catch(() => {});
  }
}
