import { Readable, Writable } from 'node:stream';
import type { Io } from '../../src/cli/io.js';
import { runAdmin } from '../../src/cli/program.js';

/** The result of a command line. `output` is stdout and stderr interleaved. */
export type CommandResult = { code: number; stdout: string; stderr: string; output: string };

/** Runs the operator's command line, or a similar program, in this process: fifty times faster than a new one. */
export async function runInProcess(
  args: readonly string[],
  env: Io['env'],
  { input = '', run = runAdmin }: { input?: string; run?: typeof runAdmin } = {},
): Promise<CommandResult> {
  const told = { stdout: '', stderr: '', output: '' };
  const collector = (name: 'stdout' | 'stderr') =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        told[name] += chunk.toString();
        told.output += chunk.toString();
        done();
      },
    });
  const stdin = Readable.from(input === '' ? [] : [input]);
  const code = await run(args, { env, stdin, stdout: collector('stdout'), stderr: collector('stderr') });
  return { code, ...told };
}
