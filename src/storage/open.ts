import type { StoragePlace } from '../config.js';
import type { Database } from '../database/client.js';
import { googleStorage } from './google.js';
import { localStorage } from './local.js';
import type { Storage } from './storage.js';

/** The storage that the configuration names. Nothing is asked of it before the first object. */
export function openStorage(place: StoragePlace, database: Pick<Database, 'prisma'>): Storage {
  return place.kind === 'file' ? localStorage(place.folder, database) : googleStorage(place.bucket, place.prefix);
}
