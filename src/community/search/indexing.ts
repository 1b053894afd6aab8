import { setTimeout as sleep } from 'node:timers/promises';
import type { Working } from '../../api/pipeline/search-engine.js';
import type { Database } from '../../core/database/client.js';
import type { Statement } from '../../core/database/statement.js';

/** Milliseconds that a part takes, about, in which rows are locked; and until one is tried again that another has. */
const [partLasts, pause] = [50, 100];

/** Entries of a part at most: `index_search` of prisma/sql/search.sql. */
const mostMade = 500;

/** Sessions that do it where something has waited for so many seconds: more than one takes more of a processor that writers have for themselves. */
const [mostSessions, behind] = [3, 0.3];

/** $1 milliseconds. The seconds that each waited. */
const indexPart: Statement<number[]> = {
  name: 'index_search',
  text: 'SELECT to_json(index_search($1))::text AS reply',
};

/**
 * Makes what searches look through of all that was written, in parts that are committed: what interrupts it loses one of them. It ends with
 * the first part that has time left, and leaves what is written meanwhile to the next call: parts of a few entries each cost more than the
 * entries do. Safe on several nodes at once, which share the work. `told` is told how many seconds each waited.
 */
export async function indexSearch({ json }: Pick<Database, 'json'>, { signal, told }: Working = {}): Promise<void> {
  const part = async () => (await json(indexPart, [partLasts]))?.parse() ?? [];
  for (let sessions = 1; signal?.aborted !== true; ) {
    const began = performance.now();
    const waited = (await Promise.all(Array.from({ length: sessions }, part))).flat();
    for (const each of waited) told?.(each);
    if (performance.now() - began < partLasts && waited.length < mostMade) return;
    if (waited.length === 0) return;
    sessions = Math.max(...waited) > behind ? mostSessions : 1;
  }
}

/** $1 the last word that was looked at. The next; null at the end. */
const forgetPart: Statement<string | null> = {
  name: 'search_forget',
  text: `SELECT coalesce(to_json(search_forget($1)), 'null')::text AS reply`,
};

/** Forgets words that no post has any more, with which searches correct and complete others. Half of the time is left to others. */
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

/** $1 milliseconds. Null where no table is left: what is queued alone is for `indexSearch`. */
const rebuildPart: Statement<number | null> = {
  name: 'rebuild_search',
  text: `
    SELECT coalesce(CASE WHEN EXISTS (SELECT FROM search_rebuilds) THEN to_json(rebuild_search($1)) END, 'null')::text AS reply`,
};

/**
 * Makes anew what searches look through of the tables that are queued for it, in parts that are committed: what interrupts it loses
 * one of them. Half of the time is left to others. Calls `progress` with how many rows were done. A part has as many rows as two in each of
 * the milliseconds that it `lasts`.
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
