import { Readable, Writable } from 'node:stream';
import { runAdmin } from '../../src/admin/program.js';

export type Result = { code: number; stdout: string; stderr: string };

class Collector extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** Runs the operator's command line, or the seed's, in this process, against a database. */
export function commandLine(databaseUrl: string, settings: Record<string, string> = {}, run = runAdmin) {
  return async (args: readonly string[], input = ''): Promise<Result> => {
    const stdout = new Collector();
    const stderr = new Collector();
    const io = {
      env: { DATABASE_URL: databaseUrl, ...settings },
      stdin: Readable.from(input === '' ? [] : [input]),
      stdout,
      stderr,
    };
    const code = await run(args, io);
    return { code, stdout: stdout.text, stderr: stderr.text };
  };
}

export const oneLine = /^[^\n]+\n$/;
