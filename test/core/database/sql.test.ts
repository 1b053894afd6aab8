import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../helpers/database.js';

/** The current functions, triggers and views: written by hand and generated. No file depends on another being run before it. */
const files = ['prisma/sql', 'generated'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => `${folder}/${name}`),
);
let migrated: TestDatabase;
let rebuilt: TestDatabase;
beforeAll(async () => {
  [migrated, rebuilt] = await Promise.all([testDatabase(), testDatabase()]);
});
afterAll(() => Promise.all([migrated.drop(), rebuilt.drop()]));

/** Condition for objects that do not belong to an extension. */
const own = (oid: string) => `NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${oid} AND d.deptype = 'e')`;

/** Every function, trigger and view of a database, by name. */
async function definitions({ database }: TestDatabase): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ name: string; definition: string }>(`
    SELECT 'function ' || oid::regprocedure AS name, pg_get_functiondef(oid) AS definition
    FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND ${own('p.oid')}
    UNION ALL
    SELECT format('trigger %s of %s', tgname, tgrelid::regclass), pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL
    SELECT 'view ' || oid::regclass, pg_get_viewdef(oid) FROM pg_class c
    WHERE relkind = 'v' AND relnamespace IN ('public'::regnamespace, 'readable'::regnamespace) AND ${own('c.oid')}
    ORDER BY 1`);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

describe('the SQL of prisma/sql and generated', () => {
  it('equals the result of the migrations: every function, trigger and view, and no other', async () => {
    const { pool } = rebuilt.database;
    const present = await definitions(migrated);
    expect(Object.keys(present).length).toBeGreaterThan(80);
    const drop = Object.keys(present).filter((name) => !name.startsWith('trigger '));
    await pool.query(drop.map((name) => `DROP ${name.replace(' ', ' IF EXISTS ')} CASCADE`).join(';'));
    expect(await definitions(rebuilt)).toEqual({});
    for (const file of files.toReversed()) {
      // Bodies in SQL name functions of other files.
      await pool.query(`SET check_function_bodies = off; ${readFileSync(file, 'utf8')}`);
    }
    expect(await definitions(rebuilt)).toEqual(present);
  });

  it('can be run again, as by a migration made of its files', async () => {
    const { pool } = migrated.database;
    const before = await definitions(migrated);
    for (const file of files) await pool.query(readFileSync(file, 'utf8'));
    expect(await definitions(migrated)).toEqual(before);
  });

  it('is reported if it differs', async () => {
    const before = await definitions(migrated);
    await migrated.database.pool.query(`ALTER FUNCTION list_total STRICT`);
    expect(await definitions(migrated)).not.toEqual(before);
  });
});
