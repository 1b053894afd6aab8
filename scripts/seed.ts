import { runSeed } from '../src/cli/seed.js';

process.exitCode = await runSeed(process.argv.slice(2), process);
