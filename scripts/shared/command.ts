import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Ran = { stdout: string; output: string; code: number | null };
/** `timeout` in milliseconds, after which the program is ended. */
type Options = { cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number };

/** Runs a program to its end and keeps what it prints; a failure is thrown with all of that. */
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

/** What a program prints, or null where it is not installed or does not work. */
export async function probe(command: string, args: string[]): Promise<string | null> {
  try {
    return (await runCommand(command, args)).output;
  } catch {
    return null;
  }
}
