import { pictureUploads } from '../../../content/pictures/uploads.js';
import { ownedAvatars } from './queries.js';

/** Pixels of a side of the pictures that are made, smallest first, as in the contract. */
export const sizes = [64, 128, 256] as const;

/** Upload rule of `updateAvatar`. */
export const avatarUploads = pictureUploads({
  folder: 'avatars',
  owned: (keys, { database }) => ownedAvatars(database, keys),
});
