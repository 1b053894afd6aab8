// Compares the contract with that of the last release, the newest git tag v<version>: lists changes, and fails on breaking
// ones within a version. --prove shows that each kind of change is recognised.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { bootstrap, expected, fail, inRoot } from './bootstrap.mjs';
import { changeCases } from './contract/cases.mjs';
import { contractChanges } from './contract/diff.mjs';

/** @import { Change, Contract } from './contract/deprecations.mjs' */

const file = 'generated/openapi.json';

/** @returns {Contract} */
const current = () => JSON.parse(readFileSync(inRoot(file), 'utf8'));

/**
 * The contract of the last release, or null before the first.
 * @returns {{ tag: string, contract: Contract } | null}
 */
function lastRelease() {
  /** @param {string[]} args */
  const git = (...args) => spawnSync('git', args, { cwd: inRoot('.'), encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { status, stdout } = git('describe', '--tags', '--abbrev=0', '--match=v[0-9]*');
  if (status !== 0) return null;
  const tag = stdout.trim();
  const found = git('show', `${tag}:${file}`);
  if (found.status !== 0) throw expected(`The release ${tag} has no ${file}: ${found.stderr}`);
  return { tag, contract: JSON.parse(found.stdout) };
}

/** @param {Change} change */
const lineOf = ({ operation, path, text }) => `- ${operation ? `\`${operation} ${path}\`: ` : ''}${text}`;

/**
 * One line per change, in a stable order.
 * @param {Change[]} changes
 */
const listOf = (changes) => [...new Set(changes.map(lineOf))].sort().join('\n');

function compareWithRelease() {
  const release = lastRelease();
  if (release === null) {
    process.stdout.write('There is no release yet, so that no change of the contract can break one.\n');
    return;
  }
  const changes = contractChanges(release.contract, current());
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  if (breaking.length > 0) {
    throw expected(`The contract breaks what clients of ${release.tag} rely on:\n${listOf(breaking)}`);
  }
  process.stdout.write(`${listOf(changes)}\nThe contract breaks nothing of ${release.tag}.\n`);
}

/** Makes each kind of change in a copy of the contract, and fails if it is not recognised. */
function prove() {
  const contract = current();
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
  if (process.argv.includes('--prove')) prove();
  else compareWithRelease();
} catch (error) {
  fail(error);
}
