import { bootstrap, cacheCompiled, fail, followParent } from './bootstrap.mjs';

const name = process.argv[2];

if (!/^(lab\/)?[a-z-]+$/.test(name || '')) {
  fail('Usage: node scripts/run.mjs <script> [arguments]');
}

// Removes this script's own argument, so that the called script finds its arguments in the usual place.
process.argv.splice(2, 1);

followParent();
bootstrap({ build: true, tools: name !== 'admin' && name !== 'lab/seed' })
  .then(cacheCompiled)
  .then(() => import(`../dist/scripts/${name}.js`))
  .catch(fail);
