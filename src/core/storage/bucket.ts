import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Liveness } from './liveness.js';
import { dispositionOf } from './serve.js';
import { type ListedObject, type ObjectHead, type Storage, StorageError, type StorageFault } from './storage.js';

/**
 * How long a link lasts that was given out through a share. The bucket does not ask us whether that still exists, so this
 * is how long the link to a removed one may go on; and time enough to begin with, since only the beginning of each request
 * has to lie within it. Who comes later opens the share again.
 */
const sharedSeconds = 600;

/** The headers of an object in the bucket. They are kept with it, because those of a link are no protection. */
export type ObjectHeaders = { contentType: string; contentDisposition: string; cacheControl: string };

/** What a bucket's library does. Keys are whole, and what it throws is its own. */
export type Bucket = {
  /** Writes an object. Where it fails, or is aborted, nothing is left. */
  put(key: string, bytes: AsyncIterable<Uint8Array>, options: PutOptions): Promise<void>;
  get(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Signs a link. It may end earlier than `until`, and says when. */
  sign(key: string, headers: ObjectHeaders, until: Date): Promise<{ url: string; expiresAt: Date }>;
  copy(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Lists the objects whose keys begin like this, also what a crash left half written. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Asks for the list of a folder with no objects, which fails if the bucket is missing. */
  look(prefix: string): Promise<unknown>;
  /** The status of HTTP that an error stands for, where there is any. */
  statusOf(error: unknown): unknown;
  /** Scheme, host and port that links lead to. */
  origin: string;
};

/** `size`, if it is known, is about how many bytes come. */
type PutOptions = { headers: ObjectHeaders; size: number | undefined; giveUp: AbortController };

/** Objects in a bucket, with keys that begin with `prefix`. */
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

  return {
    write: (head, bytes, size, isAwaited = false) =>
      isAwaited
        ? liveness.during((giveUp) => write(head, bytes, size, giveUp))
        : write(head, bytes, size, new AbortController()),
    read: (key, range) => explained(bucket.get(prefix + key, range)),
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

/** Where programs know no other the name is in ASCII: no other bytes can be signed. */
function headersOf(head: ObjectHead): ObjectHeaders {
  const contentDisposition = dispositionOf(head).replace(/[^ -~]/g, '?');
  return { contentType: head.mimeType, contentDisposition, cacheControl: 'private, max-age=3600' };
}

/** Bytes that are hashed on their way. `failure` is what their source threw, which a bucket's library may hide. */
function hashed(source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  const result = {
    bytes: passOn(),
    failure: null as { error: unknown } | null,
    digest: () => hash.digest('hex'),
  };
  async function* passOn(): AsyncIterable<Uint8Array> {
    // While a chunk is with the reader it is the reader who ends this, by an error of its own.
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

/** What a bucket, or the way to it, answers becomes ours. `status` is that of HTTP, where there was any. */
function bucketError(status: unknown, cause: unknown): StorageError {
  const faults: Record<string, StorageFault> = { 401: 'forbidden', 403: 'forbidden', 404: 'missing' };
  return new StorageError(faults[String(status)] ?? 'unreachable', cause);
}
