import type * as S3 from '@aws-sdk/client-s3';
import type { ListedObject } from './storage.js';

type UploadClient = { s3: typeof S3; client: S3.S3Client; bucket: string };

/** Multipart uploads that were never finished. They are addressed by their object's key, with a suffix. */
export type UnfinishedUploads = {
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Removes the parts of all uploads with this key, if it is such a key. */
  remove(key: string): Promise<void>;
  /** Removes the parts of one upload. `key` is its object's. */
  abort(key: string, uploadId: string): Promise<void>;
};

const ending = '.part';
/** Milliseconds to remove parts; the sweep removes the rest. */
const longestAbort = 5_000;

/** Finds uploads of a bucket that a crash left behind: their parts are in no list of objects, but are billed. */
export function unfinishedUploads({ s3, client, bucket }: UploadClient): UnfinishedUploads {
  async function* uploads(Prefix: string): AsyncIterable<S3.MultipartUpload> {
    let next: Pick<S3.ListMultipartUploadsCommandOutput, 'KeyMarker' | 'UploadIdMarker'> = {};
    for (;;) {
      const page = await client.send(new s3.ListMultipartUploadsCommand({ Bucket: bucket, Prefix, ...next }));
      yield* page.Uploads ?? [];
      if (page.IsTruncated !== true) return;
      next = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    }
  }
  async function abort(Key: string, UploadId: string): Promise<void> {
    const abortSignal = AbortSignal.timeout(longestAbort);
    const command = new s3.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId });
    await client.send(command, { abortSignal }).catch((error) => {
      if (error.name !== 'NoSuchUpload') throw error;
    });
  }

  return {
    async *list(prefix) {
      for await (const { Key = '', UploadId, Initiated } of uploads(prefix)) {
        // The first thousand parts, nearly as many as an upload can have.
        const listed = { Bucket: bucket, Key, UploadId };
        const { Parts = [] } = await client.send(new s3.ListPartsCommand(listed));
        const size = Parts.reduce((sum, { Size = 0 }) => sum + Size, 0);
        // A running upload is as new as its last part.
        const times = [Initiated, ...Parts.map(({ LastModified }) => LastModified)].map((at) => at?.getTime() ?? 0);
        const modified = Math.max(...times);
        yield { key: `${Key}${ending}`, size, modifiedAt: new Date(modified) };
      }
    },

    async remove(key) {
      if (!key.endsWith(ending)) return;
      const Key = key.slice(0, -ending.length);
      for await (const upload of uploads(Key)) {
        if (upload.Key === Key && upload.UploadId !== undefined) await abort(Key, upload.UploadId);
      }
    },

    abort,
  };
}
