import { runAdmin } from '../src/admin/program.js';

// Whoever reads our output may stop reading early, as `head` does: nothing is wrong then.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runAdmin(process.argv.slice(2), process);
