import type { UploadRule } from '../../api/http/request/uploads.js';
import { ownedKeys, videoTypes } from '../../content/objects.js';
import { roomFor } from '../../content/uploads/kinds.js';

/** Upload rule of `createVideo`. */
export const videoUploads: UploadRule = {
  folder: 'videos',
  disposition: 'inline',
  types: videoTypes,
  room: roomFor('video'),
  owned: (keys, { database }) => ownedKeys(database, 'videos', keys),
};
