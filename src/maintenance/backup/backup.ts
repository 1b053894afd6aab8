import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Database } from '../../core/database/client.js';
import { withConnection } from '../../core/database/connection.js';
import type { Storage } from '../../core/storage/storage.js';
import { copyObjects, type Shortfall } from './copy.js';
import { dumpDatabase } from './dump.js';
import { backupPlace, requireRecipients, requireSameRecipients } from './encryption.js';
import { leaseObjects } from './lease.js';
import { type BackedUpObject, BackupError, type Manifest, manifestText, names, type Part } from './manifest.js';
import { wantedObjects } from './objects.js';
import { objectsFolder, type Place, type Places } from './place.js';
import { jsonLines, type Progress, parsedLines, watched } from './streams.js';

type BackupOptions = {
  /** The database's URL, for the snapshot's own connection. */
  url: string;
  database: Pick<Database, 'prisma'>;
  storage: Storage;
  places: Places;
  /** True if objects are stored beside the backup and shared with other backups. */
  isShared?: boolean;
  /** age recipients to encrypt for. */
  recipients?: readonly string[];
  settings: Manifest['settings'];
  progress: Progress;
  /** Called with objects that differ from the database. */
  warn: (shortfall: Shortfall) => void;
};

/**
 * Makes a consistent backup of the database and the objects while a service runs. The manifest is written last.
 * @throws BackupError if the place holds something else; errors of the database, the storage or the place
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { url, database, places, isShared = false, recipients = [], settings, progress } = options;
  requireRecipients(recipients);
  const place = backupPlace(places, { isShared, recipients, identities: [] });
  if (isShared) await requireSameRecipients(places.objects, recipients);
  const there = await requireFree(place);
  const id = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}-${randomBytes(4).toString('hex')}`;
  const begun = await writePart(place, names.begun, text(`${JSON.stringify({ plaza_backup: id })}\n`));
  const folder = await mkdtemp(join(tmpdir(), 'plaza-backup-'));
  const lease = await leaseObjects(database, id);
  try {
    const wanted = join(folder, 'wanted');
    const dump = await withConnection(url, 'plaza backup', (client) => dumpDatabase(client, place, wanted, progress));
    const sums = isShared ? await readSums(places) : new Map<string, string>();
    const totals = { count: 0, size: 0, missing: 0 };
    const copied = copyObjects({ ...options, place, there, lease, sums, wanted: () => wantedObjects(wanted) });
    // To a local file first: an upload cannot stay open for as long as a terabyte takes.
    const list = join(folder, 'objects');
    const lines = jsonLines(counted(copied, totals));
    await pipeline(lines, createGzip(), createWriteStream(list, { mode: 0o600 }));
    const objects = { ...(await writePart(place, names.objects, createReadStream(list))), ...totals };
    const shared = isShared ? await writeShared(places, list, sums) : undefined;
    await lease.confirm();
    const finished_at = new Date().toISOString().replace('Z', '+00:00');
    const isPlain = !isShared && recipients.length === 0;
    const more = { ...(shared && { shared }), ...(recipients.length > 0 && { recipients: [...recipients] }) };
    const format = isPlain ? 1 : 2;
    const manifest: Manifest = { format, id, finished_at, settings, ...dump, begun, ...more, objects };
    await place.write(names.manifest, text(manifestText(manifest)));
    // If none of the objects exists, it is the wrong storage. The backup is good even if the insert fails: its age then alerts.
    if (totals.count > 0 || totals.missing === 0) {
      await database.prisma.$executeRaw`
        INSERT INTO backups VALUES (${id}, ${dump.snapshot_at}::timestamptz)`.catch(() => {});
    }
    return manifest;
  } finally {
    await lease.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sums of shared objects from the previous backup; empty if unknown. */
async function readSums({ objects }: Places): Promise<Map<string, string>> {
  try {
    const lines = pipe(await objects.read(names.sums), createGunzip(), () => {});
    const sums = new Map<string, string>();
    for await (const [key, sum] of parsedLines<[string, string]>(lines)) sums.set(key, sum);
    return sums;
  } catch {
    return new Map();
  }
}

/** Writes the keys of a backup's objects, which pruning reads, and the sums for the next backup. */
async function writeShared(places: Places, list: string, sums: ReadonlyMap<string, string>): Promise<Part> {
  const lines = pipe(createReadStream(list), createGunzip(), () => {});
  const keys = Readable.from(jsonLines(keysOf(parsedLines<BackedUpObject>(lines))));
  const part = await writePart(places.own, names.keys, keys.pipe(createGzip()));
  await places.objects.write(names.sums, Readable.from(jsonLines(Readable.from(sums))).pipe(createGzip()));
  return part;
}

async function* keysOf(objects: AsyncIterable<BackedUpObject>) {
  for await (const { key, missing } of objects) if (!missing) yield key;
}

/** The place has to be empty, or hold an interrupted backup, which is continued. */
async function requireFree(place: Place): Promise<Map<string, number>> {
  const there = await place.files();
  if (there.has(names.manifest)) {
    throw new BackupError('There is a backup in this place already. Give each backup a place of its own.');
  }
  const isOthers = (name: string) => place.isShared === true && name.startsWith(objectsFolder);
  if (!there.has(names.begun) && [...there.keys()].some((name) => !isOthers(name))) {
    throw new BackupError(
      'The place is not empty, and what is there is of no backup. Give the backup a place of its own.',
    );
  }
  return there;
}

async function* counted(
  objects: AsyncIterable<BackedUpObject>,
  totals: { count: number; size: number; missing: number },
) {
  for await (const object of objects) {
    totals[object.missing ? 'missing' : 'count'] += 1;
    totals.size += object.size;
    yield object;
  }
}

async function writePart(place: Place, name: string, content: AsyncIterable<Uint8Array>): Promise<Part> {
  let bytes = 0;
  const count = ({ length }: Uint8Array) => {
    bytes += length;
  };
  return { name, sha256: await place.write(name, watched(content, count)), bytes };
}

async function* text(value: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(value);
}
