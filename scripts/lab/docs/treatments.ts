import { readOptions as readFaults } from '../faults/options.js';
import { readOptions } from '../fuzz/options.js';

/** How to check a command that cannot run as it stands. */
export type Treatment =
  /** An equivalent command of less cost. */
  | { instead: string }
  /** The checks run it themselves: this text is in that file. */
  | { runBy: [file: string, text: string] }
  /** A check in this process. */
  | { check: () => void };

const ci = (text: string): Treatment => ({ runBy: ['.ci/run', text] });
const checks = (text: string): Treatment => ({ runBy: ['scripts/check.mjs', text] });
/** A run takes minutes; only its options are checked here. */
const fuzz = (...args: string[]): Treatment => ({ check: () => readOptions(args) });
export const treatments: Record<string, Treatment> = {
  // This service was started like that.
  'npm start': { runBy: ['scripts/shared/process.ts', "'scripts/start.mjs'"] },
  'npm test': ci('counted npm test --\n'),
  // It goes on until it is stopped.
  'npm test -- areas/forum --watch': { runBy: ['scripts/test.mjs', "includes('--watch')"] },
  'npx --package=node@24 -- npm test': { runBy: ['.github/workflows/ci.yml', '{ stage: tests, node: "24" }'] },
  'npm ci --omit=dev && node dist/src/server.js': { runBy: ['scripts/lab/deploy-checks/build.ts', "'--omit=dev'"] },
  'npm run test:deploy': ci('npm run test:deploy'),
  // It needs an external database.
  'npm run admin -- migrate': { runBy: ['test/cli/migrate.test.ts', "admin(['migrate'])"] },
  'npm run check': ci('node scripts/check.mjs'),
  // This command.
  'npm run test:docs': { runBy: ['package.json', '"node scripts/run.mjs lab/test-docs"'] },
  // It needs a webhook.
  'npm run admin -- events replay 1 --since 2d': { runBy: ['test/cli/events.test.ts', "admin(['events', 'replay', "] },
  'npm run test:gcs': ci('npm run test:gcs'),
  'npm run test:pooler': ci('npm run test:pooler'),
  'npm run test:s3': ci('npm run test:s3'),
  'npm run test:opensearch': ci('npm run test:opensearch'),
  'npm run test:upgrade': ci('npm run test:upgrade'),
  'npm run test:faults': ci('counted npm test'),
  'npm run test:faults -- --cluster': { check: () => readFaults([]) },
  'npm run contract:changes': ci('npm run contract:changes'),
  'npm run format': checks("'--config-path=scripts/lint.json'"),
  'npm run types': checks("'tsconfig.json'"),
  'npm run contract:lint': checks("'lint', 'openapi/openapi.yaml'"),
  'npm run generate': checks("[inRoot('scripts/generate.mjs'), '--check']"),
  'npm run generate -- --check': checks("[inRoot('scripts/generate.mjs'), '--check']"),
  'npm run examples': checks("'examples', '--check'"),
  'npm run examples -- --check': checks("'examples', '--check'"),
  'npm run admin -- user export mira ./mira.zip': { instead: 'npm run admin -- user export mira "$COPY/mira.zip"' },
  'npm run admin -- backup ./backup': { instead: 'npm run admin -- backup "$COPY/backup"' },
  'npm run admin -- backup verify ./backup': {
    instead: 'npm run admin -- backup "$COPY/second" && npm run admin -- backup verify "$COPY/second"',
  },
  'npm run -s': { instead: 'test "$(npm run -s admin -- key create --user mira | wc -l)" -eq 1' },
  'npm run seed -- --topics 1000000 --replies 3000000': {
    instead: ['topics 50 --replies 90', 'questions 10', 'products 10', 'files 2', 'videos 2']
      .map((count) => `npm run seed -- --${count}`)
      .join(' && '),
  },
  'npm run bench': {
    // So few rows measure no speed: exit code 2 is a missed bound.
    instead:
      'npm run bench -- --topics 20 --replies 20 --products 20 --videos 20 --rounds 1 --seconds 1 --only board || test $? -eq 2',
  },
  'npm run sdk -- python': { instead: 'npm run sdk -- typescript' },
  'npm run sdk -- <language>': { instead: 'npm run sdk -- typescript' },
  'npm run test:sdk': ci('npm run test:sdk -- --require'),
  'npm run fuzz': fuzz(),
  'npm run fuzz -- --short': fuzz('--short'),
  'npm run fuzz -- --as member --only forum --seconds 120 --seed 7': fuzz(
    ...['--as', 'member', '--only', 'forum', '--seconds', '120', '--seed', '7'],
  ),
};
