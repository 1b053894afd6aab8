import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Storage, StorageError } from '../../storage/storage.js';
import type { Progress } from './dump.js';
import type { Holding } from './holding.js';
import { type BackedUpObject, isMissing, nameOfObject } from './manifest.js';
import type { WantedObject } from './objects.js';
import { type Place, type PlacedFile, sideBySide } from './place.js';
import { inOrder, passing } from './streams.js';

/** An object that is not as the database says: not in the storage, or of other bytes. */
export type Shortfall = { key: string; fault: 'missing' | 'different' };

/** Objects that are copied at once. */
const width = 8;
/** How often an object is tried that the storage or the place fails on, and the pause between, in milliseconds. */
const attempts = 4;
const pause = 2000;

type Given = {
  storage: Storage;
  place: Place;
  wanted: () => AsyncIterable<WantedObject>;
  progress: Progress;
  warn: (shortfall: Shortfall) => void;
  holding: Holding;
};

/**
 * Copies the wanted objects to a place, and answers what was copied, in the same order. What a backup that was interrupted has copied
 * is taken as it is, and what it copied in vain is removed. Adds to `totals`.
 */
export async function* copyObjects(
  { storage, place, wanted, progress, warn, holding }: Given,
  totals: { count: number; size: number; missing: number },
): AsyncIterable<BackedUpObject> {
  let total = 0;
  for await (const { size } of wanted()) total += size;
  let done = 0;
  const copy = async (object: WantedObject, there: PlacedFile | null): Promise<BackedUpObject> => {
    holding.check();
    const copied = await retried(() => copyObject(storage, place, object, there));
    done += object.size;
    progress('objects (kB)', Math.floor(done / 1000), Math.ceil(total / 1000));
    if (copied.missing) warn({ key: object.key, fault: 'missing' });
    else if (object.sha256 !== null && object.sha256 !== copied.sha256) warn({ key: object.key, fault: 'different' });
    return copied;
  };
  for await (const copied of inOrder(unmatched(place, wanted()), width, ([object, there]) => copy(object, there))) {
    totals.count += copied.missing ? 0 : 1;
    totals.missing += copied.missing ? 1 : 0;
    totals.size += copied.size;
    yield copied;
  }
}

/** Each wanted object, with what is there of it. */
async function* unmatched(
  place: Place,
  wanted: AsyncIterable<WantedObject>,
): AsyncIterable<[WantedObject, PlacedFile | null]> {
  for await (const { name, one, other } of sideBySide(named(wanted), placedObjects(place))) {
    if (one === null) await place.remove(name);
    else yield [one.object, other];
  }
}

async function* named(wanted: AsyncIterable<WantedObject>): AsyncIterable<{ name: string; object: WantedObject }> {
  for await (const object of wanted) yield { name: nameOfObject(object), object };
}

async function* placedObjects(place: Place): AsyncIterable<PlacedFile> {
  for await (const file of place.list()) if (file.name.startsWith(nameOfObject({ key: '' }))) yield file;
}

async function copyObject(
  storage: Storage,
  place: Place,
  { key, type, disposition, file, size: expected }: WantedObject,
  there: PlacedFile | null,
): Promise<BackedUpObject> {
  const name = nameOfObject({ key });
  const passed = { bytes: 0, sha256: '' };
  const about = { key, type, disposition, file };
  if (there !== null && there.size === expected) {
    // An object never changes, and is written whole or not at all.
    return { ...about, size: expected, sha256: await hashOf(await place.read(name)) };
  }
  let bytes: Readable;
  try {
    bytes = await storage.read(key);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { ...about, size: 0, sha256: '', missing: true };
  }
  await place.write(name, passing(bytes, passed), expected);
  return { ...about, size: passed.bytes, sha256: passed.sha256 };
}

/** The SHA-256 of bytes, in hexadecimal digits. */
export async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

/** Tries again what a storage fails on that cannot be reached for a moment. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const passes = error instanceof StorageError && error.fault === 'unreachable';
      if (!passes || attempt === attempts) throw error;
      await sleep(pause * attempt);
    }
  }
}
