import { randomBytes, randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import type { Throttle } from './throttle.js';

/** Only types that a browser plays may be shown by it; all else is downloaded, whatever it claims to be. */
export type Disposition = 'attachment' | 'inline';

/** Headers of an object for clients that fetch it. */
export type ObjectHead = { key: string; mimeType: string; disposition: Disposition; name: string };
/** A URL of an object's bytes, and until when it works. */
export type Link = { url: string; expiresAt: Date };
/** An object in a listing. `size` in bytes. */
export type ListedObject = { key: string; size: number; modifiedAt: Date };

/** An object that is a part of another. `size` in bytes, and the SHA-256 of its bytes. */
export type StoredPart = { key: string; size: number; sha256: string };

/** Whether an object is still shared under these terms. */
export type IsShared = (key: string, terms: string) => Promise<boolean>;

/** Stores the bytes of files and videos. An object is never changed once it is written. */
export type Storage = {
  /**
   * Writes an object whole or not at all: if `bytes` throws or the storage fails, nothing is left. `size`, if known, is the approximate
   * number of bytes. With `isAwaited` the write fails within six seconds if the storage does not respond, and the sweep removes what may be
   * left; otherwise it waits longer. Returns the SHA-256 of the bytes in hexadecimal digits.
   */
  write(head: ObjectHead, bytes: AsyncIterable<Uint8Array>, size?: number, isAwaited?: boolean): Promise<string>;
  /** Reads an object, or its bytes from `start` to `end` inclusive. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /**
   * A public URL of the object for so many seconds. `origin` is where this service is reached. `terms` are the conditions of a share: the
   * URL ends with them, or after a few minutes if this service does not check its use.
   */
  link(head: ObjectHead, seconds: number, origin: string, terms?: string | null): Promise<Link>;
  /**
   * Joins objects to a new one, with the rules of an awaited `write`. Returns the SHA-256 of the whole.
   */
  join(head: ObjectHead, parts: readonly StoredPart[]): Promise<string>;
  /** Copies an object to a second key, under which it stays when the first is removed. */
  copy(from: string, to: string): Promise<void>;
  /** Removes an object; succeeds if it does not exist. */
  remove(key: string): Promise<void>;
  /**
   * Checks cheaply that objects can be written.
   * @throws StorageError
   */
  check(): Promise<void>;
  /** Lists everything in the folder, including what a crash left half written. */
  list(folder: string): AsyncIterable<ListedObject>;
  /** Answers requests to links that lead to this service. `isShared` says whether terms are still valid, `throttle` how fast. */
  serve: ((req: Request, res: Response, isShared: IsShared, throttle?: Throttle | null) => Promise<void>) | null;
  /** Scheme, host and port of links that do not lead to this service. */
  mediaOrigin: string | null;
};

/** Reason of a failed storage operation. */
export type StorageFault = 'missing' | 'forbidden' | 'unreachable';

/** A storage is missing, forbids access or cannot be reached: answered with 503. */
export class StorageError extends Error {
  override name = 'StorageError';

  constructor(
    readonly fault: StorageFault,
    cause: unknown,
  ) {
    super(`The storage fails: ${fault}`, { cause });
  }
}

/** The bytes of objects, one after the other. */
export async function* bytesOf(read: Storage['read'], parts: readonly { key: string }[]): AsyncIterable<Uint8Array> {
  for (const { key } of parts) yield* (await read(key)) as AsyncIterable<Uint8Array>;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 32 random characters: 190 bits. */
export function randomToken(): string {
  return Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A key for a new object. The digits in its middle keep folders small. */
export function newKey(folder: string): string {
  return `${folder}/${randomBytes(1).toString('hex')}/${randomToken()}`;
}

/** Lifetime of a link in seconds: at most `left`, the remaining time of what it was given out for. */
export function secondsWithin(seconds: number, left: number | null): number {
  return Math.max(1, Math.min(seconds, left ?? seconds));
}
