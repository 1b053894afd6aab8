// All checks but the tests, in the order in which they fail fastest. `npm run check` runs the tests as well.
import { bootstrap, fail, inRoot, run } from './bootstrap.mjs';

const bin = (name, ...args) => [inRoot(`node_modules/${name}`), ...args];
const checks = {
  'generated files are current': [inRoot('scripts/generate.mjs'), '--check'],
  'lint and format': bin('@biomejs/biome/bin/biome', 'check', '--config-path=scripts/lint.json', '.'),
  types: bin('typescript/bin/tsc', '-p', 'tsconfig.json'),
  'the contract': bin('@redocly/cli/bin/cli.js', 'lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml'),
  'the contract, as Spectral reads it': bin(
    '@stoplight/spectral-cli/dist/index.js',
    ...['lint', 'generated/openapi.yaml', '--ruleset', 'scripts/spectral.yaml', '--fail-severity', 'hint'],
  ),
  "the contract, by the specification's own schema": bin(
    '@seriousme/openapi-schema-validator/bin/validate-api-cli.js',
    'generated/openapi.json',
  ),
  'imports go downward': bin('dependency-cruiser/bin/dependency-cruise.mjs', '--config', 'scripts/rooms.mjs', 'src'),
  'nothing unused': bin('knip/bin/knip.js', '--config', 'scripts/knip.json'),
  'the examples are current': [inRoot('scripts/run.mjs'), 'examples', '--check'],
  'the README tells of every setting': [inRoot('scripts/run.mjs'), 'readme', '--check'],
};
if (process.argv.includes('--with-tests')) {
  checks.tests = [inRoot('scripts/test.mjs')];
}

try {
  await bootstrap({ build: true });
  const failed = [];
  for (const [name, args] of Object.entries(checks)) {
    process.stdout.write(`\n── ${name}\n`);
    if ((await run(args, 'inherit')) !== 0) {
      failed.push(name);
    }
  }
  if (failed.length > 0) {
    process.stdout.write(`\nNot in order: ${failed.join('; ')}\n`);
    process.exit(1);
  }
} catch (error) {
  fail(error);
}
