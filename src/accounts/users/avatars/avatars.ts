import type { Handler } from '../../../api/pipeline/handlers.js';
import { storeShrunk } from '../../../content/pictures/uploads.js';
import { discard } from '../../../core/storage/discard.js';
import { avatarOf, interfaceAt, removeAvatar, setAvatar } from './queries.js';
import { sizes } from './uploads.js';

export const updateAvatar: Handler<'updateAvatar'> = async (input) => {
  const { upload, parts } = input;
  const stored = await storeShrunk(input, 'avatar', 'avatars', { sizes, fit: 'cover' });
  return async ({ caller, database, origin, afterwards }) => {
    const before = await setAvatar(database, caller.id, stored);
    for (const key of [...before, upload.key]) afterwards(() => discard(parts, key));
    return { status: 200, body: await database.$one(avatarOf, [caller.id, interfaceAt(origin(), parts.config)]) };
  };
};

export const deleteAvatar: Handler<'deleteAvatar'> = async ({ caller, database, parts, origin, afterwards }) => {
  for (const key of await removeAvatar(database, caller.id)) afterwards(() => discard(parts, key));
  return { status: 200, body: await database.$one(avatarOf, [caller.id, interfaceAt(origin(), parts.config)]) };
};
