import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../../../src/core/platform/config.js';
import { openStorage } from '../../../src/core/storage/open.js';
import type { Storage } from '../../../src/core/storage/storage.js';
import { seedDemo } from '../../../src/demo/demo.js';
import { openPlace } from '../../../src/maintenance/backup/place.js';
import { commandLine } from '../../cli/command.js';
import { type TestDatabase, testDatabase } from '../../helpers/database.js';
import { type EmptyPlace, emptyPlace } from './places.js';

let folder: string;
let db: TestDatabase;
let to: EmptyPlace;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-circle-'));
  db = await testDatabase();
  to = await emptyPlace();
});
afterAll(async () => {
  await to.drop();
  await db.drop();
  await rm(folder, { recursive: true, force: true });
});

/** `npm run test:gcs` and `npm run test:s3` run the same test on buckets. */
function place(name: string): string {
  const given = process.env.TEST_STORAGE_URL ?? '';
  return given === '' ? `file:${join(folder, name)}` : `${given}/${basename(folder)}/${name}`;
}

async function bytesOf(storage: Storage): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const area of ['files', 'videos']) {
    for await (const { key } of storage.list(area))
      found.set(key, (await buffer(await storage.read(key))).toString('hex'));
  }
  return found;
}

it('backs up and restores between all kinds of storages and places', async () => {
  const [first, backup, second] = ['first', 'backup', 'second'].map(place) as [string, string, string];
  const env = { S3_ENDPOINT: process.env.TEST_S3_ENDPOINT ?? '' };
  const opened = (url: string) => openStorage(loadConfig({ ...env, STORAGE_URL: url }).storage, db.database);
  const storage = await opened(first);
  await seedDemo(db.database.prisma, storage);
  const admin = (url: string, storageUrl: string) =>
    commandLine(url, { ...env, DATABASE_URL: url, STORAGE_URL: storageUrl });
  const made = await admin(db.url, first)(['backup', backup]);
  expect([made.stderr, made.code]).toEqual([expect.stringContaining('Backed up'), 0]);
  const again = await admin(db.url, first)(['backup', backup]);
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('There is a backup in this place already')]);
  const whole = await admin(db.url, first)(['backup', 'verify', backup]);
  expect([whole.stdout, whole.code]).toEqual(['', 0]);
  const restored = await admin(to.url, second)(['restore', backup]);
  expect([restored.stderr, restored.code]).toEqual([expect.stringMatching(/All \d+ rules hold\.\n$/), 0]);
  const there = await bytesOf(storage);
  expect(there.size).toBeGreaterThan(3);
  expect(await bytesOf(await opened(second))).toEqual(there);

  const files = await openPlace(loadConfig({ ...env, STORAGE_URL: backup }).storage);
  const [key] = [...there.keys()] as [string];
  await files.write(`objects/${key}`, once(Buffer.from('other')));
  await files.write('objects/extra', once(Buffer.from('surplus')));
  const damaged = await admin(db.url, first)(['backup', 'verify', backup]);
  const faults = [`objects/${key}: damaged\n`, 'objects/extra: not part of the backup\n'];
  expect([damaged.stdout, damaged.code]).toEqual([faults.sort().join(''), 1]);
});

async function* once(bytes: Buffer) {
  yield bytes;
}
