import { bootstrap, cacheCompiled, fail, followParent } from './bootstrap.mjs';

followParent();
bootstrap({ build: true })
  .then(cacheCompiled)
  .then(() => import('../dist/src/server.js'))
  .catch(fail);
