import { randomText } from '../accounts/access/keys.js';
import { Passwords, passwordFault } from '../accounts/access/passwords.js';
import { issueToken } from '../accounts/mail/tokens.js';
import type { Person } from '../accounts/users/users.js';
import type { Transaction } from '../database/client.js';
import type { Config } from '../operations/config.js';
import { CommandError, type Io, readPiped } from './io.js';

/** Letters and digits without those that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 116 random bits of these. */
const madeLength = 20;

/** A password to set, and whether an operator gave it. */
export type Password = { given: string | null; password: string; passwordHash: string };

/** The password from standard input, or one that is made. */
export async function readPassword(io: Io, owner: readonly string[]): Promise<Password> {
  const given = await readPiped(io, 4096);
  const password = given ?? randomText(madeLength, alphabet);
  const fault = await passwordFault(password, owner);
  if (fault !== null) throw new CommandError(fault);
  return { given, password, passwordHash: await new Passwords().hash(password) };
}

/** Shows a password that was made. */
export function showPassword(io: Io, { given, password }: Password): void {
  if (given !== null) return;
  io.stderr.write('The password is shown this once:\n');
  io.stdout.write(`${password}\n`);
}

/**
 * A link by which somebody sets their password.
 * @throws CommandError for somebody without an address
 */
export async function makeLink(client: Transaction, { publicUrl, port }: Config, person: Person): Promise<string> {
  const { id: userId, username, email } = person;
  if (email === null) throw new CommandError(`${username} has no confirmed address, which a link needs.`);
  const token = await issueToken(client, { userId, purpose: 'reset', email });
  return `${publicUrl?.origin ?? `http://localhost:${port}`}/reset-password/${token}`;
}

/** Shows a link that was made. */
export function showLink(io: Io, link: string): void {
  io.stderr.write('The link is shown this once. It is good for an hour:\n');
  io.stdout.write(`${link}\n`);
}
