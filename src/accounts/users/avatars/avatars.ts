import type { Handler } from '../../../api/pipeline/handlers.js';
import type { Parts } from '../../../api/pipeline/parts.js';
import { squaresOf } from '../../../content/pictures/uploads.js';
import { discard } from '../../../core/storage/discard.js';
import { newKey } from '../../../core/storage/storage.js';
import { avatarOf, interfaceAt, removeAvatar, type StoredPicture, setAvatar } from './queries.js';
import { sizes } from './uploads.js';

export const updateAvatar: Handler<'updateAvatar'> = async (input) => {
  const { upload, parts } = input;
  const stored = await store(parts, await squaresOf(input, 'avatar', { sizes, fit: 'cover' }));
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

/** Writes the pictures into the storage. Unused ones are removed by the sweep. */
async function store({ storage }: Pick<Parts, 'storage'>, pictures: readonly Uint8Array[]): Promise<StoredPicture[]> {
  return Promise.all(
    pictures.map(async (bytes, at) => {
      const head = {
        key: newKey('avatars'),
        mimeType: 'image/webp',
        disposition: 'inline',
        name: 'avatar.webp',
      } as const;
      const sha256 = await storage.write(head, one(bytes), bytes.length, true);
      return { key: head.key, size: sizes[at] ?? 0, bytes: bytes.length, sha256 };
    }),
  );
}

async function* one(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
