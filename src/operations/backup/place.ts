import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { openBucket } from '../../storage/open.js';
import { HashingThread } from '../../storage/sha256.js';
import type { Storage } from '../../storage/storage.js';
import { writeWhole } from '../../storage/write-file.js';
import { errorCode } from '../processes/lock.js';
import type { StoragePlace } from '../settings/storage.js';

/** A file of a backup. `size` in bytes. */
export type PlacedFile = { name: string; size: number };

/** Where a backup is: a folder, or what lies below a prefix of a bucket. Names are paths within it, divided by slashes. */
export type Place = {
  /** Writes a file whole or not at all, and answers its SHA-256 in hexadecimal digits. */
  write(name: string, bytes: AsyncIterable<Uint8Array>, size?: number): Promise<string>;
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
  /** Everything there, in the order of the names. */
  list(): AsyncIterable<PlacedFile>;
};

/** Opens a place. Nothing is asked of it yet. @throws Error for a bucket without a prefix */
export async function openPlace(place: StoragePlace): Promise<Place> {
  if (place.kind === 'file') return folderPlace(resolve(place.folder));
  if (place.prefix === '') throw new Error('In a bucket a backup needs a prefix of its own, as in gs://bucket/monday.');
  // The storage lists what is below a folder: here that is the last part of the prefix.
  const folder = place.prefix.split('/').at(-2) ?? '';
  const prefix = place.prefix.slice(0, -folder.length - 1);
  return bucketPlace(await openBucket({ ...place, prefix }), folder);
}

function folderPlace(root: string): Place {
  const hashing = new HashingThread();
  return {
    async write(name, bytes) {
      // What a killed backup left would be in the way.
      await rm(join(root, `${name}.part`), { force: true });
      return writeWhole(join(root, name), bytes, { hashing });
    },
    async read(name) {
      const path = join(root, name);
      await stat(path);
      return createReadStream(path);
    },
    remove: (name) => rm(join(root, name), { force: true }),
    list: () => below(root, ''),
  };
}

/** A folder is in its place among the names that begin with it, as in a bucket, where there are no folders. */
async function* below(root: string, folder: string): AsyncIterable<PlacedFile> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
    if (folder === '' && errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  for (const name of names.sort(byName)) {
    if (name.endsWith('/')) yield* below(root, folder + name);
    else yield { name: folder + name, size: (await stat(join(root, folder + name))).size };
  }
}

function bucketPlace(storage: Storage, folder: string): Place {
  return {
    write: (name, bytes, size) =>
      storage.write(
        { key: `${folder}/${name}`, mimeType: 'application/octet-stream', disposition: 'attachment', name },
        bytes,
        size,
      ),
    read: (name) => storage.read(`${folder}/${name}`),
    remove: (name) => storage.remove(`${folder}/${name}`),
    async *list() {
      for await (const { key, size } of storage.list(folder)) yield { name: key.slice(folder.length + 1), size };
    },
  };
}

/** Compares names as buckets order them. */
export function byName(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** What two ordered lists have under one name. */
export type Pair<A, B> = { name: string; one: A | null; other: B | null };

/** Goes through two lists that are ordered by name side by side. */
export async function* sideBySide<A extends { name: string }, B extends { name: string }>(
  one: AsyncIterable<A>,
  other: AsyncIterable<B>,
): AsyncIterable<Pair<A, B>> {
  const [ones, others] = [one[Symbol.asyncIterator](), other[Symbol.asyncIterator]()];
  const next = async <T>(from: AsyncIterator<T>): Promise<T | null> => {
    const { done, value } = await from.next();
    return done ? null : value;
  };
  try {
    let [a, b] = [await next(ones), await next(others)];
    while (a !== null || b !== null) {
      const order = a === null ? 1 : b === null ? -1 : byName(a.name, b.name);
      yield { name: (order <= 0 ? a : b)?.name ?? '', one: order <= 0 ? a : null, other: order >= 0 ? b : null };
      if (order <= 0) a = await next(ones);
      if (order >= 0) b = await next(others);
    }
  } finally {
    await ones.return?.();
    await others.return?.();
  }
}
