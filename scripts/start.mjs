import { bootstrap, cacheCompiled, fail, followParent, isWorker } from './bootstrap.mjs';

// Not named where it is imported: there the compiler would follow it into what it compiled before.
const server = '../dist/src/server.js';

/** A worker runs what its primary has prepared, and ends with it anyhow. */
async function prepare() {
  if (isWorker()) return;
  followParent();
  await bootstrap({ build: true });
}

prepare()
  .then(cacheCompiled)
  .then(() => import(server))
  .catch(fail);
