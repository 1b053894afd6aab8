// Compares the contract with the last released one: fails on what would break a client of the same version, and writes
// what changed into CHANGELOG.md. With --check it writes nothing and fails where the changelog is stale; with --release
// the contract of today becomes the released one; with --prove it shows that each kind of change is told from the others.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { bootstrap, fail, inRoot } from './bootstrap.mjs';
import { expected } from './bootstrap-packages.mjs';
import { changeCases } from './contract-cases.mjs';
import { contractChanges } from './contract-diff.mjs';

/** @import { Change, Contract } from './contract-deprecations.mjs' */

const released = inRoot('openapi/released/v1.yaml');
const current = inRoot('generated/openapi.yaml');
const begin = '<!-- contract: what follows is written by npm run contract:changes -->';
const end = '<!-- contract: end -->';

/**
 * @param {string} file in YAML
 * @returns {Promise<Contract>}
 */
async function read(file) {
  const { parse } = await import('yaml');
  return parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });
}

/**
 * The changelog with the list of changes in its place.
 * @param {string} changelog
 * @param {string} changes
 */
function withChanges(changelog, changes) {
  const from = changelog.indexOf(begin);
  const to = changelog.indexOf(end);
  if (from === -1 || to < from) throw expected('CHANGELOG.md lacks the place for the changes of the contract.');
  return `${changelog.slice(0, from + begin.length)}\n\n${changes}\n\n${changelog.slice(to)}`;
}

/** @param {Change} change */
const lineOf = ({ operation, path, text }) => `- ${operation ? `\`${operation} ${path}\`: ` : ''}${text}`;

/**
 * One line for each change, in an order that does not depend on the run.
 * @param {Change[]} changes
 */
function listOf(changes) {
  if (changes.length === 0) return 'No change of the contract since its last release.';
  return [...new Set(changes.map(lineOf))].sort().join('\n');
}

async function compareWithRelease() {
  const changes = contractChanges(await read(released), await read(current));
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  if (breaking.length > 0) {
    throw expected(`The contract breaks what clients of v1 rely on:\n${listOf(breaking)}`);
  }
  const changelog = readFileSync(inRoot('CHANGELOG.md'), 'utf8');
  const updated = withChanges(changelog, listOf(changes));
  if (updated !== changelog) {
    if (process.argv.includes('--check')) throw expected('CHANGELOG.md is stale: run npm run contract:changes.');
    writeFileSync(inRoot('CHANGELOG.md'), updated);
  }
  process.stdout.write('The contract breaks nothing that was released.\n');
}

/** Makes each kind of change in a copy of the contract, and fails where it is not told as what it is. */
async function prove() {
  const contract = await read(current);
  let wrong = 0;
  for (const { change, breaks, says, from = () => {}, make } of changeCases) {
    const [before, after] = [structuredClone(contract), structuredClone(contract)];
    from(before);
    make(after);
    const changes = contractChanges(before, after);
    const isSaid = says === undefined || changes.some(({ text: told }) => told === says);
    const isTold = isSaid && changes.length > 0 && changes.some(({ isBreaking }) => isBreaking) === breaks;
    if (!isTold) wrong += 1;
    process.stdout.write(`${isTold ? 'ok   ' : 'WRONG'} ${breaks ? 'refused' : 'allowed'}: ${change}\n`);
  }
  if (wrong > 0) throw expected(`${wrong} of ${changeCases.length} kinds of change are told as what they are not.`);
}

try {
  await bootstrap({ tools: true });
  if (process.argv.includes('--release')) {
    copyFileSync(current, released);
    process.stdout.write('The released contract is now that of today.\n');
  }
  await (process.argv.includes('--prove') ? prove() : compareWithRelease());
} catch (error) {
  fail(error);
}
