import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '../../src/database/embedded/embedded.js';
import { applyMigrations, migrationsFolder } from '../../src/database/migrations.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that test databases are made on. */
    postgresUrl: string;
    /** Begins the name of everything that this run creates there. */
    runName: string;
    templateName: string;
    /** Where each worker notes which replies it saw. */
    coverageFolder: string;
    isWholeRun: boolean;
  }
}

/** One PostgreSQL for the run, with a migrated database that each test file gets a copy of. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? { url: given, stop: async () => {} } : await startTemporaryPostgres();
  const runName = `plaza_test_${randomBytes(4).toString('hex')}`;
  const templateName = `${runName}_template`;
  const coverageFolder = mkdtempSync(join(tmpdir(), 'plaza-coverage-'));
  const tearDown = async () => {
    rmSync(coverageFolder, { recursive: true, force: true });
    if (given) await dropDatabases(given, runName);
    await postgres.stop();
  };
  try {
    await administer(postgres.url, `CREATE DATABASE ${templateName}`);
    await applyMigrations(withDatabase(postgres.url, templateName), migrationsFolder);
  } catch (error) {
    await tearDown();
    throw error;
  }
  const { config } = project.vitest;
  // Vitest knows it and leaves it out of its types.
  const { filenamePattern } = project.vitest as { filenamePattern?: string[] };
  project.provide('postgresUrl', postgres.url);
  project.provide('runName', runName);
  project.provide('templateName', templateName);
  project.provide('coverageFolder', coverageFolder);
  project.provide('isWholeRun', !filenamePattern?.length && config.testNamePattern === undefined);
  return tearDown;
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export async function administer<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Ends all connections to a database, and removes it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      return;
    } catch (error) {
      // PostgreSQL's own autovacuum may be at work in it, which nobody but a superuser can end: it soon is done.
      if (attempt === 150 || (error as { code?: string }).code !== '42501') throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function dropDatabases(url: string, runName: string): Promise<void> {
  const found = await administer<{ datname: string }>(
    url,
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${runName}')`,
  );
  for (const { datname } of found) await dropDatabase(url, datname);
}
