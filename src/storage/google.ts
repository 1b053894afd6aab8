import { pipeline } from 'node:stream/promises';
import { bucketError, endOfLink, headersOf, outgoing, signableDisposition } from './bucket.js';
import { Liveness } from './liveness.js';
import type { ObjectHead, Storage, StorageError } from './storage.js';

/** Above it an upload is worth a session of its own, which outlives a lost connection. */
const resumableFrom = 8 * 1024 * 1024;

/**
 * Objects in a bucket of Google Cloud Storage. The credentials are found as all of Google's libraries find them:
 * GOOGLE_APPLICATION_CREDENTIALS, or the machine's own. STORAGE_EMULATOR_HOST names another server, for tests.
 */
export async function googleStorage(bucketName: string, prefix: string): Promise<Storage> {
  // Loaded here, because it is a tenth of all that a start loads, and who has no such bucket needs none of it.
  const { Storage: Google } = await import('@google-cloud/storage');
  const client = new Google({ retryOptions: { maxRetries: 3, totalTimeout: 60 } });
  // Given STORAGE_EMULATOR_HOST, the library leaves the path out.
  client.baseUrl = `${client.apiEndpoint}/storage/v1`;
  const bucket = client.bucket(bucketName);
  const fileOf = (key: string) => bucket.file(prefix + key);
  const least = { prefix: `${prefix}check/`, maxResults: 1, autoPaginate: false };
  const liveness = new Liveness(() => bucket.getFiles(least));

  async function write(
    head: ObjectHead,
    bytes: AsyncIterable<Uint8Array>,
    size?: number,
    signal?: AbortSignal,
  ): Promise<string> {
    const file = fileOf(head.key);
    const sent = outgoing(bytes, storageError);
    try {
      await pipeline(
        sent.bytes,
        file.createWriteStream({
          resumable: size === undefined || size > resumableFrom,
          chunkSize: resumableFrom,
          // The library compares what arrived with what was sent, and removes what differs.
          validation: 'crc32c',
          metadata: headersOf(head),
        }),
        { signal },
      );
    } catch (error) {
      await file.delete({ ignoreNotFound: true }).catch(() => {});
      throw sent.faultOf(error);
    }
    return sent.digest();
  }

  return {
    async write(head, bytes, size, isAwaited = false) {
      if (isAwaited) return liveness.during(({ signal }) => write(head, bytes, size, signal));
      return write(head, bytes, size);
    },

    async read(key, range) {
      const file = fileOf(key);
      await file.getMetadata().catch((error) => Promise.reject(storageError(error)));
      return file.createReadStream(range === undefined ? {} : range);
    },

    async link(head, seconds, _origin, terms = null) {
      const expiresAt = endOfLink(seconds, terms);
      try {
        const [url] = await fileOf(head.key).getSignedUrl({
          version: 'v4',
          action: 'read',
          expires: expiresAt,
          responseType: head.mimeType,
          responseDisposition: signableDisposition(head),
        });
        return { url, expiresAt };
      } catch (error) {
        throw storageError(error);
      }
    },

    async copy(from, to) {
      await fileOf(from)
        .copy(fileOf(to))
        .catch((error) => Promise.reject(storageError(error)));
    },

    async remove(key) {
      await fileOf(key)
        .delete({ ignoreNotFound: true })
        .catch((error) => Promise.reject(storageError(error)));
    },

    async check() {
      // What is asked of an object says nothing of a bucket that is missing.
      await bucket.getFiles(least).catch((error) => Promise.reject(storageError(error)));
    },

    async *list(folder) {
      try {
        for await (const file of bucket.getFilesStream({ prefix: `${prefix}${folder}/` })) {
          const { name, metadata } = file as { name: string; metadata: { size?: string; updated?: string } };
          yield {
            key: name.slice(prefix.length),
            size: Number(metadata.size),
            modifiedAt: new Date(metadata.updated ?? 0),
          };
        }
      } catch (error) {
        throw storageError(error);
      }
    },

    serve: null,
    mediaOrigin: new URL(client.apiEndpoint).origin,
  };
}

/** What Google or the way to it says becomes ours. */
function storageError(error: unknown): StorageError {
  const { code, status } = error as { code?: unknown; status?: unknown };
  // An upload in sessions says the status by another name than all else.
  return bucketError(typeof code === 'number' ? code : status, error);
}
