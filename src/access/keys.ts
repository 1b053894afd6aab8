import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const form = /^plaza_[0-9A-Za-z]{36}$/;
const visibleLength = 12;

/**
 * A new API key: `plaza_`, 30 random base62 characters, and 6 base62 characters of CRC32 over all before them, so that a
 * scanner finds leaked keys and a mistyped one is refused without asking the database.
 */
export function createKey(): string {
  let key = 'plaza_';
  for (let i = 0; i < 30; i++) {
    key += alphabet[randomInt(alphabet.length)];
  }
  return key + checksum(key);
}

/** Whether a text has the form of an API key and the right checksum. Asks nobody. */
export function isWellFormedKey(key: string): boolean {
  return form.test(key) && key.slice(36) === checksum(key.slice(0, 36));
}

/** What is stored of a key. A key has 178 random bits, so that a fast hash is enough. */
export function hashKey(key: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(key).digest());
}

/** What is shown of a key once it exists. */
export function keyPrefix(key: string): string {
  return key.slice(0, visibleLength);
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
