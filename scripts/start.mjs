import { bootstrap, cacheCompiled, collectSooner, fail, followParent } from './bootstrap.mjs';

// Not named where it is imported: there the compiler would follow it into what it compiled before.
const server = '../dist/src/server.js';

collectSooner();
followParent();
bootstrap({ build: true })
  .then(cacheCompiled)
  .then(() => import(server))
  .catch(fail);
