import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A text encrypted with a key: nonce, tag and ciphertext. */
export type EncryptedText = string;

const nonceBytes = 12;
const tagBytes = 16;

/** Derives a key for one purpose from a secret, for texts that are stored. */
export function keyFrom(secret: Buffer, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');
}

/**
 * Encrypts a text, with a new key unless one is given. A secret that is shown once is stored encrypted in the session and its key in a
 * cookie, so that neither the database nor the browser alone has it.
 */
export function encryptText(text: string, under?: string): { encrypted: EncryptedText; key: string } {
  const key = under === undefined ? randomBytes(32) : Buffer.from(under, 'base64url');
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return {
    encrypted: Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url'),
    key: key.toString('base64url'),
  };
}

/** The text, or null if the key is not the one that it was encrypted with. */
export function decryptText(encrypted: EncryptedText, key: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  try {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      Buffer.from(key, 'base64url'),
      bytes.subarray(0, nonceBytes),
    ).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
