import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../../core/platform/lock.js';
import type { StorageLocation } from '../../core/platform/settings/storage.js';
import { openBucket } from '../../core/storage/open.js';
import { HashingThread } from '../../core/storage/sha256.js';
import type { Storage } from '../../core/storage/storage.js';
import { writeWhole } from '../../core/storage/write-file.js';

/** Prefix of the names of objects. */
export const objectsFolder = 'objects/';

/** The place of a backup: a folder, or a prefix of a bucket. Names are relative paths with slashes. */
export type Place = {
  /** Writes a file atomically, and returns its SHA-256 in hexadecimal. */
  write(name: string, bytes: AsyncIterable<Uint8Array>, size?: number): Promise<string>;
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
  /** Stored sizes of all files, by name. */
  files(): Promise<Map<string, number>>;
  /** The stored size of this many bytes; the same unless encrypted. */
  stored?: (bytes: number, name: string) => number;
  /** True if its objects are shared with other backups. */
  isShared?: true;
  /** True if it can be written but not read. */
  isSealed?: boolean;
};

/** The place of a backup, and the place of its objects, which may be shared. */
export type Places = { own: Place; objects: Place };

/** Opens a place and the place of shared objects beside it. @throws Error for a bucket without a prefix */
export async function openPlaces(place: StorageLocation): Promise<Places> {
  const beside =
    place.kind === 'file'
      ? { ...place, folder: join(dirname(resolve(place.folder)), 'objects') }
      : { ...place, prefix: place.prefix.replace(/[^/]+\/$/, 'objects/') };
  return { own: await openPlace(place), objects: await openPlace(beside) };
}

/** A place that keeps its objects in another one. */
export function withSharedObjects({ own, objects }: Places): Place {
  const placeOf = (name: string): [Place, string] =>
    name.startsWith(objectsFolder) ? [objects, name.slice(objectsFolder.length)] : [own, name];
  return {
    isShared: true,
    write: (name, bytes, size) => {
      const [place, its] = placeOf(name);
      return place.write(its, bytes, size);
    },
    read: (name) => {
      const [place, its] = placeOf(name);
      return place.read(its);
    },
    remove: (name) => {
      const [place, its] = placeOf(name);
      return place.remove(its);
    },
    async files() {
      const found = await own.files();
      for (const [name, size] of await objects.files()) found.set(objectsFolder + name, size);
      return found;
    },
  };
}

/** Opens a place without accessing it. @throws Error for a bucket without a prefix */
export async function openPlace(place: StorageLocation): Promise<Place> {
  if (place.kind === 'file') return folderPlace(resolve(place.folder));
  if (place.prefix === '') throw new Error('A backup in a bucket needs its own prefix, such as gs://bucket/monday.');
  // The storage lists the contents of a folder, which is the last part of the prefix here.
  const folder = place.prefix.split('/').at(-2) ?? '';
  const prefix = place.prefix.slice(0, -folder.length - 1);
  return bucketPlace(await openBucket({ ...place, prefix }), folder);
}

function folderPlace(root: string): Place {
  const hashing = new HashingThread();
  return {
    async write(name, bytes) {
      // A killed backup may have left a partial file.
      await rm(join(root, `${name}.part`), { force: true });
      return writeWhole(join(root, name), bytes, { hashing });
    },
    async read(name) {
      const path = join(root, name);
      await stat(path);
      return createReadStream(path);
    },
    remove: (name) => rm(join(root, name), { force: true }),
    async files() {
      const found = new Map<string, number>();
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error) => {
        if (errorCode(error) === 'ENOENT') return [];
        throw error;
      });
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isDirectory()) found.set(relative(root, path).replaceAll('\\', '/'), (await stat(path)).size);
      }
      return found;
    },
  };
}

function bucketPlace(storage: Storage, folder: string): Place {
  const head = { mimeType: 'application/octet-stream', disposition: 'attachment' } as const;
  return {
    write: (name, bytes, size) => storage.write({ ...head, key: `${folder}/${name}`, name }, bytes, size),
    read: (name) => storage.read(`${folder}/${name}`),
    remove: (name) => storage.remove(`${folder}/${name}`),
    async files() {
      const found = new Map<string, number>();
      for await (const { key, size } of storage.list(folder)) found.set(key.slice(folder.length + 1), size);
      return found;
    },
  };
}

/** The SHA-256 of bytes, in hexadecimal digits. */
export async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

/** True for an error about a missing file. */
export function isMissing(error: unknown): boolean {
  const { code, fault } = error as { code?: unknown; fault?: unknown };
  return code === 'ENOENT' || fault === 'missing';
}
