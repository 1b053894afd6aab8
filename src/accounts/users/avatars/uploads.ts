import type { UploadRule } from '../../../api/http/uploads.js';
import { ownedAvatars } from './queries.js';

/** Bytes of a picture that is taken, as the contract says. */
const maxSize = 5 * 1024 * 1024;

/** What `updateAvatar` says about its file. */
export const avatarUploads: UploadRule = {
  folder: 'avatars',
  disposition: 'inline',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  room: async () => ({ maxSize, left: Number.POSITIVE_INFINITY }),
  owned: (keys, { database }) => ownedAvatars(database, keys),
};
