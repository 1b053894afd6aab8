import { type Config, loadConfig } from '../../src/core/platform/config.js';

/** `npm run test:opensearch` runs the same tests on another search engine, with their own index. */
export function searchPlaceOf(databaseUrl: string): Config['search'] {
  const url = process.env.TEST_SEARCH_URL ?? '';
  if (url === '') return null;
  return loadConfig({ SEARCH_URL: `${url}/${new URL(databaseUrl).pathname.slice(1).replaceAll(/[^a-z0-9]/g, '-')}` })
    .search;
}
