import type pg from 'pg';
import { withoutIndex } from './indexes.js';

/** Fills in what a search finds of these tables, whose triggers were off. */
export async function fillSearch(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  await client.query(`SET maintenance_work_mem = '512MB'`);
  await withoutIndex(client, 'search_entries_words_ranges_idx', () =>
    client.query('SELECT fill_search(VARIADIC $1::text[])', [tables]),
  );
  await client.query('RESET maintenance_work_mem');
  await client.query('ANALYZE search_entries');
}
