import { isObject, type JsonObject } from '../../core/contract/document.js';
import type { Database } from '../../core/database/client.js';
import { sharedSecret } from '../../core/database/secrets.js';
import { decryptText, encryptText, keyFrom } from '../auth/encrypted-text.js';

/** Encrypts stored replies, without secrets that are shown once. */
export class StoredReplies {
  #key = '';

  constructor(readonly database: Pick<Database, 'prisma'>) {}

  /** Reads the key, once. */
  async open(): Promise<void> {
    if (this.#key === '') this.#key = keyFrom(await sharedSecret(this.database.prisma, 'replies'), 'kept replies');
  }

  /** Encrypts a reply for storage. */
  seal(text: string): string {
    return encryptText(text, this.#key).encrypted;
  }

  /** Decrypts a stored reply. The previous release stored replies unencrypted. */
  unseal(sealed: string): string {
    const text = sealed.startsWith('{') ? sealed : decryptText(sealed, this.#key);
    if (text === null) throw new Error('A stored response cannot be decrypted');
    return text;
  }
}

/** The secret fields of a reply (`x-secret`). */
export function secretsOf(schema: JsonObject | undefined): string[] {
  const properties = isObject(schema?.properties) ? schema.properties : {};
  return Object.keys(properties).filter((name) => {
    const property = properties[name];
    return isObject(property) && property['x-secret'] === true;
  });
}

/** Replaces the secrets of a reply by null. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  if (secrets.length === 0) return text;
  return JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(secrets.map((name) => [name, null])) });
}
