import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from './live/command.js';
import { startLiveService } from './live/service.js';
import { type Language, languages } from './sdk/languages.js';
import { faultsOfNames } from './sdk/names.js';
import { prepareService } from './sdk/prepare.js';
import { Missing } from './sdk/tools.js';

/*
 * For each language: generates the client, looks at its names, compiles it with the journey in test/sdk, and runs that
 * against one live service. `--require` makes a failure of what is not installed; names of languages choose.
 */
const steps = [
  'read boards',
  'read the key',
  'create a topic',
  'reply',
  'hit a locked topic',
  'read what is wrong',
  'page through questions',
  'vote',
  'place an order',
  'upload a file',
  'fetch its bytes',
  'share it',
  'hit a refused upload',
  'page through videos',
];

const given = process.argv.slice(2);
const wanted = given.filter((each) => !each.startsWith('--'));
const chosen = wanted.length > 0 ? wanted : Object.keys(languages);
const unknown = chosen.filter((name) => languages[name] === undefined);
if (unknown.length > 0) throw new Error(`No such language: ${unknown.join(', ')}`);

const missing: string[] = [];
const failed: string[] = [];
const journeys = new Map<string, string[]>();
const say = (name: string, text: string) => process.stdout.write(`${name.padEnd(19)} ${text}\n`);

// Side by side: most of the time goes into downloads and into programs that use one core.
await Promise.all(
  Object.entries(languages)
    .filter(([name]) => chosen.includes(name))
    .map(([name, language]) => attempt(name, () => make(name, language))),
);
if (journeys.size > 0) {
  const service = await startLiveService({ RATE_LIMITS: 'on', RATE_LIMIT_ANONYMOUS: '100000' });
  try {
    await prepareService(service);
    for (const [name, command] of journeys) await attempt(name, () => travel(name, command));
  } finally {
    await service.stop();
  }

  async function travel(name: string, [program = '', ...args]: string[]): Promise<void> {
    const user = `sdk-${name}`;
    await service.admin('user', 'create', '--username', user, '--email', `${user}@plaza.example`);
    const key = await service.admin('key', 'create', '--user', user);
    const env = { ...process.env, PLAZA_URL: service.base, PLAZA_KEY: key };
    const { output } = await runCommand(program, args, { cwd: folderOf(name), env });
    const taken = [...output.matchAll(/^ok (.*)$/gm)].map(([, step]) => step);
    if (taken.join() !== steps.join()) throw new Error(`The journey took other steps: ${taken.join(', ')}`);
    say(name, `${steps.length} steps, compiled without a warning`);
  }
}
for (const name of missing) say(name, 'left out');
if (failed.length > 0 || (missing.length > 0 && given.includes('--require'))) process.exitCode = 1;

async function make(name: string, language: Language): Promise<void> {
  const folder = folderOf(name);
  await language.generate(folder);
  const faults = faultsOfNames(name, folder);
  if (faults.length > 0) throw new Error(`Nobody would choose these names and types:\n${faults.join('\n')}`);
  cpSync(join('test/sdk', name), folder, { recursive: true });
  journeys.set(name, await language.compile(folder));
}

async function attempt(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Missing) {
      missing.push(name);
      say(name, `not installed: ${error.message}`);
    } else {
      failed.push(name);
      say(name, error instanceof Error ? error.message : String(error));
    }
  }
}

function folderOf(name: string): string {
  return resolve('dist/sdk', name);
}
