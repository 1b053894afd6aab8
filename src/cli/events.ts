import type { Command } from 'commander';
import { writeOperatorsEntry } from '../api/audit/entries.js';
import { replayPeriod } from '../community/webhooks/planning.js';
import { inTransaction } from '../core/database/transaction.js';
import { withDatabase } from './database.js';
import { CommandError, type Flags, type Io, parseId, writeResult } from './io.js';
import { parsePast } from './times.js';

/** Milliseconds of events redelivered per transaction. */
const step = 3_600_000;

/** Adds the commands of `events`. */
export function eventCommands(program: Command, io: Io): void {
  program
    .command('events')
    .description('redeliver events to a webhook')
    .command('replay')
    .description('redeliver all events of a period to an active webhook')
    .argument('<webhook>', 'its id', parseId)
    .requiredOption('--since <time>', 'from a day or a time on, or since so long ago: 2027-01-31, 12h', parsePast)
    .option('--until <time>', 'only before this time', parsePast)
    .action((id: number, _, command: Command) => replay(io, id, command.optsWithGlobals()));
}

async function replay(io: Io, id: number, { since, until, ...flags }: Flags & { since: string; until?: string }) {
  const end = until === undefined ? Date.now() : Date.parse(until);
  const deliveries = await withDatabase(io, async ({ database, prisma }) => {
    const webhook = await prisma.webhook.findUnique({ where: { id }, select: { disabledAt: true } });
    if (webhook === null) throw new CommandError(`There is no webhook ${id}.`);
    if (webhook.disabledAt !== null) throw new CommandError(`The webhook ${id} is disabled.`);
    let sent = 0;
    for (let begin = Date.parse(since); begin < end; begin += step) {
      const period = { id, since: new Date(begin), until: new Date(Math.min(begin + step, end)), isUnlimited: true };
      sent += await inTransaction(database, async (transaction) => {
        const found = (await replayPeriod(transaction, period)) ?? 0;
        if (begin === Date.parse(since))
          await writeOperatorsEntry(transaction, 'replayWebhook', { target: 'webhook', id });
        return found;
      });
    }
    return sent;
  });
  await writeResult(io, flags, { deliveries }, `Sends ${deliveries === 1 ? '1 event' : `${deliveries} events`}.`);
}
