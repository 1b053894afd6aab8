import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { byName, type Place } from './place.js';
import { parsedLines } from './streams.js';

/** A file of a backup beside the objects. `bytes` as it lies there, `sha256` in hexadecimal digits. */
export type Part = { name: string; bytes: number; sha256: string };

/** A table: the columns in the order of the dump, and how many rows there are. */
export type TablePart = Part & { schema: string; table: string; columns: string[]; rows: number };

/** A counter of ids. `last` is null where none was given out. */
export type Sequence = { schema: string; sequence: string; last: string | null };

/** What a backup says of itself. It is written last: what has none is no backup. */
export type Manifest = {
  format: 1;
  id: string;
  /** The moment that the database is of, by its own clock. */
  snapshot_at: string;
  finished_at: string;
  postgresql: string;
  migrations: { name: string; checksum: string }[];
  /** Those without which the same rows mean something else. */
  settings: Record<string, string>;
  tables: TablePart[];
  sequences: Sequence[];
  begun: Part;
  /** The list of the objects; how many they are, their bytes, and how many were not in the storage. */
  objects: Part & { count: number; size: number; missing: number };
};

/** An object of the storage. `missing`: the database names it, the storage did not have it, and no more does the backup. */
export type BackedUpObject = {
  key: string;
  size: number;
  sha256: string;
  type: string;
  disposition: 'attachment' | 'inline';
  /** Under which it is saved. */
  file: string;
  missing?: true;
};

/** Names of files of a backup. */
export const names = { manifest: 'manifest.json', begun: 'begun.json', objects: 'objects.jsonl.gz' } as const;

/** What is wrong with a place as a backup, in a sentence for operators. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The text of a manifest, which ends with its own SHA-256. */
export function manifestText(manifest: Manifest): string {
  const sha256 = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  return `${JSON.stringify({ manifest, sha256 }, null, 1)}\n`;
}

/** Reads the manifest of a backup. @throws BackupError */
export async function readManifest(place: Place): Promise<Manifest> {
  const bytes = await place.read(names.manifest).then(buffer, (error: unknown) => {
    if (isMissing(error))
      throw new BackupError('There is no manifest here: this is no backup, or one that did not end.');
    throw error;
  });
  const text = bytes.toString('utf8');
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text).manifest;
    if (manifestText(manifest) !== text) throw new Error('another sum');
  } catch {
    throw new BackupError('The manifest is damaged: it is not what was written.');
  }
  if (manifest.format !== 1) {
    throw new BackupError(`The backup is of format ${manifest.format}, which this version does not know.`);
  }
  return manifest;
}

/** Whether this is said of something that is not there. */
export function isMissing(error: unknown): boolean {
  const { code, fault } = error as { code?: unknown; fault?: unknown };
  return code === 'ENOENT' || fault === 'missing';
}

/** Every file of a backup beside the objects, the manifest itself among them, in the order of the names. */
export function partsOf(manifest: Manifest): Part[] {
  const text = manifestText(manifest);
  const sha256 = createHash('sha256').update(text).digest('hex');
  const itself = { name: names.manifest, bytes: Buffer.byteLength(text), sha256 };
  return [manifest.begun, itself, ...manifest.tables, manifest.objects].sort((one, other) =>
    byName(one.name, other.name),
  );
}

/** The name of an object's file in a backup. */
export function nameOfObject({ key }: { key: string }): string {
  return `objects/${key}`;
}

/** The objects of a backup, in the order of their names; those that were missing among them. */
export async function* objectsOf(place: Place): AsyncIterable<BackedUpObject> {
  yield* parsedLines<BackedUpObject>(await place.read(names.objects));
}
