import { existsSync, mkdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './lock.js';

/** Other users of this machine cannot read uploads and backups. */
const privateMode = 0o700;

/**
 * Makes a folder and its parents, accessible only to their owner. Node's own recursive variant never returns on a file system that refuses
 * new folders with ENOENT, as /proc does.
 */
export async function makePrivateFolders(path: string): Promise<void> {
  if (await makeFolder(path)) return;
  await makePrivateFolders(dirname(path));
  if (!(await makeFolder(path))) throw Object.assign(new Error(`Cannot create a folder at ${path}`), notThere);
}

/** The error of a missing parent folder. */
const notThere = { code: 'ENOENT', syscall: 'mkdir' };

/** Makes a folder. False if its parent does not exist. */
async function makeFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path, { mode: privateMode });
  } catch (error) {
    if (errorCode(error) === notThere.code) return false;
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return true;
}

/** Same as `makePrivateFolders`, but synchronous, for use at start. */
export function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
