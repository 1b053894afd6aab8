import { bootstrap, fail } from './bootstrap.mjs';

bootstrap({ build: true })
  .then(() => import('../dist/src/server.js'))
  .catch(fail);
