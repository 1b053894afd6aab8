import { hashOf, retried } from './copy.js';
import type { Progress } from './dump.js';
import { type Manifest, nameOfObject, objectsOf, type Part, partsOf, readManifest } from './manifest.js';
import { type Pair, type Place, type PlacedFile, sideBySide } from './place.js';
import { inOrder } from './streams.js';

/** A file of a backup that is not as its manifest says. */
export type Fault = { name: string; fault: 'missing' | 'damaged' | 'not part of the backup' };

/** Files that are read at once. */
const width = 4;

/**
 * Reads every byte of a backup, and answers what is missing, damaged or surplus, in the order of the names.
 * @throws BackupError where there is no manifest, or where that is damaged itself
 */
export async function* verifyBackup(place: Place, progress: Progress): AsyncIterable<Fault> {
  const manifest = await readManifest(place);
  const list = manifest.objects;
  const isListIntact = (await hashOf(await place.read(list.name).catch(() => nothing()))) === list.sha256;
  const total = totalOf(manifest);
  let done = 0;
  const look = async (pair: Pair<Part, PlacedFile>): Promise<Fault | null> => {
    const found = await faultOf(place, pair, isListIntact);
    done += pair.one?.bytes ?? 0;
    progress('files (kB)', Math.floor(done / 1000), Math.ceil(total / 1000));
    return found;
  };
  for await (const found of inOrder(sideBySide(expected(place, manifest, isListIntact), place.list()), width, look)) {
    if (found !== null) yield found;
  }
}

async function faultOf(
  place: Place,
  { name, one, other }: Pair<Part, PlacedFile>,
  isListIntact: boolean,
): Promise<Fault | null> {
  // Of a list that is damaged nobody knows what it named.
  if (one === null) return isListIntact || !isObject(name) ? { name, fault: 'not part of the backup' } : null;
  if (other === null) return { name, fault: 'missing' };
  const intact = other.size === one.bytes && (await retried(async () => hashOf(await place.read(name)))) === one.sha256;
  return intact ? null : { name, fault: 'damaged' };
}

/** Every file that there has to be, in the order of the names: those of the objects come last. */
async function* expected(place: Place, manifest: Manifest, isListIntact: boolean): AsyncIterable<Part> {
  yield* partsOf(manifest);
  if (!isListIntact) return;
  for await (const object of objectsOf(place)) {
    if (!object.missing) yield { name: nameOfObject(object), bytes: object.size, sha256: object.sha256 };
  }
}

const isObject = (name: string): boolean => name.startsWith(nameOfObject({ key: '' }));

const totalOf = (manifest: Manifest): number =>
  partsOf(manifest).reduce((sum, { bytes }) => sum + bytes, manifest.objects.size);

async function* nothing(): AsyncIterable<Uint8Array> {}
