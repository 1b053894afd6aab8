import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { setPassword } from '../accounts/users/accounts.js';
import { removeFactors } from '../accounts/users/factors/factors.js';
import { queueNotice, queueRestriction } from '../accounts/users/notices.js';
import { type RestrictionTerms, restore, suspend } from '../accounts/users/suspension.js';
import { createUser, endSessions, everyUser, findUser, type Person, roles, setRole } from '../accounts/users/users.js';
import { writeOperatorsEntry } from '../api/audit/entries.js';
import type { Role } from '../api/contract/operation.js';
import { isReason } from '../api/contract/text.js';
import type { Queries } from '../database/client.js';
import { iso, sql } from '../database/formats.js';
import { inTransaction } from '../database/transaction.js';
import { type Config, loadConfig } from '../operations/config.js';
import { makeLink, readPassword, showLink, showPassword } from './credentials.js';
import { withDatabase } from './database.js';
import { type Column, type Io, writeJson, writeJsonList, writeRows } from './io.js';
import { parseFuture } from './times.js';

type Flags = { json?: true };
type PasswordFlags = Flags & { link?: true };

const linkMeaning = 'print a link instead, good for an hour and once, by which they set it: nobody else knows it then';

/** Adds the commands of `user`. */
export function userCommands(program: Command, io: Io): void {
  const user = program.command('user').description('create, list, promote, suspend and restore users');

  user
    .command('create')
    .description('create a user; the password is read from standard input, or else made and printed once')
    .requiredOption('--username <name>', '3 to 30 letters, digits, "_" or "-"')
    .requiredOption('--email <address>', 'where to reach the person')
    .addOption(new Option('--role <role>', 'what the user may do').choices(roles).default('member'))
    .option('--link', linkMeaning)
    .action((_, command: Command) => create(io, command.optsWithGlobals()));

  user
    .command('list')
    .description('list all users, oldest first')
    .action((_, command: Command) => list(io, command.optsWithGlobals()));

  user
    .command('role')
    .description('give a user another role')
    .argument('<username>')
    .addArgument(new Argument('<role>').choices(roles))
    .action((username: string, role: Role, _, command: Command) =>
      change(
        io,
        command,
        async (database) => {
          const { id, role: from } = await findUser(database, username);
          await writeOperatorsEntry(database, 'setUserRole', { target: 'user', id, details: { from, to: role } });
          return setRole(database, username, role);
        },
        (to) => `${to.username} is now ${to.role}.`,
      ),
    );

  user
    .command('password')
    .description('set a new password, read from standard input, or else made and printed once; it ends all sessions')
    .argument('<username>')
    .option('--link', linkMeaning)
    .action((username: string, _, command: Command) => setNewPassword(io, username, command.optsWithGlobals()));

  user
    .command('suspend')
    .description('keep a user out: from the next request on, none of their keys is valid')
    .argument('<username>')
    .option('--until <time>', 'when it ends by itself: a day or a time, or how long it lasts, such as 7d', parseFuture)
    .option('--reason <text>', 'why, for them, for staff and the log', parseReason)
    .action((username: string, terms: RestrictionTerms, command: Command) =>
      change(
        io,
        command,
        async (database, config) => {
          const { id } = await findUser(database, username);
          const { reason = null, until } = terms;
          const details = until ? { until: until.toISOString() } : {};
          await writeOperatorsEntry(database, 'suspendUser', { target: 'user', id, reason, details });
          await queueRestriction(database, config, id, 'suspended', terms);
          return suspend(database, username, terms);
        },
        (to) =>
          `${to.username} is suspended${to.suspendedUntil === null ? '' : ` until ${sql(to.suspendedUntil)} UTC`}.`,
      ),
    );

  user
    .command('restore')
    .description('let a suspended user in again')
    .argument('<username>')
    .action((username: string, _, command: Command) =>
      change(
        io,
        command,
        async (database) => {
          const { id } = await findUser(database, username);
          await writeOperatorsEntry(database, 'unsuspendUser', { target: 'user', id });
          return restore(database, username);
        },
        (to) => `${to.username} may come in again.`,
      ),
    );

  user
    .command('reset-factors')
    .description('remove the second factors of a user who has lost them, and end their sessions')
    .argument('<username>')
    .action((username: string, _, command: Command) =>
      change(
        io,
        command,
        async (database, config) => {
          const person = await findUser(database, username);
          const { id } = person;
          await writeOperatorsEntry(database, 'resetUserFactors', { target: 'user', id });
          await removeFactors(database, id);
          await endSessions(database, id);
          await queueNotice(database, config, id, 'factors_reset');
          return person;
        },
        (to) => `${to.username} signs in with the password alone, and can set up new factors.`,
      ),
    );
}

async function setNewPassword(io: Io, username: string, flags: PasswordFlags): Promise<void> {
  const config = loadConfig(io.env);
  if (flags.link) {
    await offerLink(io, config, username, flags);
    return;
  }
  const read = await readPassword(io, [username]);
  const person = await withDatabase(io, ({ database }) =>
    inTransaction(database, async (transaction) => {
      const { id } = await findUser(transaction, username);
      await setPassword(transaction, config, id, read.passwordHash);
      await writeOperatorsEntry(transaction, 'setUserPassword', { target: 'user', id });
      return findUser(transaction, username);
    }),
  );
  if (flags.json) {
    await writeJson(io, { ...personJson(person), ...(read.given === null ? { password: read.password } : {}) });
    return;
  }
  const next =
    config.mail?.server == null
      ? 'This service sends no mail: hand the password over yourself, and let them change it under /profile/password.'
      : 'They are told by mail. They could have done so themselves, under /reset-password.';
  io.stderr.write(`${person.username} has a new password, and is signed out everywhere. ${next}\n`);
  showPassword(io, read);
}

/** Shows a link by which somebody sets their password. Until they do, nothing changes. */
async function offerLink(io: Io, config: Config, username: string, flags: Flags): Promise<void> {
  const { person, link } = await withDatabase(io, ({ database }) =>
    inTransaction(database, async (transaction) => {
      const found = await findUser(transaction, username);
      const made = await makeLink(transaction, config, found);
      await writeOperatorsEntry(transaction, 'setUserPassword', {
        target: 'user',
        id: found.id,
        details: { by: 'link' },
      });
      return { person: found, link: made };
    }),
  );
  if (flags.json) await writeJson(io, { ...personJson(person), link });
  else showLink(io, link);
}

async function create(io: Io, flags: PasswordFlags & { username: string; email: string; role: Role }): Promise<void> {
  const { username, email, role } = flags;
  const config = loadConfig(io.env);
  const secret = flags.link ? null : await readPassword(io, [username, email]);
  let link: string | null = null;
  const made = await withDatabase(io, ({ prisma, database }) =>
    createUser(
      prisma,
      { username, email, role, passwordHash: secret?.passwordHash ?? null, address: 'verified' },
      (create) =>
        inTransaction(database, async (transaction) => {
          const person = await create(transaction);
          await writeOperatorsEntry(transaction, 'createUser', { target: 'user', id: person.id, details: { role } });
          if (flags.link) link = await makeLink(transaction, config, person);
          return person;
        }),
    ),
  );
  if (flags.json) {
    const shown = secret === null ? { link } : secret.given === null ? { password: secret.password } : {};
    await writeJson(io, { ...personJson(made), ...shown });
    return;
  }
  io.stderr.write(`Created ${made.username}, ${made.role}, with the id ${made.id}.\n`);
  if (secret !== null) showPassword(io, secret);
  if (link !== null) showLink(io, link);
}

function list(io: Io, flags: Flags): Promise<void> {
  return withDatabase(io, ({ prisma }) =>
    flags.json ? writeJsonList(io, everyUser(prisma), personJson) : writeRows(io, everyUser(prisma), columns),
  );
}

async function change(
  io: Io,
  command: Command,
  run: (database: Queries, config: Config) => Promise<Person>,
  report: (person: Person) => string,
): Promise<void> {
  const person = await withDatabase(io, ({ database, config }) =>
    inTransaction(database, (transaction) => run(transaction, config)),
  );
  if (command.optsWithGlobals<Flags>().json) await writeJson(io, personJson(person));
  else io.stderr.write(`${report(person)}\n`);
}

const columns: readonly Column<Person>[] = [
  { heading: 'ID', width: 6, cell: ({ id }) => String(id) },
  { heading: 'USERNAME', width: 20, cell: ({ username }) => username },
  { heading: 'ROLE', width: 9, cell: ({ role }) => role },
  { heading: 'STATE', width: 9, cell: ({ suspendedAt }) => (suspendedAt === null ? 'active' : 'suspended') },
  { heading: 'CREATED (UTC)', width: 19, cell: ({ createdAt }) => sql(createdAt) },
  { heading: 'EMAIL', width: 0, cell: ({ email }) => email ?? '' },
];

function personJson({ id, username, email, role, createdAt, suspendedAt, suspendedUntil }: Person) {
  return {
    id,
    username,
    email,
    role,
    created_at: iso(createdAt),
    suspended_at: suspendedAt === null ? null : iso(suspendedAt),
    suspended_until: suspendedUntil === null ? null : iso(suspendedUntil),
  };
}

function parseReason(text: string): string {
  if (!isReason(text)) throw new InvalidArgumentError('It has 1 to 1000 characters, one of which can be seen.');
  return text;
}
