import { runSeed } from './seed/command.js';

process.exitCode = await runSeed(process.argv.slice(2), process);
