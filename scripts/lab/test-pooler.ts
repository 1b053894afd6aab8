// Runs the tests with database access through PgBouncer in transaction mode, without prepared statements: `npm run
// test:pooler`; with `--postgres=15` on Debian's PostgreSQL of that version.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { startTemporaryPostgres } from '../../src/core/database/embedded/embedded.js';
import type { Software } from '../../src/core/database/embedded/software.js';
import { pgbouncerVersion, startPgbouncer } from '../shared/pgbouncer.js';

/** Fewer than the ten of each test's application, so that connections are shared. */
const poolSize = 6;

/** Excluded tests, with reasons. */
const leftOut: Readonly<Record<string, string>> = {
  cli: 'commands, which go past a pooler',
  'maintenance/backup': 'commands, which go past a pooler',
  browser: 'pages in a browser, on the same handlers',
  'core/contract': 'most of them of the contract itself',
  fuzz: 'of the fuzzer itself',
  sdk: 'of generated clients',
  demo: 'commands, which go past a pooler',
  start: 'services of their own, with a database that they bring along',
  'core/storage': 'files, and no database',
  'core/database/plans': 'plans of prepared statements',
  'core/database/replicas': 'servers of its own',
  'core/database/replies': 'texts of prepared statements',
  'core/database/session': 'sessions that were not given anything',
};

/** The test files to run. */
function suitesOf(): string[] {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.slow)\.test\.ts$/.test(file),
  );
  const isLeftOut = (file: string) =>
    Object.keys(leftOut).some((name) => file.startsWith(`${name}/`) || file === `${name}.test.ts`);
  return files.filter((file) => !isLeftOut(file)).map((file) => `test/${file}`);
}

/** Debian's PostgreSQL of a version, or null. */
function debianPostgres(version: string): Software | null {
  const folder = `/usr/lib/postgresql/${version}/bin`;
  const software = { postgres: `${folder}/postgres`, initdb: `${folder}/initdb` };
  if (!existsSync(software.postgres)) return null;
  const said = spawnSync(software.postgres, ['--version'], { encoding: 'utf8' }).stdout;
  return { ...software, version: /\d+(\.\d+)?/.exec(said)?.[0] ?? version };
}

function missing(what: string): number {
  process.stderr.write(`${what} is not installed here. Nothing was tested.\n`);
  return process.env.REQUIRE_POOLER ? 1 : 0;
}

async function main(args: readonly string[]): Promise<number> {
  const wanted = args.map((arg) => /^--postgres=(\d+)$/.exec(arg)?.[1]).find((version) => version !== undefined);
  const chosen = args.filter((arg) => !arg.startsWith('--postgres='));
  const pgbouncer = pgbouncerVersion();
  if (pgbouncer === null) return missing('PgBouncer (Debian: pgbouncer)');
  const software = wanted === undefined ? undefined : debianPostgres(wanted);
  if (software === null) return missing(`PostgreSQL ${wanted} (Debian: postgresql-${wanted})`);
  const postgres = await startTemporaryPostgres(software);
  const pooler = await startPgbouncer(postgres.url, poolSize).catch(async (error) => {
    await postgres.stop();
    throw error;
  });
  process.stdout.write(
    `Through PgBouncer ${pgbouncer}, in transaction mode with ${poolSize} connections, to PostgreSQL ${software?.version ?? 'as we bring it along'}.\n`,
  );
  if (chosen.length === 0) {
    for (const [name, reason] of Object.entries(leftOut)) process.stdout.write(`Left out: test/${name} (${reason})\n`);
  }
  try {
    const tests = spawn(process.execPath, ['scripts/test.mjs', ...(chosen.length > 0 ? chosen : suitesOf())], {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_POOLER_URL: pooler.url },
    });
    const [code] = (await once(tests, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    await pooler.stop();
    await postgres.stop();
  }
}

process.exitCode = await main(process.argv.slice(2));
