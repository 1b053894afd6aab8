import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const form = /^plaza_(?:at)?[0-9A-Za-z]{36}$/;
/** An app's access token is longer than a key, so that it is recognisable. */
const accessToken = /^plaza_at[0-9A-Za-z]{36}$/;
const visibleLength = 12;

/**
 * A new API key: `plaza_`, 30 random base62 characters, and 6 base62 characters of CRC32 of what precedes, so that scanners find leaked
 * keys and a mistyped one is refused without a query.
 */
export function createKey(): string {
  return marked('plaza_');
}

/** A new access token of an app: made like a key, with another prefix. */
export function createAccessToken(): string {
  return marked('plaza_at');
}

/** A new refresh token of an app. It is good only for the next access token. */
export function createRefreshToken(): string {
  return marked('plaza_rt');
}

/** Random characters from an alphabet, by default letters and digits. */
export function randomText(length: number, from = alphabet): string {
  let text = '';
  for (let i = 0; i < length; i++) {
    text += from[randomInt(from.length)];
  }
  return text;
}

/** Whether a text has the form of an API key or of an access token, and the right checksum. Makes no query. */
export function isWellFormedKey(key: string): boolean {
  return form.test(key) && key.slice(-6) === checksum(key.slice(0, -6));
}

/** Whether a text has the form of an app's access token. */
export function isAccessToken(text: string): boolean {
  return accessToken.test(text);
}

/** The stored hash of a key or another random token. A key has 178 random bits, so that a fast hash is enough. */
export function hashKey(key: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', key, 'buffer'));
}

/** The part of a key that is shown after its creation. */
export function keyPrefix(key: string): string {
  return key.slice(0, visibleLength);
}

function marked(mark: string): string {
  const key = mark + randomText(30);
  return key + checksum(key);
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < 6; i++) {
    digits = alphabet[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
