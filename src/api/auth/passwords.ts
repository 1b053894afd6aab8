import { hash, type Options, verify } from '@node-rs/argon2';
import { problem } from '../../core/contract/problems.js';
import { Semaphore, SemaphoreQueueFull, shareOf } from '../../core/platform/semaphore.js';

/** Characters (NIST SP 800-63B, 5.1.1.2). */
export const minPasswordLength = 8;
/** Characters; more would cost time to hash and gain nothing. */
export const maxPasswordLength = 128;

// OWASP's first recommendation for Argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane.
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Words that a password for this service must not consist of: they are guessed first. */
const words = ['plaza', 'password', 'admin', 'moderator'];

/**
 * A sentence about the fault of a password, or null. `owner` are public facts about its owner: the username, the address (NIST SP 800-63B,
 * 5.1.1.2).
 */
export async function passwordFault(password: string, owner: readonly string[] = []): Promise<string | null> {
  const { length } = [...password];
  if (length < minPasswordLength || length > maxPasswordLength) {
    return `A password has ${minPasswordLength} to ${maxPasswordLength} characters.`;
  }
  if (/\p{Cc}/u.test(password)) return 'A password is one line without control characters.';
  const lower = normal(password).toLowerCase();
  if (await isCommon(lower)) return 'This password is too common. Choose another one.';
  const names = [...words, ...owner.flatMap((text) => [text, text.split('@')[0] ?? ''])].map((name) =>
    name.toLowerCase(),
  );
  const isName = names.includes(lower) || names.map(withoutEnds).includes(withoutEnds(lower) || lower);
  return isName ? 'This password is too similar to your name or address. Choose another one.' : null;
}

/** Removes digits and symbols before and behind a word, which are added to make it look like a password. */
function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** Whether a password is common in leaks. The list is loaded on first use: it takes 15 MiB. */
async function isCommon(lower: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(lower);
}

/** Each run takes one of the four threads that also read files, 19 MiB and about 30 ms. The last in the queue waits a second. */
const limits = { permits: 2, maxWaiting: 40 };

/** A stored hash of another scheme. */
export class UnreadableHash extends Error {
  override name = 'UnreadableHash';
}

/** Hashes and verifies passwords, a few at a time. */
export class Passwords {
  readonly #semaphore: Semaphore;
  #decoy: Promise<string> | undefined;

  /** `workers`: number of processes that hash. */
  constructor(workers = 1) {
    this.#semaphore = new Semaphore(shareOf(limits, workers));
  }

  /** @throws component_inactive when too many passwords are being hashed */
  hash(password: string): Promise<string> {
    return this.#limited(() => hash(normal(password), parameters));
  }

  /**
   * A user without a hash takes the same time as one with a hash, so that timing does not tell them apart.
   * @throws component_inactive when too many passwords are being hashed; UnreadableHash
   */
  verify(passwordHash: string | null, password: string): Promise<boolean> {
    return this.#limited(async () => {
      this.#decoy ??= hash('the password of no account', parameters);
      const stored = passwordHash ?? (await this.#decoy);
      const matches = await verify(stored, normal(password)).catch((cause: unknown) => {
        throw new UnreadableHash('A stored password hash cannot be read', { cause });
      });
      return passwordHash !== null && matches;
    });
  }

  async #limited<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#semaphore.run(work);
    } catch (error) {
      if (!(error instanceof SemaphoreQueueFull)) throw error;
      const message = 'Too many passwords are being checked at this moment. Try again in a few seconds.';
      throw problem('component_inactive', { component: 'passwords', message });
    }
  }
}

/** Normalises Unicode: one keyboard sends an accented letter as one code point, another as two. */
function normal(password: string): string {
  return password.normalize('NFC');
}
