import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations, migrationsFolder } from '../../../src/core/database/migrations/migrations.js';
import { type TestDatabase, testDatabase } from '../../helpers/database.js';
import { schemaDiff } from '../../helpers/schema-engine.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

describe('the migrations', () => {
  it('create exactly the schema of Prisma', async () => {
    expect(await schemaDiff(db.url, 'prisma/schema.prisma')).toBe('');
  });

  it('are reported if they differ from the schema', async () => {
    await db.database.pool.query('ALTER TABLE boards ADD COLUMN colour text');
    try {
      expect(await schemaDiff(db.url, 'prisma/schema.prisma')).toContain('colour');
    } finally {
      await db.database.pool.query('ALTER TABLE boards DROP COLUMN colour');
    }
  });

  it('are recorded in the format of Prisma, and applied once', async () => {
    const names = readdirSync(migrationsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const { rows } = await db.database.pool.query<{ name: string; finished: boolean; steps: number; checksum: string }>(
      `SELECT migration_name AS name, finished_at IS NOT NULL AS finished, applied_steps_count AS steps, checksum
       FROM _prisma_migrations ORDER BY migration_name`,
    );
    expect(rows.map(({ name }) => name)).toEqual(names.map(({ name }) => name).sort());
    for (const row of rows) {
      expect(row).toMatchObject({ finished: true, steps: 1 });
      expect(row.checksum).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(await applyMigrations(db.url, migrationsFolder)).toEqual([]);
  });
});
