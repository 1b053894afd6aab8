import { runAdmin } from '../src/cli/program.js';

// The reader of the output may close early, as `head` does. That is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** Images and servers have no `npm run`. */
const called = process.argv[1] ?? '';
const program = called.endsWith('admin.js') ? `node ${called}` : undefined;
const { env, stdin, stdout, stderr } = process;

process.exitCode = await runAdmin(process.argv.slice(2), { env, stdin, stdout, stderr, program });
