import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { isMissing, type Place } from './place.js';
import { parsedLines } from './streams.js';

/** A file of a backup. `sha256` in hexadecimal digits. */
export type Part = { name: string; bytes: number; sha256: string };

/** A table: the columns in the order of the dump, and how many rows there are. */
export type TablePart = Part & { schema: string; table: string; columns: string[]; rows: number };

/** A counter of ids. `last` is null where none was used. */
export type Sequence = { schema: string; sequence: string; last: string | null };

/** What a backup says of itself. It is written last: a place without it has no backup. */
export type Manifest = {
  /** 2 where objects are shared, or files encrypted, which versions before do not know. */
  format: 1 | 2;
  id: string;
  /** The moment of the snapshot, by the database's clock. */
  snapshot_at: string;
  finished_at: string;
  postgresql: string;
  migrations: { name: string; checksum: string }[];
  /** Those without which the same rows mean something else. */
  settings: Record<string, string>;
  tables: TablePart[];
  sequences: Sequence[];
  begun: Part;
  /** The objects are in the folder `objects` beside the backup, where other backups have theirs; and their keys. */
  shared?: Part;
  /** The recipients of age for which all is encrypted but this file, `begun` and `shared`. */
  recipients?: string[];
  /** The list of the objects; how many they are, their bytes, and how many were not in the storage. */
  objects: Part & { count: number; size: number; missing: number };
};

/** An object of the storage. `missing`: the database names it, and the storage did not have it. */
export type BackedUpObject = {
  key: string;
  size: number;
  sha256: string;
  type: string;
  disposition: 'attachment' | 'inline';
  /** The name under which it is saved. */
  file: string;
  missing?: true;
};

/** Names of files of a backup. */
export const names = {
  manifest: 'manifest.json',
  begun: 'begun.json',
  objects: 'objects.jsonl.gz',
  keys: 'keys.jsonl.gz',
  sums: 'sums.jsonl.gz',
  recipients: 'recipients.json',
} as const;

/** What is wrong with a place as a backup, in a sentence for operators. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** What is said of a file whose bytes are not those that were written. */
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
    if (manifestText(manifest) !== bytes.toString('utf8')) throw new Error('another sum');
  } catch {
    throw new BackupError('The manifest is damaged: it is not what was written.');
  }
  if (manifest.format !== 1 && manifest.format !== 2) {
    throw new BackupError(`The backup is of format ${manifest.format}, which this version does not know.`);
  }
  return manifest;
}

/** The objects of a backup, those that were missing among them. */
export async function* objectsOf(place: Place): AsyncIterable<BackedUpObject> {
  // An error of either stream comes out of the second.
  const lines = pipeline(await place.read(names.objects), createGunzip(), () => {});
  yield* parsedLines<BackedUpObject>(lines);
}
