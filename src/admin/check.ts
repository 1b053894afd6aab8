import type { Command } from 'commander';
import pg from 'pg';
import { findBreaches, sentenceOf } from '../database/invariants.js';
import { withDatabase } from './database.js';
import { CommandError, type Io, write, writeJson } from './io.js';

/** Adds the command `check`. */
export function checkCommand(program: Command, io: Io): void {
  program
    .command('check')
    .description('recompute every counter and state rule, and say what disagrees; beside a running service, too')
    .action((_, command: Command) => check(io, command.optsWithGlobals()));
}

async function check(io: Io, { json }: { json?: true }): Promise<void> {
  const { rules, breaches } = await withDatabase(io, async ({ url }) => {
    // A connection of its own: counting a large forum takes longer than the service lets any statement take.
    const client = new pg.Client({
      connectionString: url,
      options: '-c TimeZone=UTC',
      application_name: 'plaza check',
    });
    await client.connect();
    try {
      return await findBreaches(client);
    } finally {
      await client.end();
    }
  });
  if (json) await writeJson(io, { rules, breaches });
  for (const breach of json ? [] : breaches) {
    await write(io, `${sentenceOf(breach)}:\n`);
    for (const example of breach.examples) await write(io, `  ${example}\n`);
  }
  if (breaches.length > 0) throw new CommandError(`${breaches.length} of ${rules} rules do not hold.`);
  io.stderr.write(`All ${rules} rules hold.\n`);
}
