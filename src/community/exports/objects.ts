import type { Readable } from 'node:stream';
import { headOf } from '../../content/objects.js';
import type { Logger } from '../../core/platform/log.js';
import { type Storage, StorageError } from '../../core/storage/storage.js';
import { pathIn } from './names.js';
import { type Folder, keyOf, type RecordQuery, type Stored } from './pages.js';

/** Attempts to read an object, each from where the last broke off. */
const attempts = 3;

/** Path of an object in an archive. */
export function pathOf(folder: Folder, { id, name, mimeType }: Pick<Stored, 'id' | 'name' | 'mimeType'>): string {
  return pathIn(folder, id, folder === 'videos' ? headOf({ objectKey: '', mimeType, title: name }).name : name);
}

/** An object that an archive lacks, or of which only the first `bytes` could be read. */
export type MissingObject = { path: string; size: number; bytes: number };

type ReadingOptions = { storage: Storage; query: RecordQuery; log: Logger };

/**
 * Opens an object from a position on. Looks up the key again if the object is missing: deleted content gets another
 * key.
 */
async function open({ storage, query }: ReadingOptions, folder: Folder, { id, key }: Stored, from: number) {
  const read = (at: string) => storage.read(at, ...(from === 0 ? [] : [{ start: from, end: Number.MAX_SAFE_INTEGER }]));
  try {
    return await read(key);
  } catch (error) {
    const now = error instanceof StorageError && error.fault === 'missing' ? await keyOf(query, folder, id) : null;
    if (now === null || now === key) throw error;
    return read(now);
  }
}

/**
 * Bytes of an object for an archive; null if they cannot be read at all. Broken reads resume where they stopped; if the
 * rest is still missing, `lost` is called with the bytes that were read.
 */
export async function bytesOf(
  options: ReadingOptions,
  folder: Folder,
  stored: Stored,
  lost: (bytes: number) => void,
): Promise<AsyncIterable<Uint8Array> | null> {
  const failed = (error: unknown) => {
    options.log.warn({ err: error, key: stored.key }, 'an object could not be read for an archive');
    return null;
  };
  const first = await open(options, folder, stored, 0).catch(failed);
  if (first === null) return null;
  return (async function* () {
    let position = 0;
    let stream: Readable | null = first;
    for (let attempt = 1; stream !== null; attempt++) {
      try {
        for await (const chunk of stream as AsyncIterable<Uint8Array>) {
          position += chunk.length;
          yield chunk;
        }
      } catch (error) {
        failed(error);
      }
      if (position >= stored.size || attempt === attempts) break;
      stream = await open(options, folder, stored, position).catch(failed);
    }
    if (position !== stored.size) lost(position);
  })();
}
