import type { Upload, UploadRule } from '../../api/http/request/uploads.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { type Problem, type ProblemDetails, problem } from '../../core/contract/problems.js';
import { SemaphoreQueueFull } from '../../core/platform/semaphore.js';
import { type Squares, shrink } from './shrink.js';

/** Bytes of a picture at most, as in the contract. */
const maxSize = 5 * 1024 * 1024;

/** Upload rules of an operation that takes a picture, of which it stores squares. */
export const pictureUploads = ({ folder, owned }: Pick<UploadRule, 'folder' | 'owned'>): UploadRule => ({
  folder,
  owned,
  disposition: 'inline',
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  room: async () => ({ maxSize, left: Number.POSITIVE_INFINITY }),
});

type PictureInput = {
  upload: Upload;
  parts: Parts;
  refuse: (code: 'invalid_file', details: ProblemDetails) => Problem;
};

/**
 * The squares of an uploaded picture in this field, as WebP.
 * @throws invalid_file, component_inactive
 */
export async function squaresOf(
  { upload, parts, refuse }: PictureInput,
  field: string,
  squares: Squares,
): Promise<Uint8Array[]> {
  const result = await shrink(parts, upload.key, squares).catch((error) => {
    if (!(error instanceof SemaphoreQueueFull)) throw error;
    const message = 'Too many uploads are being read at this moment. Try again in a few seconds.';
    throw problem('component_inactive', { component: 'uploads', message });
  });
  if ('fault' in result) throw refuse('invalid_file', { params: { [field]: result.fault } });
  return result.pictures;
}
