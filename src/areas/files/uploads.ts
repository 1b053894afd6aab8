import type { UploadRule } from '../../api/http/request/uploads.js';
import { ownedKeys } from '../../content/objects.js';
import { roomFor } from '../../content/uploads/kinds.js';

/** Upload rule of the Files area: any type, within the quota. */
export const fileUploads: UploadRule = {
  folder: 'files',
  disposition: 'attachment',
  types: null,
  room: roomFor('file'),
  owned: (keys, { database }) => ownedKeys(database, 'files', keys),
};
