import { randomBytes, randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';

/** Only what a browser plays may be shown by it; all else is saved, whatever it claims to be. */
export type Disposition = 'attachment' | 'inline';

/** What a client that fetches an object is told of it. */
export type ObjectHead = { key: string; mimeType: string; disposition: Disposition; name: string };
/** An address of an object's bytes, and until when it works. */
export type Link = { url: string; expiresAt: Date };
/** An object as the storage lists it. `size` in bytes. */
export type ListedObject = { key: string; size: number; modifiedAt: Date };

/** Whether an object is still shared under these terms. */
export type IsShared = (key: string, terms: string) => Promise<boolean>;

/** Where the bytes of files and videos are. An object is never changed once it is written. */
export type Storage = {
  /**
   * Writes an object whole or not at all: when `bytes` throws, or the storage fails, nothing is left. `size`, if it is
   * known, is about how many bytes will come. `isAwaited`: somebody waits, who hears within six seconds that the storage
   * answers nothing, and the sweep removes what may be left; otherwise it is waited for longer. Answers the SHA-256 of the bytes in hexadecimal digits.
   */
  write(head: ObjectHead, bytes: AsyncIterable<Uint8Array>, size?: number, isAwaited?: boolean): Promise<string>;
  /** Some of an object's bytes, from `start` to `end` inclusive. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /**
   * An address from which anybody fetches the object for so many seconds. `origin` is where this service is reached.
   * `terms` are those under which it is given out: the address ends with them, or, where its use is not checked by this service,
   * after a few minutes.
   */
  link(head: ObjectHead, seconds: number, origin: string, terms?: string | null): Promise<Link>;
  /** Gives the bytes of an object a second key, under which they stay when the first is removed. */
  copy(from: string, to: string): Promise<void>;
  /** Removes an object; one that is not there is removed already. */
  remove(key: string): Promise<void>;
  /**
   * Makes sure that objects can be written, at little cost.
   * @throws StorageError
   */
  check(): Promise<void>;
  /** Everything in the folder, also what a crash left half written. */
  list(folder: string): AsyncIterable<ListedObject>;
  /** Answers requests to the links, where this service serves them. `isShared` says whether terms are still valid. */
  serve: ((req: Request, res: Response, isShared: IsShared) => Promise<void>) | null;
  /** Scheme, host and port that the links lead to, where that is not this service. */
  mediaOrigin: string | null;
};

/** Why a storage does not do what it is asked for. */
export type StorageFault = 'missing' | 'forbidden' | 'unreachable';

/** A storage that is missing, forbids access or cannot be reached: 503 for who asks. */
export class StorageError extends Error {
  override name = 'StorageError';

  constructor(
    readonly fault: StorageFault,
    cause: unknown,
  ) {
    super(`The storage fails: ${fault}`, { cause });
  }
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 32 characters that cannot be guessed: 190 random bits. */
export function randomToken(): string {
  return Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** A key for a new object. The digits in its middle keep folders small. */
export function newKey(folder: string): string {
  return `${folder}/${randomBytes(1).toString('hex')}/${randomToken()}`;
}

/** For how many seconds a link works that lasts so long by itself, and no longer than what it is given for goes on. */
export function secondsWithin(seconds: number, left: number | null): number {
  return Math.max(1, Math.min(seconds, left ?? seconds));
}
