import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';

type Fault = { fault: string; rule: string; file: string; find: string; put: string; says: string };
type Problem = { ruleId: string; message: string; location: { source: { ref: string } }[] };

const faults: Fault[] = parse(readFileSync('test/core/contract/rule-faults.yaml', 'utf8'));
const redocly = 'node_modules/@redocly/cli/bin/cli.js';
const configuration = 'openapi/redocly.yaml';
const parts = ['openapi.yaml', 'guide.md', 'paths', 'schemas', 'parameters', 'responses', 'headers', 'examples'];
let folder: string;
let problems: Problem[];

function problemsOf(copy: string): Problem[] {
  const inside = `${join(folder, copy)}/`;
  return problems.filter(({ location }) => resolve(location[0]?.source.ref ?? '').startsWith(inside));
}

/** A copy of the valid document, whose files are the same until they are replaced. */
async function linkDocument(copy: string): Promise<void> {
  const entries = await readdir(join(folder, 'sound'), { recursive: true, withFileTypes: true });
  const inCopy = (path: string) => join(folder, copy, relative(join(folder, 'sound'), path));
  const paths = (areFolders: boolean) =>
    entries.filter((entry) => entry.isDirectory() === areFolders).map(({ parentPath, name }) => join(parentPath, name));
  await mkdir(join(folder, copy));
  for (const path of paths(true)) await mkdir(inCopy(path), { recursive: true });
  await Promise.all(paths(false).map((path) => link(path, inCopy(path))));
}

/** Lints all documents in one process, since starting it costs more than linting. */
function lint(documents: string[], config: string): Problem[] {
  const options = [`--config=${config}`, '--format=json', '--max-problems=10000'];
  const { stdout, stderr } = spawnSync(process.execPath, [redocly, 'lint', ...documents, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  // One JSON object per document, one after the other.
  const reports = stdout.trim().split(/(?<=^\})\s*(?=\{)/m);
  if (reports.length !== documents.length) throw new Error(`The linter did not report on each document: ${stderr}`);
  return reports.flatMap((report) => JSON.parse(report).problems);
}

/** The configuration with only our own rules. Redocly's compile every schema in each copy, which takes longer than everything else. */
async function ownRules(): Promise<string> {
  const { extends: _, plugins, ...own } = parse(await readFile(configuration, 'utf8'));
  const file = join(folder, 'redocly.yaml');
  const paths = plugins.map((plugin: string) => resolve('openapi', plugin));
  await writeFile(file, stringify({ ...own, plugins: paths }));
  return file;
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'plaza-rules-')));
  for (const part of parts) await cp(join('openapi', part), join(folder, 'sound', part), { recursive: true });
  for (const [index, { fault, file, find, put }] of faults.entries()) {
    await linkDocument(String(index));
    const target = join(folder, String(index), file);
    const before = existsSync(target) ? await readFile(target, 'utf8') : '';
    const after = before.replace(new RegExp(find), put);
    if (after === before) throw new Error(`${file} no longer has what "${fault}" breaks.`);
    await rm(target, { force: true });
    await writeFile(target, after);
  }
  const documentOf = (copy: string | number) => join(folder, String(copy), 'openapi.yaml');
  problems = [
    ...lint([documentOf('sound')], configuration),
    ...lint([...faults.keys()].map(documentOf), await ownRules()),
  ];
}, 240_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('contract rules', () => {
  it('find no fault in the document', () => {
    expect(problemsOf('sound')).toEqual([]);
  });

  it.each(faults.map((fault, index) => ({ ...fault, index })))('find $fault', ({ index, rule, says }) => {
    const problems = problemsOf(String(index)).filter(({ ruleId }) => ruleId === `plaza/${rule}`);
    expect(problems.map(({ message }) => message).join('\n')).toMatch(new RegExp(says));
  });

  it('are all violated here at least once', async () => {
    const plugin = await readFile('openapi/rules/plugin.js', 'utf8');
    const rules = [...plugin.matchAll(/^ +'([a-z0-9-]+)':/gm)].map(([, rule]) => rule);
    // The step that closes bodies finds no faults.
    expect(new Set([...faults.map(({ rule }) => rule), 'closed-bodies'])).toEqual(new Set(rules));
  });
});
