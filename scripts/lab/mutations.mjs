// Mutation testing: breaks lines of the program one at a time, and prints which mutations the tests find. See README.md.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compilerOf } from './mutations/compiler.mjs';
import { chooseMutations, parts, randomNumbers } from './mutations/lines.mjs';

/** @typedef {import('./mutations/lines.mjs').Mutation} Mutation */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '10' },
    part: { type: 'string', multiple: true, default: Object.keys(parts) },
    list: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
  },
});
const repository = fileURLToPath(new URL('../..', import.meta.url));
const parent = mkdtempSync(join(tmpdir(), 'plaza-mutations-'));
const root = join(parent, 'plaza');

/** Clones the last commit, so that the working tree stays untouched. */
function copyRepository() {
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', root], { cwd: repository });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const made of ['src/web/assets/redoc', 'generated/prisma']) {
    if (existsSync(join(repository, made))) cpSync(join(repository, made), join(root, made), { recursive: true });
  }
}

/** @type {(mutation: Mutation) => string} */
function broken({ file, index, after }) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  lines[index] = after;
  return lines.join('\n');
}

/** Applies a mutation during `work`. Changed SQL gets a migration. */
async function whileBroken(/** @type {Mutation} */ mutation, /** @type {() => Promise<string | null>} */ work) {
  const path = join(root, mutation.file);
  const before = readFileSync(path, 'utf8');
  const text = broken(mutation);
  const migration = join(root, 'prisma/migrations/99990101000000_mutation');
  writeFileSync(path, text);
  if (mutation.file.endsWith('.sql')) {
    mkdirSync(migration);
    writeFileSync(join(migration, 'migration.sql'), text);
  }
  try {
    return await work();
  } finally {
    writeFileSync(path, before);
    rmSync(migration, { recursive: true, force: true });
  }
}

/** The test folder closest to a file. @type {(file: string) => string} */
function nearest(file) {
  if (file.startsWith('src/')) {
    let folder = dirname(file.replace(/^src/, 'test'));
    while (!existsSync(join(root, folder))) folder = dirname(folder);
    return folder;
  }
  const room = `/${basename(file, '.sql')}`;
  return /\/(lists|removed|checks|text|audit)$/.test(room) ? 'test/areas/forum' : room;
}

/**
 * Runs tests until the first failure, and returns its name.
 * @type {(args: string[], slow: boolean) => Promise<string | null>}
 */
function firstFailure(args, slow) {
  const report = join(parent, 'report.json');
  rmSync(report, { force: true });
  const all = [
    'scripts/test.mjs',
    ...args,
    '--bail=1',
    '--reporter=json',
    `--outputFile=${report}`,
    '--passWithNoTests',
  ];
  return new Promise((resolve, reject) => {
    const env = { ...process.env, SLOW_TESTS: slow ? '1' : '' };
    const child = spawn(process.execPath, all, { cwd: root, env, stdio: 'ignore' });
    const tooLong = setTimeout(() => child.kill('SIGTERM'), 15 * 60_000);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(tooLong);
      resolve(code === 0 ? null : failureIn(report));
    });
  });
}

/** @type {(report: string) => string} */
function failureIn(report) {
  if (!existsSync(report)) return 'the run ended before its tests';
  /** @type {{ testResults: { name: string, message: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, assertionResults } of testResults) {
    const test = assertionResults.find(({ status }) => status === 'failed');
    if (test) return `${name.slice(root.length + 6)}: ${test.fullName}`;
  }
  const file = testResults.find(({ message }) => message);
  return file ? `${file.name.slice(root.length + 6)}: ${file.message.split('\n')[0]}` : 'no test, but the run failed';
}

/**
 * The tests that find a mutation: nearby ones, all fast ones, or the slow ones.
 * @type {(mutation: Mutation) => Promise<string>}
 */
async function finderOf(mutation) {
  const near = await whileBroken(mutation, () => firstFailure([nearest(mutation.file)], false));
  if (near) return `fast: ${near}`;
  const far = await whileBroken(mutation, () => firstFailure([], false));
  if (far) return `fast: ${far}`;
  const late = values.slow ? await whileBroken(mutation, () => firstFailure(['.slow.test'], true)) : null;
  return late ? `slow: ${late}` : 'SURVIVED';
}

try {
  copyRepository();
  const compiles = compilerOf(root);
  const random = randomNumbers(Number(values.seed));
  const chosen = values.part.flatMap((part) =>
    chooseMutations(root, part, Number(values.count), random, (each) => compiles(each.file, broken(each))),
  );
  console.log('| part | line | broken | found by |\n| --- | --- | --- | --- |');
  for (const mutation of chosen) {
    const found = values.list ? mutation.after.trim() : await finderOf(mutation);
    const { part, file, index, how, before } = mutation;
    const cells = [part, `${file}:${index + 1} \`${before.trim()}\``, how, found];
    console.log(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', root], { cwd: repository });
  rmSync(parent, { recursive: true, force: true });
}
