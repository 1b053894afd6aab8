import type { UploadRule } from '../../api/http/request/uploads.js';
import { ownedKeys, videoTypes } from '../../content/objects.js';

/** Upload rule of `createVideo`. */
export const videoUploads: UploadRule = {
  folder: 'videos',
  disposition: 'inline',
  types: videoTypes,
  room: async (_caller, { config }) => ({ maxSize: config.maxVideoSize, left: Number.POSITIVE_INFINITY }),
  owned: (keys, { database }) => ownedKeys(database, 'videos', keys),
};
