// Makes dist/, which runs with production dependencies alone: `npm ci --omit=dev && node dist/src/server.js`.
import { bootstrap, fail } from './bootstrap.mjs';

bootstrap({ build: true }).catch(fail);
