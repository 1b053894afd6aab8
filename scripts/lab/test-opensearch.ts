// Runs the tests of the search on a real OpenSearch node: `npm run test:opensearch`. With REQUIRE_OPENSEARCH=1 a missing
// program is a failure. TEST_SEARCH_URL names another OpenSearch.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { missingPrograms, startOpenSearch } from './opensearch/node.js';

const suites = [
  ...[
    'test/community/search/opensearch',
    'test/community/search/known-answers',
    'test/community/search/search',
    'test/community/search/words',
  ],
  ...['test/community/moderation/never-shown'],
];

async function main(chosen: readonly string[]): Promise<number> {
  const given = process.env.TEST_SEARCH_URL;
  const missing = given ? [] : missingPrograms();
  if (missing.length > 0) {
    process.stderr.write(`OpenSearch cannot be started here without ${missing.join(', ')}. Nothing was tested.\n`);
    return process.env.REQUIRE_OPENSEARCH ? 1 : 0;
  }
  const node = given ? { url: given, stop: async () => {} } : await startOpenSearch();
  try {
    const tests = spawn(process.execPath, ['scripts/test.mjs', ...(chosen.length > 0 ? chosen : suites)], {
      stdio: 'inherit',
      env: { ...process.env, TEST_SEARCH_URL: node.url },
    });
    const [code] = (await once(tests, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    await node.stop();
  }
}

process.exitCode = await main(process.argv.slice(2));
