// Prepares packages and the Prisma client for a tool that reads the sources.
import { bootstrap, fail } from './bootstrap.mjs';

bootstrap({ tools: true, types: true }).catch(fail);
