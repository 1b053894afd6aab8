// Compares the contract with the last released one: fails on what would break a client of the same version, and writes
// what changed into CHANGELOG.md. With --check it writes nothing and fails where the changelog is stale; with --release
// the contract of today becomes the released one.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, inRoot } from './bootstrap.mjs';
import { expected } from './bootstrap-packages.mjs';

const oasdiff = { module: 'github.com/oasdiff/oasdiff', version: 'v1.33.0' };
const released = 'openapi/released/v1.yaml';
const current = 'generated/openapi.yaml';
const [begin, end] = [
  '<!-- contract: what follows is written by npm run contract:changes -->',
  '<!-- contract: end -->',
];

/** The differ: the one on the PATH, or one that Go installs beside the other packages. */
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

function compare(tool, ...args) {
  const { status, stdout, stderr } = spawnSync(tool, args, {
    cwd: inRoot('.'),
    encoding: 'utf8',
  });
  return { status, text: stdout.trim(), fault: stderr.trim() };
}

/** The changelog with the list of changes in its place. */
function withChanges(changelog, changes) {
  const [from, to] = [changelog.indexOf(begin), changelog.indexOf(end)];
  if (from === -1 || to < from) throw expected('CHANGELOG.md lacks the place for the changes of the contract.');
  return `${changelog.slice(0, from + begin.length)}\n\n${changes}\n\n${changelog.slice(to)}`;
}

/** One line for each change, grouped by operation, in an order that does not depend on the run. */
function listOf(json) {
  const changes = json === '' ? [] : JSON.parse(json);
  if (changes.length === 0) return 'No change of the contract since its last release.';
  const lines = changes.map(({ operation, path, text, level }) => {
    const where = operation ? `\`${operation} ${path}\`: ` : '';
    return `- ${level >= 2 ? '**Breaking.** ' : ''}${where}${text}`;
  });
  return [...new Set(lines)].sort().join('\n');
}

try {
  if (process.argv.includes('--release')) {
    copyFileSync(inRoot(current), inRoot(released));
    process.stdout.write(`${released} is now the contract of today.\n`);
  }
  const tool = differ();
  const breaking = compare(tool, 'breaking', released, current, '--fail-on', 'WARN');
  const changes = compare(tool, 'changelog', released, current, '--format', 'json');
  if (changes.status !== 0) throw expected(changes.fault || 'oasdiff could not compare the contracts.');
  const changelog = readFileSync(inRoot('CHANGELOG.md'), 'utf8');
  const updated = withChanges(changelog, listOf(changes.text));
  if (breaking.status !== 0) {
    throw expected(`The contract breaks what clients of v1 rely on:\n${breaking.text || breaking.fault}`);
  }
  if (updated !== changelog) {
    if (process.argv.includes('--check')) throw expected('CHANGELOG.md is stale: run npm run contract:changes.');
    writeFileSync(inRoot('CHANGELOG.md'), updated);
  }
  process.stdout.write('The contract breaks nothing that was released.\n');
} catch (error) {
  fail(error);
}
