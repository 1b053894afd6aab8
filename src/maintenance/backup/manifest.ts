import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { isMissing, type Place } from './place.js';
import { parsedLines } from './streams.js';

/** A file of a backup. `sha256` in hexadecimal. */
export type Part = { name: string; bytes: number; sha256: string };

/** A table: columns in the order of the dump, and the number of rows. */
export type TablePart = Part & { schema: string; table: string; columns: string[]; rows: number };

/** An id sequence. `last` is null if unused. */
export type Sequence = { schema: string; sequence: string; last: string | null };

/** The manifest of a backup. It is written last: a place without it has no backup. */
export type Manifest = {
  /** 2 if objects are shared or files encrypted, which older versions cannot read. */
  format: 1 | 2;
  id: string;
  /** Time of the snapshot by the database's clock. */
  snapshot_at: string;
  finished_at: string;
  postgresql: string;
  migrations: { name: string; checksum: string }[];
  /** Settings that change the meaning of stored rows. */
  settings: Record<string, string>;
  tables: TablePart[];
  sequences: Sequence[];
  begun: Part;
  /** The keys of the objects, if they are in the shared folder `objects` beside the backup. */
  shared?: Part;
  /** age recipients of all files except this one, `begun` and `shared`. */
  recipients?: string[];
  /** The list of objects: their number, total bytes, and how many the storage lacked. */
  objects: Part & { count: number; size: number; missing: number };
};

/** An object of the storage. `missing`: the storage lacked it. */
export type BackedUpObject = {
  key: string;
  size: number;
  sha256: string;
  type: string;
  disposition: 'attachment' | 'inline';
  /** Its file name in the backup. */
  file: string;
  missing?: true;
};

/** File names of a backup. */
export const names = {
  manifest: 'manifest.json',
  begun: 'begun.json',
  objects: 'objects.jsonl.gz',
  keys: 'keys.jsonl.gz',
  sums: 'sums.jsonl.gz',
  recipients: 'recipients.json',
} as const;

/** A fault of a backup, as a sentence for operators. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The error for a file with other bytes than were written. */
export const damaged = (name: string) => new BackupError(`The backup is damaged: ${name} is not what was written.`);

/** The text of a manifest, which ends with its own SHA-256. */
export function manifestText(manifest: Manifest): string {
  const sha256 = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  return `${JSON.stringify({ manifest, sha256 }, null, 1)}\n`;
}

/** Reads the manifest of a backup. @throws BackupError */
export async function readManifest(place: Place): Promise<Manifest> {
  const bytes = await place.read(names.manifest).then(buffer, (error: unknown) => {
    if (!isMissing(error)) throw error;
    throw new BackupError('There is no manifest here: this is no backup, or one that did not end.');
  });
  let manifest: Manifest;
  try {
    manifest = JSON.parse(bytes.toString('utf8')).manifest;
    if (manifestText(manifest) !== bytes.toString('utf8')) throw new Error('checksum mismatch');
  } catch {
    throw new BackupError('The manifest is damaged: it is not what was written.');
  }
  if (manifest.format !== 1 && manifest.format !== 2) {
    throw new BackupError(`The backup is of format ${manifest.format}, which this version does not know.`);
  }
  return manifest;
}

/** The objects of a backup, including missing ones. */
export async function* objectsOf(place: Place): AsyncIterable<BackedUpObject> {
  // Errors of either stream surface at the second.
  const lines = pipeline(await place.read(names.objects), createGunzip(), () => {});
  yield* parsedLines<BackedUpObject>(lines);
}
