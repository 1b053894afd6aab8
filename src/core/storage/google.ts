import { pipeline } from 'node:stream/promises';
import { bucketStorage } from './bucket.js';
import type { Storage } from './storage.js';

/** Bytes above which an upload is resumable, so that it survives a lost connection. */
const resumableFrom = 8 * 1024 * 1024;

/**
 * Stores objects in Google Cloud Storage. Credentials are found as in all of Google's libraries: GOOGLE_APPLICATION_CREDENTIALS, or the
 * machine's own. STORAGE_EMULATOR_HOST names another server, for tests.
 */
export async function googleStorage(bucketName: string, prefix: string): Promise<Storage> {
  // Loaded here, because it is a tenth of all that a start loads, and other storages do not need it.
  const { Storage: Google } = await import('@google-cloud/storage');
  const client = new Google({ retryOptions: { maxRetries: 3, totalTimeout: 60 } });
  // With STORAGE_EMULATOR_HOST, the library omits the path.
  client.baseUrl = `${client.apiEndpoint}/storage/v1`;
  const bucket = client.bucket(bucketName);

  return bucketStorage(
    {
      async put(key, bytes, { headers, size, giveUp }) {
        const file = bucket.file(key);
        const to = file.createWriteStream({
          resumable: size === undefined || size > resumableFrom,
          chunkSize: resumableFrom,
          // The library compares checksums and removes an object that differs.
          validation: 'crc32c',
          metadata: headers,
        });
        try {
          await pipeline(bytes, to, { signal: giveUp.signal });
        } catch (error) {
          await file.delete({ ignoreNotFound: true }).catch(() => {});
          throw error;
        }
      },

      async get(key, range) {
        const file = bucket.file(key);
        await file.getMetadata();
        return file.createReadStream(range);
      },

      async sign(key, { contentType, contentDisposition }, until) {
        const [url] = await bucket.file(key).getSignedUrl({
          version: 'v4',
          action: 'read',
          expires: until,
          responseType: contentType,
          responseDisposition: contentDisposition,
        });
        return { url, expiresAt: until };
      },

      async copy(from, to) {
        await bucket.file(from).copy(bucket.file(to));
      },

      async remove(key) {
        await bucket.file(key).delete({ ignoreNotFound: true });
      },

      async *list(within) {
        for await (const file of bucket.getFilesStream({ prefix: within })) {
          const { name, metadata } = file as { name: string; metadata: { size?: string; updated?: string } };
          yield { key: name, size: Number(metadata.size), modifiedAt: new Date(metadata.updated ?? 0) };
        }
      },

      look: (within) => bucket.getFiles({ prefix: within, maxResults: 1, autoPaginate: false }),
      // Resumable uploads have the status in another property.
      statusOf: (error) => {
        const { code, status } = error as { code?: unknown; status?: unknown };
        return typeof code === 'number' ? code : status;
      },
      origin: new URL(client.apiEndpoint).origin,
    },
    prefix,
  );
}
