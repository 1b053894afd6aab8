// Selects lines to break: those that the history of a part has added and that still exist.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ofCode, ofSql } from './operators.mjs';

/** @typedef {import('./operators.mjs').Operator} Operator */
/** @typedef {{ part: string, file: string, index: number, before: string, after: string, how: string }} Mutation */
/** @typedef {{ paths: string[], fits: (file: string, line: string) => boolean, operators: Operator[] }} Part */

/** @type {(line: string) => boolean} */
const isSql = (line) =>
  /\b(SELECT|FROM|WHERE|AND|JOIN|ORDER BY|SET|UPDATE|INSERT|DELETE FROM|EXISTS|RETURNING|WHEN)\b/.test(line) &&
  !/^\s*(import|export|const|if|return|throw|case)\b/.test(line);
/** @type {(file: string, line: string) => boolean} */
const isCode = (file, line) => file.endsWith('.ts') && !isSql(line);

/** @type {Record<string, Part>} */
export const parts = {
  handlers: { paths: ['src/areas', 'src/community', 'src/accounts'], fits: isCode, operators: ofCode },
  pipeline: { paths: ['src/api', 'src/core/contract'], fits: isCode, operators: ofCode },
  SQL: {
    paths: ['prisma/sql', 'src'],
    fits: (file, line) =>
      file.endsWith('.sql') || (file.endsWith('.ts') && !file.startsWith('src/demo/') && isSql(line)),
    operators: ofSql,
  },
};

/** Random numbers by seed. @type {(seed: number) => (below: number) => number} */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/**
 * Selects this many lines of a part, each with one mutation.
 * @param {string} root
 * @param {string} name
 * @param {number} count
 * @param {(below: number) => number} random
 * @param {(mutation: Mutation) => boolean} compiles
 * @returns {Mutation[]}
 */
export function chooseMutations(root, name, count, random, compiles) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part "${name}": ${Object.keys(parts).join(', ')}`);
  const added = addedLines(root, part.paths);
  const lines = linesNow(root, part).filter(({ line }) => added.has(line.trim()));
  /** @type {Mutation[]} */
  const chosen = [];
  while (chosen.length < count && lines.length > 0) {
    const [{ file, index, line } = { file: '', index: 0, line: '' }] = lines.splice(random(lines.length), 1);
    const broken = part.operators.flatMap(({ name: how, apply }) => {
      const after = apply(line);
      return after === null ? [] : [{ part: name, file, index, before: line, after, how }];
    });
    const mutation = broken[random(Math.max(broken.length, 1))];
    if (mutation && compiles(mutation)) chosen.push(mutation);
  }
  return chosen;
}

/** @type {(root: string, part: Part) => { file: string, index: number, line: string }[]} */
function linesNow(root, { paths, fits }) {
  const files = git(root, 'ls-files', '--', ...paths)
    .trim()
    .split('\n');
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ file, index, line }))
      .filter(({ line }) => !/^\s*(\/\/|\/?\*|--|import\b|export type\b|type\b)/.test(line) && fits(file, line)),
  );
}

/** @type {(root: string, paths: string[]) => Set<string>} */
function addedLines(root, paths) {
  const log = git(root, 'log', '-p', '--no-merges', '--unified=0', '--format=', '--', ...paths);
  const lines = log.split('\n').filter((line) => line.startsWith('+') && !line.startsWith('+++'));
  return new Set(lines.map((line) => line.slice(1).trim()).filter((line) => line.length > 12));
}

/** @type {(root: string, ...args: string[]) => string} */
function git(root, ...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 });
}
