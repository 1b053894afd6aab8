import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makePrivateFolders } from '../platform/folders.js';
import type { FollowingHash, HashingThread } from './sha256.js';

const mebibyte = 1024 * 1024;
/** Bytes that are written at once, while as many more are received. */
const batchBytes = mebibyte / 4;
/** Bytes from which on a worker thread computes the hash; below, the thread would cost more than it saves. */
const followFrom = 4 * mebibyte;
/** Bytes between two syncs to disk, so that little is left to wait for at the end. */
const syncBytes = 32 * mebibyte;

/** Other users of this machine cannot read uploads and backups. */
const fileMode = 0o600;

type WriteOptions = { hashing: HashingThread };

/**
 * Writes a file whole or not at all: it is synced before it gets its name, and the name before this returns. Returns its SHA-256 in
 * hexadecimal digits.
 */
export async function writeWhole(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  options: WriteOptions,
): Promise<string> {
  const part = `${path}.part`;
  const folder = dirname(path);
  try {
    await makePrivateFolders(folder);
    const sha256 = await writeFile(part, bytes, options);
    await rename(part, path);
    await syncFolder(folder);
    return sha256;
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}

/** Syncs a folder, so that a file's new name is durable. Not every system can do that. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/**
 * Writes and syncs a new file, and returns its SHA-256 in hexadecimal digits. On failure part of it may be left, but no operation on it is
 * pending.
 */
async function writeFile(path: string, bytes: AsyncIterable<Uint8Array>, { hashing }: WriteOptions): Promise<string> {
  const file = await open(path, 'wx', fileMode);
  const hash = createHash('sha256');
  let follower: FollowingHash | undefined;
  let [taken, syncedUpTo] = [0, 0];
  let [written, synced] = [Promise.resolve(), Promise.resolve()];
  try {
    for await (const batch of batches(bytes)) {
      if (follower === undefined) for (const chunk of batch) hash.update(chunk);
      await written;
      if (taken >= followFrom) follower ??= hashing.follow(path);
      taken += sizeOf(batch);
      const there = taken;
      written = write(file, batch).then(() => follower?.written(there));
      written.catch(() => {});
      if (taken - syncedUpTo < syncBytes) continue;
      syncedUpTo = taken;
      await synced;
      synced = file.datasync();
      synced.catch(() => {});
    }
    await written;
    await synced;
    const [, sum] = await Promise.all([file.sync(), follower?.digest() ?? hash.digest('hex')]);
    return sum;
  } finally {
    await Promise.allSettled([written, synced]);
    follower?.close();
    await file.close();
  }
}

async function* batches(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array[]> {
  let batch: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    batch.push(chunk);
    size += chunk.length;
    if (size < batchBytes) continue;
    yield batch;
    [batch, size] = [[], 0];
  }
  if (size > 0) yield batch;
}

async function write(file: FileHandle, batch: Uint8Array[]): Promise<void> {
  const { bytesWritten } = await file.writev(batch);
  // The system may write less, as when the disk is full: then the retry throws the reason.
  if (bytesWritten < sizeOf(batch)) await file.writeFile(Buffer.concat(batch).subarray(bytesWritten));
}

const sizeOf = (batch: Uint8Array[]): number => batch.reduce((sum, { length }) => sum + length, 0);
