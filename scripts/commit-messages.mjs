// Commit messages are Conventional Commits with a header of at most 72 characters. `node scripts/commit-messages.mjs` checks those since
// `since`, as CI does; with a file, the message in it, as the hook does that `npm install` sets (`prepare` in package.json).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The last commit from before the rule. */
const since = '355370cbae83d51979d027aa69f9f37247201f49';

const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const header = new RegExp(`^(${types.join('|')})(\\([a-z0-9-]+\\))?!?: (?![A-Z][a-z])\\S.*[^.]$`);
/** Headers that git writes, and those that are meant to be squashed. */
const exempt = /^(Merge |Revert "|fixup! |squash! )/;

/**
 * The fault of a message; null if there is none.
 * @param {string} message
 * @returns {string | null}
 */
export function faultOf(message) {
  const [first = '', second = ''] = message.split('\n');
  if (exempt.test(first)) return null;
  if (!header.test(first)) return `no Conventional Commit, such as "fix(web): reject redirect paths": ${first}`;
  if (first.length > 72) return `a header of ${first.length} characters, of 72 at most: ${first}`;
  return second === '' ? null : `no empty line after the header: ${first}`;
}

/** @type {(...args: string[]) => string} */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });

function main() {
  const [file] = process.argv.slice(2);
  const messages = file === undefined ? messagesSince() : [readFileSync(file, 'utf8').replaceAll(/^#.*\n?/gm, '')];
  const faults = messages.flatMap((message) => faultOf(message.trim()) ?? []);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** None where the clone does not go back so far. */
function messagesSince() {
  try {
    return git('log', '--no-merges', '--format=%B%x00', `${since}..HEAD`)
      .split('\0')
      .filter((each) => each.trim() !== '');
  } catch {
    process.stdout.write('The history does not go back so far: nothing was checked.\n');
    return [];
  }
}

if (process.argv[1]?.endsWith('commit-messages.mjs')) main();
