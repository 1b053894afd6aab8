import fs from 'node:fs';
import { expected, inRoot, readText, say } from './process.mjs';

const file = inRoot('dist/.bootstrap-lock');

/**
 * Lets one process at a time prepare this folder.
 * @param {() => Promise<void>} work
 */
export async function withLock(work) {
  fs.mkdirSync(inRoot('dist'), { recursive: true });
  for (let waited = 0; !takeLock(); waited += 200) {
    const owner = Number(readText(file)) || null;
    if (owner !== null && !isAlive(owner)) fs.rmSync(file, { force: true });
    else if (waited === 0) say(`waiting for process ${owner || '?'}, which is preparing this folder`);
    else if (waited > 600000) throw expected(`Process ${owner} has kept ${file} for ten minutes.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function takeLock() {
  try {
    fs.writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw expected(`${inRoot('dist')} cannot be written (${codeOf(error)}).`);
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
