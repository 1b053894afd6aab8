import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Ran = { stdout: string; output: string; code: number | null };
/** `timeout` in milliseconds, after which the program is killed. */
type Options = { cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number };

/** Runs a program and returns its output; throws on failure, with the output. */
export async function runCommand(command: string, args: string[], options: Options = {}): Promise<Ran> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(`\`${[command, ...args].join(' ')}\` ended with ${code}:\n${output}`);
  }
  return { stdout, output, code };
}

/** The output of a program, or null if it is not installed or fails. */
export async function probe(command: string, args: string[]): Promise<string | null> {
  try {
    return (await runCommand(command, args)).output;
  } catch {
    return null;
  }
}
