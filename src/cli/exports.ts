import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { pino } from 'pino';
import { findUser } from '../accounts/users/users.js';
import { writeOperatorsEntry } from '../api/audit/entries.js';
import { archiveOf, noProgress } from '../community/exports/archive.js';
import { statementRunner } from '../core/database/statement.js';
import { loadConfig } from '../core/platform/config.js';
import { errorCode } from '../core/platform/lock.js';
import { openStorage } from '../core/storage/open.js';
import { withDatabase } from './database.js';
import { CommandError, type Io, writeJson } from './io.js';

/** Adds `user export`, to the commands of `user`. */
export function exportCommand(program: Command, io: Io): void {
  program.commands
    .find((each) => each.name() === 'user')
    ?.command('export')
    .description('write the data archive of a user, as users get it themselves, into a new file')
    .argument('<username>')
    .argument('<file>', 'a new ZIP file')
    .action((username: string, file: string, _, command: Command) =>
      write(io, username, file, command.optsWithGlobals()),
    );
}

async function write(io: Io, username: string, file: string, { json }: { json?: true }): Promise<void> {
  const { records, bytes, missing } = await withDatabase(io, async ({ database, prisma }) => {
    const config = loadConfig(io.env);
    const { id } = await findUser(prisma, username);
    // Logged first: an interrupted export has already disclosed part of the archive.
    await writeOperatorsEntry(statementRunner(database.json), 'exportUser', { target: 'user', id });
    const making = {
      database,
      storage: await openStorage(config.storage, database),
      log: pino({ level: 'silent' }),
      person: id,
      currency: config.currency,
      origin: config.publicUrl?.origin ?? '',
      signal: new AbortController().signal,
    };
    const progress = noProgress();
    await writeFile(file, archiveOf(making, progress));
    return progress;
  });
  if (json) await writeJson(io, { records, bytes, missing });
  const lacking = missing === 1 ? ' 1 file or video' : ` ${missing} files and videos`;
  io.stderr.write(
    `Wrote ${records} records, ${bytes} bytes.${missing === 0 ? '' : `${lacking} could not be read in full.`}\n`,
  );
}

/** Writes the file with owner-only permissions, and atomically. */
async function writeFile(file: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(bytes, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw new CommandError(`${file} is there already.`);
    await rm(file, { force: true });
    throw error;
  }
}
