import type { Command } from 'commander';
import pg from 'pg';
import { bulkSession, optionsOf } from '../core/database/pool/session.js';
import { findBreaches, sentenceOf } from '../maintenance/invariants.js';
import { withDatabase } from './database.js';
import { CommandError, type Io, write, writeJson } from './io.js';

/** Adds the command `check`. */
export function checkCommand(program: Command, io: Io): void {
  program
    .command('check')
    .description('check all counters and state rules, and report violations; also while the service runs')
    .action((_, command: Command) => check(io, command.optsWithGlobals()));
}

function check(io: Io, flags: { json?: true }): Promise<void> {
  return withDatabase(io, ({ url }) => checkDatabase(io, url, flags));
}

/** Prints broken invariants of a database. @throws CommandError if there are any */
export async function checkDatabase(io: Io, url: string, { json }: { json?: true | undefined }): Promise<void> {
  const { rules, breaches } = await breachesOf(url);
  if (json) await writeJson(io, { rules, breaches });
  for (const breach of json ? [] : breaches) {
    await write(io, `${sentenceOf(breach)}:\n`);
    for (const example of breach.examples) await write(io, `  ${example}\n`);
  }
  if (breaches.length > 0) throw new CommandError(`${breaches.length} of ${rules} rules do not hold.`);
  io.stderr.write(`All ${rules} rules hold.\n`);
}

async function breachesOf(url: string): ReturnType<typeof findBreaches> {
  // An own connection: counting a large forum exceeds the service's statement timeout.
  const client = new pg.Client({
    connectionString: url,
    options: optionsOf(bulkSession),
    application_name: 'plaza check',
  });
  await client.connect();
  try {
    return await findBreaches(client);
  } finally {
    await client.end();
  }
}
