import type { Storage } from '../../core/storage/storage.js';
import type { ObjectLease } from './lease.js';
import type { BackedUpObject } from './manifest.js';
import type { WantedObject } from './objects.js';
import { hashOf, isMissing, objectsFolder, type Place } from './place.js';
import { inOrder, meter, type Progress, retried, watched } from './streams.js';

/** An object that differs from the database: missing from the storage, or with other bytes. */
export type Shortfall = { key: string; fault: 'missing' | 'different' };

/** Objects copied concurrently. */
const width = 8;

type CopyOptions = {
  storage: Storage;
  place: Place;
  /** Iterable more than once. */
  wanted: () => AsyncIterable<WantedObject>;
  /** Sizes of files that an interrupted backup has left, by name. */
  there: Map<string, number>;
  lease: ObjectLease;
  /** Known sums of shared objects whose sum the database lacks, by key; this backup's are added. */
  sums: Map<string, string>;
  progress: Progress;
  warn: (shortfall: Shortfall) => void;
};

/** Copies the wanted objects to a place unless they exist, removes others, and yields the copied ones. */
export async function* copyObjects(options: CopyOptions): AsyncIterable<BackedUpObject> {
  const { place, wanted, there, lease, progress, warn, sums } = options;
  const kept = new Map<string, string>();
  let total = 0;
  for await (const { size } of wanted()) total += size;
  const tell = meter(progress, 'objects (kB)', total / 1000);
  const copy = async (object: WantedObject): Promise<BackedUpObject> => {
    lease.check();
    const name = objectsFolder + object.key;
    const copied = await retried(() => copyObject(options, object, there.get(name)));
    if (object.sha256 === null && !copied.missing) kept.set(object.key, copied.sha256);
    there.delete(name);
    tell(object.size / 1000);
    if (copied.missing) warn({ key: object.key, fault: 'missing' });
    else if (object.sha256 !== null && object.sha256 !== copied.sha256) warn({ key: object.key, fault: 'different' });
    return copied;
  };
  yield* inOrder(wanted(), width, copy);
  sums.clear();
  for (const [key, sum] of kept) sums.set(key, sum);
  // Another backup may need them.
  if (place.isShared) return;
  for (const name of there.keys()) if (name.startsWith(objectsFolder)) await place.remove(name);
}

async function copyObject(
  { storage, place, sums }: CopyOptions,
  object: WantedObject,
  sizeThere: number | undefined,
): Promise<BackedUpObject> {
  const name = objectsFolder + object.key;
  // Objects are immutable and written atomically.
  if (sizeThere === (place.stored?.(object.size, name) ?? object.size)) {
    const known = place.isShared ? (object.sha256 ?? sums.get(object.key)) : undefined;
    if (known !== undefined) return { ...object, sha256: known };
    if (!place.isSealed) return { ...object, sha256: await hashOf(await place.read(name)) };
  }
  try {
    let size = 0;
    const bytes = watched(await storage.read(object.key), (chunk) => {
      size += chunk.length;
    });
    const sha256 = await place.write(name, bytes, object.size);
    return { ...object, size, sha256 };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { ...object, size: 0, sha256: '', missing: true };
  }
}
