import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Text that only the holder of a key can read: nonce, tag and ciphertext. */
export type EncryptedText = string;

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text under a key of its own. The encrypted text goes into the session and the key into a cookie, so that neither
 * the database nor the browser alone holds what is shown once.
 */
export function encryptText(text: string): { encrypted: EncryptedText; key: string } {
  const key = randomBytes(32);
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
