import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../../src/core/storage/open.js';
import type { Storage } from '../../src/core/storage/storage.js';
import type { TestDatabase } from './database.js';

export type TestStorage = Storage & {
  folder: string;
  /** The value of STORAGE_URL. */
  url: string;
  /** Stored objects of an area by key, with size. */
  kept(area: 'files' | 'videos'): Promise<Map<string, number>>;
  drop(): Promise<void>;
};

/** A temporary storage folder for tests without an app. */
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
