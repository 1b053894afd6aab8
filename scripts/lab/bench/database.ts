import pg from 'pg';
import { applyMigrations, migrationsFolder } from '../../../src/database/migrations.js';

/** Makes an empty database of the current schema on a server, and answers its URL. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const made = new URL(url);
  made.pathname = `/${name}`;
  await applyMigrations(made.href, migrationsFolder);
  return made.href;
}
