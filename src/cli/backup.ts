import { resolve } from 'node:path';
import type { Command } from 'commander';
import { owners } from '../handlers.js';
import { makeBackup } from '../operations/backup/backup.js';
import type { Shortfall } from '../operations/backup/copy.js';
import type { Manifest } from '../operations/backup/manifest.js';
import { openPlace, type Place } from '../operations/backup/place.js';
import { restoreBackup } from '../operations/backup/restore.js';
import { verifyBackup } from '../operations/backup/verify.js';
import { type Config, loadConfig } from '../operations/config.js';
import { openStorage } from '../storage/open.js';
import { checkDatabase } from './check.js';
import { withDatabase } from './database.js';
import { CommandError, type Flags, type Io, teller, write, writeJson } from './io.js';
import { progressBar } from './progress.js';

/** Of objects that are missing or different, as many are named. */
const mostNamed = 10;

const where = 'a folder, or gs://<bucket>/<prefix>, s3://<bucket>/<prefix>';

/** Adds the commands `backup` and `restore`. */
export function backupCommands(program: Command, io: Io): void {
  const backup = program
    .command('backup')
    .description('back the database and the objects of one moment up, while the service runs')
    .argument('<place>', `where to: ${where}`)
    .action((to: string, _, command: Command) => make(io, to, command.optsWithGlobals()));
  backup
    .command('verify')
    .description('read a whole backup, and say what is missing, damaged or surplus')
    .argument('<place>', where)
    .action((of: string, _, command: Command) => verify(io, of, command.optsWithGlobals()));
  program
    .command('restore')
    .description('restore a backup into an empty database and an empty storage, and check it')
    .argument('<place>', `where from: ${where}`)
    .action((from: string, _, command: Command) => restore(io, from, command.optsWithGlobals()));
}

/** A folder is named by its path; other places as `STORAGE_URL` names them. */
async function placeOf({ env }: Io, text: string): Promise<Place> {
  const [, kind] = /^([a-z][a-z0-9]+):/.exec(text) ?? [];
  if (kind === undefined) return openPlace({ kind: 'file', folder: resolve(text) });
  // Where the storage is a bucket of S3, what is said of its server is of no other place.
  const server = kind === 's3' ? {} : { S3_ENDPOINT: '', S3_PATH_STYLE: '' };
  try {
    return await openPlace(loadConfig({ ...env, ...server, STORAGE_URL: text }).storage);
  } catch (error) {
    throw new CommandError((error as Error).message.replace('STORAGE_URL', 'The place'));
  }
}

async function make(io: Io, to: string, { json }: Flags): Promise<void> {
  const place = await placeOf(io, to);
  const began = performance.now();
  const manifest = await withDatabase(io, async ({ url, database, config }) =>
    makeBackup({
      url,
      database,
      storage: await openStorage(config.storage, database),
      place,
      settings: settingsOf(config),
      progress: progressBar(io.stderr),
      warn: warnings(io),
    }),
  );
  if (json) await writeJson(io, shape(manifest));
  const { objects } = manifest;
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const missing = objects.missing === 0 ? '' : `; ${objects.missing} were missing in the storage`;
  io.stderr.write(
    `Backed up ${sumOf(manifest, 'rows')} rows and ${objects.count} objects (${objects.size} bytes) of ${manifest.snapshot_at} in ${seconds} s${missing}.\n`,
  );
  if (objects.count === 0 && objects.missing > 0) {
    throw new CommandError('The storage has none of the objects. Is STORAGE_URL that of the service?');
  }
}

/** Names the first objects that are not as the database says; the list in the backup has all of them. */
function warnings(io: Io): (shortfall: Shortfall) => void {
  let told = 0;
  return ({ key, fault }) => {
    told++;
    const what = fault === 'missing' ? 'missing' : 'other bytes than it was';
    if (told <= mostNamed) io.stderr.write(`Plaza: the object ${key} is ${what}\n`);
    if (told === mostNamed + 1) io.stderr.write('Plaza: there are more of them, which objects.jsonl.gz lists\n');
  };
}

async function verify(io: Io, of: string, { json }: Flags): Promise<void> {
  const faults = await verifyBackup(await placeOf(io, of), progressBar(io.stderr));
  if (json) await writeJson(io, { faults });
  else for (const { name, fault } of faults) await write(io, `${name}: ${fault}\n`);
  const files = faults.length;
  if (files > 0) throw new CommandError(`The backup is not whole: ${files} of its files are not as they were written.`);
  io.stderr.write('The backup is whole.\n');
}

async function restore(io: Io, from: string, { json }: Flags): Promise<void> {
  const place = await placeOf(io, from);
  const tell = teller(io);
  await withDatabase(
    io,
    async ({ url, database, config }) => {
      const storage = await openStorage(config.storage, database);
      const manifest = await restoreBackup({ url, storage, owners, place, progress: progressBar(io.stderr), tell });
      for (const [name, value] of Object.entries(settingsOf(config))) {
        const was = manifest.settings[name];
        if (was !== value)
          tell(`${name} was ${JSON.stringify(was)} when the backup was made, and is ${JSON.stringify(value)} here`);
      }
      io.stderr.write(
        `Restored ${sumOf(manifest, 'rows')} rows and ${manifest.objects.count} objects of ${manifest.snapshot_at}. Checking …\n`,
      );
      await checkDatabase(io, url, { json });
    },
    { isToBeRestored: true },
  );
}

/** Settings without which the same rows mean something else. */
function settingsOf({ currency, basePaths, publicUrl }: Config): Record<string, string> {
  return { CURRENCY: currency, BASE_PATHS: basePaths.join(','), PUBLIC_URL: publicUrl?.href ?? '' };
}

const sumOf = ({ tables }: Manifest, column: 'rows' | 'bytes') => tables.reduce((sum, table) => sum + table[column], 0);

function shape(manifest: Manifest) {
  const { id, snapshot_at, finished_at, postgresql, objects } = manifest;
  const { count, size: bytes, missing } = objects;
  const [rows, tables] = [sumOf(manifest, 'rows'), sumOf(manifest, 'bytes')];
  return { id, snapshot_at, finished_at, postgresql, rows, bytes: tables, objects: { count, bytes, missing } };
}
