import type { Command } from 'commander';
import { iso, sql } from '../core/database/formats.js';
import { loadConfig } from '../core/platform/config.js';
import { openStorage } from '../core/storage/open.js';
import type { ListedObject } from '../core/storage/storage.js';
import { orphans } from '../core/storage/sweep.js';
import { owners } from '../handlers.js';
import { withDatabase } from './database.js';
import { type Column, type Flags, type Io, writeList } from './io.js';

/** Adds the commands of `storage`. */
export function storageCommands(program: Command, io: Io): void {
  program
    .command('storage')
    .description('maintain the stored files and videos')
    .command('sweep')
    .description('list objects without an owner that are older than an hour; with --delete, remove them')
    .option('--delete', 'remove the listed objects')
    .action((_, command: Command) => sweep(io, command.optsWithGlobals()));
}

function sweep(io: Io, flags: Flags & { delete?: true }): Promise<void> {
  return withDatabase(io, async ({ database }) => {
    const storage = await openStorage(loadConfig(io.env).storage, database);
    let found = 0;
    let bytes = 0;
    async function* swept(): AsyncIterable<ListedObject> {
      for await (const object of orphans({ storage, database }, owners)) {
        if (flags.delete) await storage.remove(object.key);
        found++;
        bytes += object.size;
        yield object;
      }
    }
    await writeList(io, flags, swept(), shape, columns);
    const objects = found === 1 ? '1 object' : `${found} objects`;
    const hint = found === 0 ? '' : ' Run it with --delete to remove them.';
    const sentence = `Found ${objects} without an owner, ${bytes} bytes.${hint}`;
    io.stderr.write(`${flags.delete ? `Removed ${objects}, ${bytes} bytes.` : sentence}\n`);
  });
}

const shape = ({ key, size, modifiedAt }: ListedObject) => ({ key, size, modified_at: iso(modifiedAt) });

const columns: readonly Column<ListedObject>[] = [
  { heading: 'KEY', width: 48, cell: ({ key }) => key },
  { heading: 'BYTES', width: 12, cell: ({ size }) => String(size) },
  { heading: 'MODIFIED (UTC)', width: 19, cell: ({ modifiedAt }) => sql(modifiedAt) },
];
