import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const common = {
  root: fileURLToPath(new URL('..', import.meta.url)),
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // The test of the validator's caches measures what is left after a collection.
  execArgv: ['--expose-gc'],
};

export default defineConfig({
  root: common.root,
  test: {
    globalSetup: ['test/helpers/global-setup.ts'],
    reporters: ['default', './test/helpers/reporter.ts'],
    maxWorkers: 2,
    projects: [
      {
        root: common.root,
        test: {
          ...common,
          name: 'plaza',
          include: ['test/**/*.test.ts'],
          exclude: ['test/contract/coverage.test.ts', 'test/faults/**'],
        },
      },
      {
        root: common.root,
        test: {
          ...common,
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          // `npm run test:faults` runs these too: they wait for minutes, which are the point of them.
          exclude: process.env.FAULTS === 'all' ? [] : ['test/faults/long/**'],
        },
      },
      {
        // What the others reached is known when they are done.
        root: common.root,
        test: {
          ...common,
          name: 'coverage',
          include: ['test/contract/coverage.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
