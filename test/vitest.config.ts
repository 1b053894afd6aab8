import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './helpers/sequencer.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const common = {
  root,
  setupFiles: ['test/helpers/logged-faults.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Conditions that a busy machine takes its time to meet.
  expect: { poll: { timeout: 20_000 } },
  // The test of the validator's caches measures what is left after a collection.
  execArgv: ['--expose-gc'],
};

/** Real processes, faults and browsers that take their time: `npm run test:faults` and the nightly CI run them. */
const isSlow = (file: string) => file.endsWith('.slow.test.ts');
const withSlow = process.env.SLOW_TESTS === '1';

/** Files that replace a module: what was loaded before must not be there already, nor what they load stay for others. */
const replacing = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && (withSlow || !isSlow(file)))
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(join(root, file), 'utf8')));

export default defineConfig({
  root,
  test: {
    // Keeps Vite's compiled sources for the next run.
    experimental: { fsModuleCache: true },
    globalSetup: ['test/helpers/global-setup.ts'],
    reporters: ['default', './test/helpers/reporter.ts'],
    // One more than the two cores that this is measured on: tests wait for a database or for another process.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root,
        test: {
          ...common,
          name: 'plaza',
          include: ['test/**/*.test.ts'],
          exclude: [
            ...replacing,
            'test/core/contract/coverage.test.ts',
            ...(withSlow ? [] : ['test/**/*.slow.test.ts']),
            // They start and stop an S3 server: `npm run test:s3` runs them.
            ...(process.env.TEST_S3_PROGRAM === undefined ? ['test/core/storage/s3/**'] : []),
            // They want an OpenSearch: `npm run test:opensearch` runs them.
            ...(process.env.TEST_SEARCH_URL === undefined ? ['test/community/search/opensearch.test.ts'] : []),
          ],
          // A worker loads the application once, and not once for each file. A file leaves its process as it found it.
          isolate: false,
        },
      },
      {
        root,
        test: { ...common, name: 'apart', include: replacing },
      },
      {
        // Coverage of the other files is known when they are done.
        root,
        test: {
          ...common,
          name: 'coverage',
          include: ['test/core/contract/coverage.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
