import pg from 'pg';
import { applyMigrations, migrationsFolder } from '../../../src/core/database/migrations/migrations.js';

/** Makes an empty database of the current schema on a server, and answers its URL. */
export async function createDatabase(url: string, name: string): Promise<string> {
  await using(url, `CREATE DATABASE ${name}`);
  const made = named(url, name);
  await applyMigrations(made, migrationsFolder);
  return made;
}

/**
 * Makes a copy of a database that nobody is connected to, and answers its URL. Its writes tell no events, and no search finds them: a
 * floor that did so would hide what that costs.
 */
export async function withoutFollowers(url: string): Promise<string> {
  const name = 'bench_without_followers';
  await using(named(url, 'template1'), `CREATE DATABASE ${name} TEMPLATE ${new URL(url).pathname.slice(1)}`);
  const copy = named(url, name);
  await using(copy, dropTriggers('zz_(events_of|search)_%'));
  return copy;
}

/** SQL that drops the triggers whose names are like something. */
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
