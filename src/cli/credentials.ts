import { setPassword } from '../accounts/users/accounts.js';
import { createUser, findUser, type Person } from '../accounts/users/users.js';
import { writeOperatorsEntry } from '../api/audit/entries.js';
import { randomText } from '../api/auth/keys.js';
import { Passwords, passwordFault } from '../api/auth/passwords.js';
import { issueToken } from '../api/mail/tokens.js';
import type { Role } from '../core/contract/operation.js';
import type { Transaction } from '../core/database/client.js';
import { inTransaction } from '../core/database/transaction.js';
import { type Config, loadConfig } from '../core/platform/config.js';
import { originForLinks } from '../core/platform/listening.js';
import { withDatabase } from './database.js';
import { CommandError, type Flags, type Io, readPiped, writeJson } from './io.js';
import { personJson } from './person.js';

type PasswordFlags = Flags & { link?: true };

/** Letters and digits without look-alikes. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 116 bits of entropy. */
const passwordLength = 20;

/** A password to set. `generated`: it is printed, as the operator did not supply it. */
type Password = { generated: boolean; password: string; passwordHash: string };

/** Creates a user with a password, or with a link to set one. */
export async function createWithPassword(
  io: Io,
  flags: PasswordFlags & { username: string; email: string; role: Role },
): Promise<void> {
  const { username, email, role } = flags;
  const config = loadConfig(io.env);
  const password = flags.link ? null : await readPassword(io, [username, email]);
  let link: string | null = null;
  const person = await withDatabase(io, ({ prisma, database }) =>
    createUser(
      prisma,
      { username, email, role, passwordHash: password?.passwordHash ?? null, address: 'verified' },
      (create) =>
        inTransaction(database, async (transaction) => {
          const made = await create(transaction);
          await writeOperatorsEntry(transaction, 'createUser', { target: 'user', id: made.id, details: { role } });
          if (flags.link) link = await makeLink(transaction, config, made);
          return made;
        }),
    ),
  );
  await show(io, flags, person, { password, link }, `Created ${person.username}, ${role}, with the id ${person.id}.`);
}

/** Sets a password, or creates a link for the user to set one. Nothing changes until then. */
export async function setNewPassword(io: Io, username: string, flags: PasswordFlags): Promise<void> {
  const config = loadConfig(io.env);
  const password = flags.link ? null : await readPassword(io, [username]);
  let link: string | null = null;
  const person = await withDatabase(io, ({ database }) =>
    inTransaction(database, async (transaction) => {
      const { id } = await findUser(transaction, username);
      if (password !== null) await setPassword(transaction, config, id, password.passwordHash);
      const details = password === null ? { by: 'link' } : {};
      await writeOperatorsEntry(transaction, 'setUserPassword', { target: 'user', id, details });
      const found = await findUser(transaction, username);
      if (password === null) link = await makeLink(transaction, config, found);
      return found;
    }),
  );
  const next =
    config.mail?.server == null
      ? 'This service sends no mail: hand the password over yourself, and let them change it under /profile/password.'
      : 'They are told by mail. They could have done so themselves, under /reset-password.';
  const sentence = `${person.username} has a new password, and is signed out everywhere. ${next}`;
  await show(io, flags, person, { password, link }, flags.link ? null : sentence);
}

type Secrets = { password: Password | null; link: string | null };

async function show(io: Io, { json }: Flags, person: Person, { password, link }: Secrets, sentence: string | null) {
  const generated = password?.generated ? password.password : null;
  if (json) {
    const secret = { ...(generated === null ? {} : { password: generated }), ...(link === null ? {} : { link }) };
    return writeJson(io, { ...personJson(person), ...secret });
  }
  if (sentence !== null) io.stderr.write(`${sentence}\n`);
  if (generated !== null) io.stderr.write('The password is shown only once:\n');
  if (link !== null) io.stderr.write('The link is shown only once. It is valid for an hour:\n');
  const secret = generated ?? link;
  if (secret !== null) io.stdout.write(`${secret}\n`);
}

/** The password from standard input, or one that is generated. */
async function readPassword(io: Io, owner: readonly string[]): Promise<Password> {
  const piped = await readPiped(io, 4096);
  const password = piped ?? randomText(passwordLength, alphabet);
  const fault = await passwordFault(password, owner);
  if (fault !== null) throw new CommandError(fault);
  return { generated: piped === null, password, passwordHash: await new Passwords().hash(password) };
}

/** Creates a link to set a password. @throws CommandError if the user has no email address */
async function makeLink(client: Transaction, config: Config, person: Person): Promise<string> {
  const { id: userId, username, email } = person;
  if (email === null) throw new CommandError(`${username} has no confirmed address, which a link needs.`);
  const token = await issueToken(client, { userId, purpose: 'reset', email });
  return `${originForLinks(config)}/reset-password/${token}`;
}
