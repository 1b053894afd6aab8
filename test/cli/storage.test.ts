import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey } from '../../src/core/storage/storage.js';
import { seedDemo } from '../../src/demo/demo.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { type TestStorage, testStorage } from '../helpers/storage.js';
import { commandLine } from './command.js';

let db: TestDatabase;
let storage: TestStorage;
beforeAll(async () => {
  db = await testDatabase();
  storage = await testStorage(db);
  await seedDemo(db.database.prisma, storage);
});
afterAll(async () => {
  await storage.drop();
  await db.drop();
});

async function addOrphan(folder: 'files' | 'videos', ending = ''): Promise<string> {
  const key = newKey(folder) + ending;
  async function* bytes() {
    yield Buffer.from('left behind');
  }
  await storage.write({ key, name: 'orphan', mimeType: 'text/plain', disposition: 'attachment' }, bytes());
  return key;
}

async function age(minutes: number): Promise<void> {
  const then = Date.now() / 1000 - minutes * 60;
  for (const area of ['files', 'videos'] as const) {
    for (const key of (await storage.kept(area)).keys()) await utimes(join(storage.folder, key), then, then);
  }
}

it('sweeps up objects without an owner and what is no longer under way, and nothing else', async () => {
  const sweep = commandLine(db.url, { STORAGE_URL: storage.url });
  const owned = [...(await storage.kept('files')).keys(), ...(await storage.kept('videos')).keys()];
  // A server that dies while writing leaves a partial object.
  const orphans = [await addOrphan('files'), await addOrphan('videos'), await addOrphan('files', '.part')];
  await age(61);
  const young = await addOrphan('files');
  const everything = [...owned, ...orphans, young].sort();
  const kept = async () => [...(await storage.kept('files')).keys(), ...(await storage.kept('videos')).keys()].sort();

  const dry = await sweep(['storage', 'sweep', '--json']);
  const listed: { key: string; size: number }[] = JSON.parse(dry.stdout);
  expect(listed.map(({ key }) => key).sort()).toEqual([...orphans].sort());
  expect(listed.every(({ size }) => size === 'left behind'.length)).toBe(true);
  expect(dry.stderr).toContain('Run it with --delete');
  expect(await kept()).toEqual(everything);

  const swept = await sweep(['storage', 'sweep', '--delete']);
  expect(swept.stderr).toBe('Removed 3 objects, 33 bytes.\n');
  expect(await kept()).toEqual([...owned, young].sort());
  expect((await sweep(['storage', 'sweep'])).stderr).toBe('Found 0 objects without an owner, 0 bytes.\n');
});
