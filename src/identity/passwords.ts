import { hash, type Options, verify } from '@node-rs/argon2';

const minPasswordLength = 8;
const maxPasswordLength = 128;

// OWASP's first recommendation for Argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane.
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** A sentence that says what is wrong with a password, or null. */
export function passwordFault(password: string): string | null {
  const { length } = [...password];
  if (length < minPasswordLength || length > maxPasswordLength) {
    return `A password has ${minPasswordLength} to ${maxPasswordLength} characters.`;
  }
  return /\p{Cc}/u.test(password) ? 'A password is one line without control characters.' : null;
}

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), parameters);
}

/** A user without a hash costs the same time as one with a hash, so that the time does not tell them apart. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const matches = await verify(passwordHash ?? (await decoy), normal(password));
  return passwordHash !== null && matches;
}

/** One keyboard sends an accented letter as one code point, another as two. */
function normal(password: string): string {
  return password.normalize('NFC');
}
