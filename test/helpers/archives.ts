import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { expect } from 'vitest';
// @ts-expect-error: it says nothing about its types.
import yauzl from 'yauzl';
import { makeExports } from '../../src/community/exports/job.js';
import type { Visitor } from '../web/visitor.js';
import type { TestApp } from './app.js';
import { silentLog } from './database.js';

type Entry = { fileName: string; crc32: number; uncompressedSize: number; versionNeededToExtract: number };
type Zip = { eachEntry(): AsyncIterable<Entry>; openReadStreamPromise(entry: Entry): Promise<Readable> };
const { fromBufferPromise } = yauzl as { fromBufferPromise(bytes: Buffer, options: object): Promise<Zip> };

/** Every entry of an archive by path, with verified checksum. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    expect(crc32(content), entry.fileName).toBe(entry.crc32);
    expect(found.has(entry.fileName), entry.fileName).toBe(false);
    found.set(entry.fileName, content);
  }
  return found;
}

export type Archive = {
  paths: string[];
  /** The records of a list. */
  // biome-ignore lint/suspicious/noExplicitAny: as in the bodies of replies.
  list: (name: string) => any[];
  text: (path: string) => string;
  bytes: (path: string) => Buffer | undefined;
};

/** An archive with a reader for its lists. */
export async function archiveIn(bytes: Buffer): Promise<Archive> {
  const found = await unzip(bytes);
  const text = (path: string): string => found.get(path)?.toString('utf8') ?? '';
  return {
    paths: [...found.keys()],
    list: (name) => JSON.parse(text(`${name}.json`)),
    text,
    bytes: (path) => found.get(path),
  };
}

/** Parameters of the export job, for an app. */
export const jobOf = ({ database, storage, config }: TestApp, signal = new AbortController().signal) => ({
  database,
  storage,
  config,
  log: silentLog,
  signal,
});

/** Requests an archive as a user, runs the job, and downloads it. */
export async function archiveOf(app: TestApp, visitor: Visitor): Promise<Archive> {
  const { status } = await visitor.submit('/profile/data', {});
  expect(status).toBe(303);
  expect(await makeExports(jobOf(app))).toBe(1);
  return archiveIn((await download(visitor)).bytes);
}

/** The download, whole or in part. */
export async function download(visitor: Visitor, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${visitor.app.origin}/profile/data/archive`, {
    method,
    redirect: 'manual',
    headers: { Accept: 'text/html', Cookie: visitor.cookies, ...headers },
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
