import type { Database } from '../database/client.js';
import type { StorageLocation } from '../platform/settings/storage.js';
import { googleStorage } from './google.js';
import { localStorage } from './local.js';
import { postponing } from './postponed.js';
import { s3Storage } from './s3.js';
import type { Storage } from './storage.js';

/**
 * Opens the configured storage. It is not accessed before the first object.
 * @throws StorageError if the settings of the storage's own library are invalid
 */
export async function openStorage(place: StorageLocation, database: Pick<Database, 'prisma'>): Promise<Storage> {
  return postponing(place.kind === 'file' ? localStorage(place.folder, database) : await openBucket(place), database);
}

/**
 * Opens a bucket directly, so that objects are removed at once.
 * @throws see `openStorage`
 */
export async function openBucket(place: Exclude<StorageLocation, { kind: 'file' }>): Promise<Storage> {
  return place.kind === 'gs' ? googleStorage(place.bucket, place.prefix) : s3Storage(place);
}
