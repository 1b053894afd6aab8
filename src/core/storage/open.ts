import type { Database } from '../database/client.js';
import type { StoragePlace } from '../platform/settings/storage.js';
import { googleStorage } from './google.js';
import { localStorage } from './local.js';
import { postponing } from './postponed.js';
import { s3Storage } from './s3.js';
import type { Storage } from './storage.js';

/**
 * The storage that the configuration names. Nothing is asked of it before the first object.
 * @throws StorageError where the settings of the storage's own library do not do
 */
export async function openStorage(place: StoragePlace, database: Pick<Database, 'prisma'>): Promise<Storage> {
  return postponing(place.kind === 'file' ? localStorage(place.folder, database) : await openBucket(place), database);
}

/**
 * A bucket as it is: what is removed there is removed at once.
 * @throws as `openStorage`
 */
export async function openBucket(place: Exclude<StoragePlace, { kind: 'file' }>): Promise<Storage> {
  return place.kind === 'gs' ? googleStorage(place.bucket, place.prefix) : s3Storage(place);
}
