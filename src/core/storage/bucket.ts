import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Liveness } from './liveness.js';
import { dispositionOf } from './serve.js';
import {
  bytesOf,
  type ListedObject,
  type ObjectHead,
  type Storage,
  StorageError,
  type StorageFault,
} from './storage.js';

/**
 * Lifetime of a link given out through a share, in seconds. The bucket does not check whether the share still exists, so this is how long a
 * link to a removed one may go on working. It is enough to begin a download, since only the start of each request has to be within it;
 * later the share is opened again.
 */
const sharedSeconds = 600;

/** Headers of an object in the bucket. They are stored with it, because headers in a link are no protection. */
export type ObjectHeaders = { contentType: string; contentDisposition: string; cacheControl: string };

/** The operations of a bucket's library. Keys are complete, and errors are the library's own. */
export type Bucket = {
  /** Writes an object. On failure or abort, nothing is left. */
  put(key: string, bytes: AsyncIterable<Uint8Array>, options: PutOptions): Promise<void>;
  get(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Signs a link, which may end earlier than `until`. */
  sign(key: string, headers: ObjectHeaders, until: Date): Promise<{ url: string; expiresAt: Date }>;
  copy(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Lists the objects with this key prefix, including what a crash left half written. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Lists an empty folder, which fails if the bucket is missing. */
  look(prefix: string): Promise<unknown>;
  /** The HTTP status of an error, if it has one. */
  statusOf(error: unknown): unknown;
  /** Scheme, host and port of links. */
  origin: string;
};

/** `size`, if known, is the approximate number of bytes. */
type PutOptions = { headers: ObjectHeaders; size: number | undefined; giveUp: AbortController };

/** Stores objects in a bucket, with `prefix` before their keys. */
export function bucketStorage(bucket: Bucket, prefix: string): Storage {
  const look = () => bucket.look(`${prefix}check/`);
  const liveness = new Liveness(look);
  const explain = (error: unknown) => bucketError(bucket.statusOf(error), error);
  const explained = <T>(answer: Promise<T>): Promise<T> => answer.catch((error) => Promise.reject(explain(error)));

  async function write(
    head: ObjectHead,
    bytes: AsyncIterable<Uint8Array>,
    size: number | undefined,
    giveUp: AbortController,
  ): Promise<string> {
    const source = hashed(bytes);
    try {
      await bucket.put(prefix + head.key, source.bytes, { headers: headersOf(head), size, giveUp });
    } catch (error) {
      throw source.failure === null ? explain(error) : source.failure.error;
    }
    return source.digest();
  }

  const read: Storage['read'] = (key, range) => explained(bucket.get(prefix + key, range));

  return {
    write: (head, bytes, size, isAwaited = false) =>
      isAwaited
        ? liveness.during((giveUp) => write(head, bytes, size, giveUp))
        : write(head, bytes, size, new AbortController()),
    read,
    join: (head, parts) => {
      const size = parts.reduce((sum, part) => sum + part.size, 0);
      return liveness.during((giveUp) => write(head, bytesOf(read, parts), size, giveUp));
    },
    link: (head, seconds, _origin, terms = null) => {
      const lasting = terms === null ? seconds : Math.min(seconds, sharedSeconds);
      const until = new Date(Math.floor(Date.now() / 1000 + lasting) * 1000);
      return explained(bucket.sign(prefix + head.key, headersOf(head), until));
    },
    copy: (from, to) => explained(bucket.copy(prefix + from, prefix + to)),
    remove: (key) => explained(bucket.remove(prefix + key)),
    check: async () => {
      await explained(look());
    },
    async *list(folder) {
      try {
        for await (const object of bucket.list(`${prefix}${folder}/`)) {
          yield { ...object, key: object.key.slice(prefix.length) };
        }
      } catch (error) {
        throw explain(error);
      }
    },
    serve: null,
    mediaOrigin: bucket.origin,
  };
}

/** Non-ASCII characters of the fallback name are replaced: no other bytes can be signed. */
function headersOf(head: ObjectHead): ObjectHeaders {
  const contentDisposition = dispositionOf(head).replace(/[^ -~]/g, '?');
  return { contentType: head.mimeType, contentDisposition, cacheControl: 'private, max-age=3600' };
}

/** Hashes bytes as they pass. `failure` is the error of their source, which a bucket's library may hide. */
function hashed(source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  const result = {
    bytes: passOn(),
    failure: null as { error: unknown } | null,
    digest: () => hash.digest('hex'),
  };
  async function* passOn(): AsyncIterable<Uint8Array> {
    // While the reader has a chunk, it is the reader that ends this, with its own error.
    let isRead = false;
    try {
      for await (const chunk of source) {
        hash.update(chunk);
        isRead = true;
        yield chunk;
        isRead = false;
      }
    } catch (error) {
      if (!isRead) result.failure = { error };
      throw error;
    }
  }
  return result;
}

/** Converts an error of a bucket or the connection to it. `status` is the HTTP status, if there was one. */
function bucketError(status: unknown, cause: unknown): StorageError {
  const faults: Record<string, StorageFault> = { 401: 'forbidden', 403: 'forbidden', 404: 'missing' };
  return new StorageError(faults[String(status)] ?? 'unreachable', cause);
}
