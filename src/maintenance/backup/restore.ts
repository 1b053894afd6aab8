import type pg from 'pg';
import { withConnection } from '../../core/database/connection.js';
import { baseline, presentNames } from '../../core/database/migrations/baseline.js';
import {
  applyMigrations,
  applyMigrationsOf,
  migrationsFolder,
  readMigrations,
  restoreSchema,
} from '../../core/database/migrations/migrations.js';
import type { Storage } from '../../core/storage/storage.js';
import type { Owner } from '../../core/storage/sweep.js';
import { placeOfBackup } from './encryption.js';
import { loadDatabase } from './load.js';
import { type BackedUpObject, BackupError, damaged, type Manifest, objectsOf, readManifest } from './manifest.js';
import { hashOf, objectsFolder, type Place, type Places } from './place.js';
import { inOrder, meter, type Progress, retried } from './streams.js';

type RestoreOptions = {
  url: string;
  storage: Storage;
  /** Folders of objects in a storage. */
  owners: Record<string, Pick<Owner, 'folder'>>;
  places: Places;
  /** age identities for an encrypted backup. */
  identities?: readonly string[];
  progress: Progress;
  tell: (message: string) => void;
};

/** Objects written concurrently. */
const width = 8;
const application = 'plaza restore';

/**
 * Restores a backup into an empty database and storage. An interrupted restore can be repeated; until it is complete, a
 * mark in the database keeps services from starting.
 * @throws BackupError if the backup is incomplete or unreadable by this version, or the database or storage is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { url, places, identities = [], progress, tell } = options;
  const manifest = await readManifest(places.own);
  const place = placeOfBackup(places, manifest, identities);
  requireKnown(manifest, tell);
  const isRepeated = await withConnection(url, application, (client) => beginRestore(client, manifest.id));
  const there = await storedObjects(options, isRepeated);
  const names = presentNames(
    manifest.migrations.map(({ name }) => name),
    'backup',
  );
  await applyMigrationsOf(url, names, { info: () => {}, warn: tell });
  await restoreObjects({ ...options, place }, manifest, there);
  await withConnection(url, application, (client) => loadDatabase(client, place, manifest, progress));
  await applyMigrations(url, migrationsFolder, { info: tell, warn: tell });
  return manifest;
}

function requireKnown(manifest: Manifest, tell: (message: string) => void): void {
  const known = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of manifest.migrations) {
    if (name <= baseline.last) continue;
    if (!known.has(name)) {
      throw new BackupError(
        `The backup is of a newer version: it has the migration ${name}, which this one does not know.`,
      );
    }
    if (known.get(name) !== checksum) tell(`the migration ${name} was changed after the backup was made`);
  }
}

/** Marks the database as being restored. True if it was marked before. */
async function beginRestore(client: pg.Client, id: string): Promise<boolean> {
  const { rows: marks } = await client.query<{ mark: string | null }>(
    `SELECT obj_description(to_regnamespace($1)::oid, 'pg_namespace') AS mark WHERE to_regnamespace($1) IS NOT NULL`,
    [restoreSchema],
  );
  if (marks[0]?.mark === id) return true;
  if (marks[0]) throw new BackupError('A restore of another backup was begun in this database. Take an empty one.');
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname !~ '^(pg_|information_schema$)' AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'e')
     ORDER BY c.relkind = 'r' DESC, c.oid LIMIT 1`,
  );
  if (rows[0] !== undefined) {
    throw new BackupError(
      `The database is not empty: it has ${rows[0].name}. A backup is restored into an empty one only.`,
    );
  }
  await client.query(
    `BEGIN; CREATE SCHEMA ${restoreSchema}; COMMENT ON SCHEMA ${restoreSchema} IS ${client.escapeLiteral(id)}; COMMIT`,
  );
  return false;
}

/** Objects of an interrupted restore, with their sizes; otherwise the storage has to be empty. */
async function storedObjects({ storage, owners }: RestoreOptions, isRepeated: boolean): Promise<Map<string, number>> {
  const there = new Map<string, number>();
  for (const { folder } of Object.values(owners)) {
    for await (const { key, size } of storage.list(folder)) {
      if (!isRepeated) {
        throw new BackupError(`The storage is not empty: it has ${key}. A backup is restored into an empty one only.`);
      }
      if (key.endsWith('.part')) await storage.remove(key);
      else there.set(key, size);
    }
  }
  return there;
}

async function restoreObjects(
  { storage, place, progress }: RestoreOptions & { place: Place },
  { objects }: Manifest,
  there: Map<string, number>,
): Promise<void> {
  if ((await hashOf(await place.read(objects.name))) !== objects.sha256) throw damaged(objects.name);
  const tell = meter(progress, 'objects (kB)', objects.size / 1000);
  const restore = async (object: BackedUpObject): Promise<void> => {
    if (!object.missing) await retried(() => restoreObject(storage, place, object, there.get(object.key)));
    tell(object.size / 1000);
  };
  for await (const _ of inOrder(objectsOf(place), width, restore));
}

async function restoreObject(
  storage: Storage,
  place: Place,
  { key, size, sha256, type: mimeType, disposition, file: name }: BackedUpObject,
  sizeThere: number | undefined,
): Promise<void> {
  if (sizeThere === size && (await hashOf(await storage.read(key))) === sha256) return;
  const bytes = await place.read(objectsFolder + key);
  if ((await storage.write({ key, mimeType, disposition, name }, bytes, size)) === sha256) return;
  await storage.remove(key);
  throw damaged(objectsFolder + key);
}
