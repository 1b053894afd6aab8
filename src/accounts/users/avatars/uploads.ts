import { pictureUploads } from '../../../content/pictures/uploads.js';
import { ownedAvatars } from './queries.js';

/** Pixels of a side of the pictures that are made, smallest first, as the contract says. */
export const sizes = [64, 128, 256] as const;

/** What `updateAvatar` says about its file. */
export const avatarUploads = pictureUploads({
  folder: 'avatars',
  owned: (keys, { database }) => ownedAvatars(database, keys),
});
