import { type Command, InvalidArgumentError } from 'commander';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { deleteMails, listMails, type QueuedMail, retryMails } from '../api/mail/queue.js';
import { iso, isoOrNull, sql } from '../core/database/formats.js';
import { withDatabase } from './database.js';
import { type Column, CommandError, type Flags, type Io, parseId, writeList, writeResult } from './io.js';

type Which = number | 'all';

/** Adds the commands of `mail`. */
export function mailCommands(program: Command, io: Io): void {
  const mail = program.command('mail').description('list mails that could not be sent, and try again or delete them');
  mail
    .command('list')
    .description('list mails that were given up, oldest first, with the reason')
    .option('--all', 'also mails that wait for their first or next attempt')
    .action((_, command: Command) => list(io, command.optsWithGlobals()));
  mail
    .command('retry')
    .description('retry mails that were given up')
    .argument('<id>', 'id as shown by "mail list", or all', parseWhich)
    .action((which: Which, _, command: Command) => change(io, which, command.optsWithGlobals(), retryMails, 'Queued'));
  mail
    .command('delete')
    .description('delete mails that were given up')
    .argument('<id>', 'id as shown by "mail list", or all', parseWhich)
    .action((which: Which, _, command: Command) =>
      change(io, which, command.optsWithGlobals(), deleteMails, 'Deleted'),
    );
}

async function list(io: Io, flags: Flags & { all?: true }): Promise<void> {
  const mails = await withDatabase(io, ({ prisma }) => listMails(prisma, flags.all ? 'all' : 'given up'));
  await writeList(io, flags, mails, mailJson, columns);
}

async function change(
  io: Io,
  which: Which,
  flags: Flags,
  run: (prisma: PrismaClient, id: number | null) => Promise<number>,
  done: string,
): Promise<void> {
  const mails = await withDatabase(io, ({ prisma }) => run(prisma, which === 'all' ? null : which));
  if (which !== 'all' && mails === 0) throw new CommandError(`No mail with the id ${which} was given up.`);
  await writeResult(io, flags, { mails }, `${done} ${mails === 1 ? '1 mail' : `${mails} mails`}.`);
}

const stateOf = ({ givenUpAt }: QueuedMail) => (givenUpAt === null ? 'waiting' : 'given up');

const columns: readonly Column<QueuedMail>[] = [
  { heading: 'ID', width: 6, cell: ({ id }) => String(id) },
  { heading: 'STATE', width: 8, cell: stateOf },
  { heading: 'KIND', width: 20, cell: ({ kind }) => kind },
  { heading: 'CREATED (UTC)', width: 19, cell: ({ createdAt }) => sql(createdAt) },
  { heading: 'TRIES', width: 5, cell: ({ attempts }) => String(attempts) },
  { heading: 'TO', width: 30, cell: ({ recipient }) => recipient },
  { heading: 'FAULT', width: 0, cell: ({ fault }) => (fault ?? '').replace(/\s+/g, ' ') },
];

function mailJson(mail: QueuedMail) {
  const { id, kind, recipient, attempts, createdAt, dueAt, fault, givenUpAt } = mail;
  return {
    id,
    state: stateOf(mail),
    kind,
    recipient,
    attempts,
    created_at: iso(createdAt),
    next_try_at: givenUpAt === null ? iso(dueAt) : null,
    fault,
    given_up_at: isoOrNull(givenUpAt),
  };
}

function parseWhich(text: string): Which {
  if (text === 'all') return text;
  try {
    return parseId(text);
  } catch {
    throw new InvalidArgumentError('It is a whole number from 1 to 2147483647, or all.');
  }
}
