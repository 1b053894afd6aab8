import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} relative */
export function inRoot(relative) {
  return path.join(root, relative);
}

/**
 * An expected failure with a sufficient message: no stack trace is shown.
 * @param {string} message
 */
export function expected(message) {
  return Object.assign(new Error(message), { expected: true });
}

/** @param {string} message */
export function say(message) {
  process.stderr.write(`Plaza: ${message} …\n`);
}

/**
 * The text of a file, or null if there is none.
 * @param {string} file
 */
export function readText(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}

/**
 * Runs a program with this Node.js, forwards signals, and returns its exit code.
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 * @param {Record<string, string>} [env] in addition to this process's environment
 * @returns {Promise<number | null>}
 */
export function run(args, stdio, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...env } });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const each of signals) process.removeListener(each, forward);
      resolve(signal ? 1 : code);
    });
  });
}
