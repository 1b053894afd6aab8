import { postgresSearch } from '../../src/community/search/postgres.js';
import type { TestApp } from './app.js';

/** Indexes pending writes, as the service does within a second. */
export async function searchSettled({ database, search }: Pick<TestApp, 'database' | 'search'>): Promise<void> {
  await search.index(database);
  // An external engine also gets earlier content.
  for (let isOver = search === postgresSearch; !isOver; ) {
    const { rows } = await database.pool.query('SELECT rebuild_search(50) AS rows');
    isOver = rows[0].rows === null;
    await search.index(database);
  }
}
