import { Readable, Writable } from 'node:stream';
import type { Io } from '../../src/cli/io.js';
import { runAdmin } from '../../src/cli/program.js';

/** What a command line wrote, and how it ended. `output` is all of it in its order. */
export type Told = { code: number; stdout: string; stderr: string; output: string };

/** Runs the operator's command line, or another such program, in this process: to start one takes fifty times as long. */
export async function runInProcess(
  args: readonly string[],
  env: Io['env'],
  { input = '', run = runAdmin }: { input?: string; run?: typeof runAdmin } = {},
): Promise<Told> {
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
