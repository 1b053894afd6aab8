import type { ObjectHead, Storage } from '../../core/storage/storage.js';

/** An object to write to the storage. */
export type NewObject = Pick<ObjectHead, 'key' | 'mimeType' | 'name'> & { bytes: Uint8Array };

const atOnce = 32;

/** Writes objects before their rows are visible, so that nothing is listed that cannot be fetched. */
export async function writeObjects(storage: Pick<Storage, 'write'>, objects: readonly NewObject[]): Promise<void> {
  for (let first = 0; first < objects.length; first += atOnce) {
    await Promise.all(
      objects.slice(first, first + atOnce).map(({ bytes, ...object }) => {
        const disposition = object.key.startsWith('files/') ? 'attachment' : 'inline';
        return storage.write({ ...object, disposition }, bytesOf(bytes), bytes.length);
      }),
    );
  }
}

async function* bytesOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
