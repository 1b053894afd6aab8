import { Readable } from 'node:stream';
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { ConfigurationError } from '../platform/config.js';
import type { S3Bucket } from '../platform/settings/storage.js';
import { bucketStorage } from './bucket.js';
import { unfinishedUploads } from './s3-uploads.js';
import type { Storage } from './storage.js';

/** Attempts of each request. */
const attempts = 3;
/** Milliseconds that one attempt waits for the start of a response: 60 seconds in all, as with other buckets. */
const longAnswer = 20_000;
/** Milliseconds while a client waits that has sent nothing: it is refused within six seconds. */
const shortAnswer = 1_800;

/**
 * Stores objects in S3, or a compatible server. Region and credentials are found as in the AWS SDK: in the environment, in its files, or
 * with the machine's role.
 * @throws ConfigurationError without a region
 */
export async function s3Storage({ bucket, prefix, endpoint }: S3Bucket): Promise<Storage> {
  // Loaded here, because it takes 26 MiB, and other storages do not need it. The version is pinned and runs on Node 20: an operator could
  // not act on a warning about later versions.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const s3 = await import('@aws-sdk/client-s3');
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const settings: S3ClientConfig = {
    ...(endpoint === null ? {} : { endpoint }),
    // Few servers other than Amazon's have a DNS name for each bucket.
    forcePathStyle: endpoint !== null,
    maxAttempts: attempts,
    // Not all servers support the checksums that this library adds by default. Every part is signed with its SHA-256 anyway, which every
    // server checks.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: shortAnswer,
      requestTimeout: longAnswer,
      throwOnRequestTimeout: true,
      // Requests beyond this wait for each other, which counts as time without a response.
      httpAgent: { maxSockets: 500 },
      httpsAgent: { maxSockets: 500 },
    },
  };
  settings.region = await new s3.S3Client(settings).config.region().catch(() => {
    // Self-hosted servers have no region, but the signature needs a name.
    if (endpoint !== null) return 'us-east-1';
    throw new ConfigurationError(['AWS_REGION must say where the bucket in STORAGE_URL is']);
  });
  const client = new s3.S3Client(settings);
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  // Credentials are requested when they are needed; the origin of links does not depend on them.
  const anyone = new s3.S3Client({ ...settings, credentials: { accessKeyId: 'none', secretAccessKey: 'none' } });
  const { origin } = new URL(await getSignedUrl(anyone, new s3.HeadObjectCommand(at(prefix))));
  const uploads = unfinishedUploads({ s3, client, bucket });
  const soon = { requestTimeout: shortAnswer };

  return bucketStorage(
    {
      async put(key, bytes, { headers, giveUp }) {
        const upload = new Upload({
          client: givingUp(client, giveUp.signal),
          abortController: giveUp,
          // One part is sent while the next is read: with more at once the others would continue after one has failed.
          queueSize: 1,
          // Parts are removed below, where that cannot hide the error.
          leavePartsOnError: true,
          params: {
            ...at(key),
            Body: readAhead(bytes),
            ContentType: headers.contentType,
            ContentDisposition: headers.contentDisposition,
            CacheControl: headers.cacheControl,
          },
        });
        try {
          await upload.done();
        } catch (error) {
          if (upload.uploadId !== undefined) await uploads.abort(key, upload.uploadId).catch(() => {});
          throw error;
        }
      },

      async get(key, range) {
        const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new s3.GetObjectCommand({ ...at(key), Range }), soon);
        return Body as Readable;
      },

      async sign(key, { contentType, contentDisposition }, until) {
        // Credentials of a machine's role expire, and with them all links that they signed.
        const { expiration } = await client.config.credentials();
        const expiresAt = new Date(Math.min(until.getTime(), expiration?.getTime() ?? Number.POSITIVE_INFINITY));
        const signingDate = new Date();
        const expiresIn = Math.ceil((expiresAt.getTime() - signingDate.getTime()) / 1000);
        const command = new s3.GetObjectCommand({
          ...at(key),
          ResponseContentType: contentType,
          ResponseContentDisposition: contentDisposition,
        });
        return { url: await getSignedUrl(client, command, { expiresIn, signingDate }), expiresAt };
      },

      async copy(from, to) {
        const source = [bucket, ...from.split('/')].map(encodeURIComponent).join('/');
        await client.send(new s3.CopyObjectCommand({ ...at(to), CopySource: source }));
      },

      async remove(key) {
        await uploads.remove(key);
        await client.send(new s3.DeleteObjectCommand(at(key)), soon);
      },

      async *list(within) {
        for await (const { Contents = [] } of s3.paginateListObjectsV2(
          { client },
          { Bucket: bucket, Prefix: within },
        )) {
          for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
            yield { key: Key, size: Size, modifiedAt: LastModified };
          }
        }
        yield* uploads.list(within);
      },

      look: (within) => client.send(new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: within, MaxKeys: 1 }), soon),
      statusOf,
      origin,
    },
    prefix,
  );
}

/** The same client, whose requests end with the signal: those of an upload continue by themselves when it is aborted. */
function givingUp(client: S3Client, abortSignal: AbortSignal): S3Client {
  const send = (command: Parameters<S3Client['send']>[0]) => client.send(command, { abortSignal });
  return Object.assign(Object.create(client), { send });
}

/** Reads ahead while a part is sent, up to the size of another one. */
function readAhead(bytes: AsyncIterable<Uint8Array>): Readable {
  return Readable.from(bytes, { objectMode: false, highWaterMark: 5 * 1024 * 1024 });
}

function statusOf(error: unknown): unknown {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  // Without credentials nothing is sent, and expired ones are answered by 400.
  return name === 'CredentialsProviderError' || name === 'ExpiredToken' ? 403 : $metadata?.httpStatusCode;
}
