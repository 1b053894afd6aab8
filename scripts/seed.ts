import { runSeed } from '../src/admin/seed.js';

process.exitCode = await runSeed(process.argv.slice(2), process);
