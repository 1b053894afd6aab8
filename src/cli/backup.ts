import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { type Config, loadConfig } from '../core/platform/config.js';
import { openStorage } from '../core/storage/open.js';
import { owners } from '../handlers.js';
import { makeBackup } from '../maintenance/backup/backup.js';
import type { Shortfall } from '../maintenance/backup/copy.js';
import { identitiesIn } from '../maintenance/backup/encryption.js';
import type { Manifest } from '../maintenance/backup/manifest.js';
import { openPlaces, type Places } from '../maintenance/backup/place.js';
import { pruneBackups } from '../maintenance/backup/prune.js';
import { restoreBackup } from '../maintenance/backup/restore.js';
import { verifyBackup } from '../maintenance/backup/verify.js';
import { checkDatabase } from './check.js';
import { withDatabase } from './database.js';
import { CommandError, type Flags, type Io, teller, write, writeJson, writeResult } from './io.js';
import { progressBar } from './progress.js';

/** Longest list of missing or different objects. */
const mostNamed = 10;

const where = 'a folder, or gs://<bucket>/<prefix>, s3://<bucket>/<prefix>';

/** Adds the commands `backup` and `restore`. */
export function backupCommands(program: Command, io: Io): void {
  const backup = program
    .command('backup')
    .description('back up the database and the objects consistently, while the service runs')
    .argument('<place>', `destination: ${where}`)
    .option(
      '--shared',
      'keep the objects in the folder "objects" beside it, where the backups before have theirs: only new ones are copied',
    )
    .option(
      '--recipient <age1…>',
      'encrypt it for this recipient of age, which can be given more than once',
      collect,
      [],
    )
    .action((to: string, _, command: Command) => make(io, to, command.optsWithGlobals()));
  backup
    .command('verify')
    .description('verify a backup, and report missing, damaged and surplus parts')
    .argument('<place>', where)
    .option('--identity <file>', 'file with the identity of a recipient, as written by age-keygen')
    .action((of: string, _, command: Command) => verify(io, of, command.optsWithGlobals()));
  backup
    .command('prune')
    .description('remove old and unfinished backups, and shared objects that no backup uses')
    .argument('<folder>', `location of the backups: ${where}`)
    .option('--days <number>', 'keep backups of the last days', parseCount, 14)
    .option('--keep <number>', 'keep at least this many of the newest', parseCount, 3)
    .option('--unfinished', 'remove unfinished backups at once, not only after a day')
    .action((of: string, _, command: Command) => prune(io, of, command.optsWithGlobals()));
  program
    .command('restore')
    .description('restore a backup into an empty database and an empty storage, and check it')
    .argument('<place>', `source: ${where}`)
    .option('--identity <file>', 'file with the identity of a recipient, as written by age-keygen')
    .action((from: string, _, command: Command) => restore(io, from, command.optsWithGlobals()));
}

/** A folder by its path; other places as in `STORAGE_URL`. */
async function placesOf({ env }: Io, text: string): Promise<Places> {
  const [, kind] = /^([a-z][a-z0-9]+):/.exec(text) ?? [];
  if (kind === undefined) return openPlaces({ kind: 'file', folder: resolve(text) });
  // Settings of an S3 server do not apply to other kinds of places.
  const server = kind === 's3' ? {} : { S3_ENDPOINT: '' };
  try {
    return await openPlaces(loadConfig({ ...env, ...server, STORAGE_URL: text }).storage);
  } catch (error) {
    throw new CommandError((error as Error).message.replace('STORAGE_URL', 'The place'));
  }
}

type BackupFlags = Flags & { shared?: true; recipient: string[] };

async function make(io: Io, to: string, { json, shared, recipient }: BackupFlags): Promise<void> {
  const places = await placesOf(io, to);
  const began = performance.now();
  const manifest = await withDatabase(io, async ({ url, database, config }) =>
    makeBackup({
      url,
      database,
      storage: await openStorage(config.storage, database),
      places,
      isShared: shared === true,
      recipients: recipient,
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

/** Prints the first objects that differ from the database; the backup's list has all of them. */
function warnings(io: Io): (shortfall: Shortfall) => void {
  let told = 0;
  return ({ key, fault }) => {
    told++;
    const what = fault === 'missing' ? 'missing' : 'other bytes than it was';
    if (told <= mostNamed) io.stderr.write(`Plaza: the object ${key} is ${what}\n`);
    if (told === mostNamed + 1) io.stderr.write('Plaza: objects.jsonl.gz lists more of them\n');
  };
}

async function verify(io: Io, of: string, { json, identity }: RestoreFlags): Promise<void> {
  const given = { identities: identitiesOf(identity), progress: progressBar(io.stderr) };
  const faults = await verifyBackup(await placesOf(io, of), given);
  if (json) await writeJson(io, { faults });
  else for (const { name, fault } of faults) await write(io, `${name}: ${fault}\n`);
  const files = faults.length;
  if (files > 0) throw new CommandError(`The backup is not whole: ${files} of its files are not as they were written.`);
  io.stderr.write('The backup is complete.\n');
}

async function restore(io: Io, from: string, { json, identity }: RestoreFlags): Promise<void> {
  const places = await placesOf(io, from);
  const identities = identitiesOf(identity);
  const tell = teller(io);
  await withDatabase(
    io,
    async ({ url, database, config }) => {
      const storage = await openStorage(config.storage, database);
      const manifest = await restoreBackup({
        url,
        storage,
        owners,
        places,
        identities,
        progress: progressBar(io.stderr),
        tell,
      });
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

type RestoreFlags = Flags & { identity?: string };

const collect = (value: string, before: readonly string[]) => [...before, value];

function parseCount(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('It has to be a number.');
  return Number(text);
}

function identitiesOf(file: string | undefined): string[] {
  if (file === undefined) return [];
  try {
    return identitiesIn(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`The identity cannot be read: ${(error as Error).message}`);
  }
}

type PruneFlags = Flags & { days: number; keep: number; unfinished?: true };

async function prune(io: Io, of: string, { days, keep, unfinished, json }: PruneFlags): Promise<void> {
  const { own } = await placesOf(io, of);
  const done = await pruneBackups(own, { days, newest: keep, isUnfinishedKept: unfinished !== true });
  for (const name of done.damaged ?? []) {
    io.stderr.write(`Plaza: the manifest of ${name} cannot be read. It was kept, with all shared objects.\n`);
  }
  const sentence = `Removed ${done.removed.length} backups and ${done.objects} objects; ${done.kept.length} backups are left.`;
  await writeResult(io, { ...(json && { json }) }, done, sentence);
}

/** Settings that change the meaning of stored rows. */
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
