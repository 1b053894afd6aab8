import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { applyMigrations, migrationsFolder } from '../../src/core/database/migrations/migrations.js';
import { administer, dropDatabase, withDatabase } from './administer.js';
import { startMigratedPostgres } from './postgres.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server of the test databases. */
    postgresUrl: string;
    /** Prefix of the names of this run's databases. */
    runName: string;
    templateName: string;
    /** The folder in which each worker records covered replies. */
    coverageFolder: string;
    isWholeRun: boolean;
  }
}

/** Starts one PostgreSQL for the run, with a migrated template database for each test file. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const runName = `plaza_test_${randomBytes(4).toString('hex')}`;
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? await migratedOn(given, runName) : await startMigratedPostgres();
  const coverageFolder = mkdtempSync(join(tmpdir(), 'plaza-coverage-'));
  const tearDown = async () => {
    rmSync(coverageFolder, { recursive: true, force: true });
    await postgres.stop();
  };
  const { config } = project.vitest;
  // Missing from Vitest's types.
  const { filenamePattern } = project.vitest as { filenamePattern?: string[] };
  project.provide('postgresUrl', postgres.url);
  project.provide('runName', runName);
  project.provide('templateName', postgres.template);
  project.provide('coverageFolder', coverageFolder);
  project.provide('isWholeRun', !filenamePattern?.length && config.testNamePattern === undefined);
  return tearDown;
}

/** The same on an existing server. */
async function migratedOn(url: string, runName: string): ReturnType<typeof startMigratedPostgres> {
  const template = `${runName}_template`;
  const stop = () => dropDatabases(url, runName);
  try {
    await administer(url, `CREATE DATABASE ${template}`);
    await applyMigrations(withDatabase(url, template), migrationsFolder);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, template, stop };
}

async function dropDatabases(url: string, runName: string): Promise<void> {
  const found = await administer<{ datname: string }>(
    url,
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${runName}')`,
  );
  for (const { datname } of found) await dropDatabase(url, datname);
}
