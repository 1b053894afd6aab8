import { randomInt } from 'node:crypto';
import { Argument, type Command, Option } from 'commander';
import { Passwords, passwordFault } from '../access/passwords.js';
import { writeOperatorsEntry } from '../audit/entries.js';
import type { Role } from '../contract/operation.js';
import type { Asked } from '../database/client.js';
import { iso, sql } from '../database/formats.js';
import { inTransaction } from '../database/transaction.js';
import { createUser, everyUser, findUser, type Person, restore, roles, setRole, suspend } from '../people/people.js';
import { withDatabase } from './database.js';
import { type Column, CommandError, type Io, readPiped, writeJson, writeJsonList, writeRows } from './io.js';

type Flags = { json?: true };

/** Adds the commands of `user`. */
export function userCommands(program: Command, io: Io): void {
  const user = program.command('user').description('create, list, promote, suspend and restore users');

  user
    .command('create')
    .description('create a user; the password is read from standard input, or else made and printed once')
    .requiredOption('--username <name>', '3 to 30 letters, digits, "_" or "-"')
    .requiredOption('--email <address>', 'where to reach the person')
    .addOption(new Option('--role <role>', 'what the user may do').choices(roles).default('member'))
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
    .command('suspend')
    .description('keep a user out: from the next request on, none of their keys is valid')
    .argument('<username>')
    .action((username: string, _, command: Command) =>
      change(
        io,
        command,
        async (database) => {
          const { id } = await findUser(database, username);
          await writeOperatorsEntry(database, 'suspendUser', { target: 'user', id });
          return suspend(database, username);
        },
        (to) => `${to.username} is suspended.`,
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
}

async function create(io: Io, flags: Flags & { username: string; email: string; role: Role }): Promise<void> {
  const given = await readPiped(io, 4096);
  const password = given ?? makePassword();
  const fault = passwordFault(password);
  if (fault !== null) throw new CommandError(fault);
  const passwordHash = await new Passwords().hash(password);
  const { username, email, role } = flags;
  const made = await withDatabase(io, ({ prisma, database }) =>
    createUser(prisma, { username, email, role, passwordHash }, (create) =>
      inTransaction(database, async (transaction) => {
        const person = await create(transaction);
        await writeOperatorsEntry(transaction, 'createUser', { target: 'user', id: person.id, details: { role } });
        return person;
      }),
    ),
  );
  if (flags.json) {
    await writeJson(io, { ...personJson(made), ...(given === null ? { password } : {}) });
    return;
  }
  io.stderr.write(`Created ${made.username}, ${made.role}, with the id ${made.id}.\n`);
  if (given === null) {
    io.stderr.write('The password is shown this once:\n');
    io.stdout.write(`${password}\n`);
  }
}

function list(io: Io, flags: Flags): Promise<void> {
  return withDatabase(io, ({ prisma }) =>
    flags.json ? writeJsonList(io, everyUser(prisma), personJson) : writeRows(io, everyUser(prisma), columns),
  );
}

async function change(
  io: Io,
  command: Command,
  run: (database: Asked) => Promise<Person>,
  report: (person: Person) => string,
): Promise<void> {
  const person = await withDatabase(io, ({ database }) => inTransaction(database, run));
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

/** 20 characters without the ones that look alike: 116 random bits. */
function makePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
