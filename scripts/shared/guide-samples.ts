import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { guides } from '../../src/web/docs/guides.js';
import { blocksOf, type Language, languages } from '../../src/web/docs/samples.js';
import { uploads } from '../examples/uploads.js';
import { verifierFault } from '../lab/docs/verifiers.js';
import { runCommand } from './command.js';

/** A sample of a guide: its text, and where it is. */
export type GuideSample = { what: string; language: Language; source: string };

/** The samples of the guides in these languages, in the order of the pages. */
export const guideSamples = (wanted: readonly Language[]): GuideSample[] =>
  guides.flatMap(({ name, markdown }) =>
    blocksOf(markdown).flatMap(({ language, source }, at) => {
      const known = wanted.find((each) => each === language);
      return known === undefined
        ? []
        : [{ what: `${name}, block ${at + 1}, ${languages[known]}`, language: known, source }];
    }),
  );

/** The file of a program, and the command that runs it. */
const starts: Record<Language, { file: string; command: string[] }> = {
  sh: { file: 'sample.sh', command: ['bash', '-e', '-o', 'pipefail'] },
  ts: { file: 'sample.mjs', command: [process.execPath] },
  python: { file: 'sample.py', command: ['python3'] },
  go: { file: 'sample.go', command: ['go', 'run'] },
  java: { file: 'Main.java', command: ['java'] },
};

type Place = { base: string; key: string; folder: string };

/** Writes the files that the samples upload. */
export async function writeUploads(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(uploads)) writeFileSync(join(folder, name), await bytes());
}

/** Runs a sample as a reader would. Its fault, or null: it has to succeed, and to print what it got. */
export async function sampleFault(
  { language, source }: GuideSample,
  { base, key, folder }: Place,
): Promise<string | null> {
  const program = language === 'ts' ? (await transform(source, { loader: 'ts', format: 'esm' })).code : source;
  if (source.includes('WEBHOOK_SECRET')) return verifierFault(language === 'ts' ? 'js' : language, program);
  const { file, command } = starts[language];
  const path = join(folder, file);
  writeFileSync(path, program.replaceAll('{base_url}', base).replaceAll('{origin}', new URL(base).origin));
  const [name = '', ...args] = command;
  try {
    const { stdout } = await runCommand(name, [...args, path], {
      cwd: folder,
      env: { ...process.env, PLAZA_KEY: key },
      timeout: 120_000,
    });
    if (stdout.trim() === '') return 'prints nothing';
    return /^[45]\d\d |"code": ?"/.test(stdout) ? `is refused: ${stdout}` : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
