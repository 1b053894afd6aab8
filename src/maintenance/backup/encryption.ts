import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { BackupError, type Manifest, names } from './manifest.js';
import { isMissing, type Place, type Places, withSharedObjects } from './place.js';
import { watched } from './streams.js';

/** Pattern of an age recipient: an X25519 key. */
const recipientForm = /^age1[02-9ac-hj-np-z]{58}$/;
const identityForm = /^AGE-SECRET-KEY-1[0-9A-Z]+$/;

/** Sizes in bytes of an age file: header, stanza per recipient, nonce, chunk and tag. */
const [header, stanza, nonce, chunk, tag] = [70, 98, 16, 65_536, 16];

/** Recipients to encrypt for, and identities to decrypt with, if known. */
export type Keys = { recipients: readonly string[]; identities: readonly string[] };

/** Checks recipients. @throws BackupError */
export function requireRecipients(recipients: readonly string[]): void {
  const wrong = recipients.find((each) => !recipientForm.test(each));
  if (wrong !== undefined) throw new BackupError(`${wrong} is no recipient of age, such as age1…`);
}

/**
 * Records the recipients of a place's shared objects. Existing objects are not copied again, and new recipients could not
 * open them.
 * @throws BackupError if they are encrypted for others
 */
export async function requireSameRecipients(objects: Place, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  const wanted = [...recipients].sort();
  const noted = await notedRecipients(objects);
  if (noted === null) {
    await objects.write(names.recipients, Readable.from([Buffer.from(JSON.stringify(wanted))]));
  } else if (noted.join() !== wanted.join()) {
    throw new BackupError(
      `The shared objects there are encrypted for other recipients: ${noted.join(', ')}. Give backups for these a folder of their own.`,
    );
  }
}

async function notedRecipients(objects: Place): Promise<string[] | null> {
  try {
    return JSON.parse((await buffer(await objects.read(names.recipients))).toString('utf8'));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Identities in a file of `age-keygen`. @throws BackupError */
export function identitiesIn(text: string): string[] {
  const found = text.split(/\s+/).filter((line) => identityForm.test(line));
  if (found.length === 0)
    throw new BackupError('The file has no identity of age, a line that begins with AGE-SECRET-KEY-1.');
  return found;
}

/**
 * The place of a backup by its manifest, with shared objects and decryption if needed.
 * @throws BackupError if it is encrypted and no identity is given
 */
export function placeOfBackup(
  places: Places,
  manifest: Pick<Manifest, 'shared' | 'recipients'>,
  identities: readonly string[],
): Place {
  const { shared, recipients = [] } = manifest;
  if (recipients.length > 0 && identities.length === 0) {
    throw new BackupError(
      `The backup is encrypted for ${recipients.join(', ')}: name the file of an identity by --identity.`,
    );
  }
  return backupPlace(places, { isShared: shared !== undefined, recipients, identities });
}

/** A place, with shared objects and encryption if wanted. */
export function backupPlace(places: Places, { isShared, ...keys }: Keys & { isShared: boolean }): Place {
  const place = isShared ? withSharedObjects(places) : places.own;
  return keys.recipients.length > 0 ? encryptedPlace(place, keys) : place;
}

/**
 * A place whose files are encrypted by age, except the manifest and the files that tell whether a backup is complete. Sums
 * and sizes are those of the plain bytes.
 */
export function encryptedPlace(place: Place, { recipients, identities }: Keys): Place {
  const isPlain = (name: string) => name === names.begun || name === names.manifest || name === names.keys;
  const stored = (bytes: number, name: string) =>
    isPlain(name)
      ? bytes
      : header + stanza * recipients.length + nonce + bytes + tag * Math.max(1, Math.ceil(bytes / chunk));
  return {
    ...place,
    isSealed: identities.length === 0,
    stored,
    async write(name, bytes, size) {
      if (isPlain(name)) return place.write(name, bytes, size);
      const hash = createHash('sha256');
      const seen = watched(bytes, (part) => void hash.update(part));
      await place.write(
        `${name}.age`,
        encrypted(seen, recipients),
        size === undefined ? undefined : stored(size, name),
      );
      return hash.digest('hex');
    },
    async read(name) {
      if (isPlain(name)) return place.read(name);
      const { Decrypter } = await import('age-encryption');
      const decrypter = new Decrypter();
      for (const identity of identities) decrypter.addIdentity(identity);
      const bytes = Readable.toWeb(await place.read(`${name}.age`)) as never;
      return Readable.fromWeb((await decrypter.decrypt(bytes)) as unknown as ReadableStream);
    },
    remove: (name) => place.remove(isPlain(name) ? name : `${name}.age`),
    async files() {
      const found = new Map<string, number>();
      for (const [file, size] of await place.files()) {
        const name = file.replace(/\.age$/, '');
        // Shared objects of unencrypted backups may be there, too.
        if (name !== file || !found.has(name)) found.set(name, size);
      }
      return found;
    },
  };
}

async function* encrypted(bytes: AsyncIterable<Uint8Array>, recipients: readonly string[]): AsyncIterable<Uint8Array> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const stream = await encrypter.encrypt(Readable.toWeb(Readable.from(bytes)) as never);
  yield* Readable.fromWeb(stream as unknown as ReadableStream);
}
