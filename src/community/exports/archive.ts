import { type PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ZipFile } from 'yazl';
import type { Database } from '../../core/database/client.js';
import type { Logger } from '../../core/platform/log.js';
import type { Storage } from '../../core/storage/storage.js';
import { bytesOf, type MissingObject, pathOf } from './objects.js';
import { countStored, type Folder, folders, lastKeyOf, type RecordQuery, recordsOf, storedOf } from './pages.js';
import { readmeOf } from './readme.js';
import type { Section } from './section.js';
import { profileRecord, sections } from './sections.js';

/** Progress of an archive: lists and objects done and in total, records and bytes so far. */
export type Progress = { parts: number; partsTotal: number; records: number; bytes: number; missing: number };

/** Dependencies of making an archive. `signal` cancels it. */
export type ArchiveOptions = {
  database: Pick<Database, 'pool'>;
  storage: Storage;
  log: Logger;
  person: number;
  currency: string;
  origin: string;
  signal: AbortSignal;
};

/** Initial progress. */
export const noProgress = (): Progress => ({ parts: 0, partsTotal: 0, records: 0, bytes: 0, missing: 0 });

/** Sizes from here on need another format (Zip64), which has to be known before the bytes are written. */
const zip64From = 0xffff_0000;
/** Bytes of a list per write. */
const chunkSize = 65_536;

/** The account was deleted, so there is nothing to archive. */
export class NoAccountError extends Error {
  override name = 'NoAccountError';
}

/**
 * Streams an archive of all data of a person; only a page of records and some buffers are in memory. Updates `progress`
 * meanwhile.
 * @throws NoAccountError, and errors of the database
 */
export async function* archiveOf(options: ArchiveOptions, progress: Progress): AsyncGenerator<Uint8Array> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const out = zip.outputStream as PassThrough;
  const over = new AbortController();
  const signal = AbortSignal.any([options.signal, over.signal]);
  zip.on('error', (error) => out.destroy(error));
  const filled = fill(zip, { ...options, signal }, progress).then(
    () => zip.end(),
    (error) => void out.destroy(error),
  );
  try {
    for await (const chunk of out) {
      progress.bytes += chunk.length;
      yield chunk;
    }
  } finally {
    over.abort();
    await filled;
  }
}

async function fill(zip: ZipFile, options: ArchiveOptions, progress: Progress): Promise<void> {
  const { database, person, currency, origin, signal, storage, log } = options;
  const query: RecordQuery = { pool: database.pool, person, currency, origin };
  const { rows } = await database.pool.query<{ record: string; at: Date }>(
    `SELECT record, clock_timestamp() AS at FROM (${profileRecord}) profile`,
    [person],
  );
  const [profile] = rows;
  if (profile === undefined) throw new NoAccountError(`There is no user ${person}`);
  const { username } = JSON.parse(profile.record) as { username: string };
  // Fixes the end of every list before reading the first.
  const lasts = new Map<string, number>();
  for (const section of sections) lasts.set(section.name, await lastKeyOf(database, section));
  const lastOf = (name: string): number => lasts.get(name) ?? 0;
  const ids = Object.fromEntries(folders.map((folder) => [folder, lastOf(folder)])) as Record<Folder, number>;
  progress.partsTotal = sections.length + (await countStored(query, ids));

  await add(zip, 'README.txt', [readmeOf(username, profile.at)], signal);
  await add(zip, 'profile.json', [`${profile.record}\n`], signal);
  for (const section of sections) {
    const list = listOf(query, section, lastOf(section.name), progress);
    await add(zip, `${section.name}.json`, list, signal, { forceZip64Format: true });
    progress.parts++;
  }
  const lacking: MissingObject[] = [];
  for (const folder of folders) {
    for await (const stored of storedOf(query, folder, ids[folder])) {
      const path = pathOf(folder, stored);
      const { size } = stored;
      const lost = (bytes: number) => {
        lacking.push({ path, size, bytes });
        progress.missing++;
      };
      const bytes = await bytesOf({ storage, query, log }, folder, stored, lost);
      if (bytes === null) lost(0);
      else await add(zip, path, bytes, signal, { compress: false, forceZip64Format: size >= zip64From });
      progress.parts++;
    }
  }
  await add(zip, 'missing.json', [`${JSON.stringify(lacking, null, 2)}\n`], signal);
}

type Options = { compress?: boolean; forceZip64Format?: boolean };
type Bytes = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** Adds an entry, and waits until it is written. */
async function add(zip: ZipFile, path: string, bytes: Bytes, signal: AbortSignal, options: Options = {}) {
  signal.throwIfAborted();
  // Buffers one chunk, whatever its size.
  const stream = Readable.from(bytes, { highWaterMark: 1 });
  try {
    zip.addReadStream(stream, path, options);
    await finished(stream, { signal });
  } finally {
    stream.destroy();
  }
}

/** A list as a JSON array with a record a line. */
async function* listOf(query: RecordQuery, section: Section, last: number, progress: Progress): AsyncGenerator<string> {
  let text = '[';
  let between = '\n';
  for await (const page of recordsOf(query, section, last)) {
    for (const { record, at } of page) {
      text += between + withPath(section, at, record);
      between = ',\n';
      progress.records++;
      if (text.length < chunkSize) continue;
      yield text;
      text = '';
    }
  }
  yield between === '\n' ? '[]\n' : `${text}\n]\n`;
}

/** Adds the path of the bytes to records that have some. */
function withPath({ name: list }: Section, id: number, record: string): string {
  const folder = folders.find((each) => each === list);
  if (folder === undefined) return record;
  const { name, title, mime_type: mimeType } = JSON.parse(record);
  const path = pathOf(folder, { id, name: name ?? title, mimeType });
  return `${record.slice(0, -1)},"path":${JSON.stringify(path)}}`;
}
