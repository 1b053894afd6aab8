import { bootstrap, fail, followParent, inRoot, run } from './bootstrap.mjs';

const given = process.argv.slice(2).filter((each) => each !== '--verbose');
// The coverage tables are long and seldom needed.
if (process.argv.includes('--verbose')) process.env.TEST_VERBOSE = '1';
const commands = ['run', 'watch', 'list', 'bench'];
const watches = given.includes('--watch') || given.includes('-w');
const args = commands.includes(given[0] || '') ? given : [watches ? 'watch' : 'run'].concat(given);

followParent();
bootstrap({ tools: true })
  .then(() =>
    run([inRoot('node_modules/vitest/vitest.mjs')].concat(args, ['--config', 'test/vitest.config.ts']), 'inherit'),
  )
  .then((code) => process.exit(code))
  .catch(fail);
