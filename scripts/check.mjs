// All checks but the tests, two at a time, in the order in which they fail fastest. `npm run check` runs the tests as well.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { bootstrap, fail, inRoot, run } from './bootstrap.mjs';

/** @type {(name: string, ...args: string[]) => string[]} */
const bin = (name, ...args) => [inRoot(`node_modules/${name}`), ...args];
/** @type {Record<string, string[]>} */
const checks = {
  'commit messages': [inRoot('scripts/commit-messages.mjs')],
  'generated files are current': [inRoot('scripts/generate.mjs'), '--check'],
  'lint and format': bin('@biomejs/biome/bin/biome', 'check', '--config-path=scripts/lint.json', '.'),
  types: bin('typescript/bin/tsc', '-p', 'tsconfig.json'),
  'the contract': bin('@redocly/cli/bin/cli.js', 'lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml'),
  "the contract, by the specification's own schema": bin(
    '@seriousme/openapi-schema-validator/bin/validate-api-cli.js',
    'generated/openapi.json',
  ),
  'the contract as it is served': [inRoot('scripts/run.mjs'), 'lint-served'],
  'imports go downward': bin(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    'scripts/rooms.mjs',
    'src',
    'scripts',
    'test',
  ),
  'the picture of the floors is current': [inRoot('scripts/floors.mjs'), '--check'],
  'every export has a docstring': [inRoot('scripts/docstrings.mjs')],
  'modules keep no state': [inRoot('scripts/module-state.mjs')],
  'comments and names': [inRoot('scripts/words.mjs')],
  'texts of pages': [inRoot('scripts/texts.mjs')],
  'the release before runs on the migrated database': [inRoot('scripts/migrations-lint.mjs')],
  'nothing unused': bin('knip/bin/knip.js', '--config', 'scripts/knip.json'),
  'the examples are current': [inRoot('scripts/run.mjs'), 'examples', '--check'],
  'the documents tell of every setting': [inRoot('scripts/run.mjs'), 'readme', '--check'],
};

/**
 * Runs a check and prints its output as a block, since another runs at the same time. True if it passed.
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
function passes(name, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: inRoot('.'), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(`\n── ${name}\n${output}`);
      resolve(code === 0);
    });
  });
}

try {
  await bootstrap({ build: true, tools: true, types: true });
  const failed = [];
  const waiting = Object.entries(checks);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await passes(...next))) failed.push(next[0]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, os.availableParallelism()) }, work));
  if (process.argv.includes('--with-tests') && (await run([inRoot('scripts/test.mjs')], 'inherit')) !== 0) {
    failed.push('tests');
  }
  if (failed.length > 0) {
    process.stdout.write(`\nNot in order: ${failed.join('; ')}\n`);
    process.exit(1);
  }
} catch (error) {
  fail(error);
}
