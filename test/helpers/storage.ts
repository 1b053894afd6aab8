import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../src/core/storage/open.js';
import type { Storage } from '../../src/core/storage/storage.js';
import type { TestDatabase } from './database.js';

export type TestStorage = Storage & {
  folder: string;
  /** As in the environment. */
  url: string;
  /** What is kept in an area, by key, with its size. */
  kept(area: 'files' | 'videos'): Promise<Map<string, number>>;
  drop(): Promise<void>;
};

/** A folder on the disk for what has no app to give it one. */
export async function testStorage({ database }: TestDatabase): Promise<TestStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-storage-'));
  const storage = await openStorage({ kind: 'file', folder }, database);
  return {
    ...storage,
    folder,
    url: `file:${folder}`,
    kept: async (area) => {
      const found = new Map<string, number>();
      for await (const { key, size } of storage.list(area)) found.set(key, size);
      return found;
    },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}
