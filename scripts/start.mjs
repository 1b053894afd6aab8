import { bootstrap, cacheCompiled, fail, followParent, isWorker } from './bootstrap.mjs';

// Not a literal in the import, which the compiler would follow into compiled code.
const server = '../dist/src/server.js';

/** A worker runs what its primary has prepared, and ends with it. */
async function prepare() {
  if (isWorker()) return;
  followParent();
  await bootstrap({ build: true });
}

prepare()
  .then(cacheCompiled)
  .then(() => import(server))
  .catch(fail);
