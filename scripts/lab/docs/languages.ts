import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { runCommand } from '../../shared/command.js';

/** The output of a sample. The status is known if the program reports it; other failures are thrown. */
type SampleOutput = { text: string; status: number | null };
export type Player = {
  play(source: string, key: string): Promise<SampleOutput>;
  stop(): void;
};
/** Runs code samples of a language in a folder. */
export type Language = (folder: string) => Player;

/** Timeout of a sample, which takes milliseconds unless it hangs. */
const playTime = 60_000;

/** Runs one sample per line in one process, since starting one for each takes longer than all else. */
const javascript = `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { source, key } = JSON.parse(line);
  let text = '';
  process.env.PLAZA_KEY = key;
  console.log = (it) => { text += typeof it === 'string' ? it : JSON.stringify(it); };
  const answer = await import('data:text/javascript,' + encodeURIComponent(source)).then(
    () => ({ text }),
    (error) => ({ fault: String(error) }),
  );
  process.stdout.write(JSON.stringify(answer) + '\\n');
}`;
const python = `
import json, os, sys
for line in sys.stdin:
    given = json.loads(line)
    os.environ['PLAZA_KEY'] = given['key']
    printed = []
    shown = lambda it: printed.append(it if isinstance(it, str) else json.dumps(it))
    try:
        exec(given['source'], {'print': shown})
        answer = {'text': ''.join(printed)}
    except Exception as error:
        answer = {'fault': repr(error)}
    sys.stdout.write(json.dumps(answer) + '\\n')
    sys.stdout.flush()
`;

export const languages: Record<string, Language> = {
  curl: (folder) => ({
    async play(source, key) {
      const script = `curl() { command curl -w '\\n%{http_code}' "$@"; }\n${source}`;
      const { stdout, output } = await runCommand('bash', ['-c', script], {
        cwd: folder,
        env: { ...process.env, PLAZA_KEY: key },
        timeout: playTime,
      });
      if (output !== stdout) throw new Error(output);
      const [, text = '', status] = /^([\s\S]*)\n(\d{3})$/.exec(stdout) ?? [];
      return { text, status: Number(status) };
    },
    stop: () => {},
  }),
  JavaScript: (folder) =>
    lineByLine(spawn(process.execPath, ['--input-type=module', '-e', javascript], { cwd: folder })),
  Python: (folder) => lineByLine(spawn('python3', ['-c', python], { cwd: folder })),
};

function lineByLine(child: ChildProcessWithoutNullStreams): Player {
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  // A write to a program that has ended is reported by its exit.
  child.stdin.on('error', () => {});
  const lines: Interface = createInterface({ input: child.stdout });
  return {
    play: (source, key) =>
      new Promise((resolve, reject) => {
        const ended = () => {
          clearTimeout(timer);
          reject(new Error(`The program ended: ${said}`));
        };
        const timer = setTimeout(() => child.kill(), playTime);
        if (child.exitCode !== null || child.signalCode !== null) return ended();
        child.once('close', ended);
        lines.once('line', (line) => {
          clearTimeout(timer);
          child.off('close', ended);
          const { text, fault } = JSON.parse(line) as { text?: string; fault?: string };
          if (text === undefined) reject(new Error(fault));
          else resolve({ text, status: null });
        });
        child.stdin.write(`${JSON.stringify({ source, key })}\n`);
      }),
    stop: () => child.stdin.end(),
  };
}
