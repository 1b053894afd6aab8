import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { removeFactors } from '../accounts/users/factors/factors.js';
import { queueNotice, queueRestriction } from '../accounts/users/notices.js';
import { type RestrictionTerms, restore, suspend } from '../accounts/users/suspension.js';
import { endSessions, everyUser, findUser, type Person, roles, setRole } from '../accounts/users/users.js';
import { type AuditAction, type AuditTarget, writeOperatorsEntry } from '../api/audit/entries.js';
import type { Role } from '../core/contract/operation.js';
import { isReason } from '../core/contract/text.js';
import type { Queries } from '../core/database/client.js';
import { sql } from '../core/database/formats.js';
import { inTransaction } from '../core/database/transaction.js';
import type { Config } from '../core/platform/config.js';
import { createWithPassword, setNewPassword } from './credentials.js';
import { withDatabase } from './database.js';
import { type Flags, type Io, writeList, writeResult } from './io.js';
import { personColumns, personJson } from './person.js';
import { parseFuture } from './times.js';

const linkMeaning = 'print a link instead, with which the user sets it; valid once, within an hour';

/** Adds the commands of `user`. */
export function userCommands(program: Command, io: Io): void {
  const user = program.command('user').description('create, list, promote, suspend and restore users');

  user
    .command('create')
    .description('create a user; reads the password from standard input, or generates and prints one')
    .requiredOption('--username <name>', '3 to 30 letters, digits, "_" or "-"')
    .requiredOption('--email <address>', 'where to reach the person')
    .addOption(new Option('--role <role>', 'what the user may do').choices(roles).default('member'))
    .option('--link', linkMeaning)
    .action((_, command: Command) => createWithPassword(io, command.optsWithGlobals()));

  user
    .command('list')
    .description('list all users, oldest first')
    .action((_, command: Command) =>
      withDatabase(io, ({ prisma }) =>
        writeList(io, command.optsWithGlobals(), everyUser(prisma), personJson, personColumns),
      ),
    );

  user
    .command('role')
    .description('change the role of a user')
    .argument('<username>')
    .addArgument(new Argument('<role>').choices(roles))
    .action((username: string, role: Role, _, command: Command) =>
      change(io, command.optsWithGlobals(), username, {
        action: 'setUserRole',
        entry: ({ role: from }) => ({ details: { from, to: role } }),
        run: (database) => setRole(database, username, role),
        sentence: (to) => `${to.username} is now ${to.role}.`,
      }),
    );

  user
    .command('password')
    .description('set a new password, read from standard input or generated and printed once; ends all sessions')
    .argument('<username>')
    .option('--link', linkMeaning)
    .action((username: string, _, command: Command) => setNewPassword(io, username, command.optsWithGlobals()));

  user
    .command('suspend')
    .description('suspend a user: all sessions end and all keys stop working')
    .argument('<username>')
    .option('--until <time>', 'end of the suspension: a day, a time, or a duration such as 7d', parseFuture)
    .option('--reason <text>', 'reason, shown to the user and staff and kept in the log', parseReason)
    .action((username: string, terms: RestrictionTerms, command: Command) =>
      change(io, command.optsWithGlobals(), username, {
        action: 'suspendUser',
        entry: () => ({
          reason: terms.reason ?? null,
          details: terms.until ? { until: terms.until.toISOString() } : {},
        }),
        run: async (database, { id }, config) => {
          await queueRestriction(database, config, id, 'suspended', terms);
          return suspend(database, username, terms);
        },
        sentence: (to) =>
          `${to.username} is suspended${to.suspendedUntil === null ? '' : ` until ${sql(to.suspendedUntil)} UTC`}.`,
      }),
    );

  user
    .command('restore')
    .description('end the suspension of a user')
    .argument('<username>')
    .action((username: string, _, command: Command) =>
      change(io, command.optsWithGlobals(), username, {
        action: 'unsuspendUser',
        run: (database) => restore(database, username),
        sentence: (to) => `${to.username} may come in again.`,
      }),
    );

  user
    .command('reset-factors')
    .description('remove the second factors of a user who lost them, and end all sessions')
    .argument('<username>')
    .action((username: string, _, command: Command) =>
      change(io, command.optsWithGlobals(), username, {
        action: 'resetUserFactors',
        run: async (database, person, config) => {
          await removeFactors(database, person.id);
          await endSessions(database, person.id);
          await queueNotice(database, config, person.id, 'factors_reset');
          return person;
        },
        sentence: (to) => `${to.username} signs in with the password alone, and can set up new factors.`,
      }),
    );
}

type Change = {
  /** The audit log's action and details. */
  action: AuditAction;
  entry?: (before: Person) => Partial<AuditTarget>;
  run: (database: Queries, person: Person, config: Config) => Promise<Person>;
  sentence: (person: Person) => string;
};

async function change(io: Io, flags: Flags, username: string, { action, entry, run, sentence }: Change): Promise<void> {
  const changed = await withDatabase(io, ({ database, config }) =>
    inTransaction(database, async (transaction) => {
      const person = await findUser(transaction, username);
      await writeOperatorsEntry(transaction, action, { target: 'user', id: person.id, ...entry?.(person) });
      return run(transaction, person, config);
    }),
  );
  await writeResult(io, flags, personJson(changed), sentence(changed));
}

function parseReason(text: string): string {
  if (!isReason(text)) throw new InvalidArgumentError('It has 1 to 1000 characters, one of which can be seen.');
  return text;
}
