import pg from 'pg';
import { applyMigrations, migrationsFolder } from '../../../src/core/database/migrations/migrations.js';

/** Creates an empty database of the current schema on a server, and returns its URL. */
export async function createDatabase(url: string, name: string): Promise<string> {
  await using(url, `CREATE DATABASE ${name}`);
  const made = named(url, name);
  await applyMigrations(made, migrationsFolder);
  return made;
}

/**
 * Copies an unused database, and returns its URL. Its writes create no events and no search entries: a floor that did so
 * would hide that cost.
 */
export async function withoutFollowers(url: string): Promise<string> {
  const name = 'bench_without_followers';
  await using(named(url, 'template1'), `CREATE DATABASE ${name} TEMPLATE ${new URL(url).pathname.slice(1)}`);
  const copy = named(url, name);
  await using(copy, dropTriggers('zz_(events_of|search)_%'));
  return copy;
}

/** SQL that drops triggers by a LIKE pattern. */
export const dropTriggers = (like: string): string => `
  DO $$ DECLARE t record; BEGIN
    FOR t IN SELECT tgname, tgrelid::regclass AS source FROM pg_trigger WHERE tgname SIMILAR TO '${like}' LOOP
      EXECUTE format('DROP TRIGGER %I ON %s', t.tgname, t.source);
    END LOOP;
  END $$`;

async function using(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

function named(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
