// Differences between two contracts, and which of them break clients of the same version.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expected, inRoot } from '../bootstrap.mjs';
import { changedDeprecations } from './deprecations.mjs';

/** @import { Change, Contract } from './deprecations.mjs' */

const oasdiff = { module: 'github.com/oasdiff/oasdiff', version: 'v1.33.0' };

/** oasdiff from the PATH, or installed by Go beside the other packages. */
function differ() {
  if (spawnSync('oasdiff', ['--version']).status === 0) return 'oasdiff';
  const folder = inRoot('node_modules/.cache/plaza');
  const own = `${folder}/oasdiff`;
  if (existsSync(own)) return own;
  if (spawnSync('go', ['version']).status !== 0) {
    throw expected('It takes oasdiff (https://www.oasdiff.com) on the PATH, or Go to install it. Neither is there.');
  }
  process.stdout.write(`Installing oasdiff ${oasdiff.version} …\n`);
  const installed = spawnSync('go', ['install', `${oasdiff.module}@${oasdiff.version}`], {
    env: { ...process.env, GOBIN: folder },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (installed.status !== 0) throw expected('Go could not install oasdiff.');
  return own;
}

/**
 * Added and removed values of extensible enums, which oasdiff does not compare.
 * @param {Contract} before
 * @param {Contract} after
 * @returns {Change[]}
 */
function changedValues(before, after) {
  return Object.entries(before.components.schemas).flatMap(([name, { 'x-extensible-enum': known }]) => {
    const values = after.components.schemas[name]?.['x-extensible-enum'];
    if (!Array.isArray(known) || values === undefined) return [];
    /** @type {(id: string, verb: string, isBreaking: boolean) => (value: string) => Change} */
    const tell = (id, verb, isBreaking) => (value) => ({ id, text: `${verb} \`${value}\` of \`${name}\``, isBreaking });
    return [
      ...values
        .filter((value) => !known.includes(value))
        .map(tell('extensible-enum-value-added', 'added the value', false)),
      ...known
        .filter((value) => !values.includes(value))
        .map(tell('extensible-enum-value-removed', 'removed the value', true)),
    ];
  });
}

/** Reported by `changedDeprecations` with dates, and once per field instead of per operation. */
const toldWithDates = /^endpoint-(deprecated|reactivated)|-property-(deprecated|reactivated)$/;

/**
 * All changes from one contract to another. New values of extensible enums are as harmless as new fields of replies, which
 * clients have to expect. Sunsets are reported, too. `before` loses parts that were properly removed.
 * @param {Contract} before
 * @param {Contract} after
 * @returns {Change[]}
 */
export function contractChanges(before, after) {
  const own = [
    ...changedDeprecations(before, after, new Date().toISOString().slice(0, 10)),
    ...changedValues(before, after),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'plaza-contract-'));
  try {
    // JSON parses much faster than YAML, and never takes a text for a date.
    const [was, is] = [join(folder, 'before.json'), join(folder, 'after.json')];
    writeFileSync(was, JSON.stringify(before));
    writeFileSync(is, JSON.stringify(after));
    return [...differences(was, is), ...own];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The output of oasdiff.
 * @typedef {{ id: string, text: string, level: number, operation?: string, path?: string }} Told
 * @param {string} before
 * @param {string} after
 * @returns {Change[]}
 */
function differences(before, after) {
  const { status, stdout, stderr } = spawnSync(differ(), ['changelog', before, after, '--format', 'json'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw expected(stderr.trim() || 'oasdiff could not compare the contracts.');
  /** @type {Told[]} */
  const told = JSON.parse(stdout.trim() || '[]');
  return told
    .filter(({ id }) => !toldWithDates.test(id))
    .map(({ level, ...change }) => ({ ...change, isBreaking: level >= 2 && !isAskedFor(change, told) }));
}

/**
 * True if a list's limit was raised only for requests with a parameter that is new, too.
 * @param {Omit<Told, 'level'>} change
 * @param {Told[]} told
 */
function isAskedFor({ id, operation, path }, told) {
  return (
    id === 'response-property-max-items-increased' &&
    told.some(
      (other) =>
        other.id === 'new-optional-request-parameter' &&
        other.operation === operation &&
        other.path === path &&
        other.text.includes('`per_page`'),
    )
  );
}
