import type { Upload, UploadRule } from '../../api/http/request/uploads.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { type Problem, type ProblemDetails, problem } from '../../core/contract/problems.js';
import { SemaphoreQueueFull } from '../../core/platform/semaphore.js';
import { discard } from '../../core/storage/discard.js';
import { newKey } from '../../core/storage/storage.js';
import { type Sizes, shrink } from './shrink.js';
import type { Shrunk } from './shrinking.mjs';

/** Bytes of a picture at most, as in the contract. */
const maxSize = 5 * 1024 * 1024;

/** Upload rules of an operation that takes a picture, of which it stores smaller ones. */
export const pictureUploads = ({ folder, owned }: Pick<UploadRule, 'folder' | 'owned'>): UploadRule => ({
  folder,
  owned,
  disposition: 'inline',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  room: async () => ({ maxSize, left: Number.POSITIVE_INFINITY }),
});

/** Handler input of an upload of a picture. */
export type PictureInput = {
  upload: Upload;
  parts: Parts;
  refuse: (code: 'invalid_file', details: ProblemDetails) => Problem;
};

/**
 * An uploaded picture in this field in these sizes, as WebP.
 * @throws invalid_file, component_inactive
 */
export async function shrunkFrom(
  { upload, parts, refuse }: PictureInput,
  field: string,
  sizes: Sizes,
): Promise<Shrunk[]> {
  const result = await shrink(parts, upload.key, sizes).catch((error) => {
    if (!(error instanceof SemaphoreQueueFull)) throw error;
    const message = 'Too many uploads are being read at this moment. Try again in a few seconds.';
    throw problem('component_inactive', { component: 'uploads', message });
  });
  if ('fault' in result) throw refuse('invalid_file', { params: { [field]: result.fault } });
  return result.pictures;
}

/** A picture in the storage. `size` is the width that was asked for. */
export type StoredPicture = { key: string; size: number; width: number; height: number; bytes: number; sha256: string };

/**
 * Stores an uploaded picture in these sizes, in a folder. What nothing refers to later is removed by the sweep.
 * @throws invalid_file, component_inactive, StorageError
 */
export async function storeShrunk(
  input: PictureInput,
  field: string,
  folder: string,
  wanted: Sizes,
): Promise<StoredPicture[]> {
  const shrunk = await shrunkFrom(input, field, wanted);
  const written = await Promise.allSettled(
    shrunk.map(async ({ data, width, height }, at) => {
      const key = newKey(folder);
      const head = { key, mimeType: 'image/webp', disposition: 'inline', name: 'picture.webp' } as const;
      const sha256 = await input.parts.storage.write(head, one(data), data.length, true);
      return { key, size: wanted.sizes[at] ?? 0, width, height, bytes: data.length, sha256 };
    }),
  );
  const stored = written.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failed = written.find((each) => each.status === 'rejected');
  if (failed === undefined) return stored;
  for (const { key } of stored) await discard(input.parts, key);
  throw failed.reason;
}

async function* one(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
