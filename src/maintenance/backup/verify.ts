import { createHash } from 'node:crypto';
import { StorageError } from '../../core/storage/storage.js';
import { placeOfBackup } from './encryption.js';
import { type Manifest, manifestText, names, objectsOf, type Part, readManifest } from './manifest.js';
import { hashOf, objectsFolder, type Place, type Places } from './place.js';
import { inOrder, meter, type Progress, retried } from './streams.js';

/** A file that differs from the manifest. */
export type Fault = { name: string; fault: 'missing' | 'damaged' | 'not part of the backup' };

/** Files read concurrently. */
const width = 4;

/**
 * Reads every byte of a backup, and returns missing, damaged and surplus files sorted by name.
 * @throws BackupError if the manifest is missing or damaged
 */
export async function verifyBackup(
  places: Places,
  { identities = [], progress }: { identities?: readonly string[]; progress: Progress },
): Promise<Fault[]> {
  const manifest = await readManifest(places.own);
  const place = placeOfBackup(places, manifest, identities);
  const there = await place.files();
  const parts = partsOf(manifest);
  const tell = meter(
    progress,
    'files (kB)',
    parts.reduce((sum, { bytes }) => sum + bytes, manifest.objects.size) / 1000,
  );
  const faults: Fault[] = [];
  const look = async ({ name, bytes, sha256 }: Part): Promise<void> => {
    const size = there.get(name);
    there.delete(name);
    if (size === undefined) faults.push({ name, fault: 'missing' });
    else if (size !== (place.stored?.(bytes, name) ?? bytes) || (await sumOf(place, name)) !== sha256) {
      faults.push({ name, fault: 'damaged' });
    }
    tell(bytes / 1000);
  };
  for await (const _ of inOrder(parts, width, look));
  // A damaged list cannot tell which objects to expect.
  const isListIntact = faults.every(({ name }) => name !== names.objects);
  if (isListIntact) for await (const _ of inOrder(objectParts(place), width, look));
  for (const name of there.keys()) {
    if (place.isShared && name.startsWith(objectsFolder)) continue;
    if (isListIntact || !name.startsWith(objectsFolder)) faults.push({ name, fault: 'not part of the backup' });
  }
  return faults.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The sum of a file; null if it cannot be decrypted. */
async function sumOf(place: Place, name: string): Promise<string | null> {
  try {
    return await retried(async () => hashOf(await place.read(name)));
  } catch (error) {
    if (place.stored === undefined || error instanceof StorageError) throw error;
    return null;
  }
}

/** Every file of a backup except the objects. */
function partsOf(manifest: Manifest): Part[] {
  const text = manifestText(manifest);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const itself = { name: names.manifest, bytes: Buffer.byteLength(text), sha256 };
  return [itself, manifest.begun, ...(manifest.shared ? [manifest.shared] : []), ...manifest.tables, manifest.objects];
}

async function* objectParts(place: Place): AsyncIterable<Part> {
  for await (const { key, size: bytes, sha256, missing } of objectsOf(place)) {
    if (!missing) yield { name: objectsFolder + key, bytes, sha256 };
  }
}
