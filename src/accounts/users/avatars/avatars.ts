import { problem } from '../../../api/contract/problems.js';
import type { Handler, Preparation } from '../../../api/pipeline/handlers.js';
import type { Parts } from '../../../api/pipeline/parts.js';
import { SemaphoreQueueFull } from '../../../operations/processes/semaphore.js';
import { discard } from '../../../storage/discard.js';
import { newKey } from '../../../storage/storage.js';
import { avatarOf, interfaceAt, removeAvatar, type StoredPicture, setAvatar } from './queries.js';
import { shrink, sizes } from './shrink.js';

export const updateAvatar: Preparation<'updateAvatar'> = {
  prepare: async ({ upload, parts, refuse }) => {
    const made = await shrink(parts, upload.key).catch((error) => {
      if (!(error instanceof SemaphoreQueueFull)) throw error;
      const message = 'Too many uploads are being read at this moment. Try again in a few seconds.';
      throw problem('component_inactive', { component: 'uploads', message });
    });
    if ('fault' in made) throw refuse('invalid_file', { params: { avatar: made.fault } });
    const stored = await store(parts, made.pictures);
    return async ({ caller, database, origin, afterwards }) => {
      const before = await setAvatar(database, caller.id, stored);
      for (const key of [...before, upload.key]) afterwards(() => discard(parts, key));
      return { status: 200, body: await database.$one(avatarOf, [caller.id, interfaceAt(origin(), parts.config)]) };
    };
  },
};

export const deleteAvatar: Handler<'deleteAvatar'> = async ({ caller, database, parts, origin, afterwards }) => {
  for (const key of await removeAvatar(database, caller.id)) afterwards(() => discard(parts, key));
  return { status: 200, body: await database.$one(avatarOf, [caller.id, interfaceAt(origin(), parts.config)]) };
};

/** Writes the pictures into the storage. What comes to no use is left to the sweep. */
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
