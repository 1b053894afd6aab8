import { createHash, type Hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import type * as GoogleCloudStorage from '@google-cloud/storage';
import { dispositionOf } from './serve.js';
import { type Storage, StorageError } from './storage.js';

/** Above it an upload is worth a session of its own, which outlives a lost connection. */
const resumableFrom = 8 * 1024 * 1024;

/**
 * How long a link lasts that was given out through a share. The bucket asks nobody whether that still exists, so this is
 * how long a removed one may go on; and time enough to begin with, since only the beginning of each request has to lie
 * within it. Whoever comes later opens the share again.
 */
const sharedSeconds = 600;

/**
 * Objects in a bucket of Google Cloud Storage. The credentials are found as all of Google's libraries find them:
 * GOOGLE_APPLICATION_CREDENTIALS, or the machine's own. STORAGE_EMULATOR_HOST names another server, for tests.
 */
export function googleStorage(bucketName: string, prefix: string): Storage {
  // Loaded here, because it is a tenth of all that a start loads, and who has no bucket needs none of it.
  const { Storage: Google } = createRequire(import.meta.url)('@google-cloud/storage') as typeof GoogleCloudStorage;
  const client = new Google({ retryOptions: { maxRetries: 3, totalTimeout: 60 } });
  // Given STORAGE_EMULATOR_HOST, the library leaves the path out.
  client.baseUrl = `${client.apiEndpoint}/storage/v1`;
  const bucket = client.bucket(bucketName);
  const fileOf = (key: string) => bucket.file(prefix + key);

  return {
    async write(head, bytes, size) {
      const file = fileOf(head.key);
      const hash = createHash('sha256');
      try {
        await pipeline(
          hashed(bytes, hash),
          file.createWriteStream({
            resumable: size === undefined || size > resumableFrom,
            chunkSize: resumableFrom,
            // The library compares what arrived with what was sent, and removes what differs.
            validation: 'crc32c',
            metadata: {
              contentType: head.mimeType,
              // On the object, because what a link says besides is no protection.
              contentDisposition: dispositionOf(head),
              cacheControl: 'private, max-age=3600',
            },
          }),
        );
      } catch (error) {
        await file.delete({ ignoreNotFound: true }).catch(() => {});
        throw storageError(error);
      }
      return hash.digest('hex');
    },

    async read(key, range) {
      const file = fileOf(key);
      await file.getMetadata().catch((error) => Promise.reject(storageError(error)));
      return file.createReadStream(range === undefined ? {} : range);
    },

    async link(head, seconds, _origin, terms = null) {
      const lasting = terms === null ? seconds : Math.min(seconds, sharedSeconds);
      const expiresAt = new Date(Math.floor(Date.now() / 1000 + lasting) * 1000);
      try {
        const [url] = await fileOf(head.key).getSignedUrl({
          version: 'v4',
          action: 'read',
          expires: expiresAt,
          responseType: head.mimeType,
          responseDisposition: dispositionOf(head),
        });
        return { url, expiresAt };
      } catch (error) {
        throw storageError(error);
      }
    },

    async remove(key) {
      await fileOf(key)
        .delete({ ignoreNotFound: true })
        .catch((error) => Promise.reject(storageError(error)));
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
  };
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncIterable<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

/** What Google or the way to it says becomes ours; what came with the bytes stays as it is. */
function storageError(error: unknown): unknown {
  const { code, status, name } = error as { code?: unknown; status?: unknown; name?: unknown };
  if (name === 'Problem') return error;
  // An upload in sessions says the status by another name than all else.
  const answer = typeof code === 'number' ? code : status;
  const fault = answer === 404 ? 'missing' : answer === 401 || answer === 403 ? 'forbidden' : 'unreachable';
  return new StorageError(fault, error);
}
