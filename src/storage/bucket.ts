import { createHash } from 'node:crypto';
import { dispositionOf } from './serve.js';
import { type ObjectHead, StorageError, type StorageFault } from './storage.js';

/**
 * How long a link lasts that was given out through a share. The bucket asks nobody whether that still exists, so this is
 * how long a removed one may go on; and time enough to begin with, since only the beginning of each request has to lie
 * within it. Whoever comes later opens the share again.
 */
const sharedSeconds = 600;

/** When a link into a bucket ends that is asked for so many seconds, as a whole second. */
export function endOfLink(seconds: number, terms: string | null): Date {
  const lasting = terms === null ? seconds : Math.min(seconds, sharedSeconds);
  return new Date(Math.floor(Date.now() / 1000 + lasting) * 1000);
}

/** As `dispositionOf`, and where programs know no other the name is in ASCII: no other bytes can be signed. */
export function signableDisposition(head: ObjectHead): string {
  return dispositionOf(head).replace(/[^ -~]/g, '?');
}

/** What is kept of an object's head in the bucket, because what a link says besides is no protection. */
export function headersOf(head: ObjectHead) {
  return {
    contentType: head.mimeType,
    contentDisposition: signableDisposition(head),
    cacheControl: 'private, max-age=3600',
  } as const;
}

/** Bytes on their way into a bucket. */
export type Outgoing = {
  bytes: AsyncIterable<Uint8Array>;
  /** The SHA-256 of all of them, in hexadecimal digits. */
  digest(): string;
  /** Why they did not arrive, given what the bucket's library says: what came with the bytes stays as it is. */
  faultOf(error: unknown): unknown;
};

/** Follows bytes on their way. `explained` makes a `StorageError` of what a library says. */
export function outgoing(bytes: AsyncIterable<Uint8Array>, explained: (error: unknown) => unknown): Outgoing {
  const hash = createHash('sha256');
  let own: { error: unknown } | null = null;
  async function* hashed(): AsyncIterable<Uint8Array> {
    // While a chunk is with the reader it is the reader who ends this, by an error of its own.
    let isRead = false;
    try {
      for await (const chunk of bytes) {
        hash.update(chunk);
        isRead = true;
        yield chunk;
        isRead = false;
      }
    } catch (error) {
      if (!isRead) own = { error };
      throw error;
    }
  }
  return {
    bytes: hashed(),
    digest: () => hash.digest('hex'),
    faultOf: (error) => (own === null ? explained(error) : own.error),
  };
}

/** What a bucket, or the way to it, answers becomes ours. `status` is that of HTTP, where there was any. */
export function bucketError(status: unknown, cause: unknown): StorageError {
  const faults: Record<string, StorageFault> = { 401: 'forbidden', 403: 'forbidden', 404: 'missing' };
  return new StorageError(faults[String(status)] ?? 'unreachable', cause);
}
