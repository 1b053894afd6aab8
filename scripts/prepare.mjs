// What a tool that reads the sources needs before it runs: packages, and the Prisma client.
import { bootstrap, fail } from './bootstrap.mjs';

bootstrap({ tools: true, types: true }).catch(fail);
