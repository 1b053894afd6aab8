import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../database/client.js';
import type { Storage } from '../../storage/storage.js';
import { copyObjects, type Shortfall } from './copy.js';
import { type Dump, dumpDatabase, type Progress } from './dump.js';
import { holdingObjects } from './holding.js';
import { BackupError, isMissing, type Manifest, manifestText, names, type Part } from './manifest.js';
import type { WantedObject } from './objects.js';
import type { Place } from './place.js';
import { keepLines, passing } from './streams.js';
import { closeAlone, connectAlone } from './tables.js';

type Given = {
  /** Of the database, for the snapshot's own connection. */
  url: string;
  database: Pick<Database, 'prisma'>;
  storage: Storage;
  place: Place;
  settings: Manifest['settings'];
  progress: Progress;
  /** Told of objects that are not as the database says. */
  warn: (shortfall: Shortfall) => void;
};

/**
 * Makes a backup of the database and the objects of one moment, while a service runs. The manifest comes last.
 * @throws BackupError where the place holds something else already; what the database, the storage or the place says
 */
export async function makeBackup(given: Given): Promise<Manifest> {
  const { url, database, storage, place, settings, progress, warn } = given;
  await requireFree(place);
  const id = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}-${randomBytes(4).toString('hex')}`;
  const begun = await writePart(place, names.begun, text(`${JSON.stringify({ plaza_backup: id })}\n`));
  const folder = await mkdtemp(join(tmpdir(), 'plaza-backup-'));
  const holding = await holdingObjects(database, id);
  try {
    let wanted: (() => AsyncIterable<WantedObject>) | undefined;
    const dump = await dumping(url, place, progress, async (objects) => {
      wanted = await keepLines(join(folder, 'wanted'), objects);
    });
    const totals = { count: 0, size: 0, missing: 0 };
    const copied = copyObjects(
      { storage, place, wanted: wanted as () => AsyncIterable<WantedObject>, progress, warn, holding },
      totals,
    );
    // In a file of our own first: an upload does not stay open for as long as a terabyte takes.
    const list = join(folder, 'objects');
    await keepLines(list, copied);
    const objects = { ...(await writePart(place, names.objects, createReadStream(list))), ...totals };
    await holding.end();
    const finished_at = new Date().toISOString().replace('Z', '+00:00');
    const manifest: Manifest = { format: 1, id, finished_at, settings, ...dump, begun, objects };
    await place.write(names.manifest, text(manifestText(manifest)));
    // Without any of its objects it is of the wrong storage. A good one stays good without the row, whose age then alerts.
    if (totals.count > 0 || totals.missing === 0) {
      await database.prisma.$executeRaw`
        INSERT INTO backups VALUES (${id}, ${dump.snapshot_at}::timestamptz)`.catch(() => {});
    }
    return manifest;
  } finally {
    await holding.release();
    await rm(folder, { recursive: true, force: true });
  }
}

/** With a connection that is closed as soon as the snapshot is no longer needed. */
async function dumping(
  url: string,
  place: Place,
  progress: Progress,
  keep: (objects: AsyncIterable<WantedObject>) => Promise<void>,
): Promise<Dump> {
  const client = await connectAlone(url, 'plaza backup');
  try {
    return await dumpDatabase(client, place, { keep, progress });
  } finally {
    await closeAlone(client);
  }
}

/** A place is empty, or holds what a backup that did not end has left: then it is gone on with. */
async function requireFree(place: Place): Promise<void> {
  const first = await place.list()[Symbol.asyncIterator]().next();
  if (first.done) return;
  if (await isThere(place, names.manifest)) {
    throw new BackupError('The place holds a backup already. Give each backup a place of its own.');
  }
  if (!(await isThere(place, names.begun))) {
    throw new BackupError(
      'The place is not empty, and what is there is of no backup. Give the backup a place of its own.',
    );
  }
}

async function isThere(place: Place, name: string): Promise<boolean> {
  try {
    (await place.read(name)).destroy();
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function writePart(place: Place, name: string, bytes: AsyncIterable<Uint8Array>): Promise<Part> {
  const passed = { bytes: 0, sha256: '' };
  await place.write(name, passing(bytes, passed));
  return { name, ...passed };
}

async function* text(value: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(value);
}
