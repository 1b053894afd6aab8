import type pg from 'pg';
import {
  applyMigrations,
  applyMigrationsOf,
  migrationChecksums,
  migrationsFolder,
  restoreSchema,
} from '../../database/migrations.js';
import type { Storage } from '../../storage/storage.js';
import type { Owner } from '../../storage/sweep.js';
import { hashOf, retried } from './copy.js';
import type { Progress } from './dump.js';
import { loadDatabase } from './load.js';
import { type BackedUpObject, BackupError, type Manifest, nameOfObject, objectsOf, readManifest } from './manifest.js';
import type { Place } from './place.js';
import { inOrder, passing } from './streams.js';
import { closeAlone, connectAlone } from './tables.js';

type Given = {
  url: string;
  storage: Storage;
  /** Where objects are in a storage. */
  owners: Record<string, Pick<Owner, 'folder'>>;
  place: Place;
  progress: Progress;
  tell: (message: string) => void;
};

/** Objects that are written at once. */
const width = 8;

/**
 * Restores a backup into an empty database and an empty storage. One that was interrupted is repeated: until it has ended the database
 * says so, and no service starts with it.
 * @throws BackupError where the place holds no whole backup, this version cannot read it, or there is something already
 */
export async function restoreBackup(given: Given): Promise<Manifest> {
  const { url, storage, owners, place, progress, tell } = given;
  const manifest = await readManifest(place);
  requireKnown(manifest, tell);
  const client = await connectAlone(url, 'plaza restore');
  try {
    const isRepeated = await beginRestore(client, manifest.id);
    const there = await storedObjects(storage, owners, isRepeated);
    const names = manifest.migrations.map(({ name }) => name);
    await applyMigrationsOf(url, names, { info: () => {}, warn: tell });
    await restoreObjects({ storage, place, manifest, progress, there });
    await loadDatabase(client, place, manifest, progress);
    await applyMigrations(url, migrationsFolder, { info: tell, warn: tell });
    // Until then PostgreSQL knows nothing of what is in the tables.
    await client.query('ANALYZE');
    return manifest;
  } finally {
    await closeAlone(client);
  }
}

function requireKnown(manifest: Manifest, tell: (message: string) => void): void {
  const known = migrationChecksums();
  for (const { name, checksum } of manifest.migrations) {
    if (!known.has(name)) {
      throw new BackupError(
        `The backup is of a newer version: it has the migration ${name}, which this one does not know.`,
      );
    }
    if (known.get(name) !== checksum) tell(`the migration ${name} was changed after the backup was made`);
  }
}

/** Marks the database as one that is being restored. Whether that was begun before. */
async function beginRestore(client: pg.Client, id: string): Promise<boolean> {
  const { rows: marks } = await client.query<{ there: boolean }>('SELECT to_regnamespace($1) IS NOT NULL AS there', [
    restoreSchema,
  ]);
  if (marks[0]?.there) {
    const { rows } = await client.query<{ id: string }>(`SELECT id FROM ${restoreSchema}.backup`);
    if (rows[0]?.id === id) return true;
    throw new BackupError('A restore of another backup was begun in this database. Take an empty one.');
  }
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
    `BEGIN; CREATE SCHEMA ${restoreSchema}; CREATE TABLE ${restoreSchema}.backup (id text PRIMARY KEY);
     INSERT INTO ${restoreSchema}.backup VALUES ('${id.replace(/[^0-9a-z-]/g, '')}'); COMMIT`,
  );
  return false;
}

/** What an interrupted restore has written already, with its bytes; else the storage has to be empty. */
async function storedObjects(
  storage: Storage,
  owners: Given['owners'],
  isRepeated: boolean,
): Promise<Map<string, number>> {
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

type Restoring = Pick<Given, 'storage' | 'place' | 'progress'> & { manifest: Manifest; there: Map<string, number> };

async function restoreObjects({ storage, place, manifest, progress, there }: Restoring): Promise<void> {
  const { objects } = manifest;
  if ((await hashOf(await place.read(objects.name))) !== objects.sha256) {
    throw new BackupError(`The backup is damaged: ${objects.name} is not what was written.`);
  }
  let done = 0;
  const restore = async (object: BackedUpObject): Promise<void> => {
    if (!object.missing) await retried(() => restoreObject(storage, place, object, there.get(object.key)));
    done += object.size;
    progress('objects (kB)', Math.floor(done / 1000), Math.ceil(objects.size / 1000));
  };
  for await (const _ of inOrder(objectsOf(place), width, restore));
}

async function restoreObject(
  storage: Storage,
  place: Place,
  object: BackedUpObject,
  sizeThere: number | undefined,
): Promise<void> {
  const { key, size, sha256, type: mimeType, disposition, file } = object;
  if (sizeThere === size && (await hashOf(await storage.read(key))) === sha256) return;
  const passed = { bytes: 0, sha256: '' };
  const bytes = passing(await place.read(nameOfObject(object)), passed);
  await storage.write({ key, mimeType, disposition, name: file }, bytes, size);
  if (passed.sha256 === sha256) return;
  await storage.remove(key);
  throw new BackupError(`The backup is damaged: ${nameOfObject(object)} is not what was written.`);
}
