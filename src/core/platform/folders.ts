import { existsSync, mkdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './lock.js';

/** Uploads and backups cannot be read by other users of this machine. */
const privateMode = 0o700;

/**
 * Makes a folder, and those above it, for their owner alone. Node's own recursive variant never returns where a file system refuses new folders
 * with ENOENT, as /proc does.
 */
export async function makePrivateFolders(path: string): Promise<void> {
  if (await makeFolder(path)) return;
  await makePrivateFolders(dirname(path));
  if (!(await makeFolder(path))) throw Object.assign(new Error(`No folder can be made at ${path}`), notThere);
}

/** The code by which a file system says that something is not there. */
const notThere = { code: 'ENOENT', syscall: 'mkdir' };

/** Makes a folder in one that is there. False where that is not. */
async function makeFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path, { mode: privateMode });
  } catch (error) {
    if (errorCode(error) === notThere.code) return false;
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return true;
}

/** Makes a folder, and those above it, before anything is served. */
export function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
