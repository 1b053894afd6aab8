import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillFiles } from '../../scripts/lab/seed/files.js';
import { StorageError } from '../../src/core/storage/storage.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { expectExact } from '../helpers/exact.js';
import { type TestStorage, testStorage } from '../helpers/storage.js';
import { seedCommand } from './command.js';

let db: TestDatabase;
let storage: TestStorage;
let seed: ReturnType<typeof seedCommand>;
beforeAll(async () => {
  db = await testDatabase();
  storage = await testStorage(db);
  seed = seedCommand(db.url, { STORAGE_URL: storage.url });
});
afterAll(async () => {
  await storage.drop();
  await db.drop();
});

describe('npm run seed -- --files', () => {
  it('adds files that are what their rows say, twice', async () => {
    for (const count of [1500, 1]) {
      const { code, result } = await seed('--files', String(count), '--users', '20');
      expect([code, result.files]).toEqual([0, count]);
      await expectExact(db.database, 'files');
    }
    const { prisma } = db.database;
    const rows = await prisma.file.findMany();
    expect(rows).toHaveLength(1501);
    expect(await storage.kept('files')).toEqual(new Map(rows.map(({ objectKey, size }) => [objectKey, Number(size)])));
    for (const { objectKey, sha256 } of rows.slice(0, 20)) {
      const bytes = await buffer(await storage.read(objectKey));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    expect(new Set(rows.map(({ ownerId }) => ownerId)).size).toBeGreaterThan(10);
    expect(await prisma.share.count()).toBeGreaterThan(20);
  }, 60_000);

  it('leaves no row behind where the storage fails in the second batch', async () => {
    const before = await db.database.prisma.file.count();
    const writes: Promise<string>[] = [];
    const failing: typeof storage.write = async (...parameters) => {
      if (writes.length === 1200) throw new StorageError('unreachable', null);
      const write = storage.write(...parameters);
      writes.push(write);
      return write;
    };
    const client = await db.database.pool.connect();
    const filling = fillFiles(client, { write: failing }, { files: 1500, users: 20 }, new Date(), () => {});
    await expect(filling).rejects.toMatchObject({ fault: 'unreachable' });
    client.release();
    // Writes that ran beside the failed one end by themselves.
    await Promise.all(writes);
    expect(await db.database.prisma.file.count()).toBe(before);
    await expectExact(db.database, 'files');
  });
});
