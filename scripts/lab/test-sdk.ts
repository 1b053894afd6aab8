import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../shared/command.js';
import { makeFolder, removeFolder } from '../shared/process.js';
import { createKey, type LiveService, startLiveService } from '../shared/service.js';
import { faultsOfClient } from './sdk/asked.js';
import { defaultClients, tryDefault } from './sdk/defaults.js';
import { type Documents, fetchDocuments } from './sdk/documents.js';
import { offerTools } from './sdk/fastmcp.js';
import { type Language, languages } from './sdk/languages.js';
import { faultsOfNames } from './sdk/names.js';
import { startNewerService } from './sdk/newer-service.js';
import { prepareService } from './sdk/prepare.js';
import { MissingTool } from './sdk/tools.js';

/*
 * For each language: generates a client from a live service's contract, checks its names, compiles it with the journey of
 * test/sdk, and runs that against the service and against one with later additions. Generators with default options are
 * compiled only, and FastMCP makes tools of all operations. `--require` fails if something is not installed; arguments
 * select languages, such clients, or `fastmcp`.
 */
const steps = [
  'read boards',
  'read the key',
  'create a topic',
  'reply',
  'hit a locked topic',
  'read what is wrong',
  'miss a topic',
  'page through questions',
  'vote',
  'place an order',
  'upload a file',
  'fetch its bytes',
  'share it',
  'hit a refused upload',
  'page through videos',
  'read events',
];

const given = process.argv.slice(2);
const wanted = given.filter((each) => each !== '--require');
const known = [...Object.keys(languages), ...Object.keys(defaultClients), 'fastmcp'];
const chosen = wanted.length > 0 ? wanted : known;
const unknown = chosen.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`No such language: ${unknown.join(', ')}`);

const missing: string[] = [];
const failed: string[] = [];
const journeys = new Map<string, { command: string[]; seconds: number }>();
const say = (name: string, text: string) => process.stdout.write(`${name.padEnd(19)} ${text}\n`);

const folder = makeFolder('plaza-sdk-');
try {
  const service = await startLiveService(folder, { RATE_LIMITS: 'on', RATE_LIMIT_ANONYMOUS: '100000' });
  try {
    const documents = await fetchDocuments(service.base);
    // In parallel: most of the time goes into downloads and single-threaded programs.
    await Promise.all(
      Object.entries(languages)
        .filter(([name]) => chosen.includes(name))
        .map(([name, language]) => attempt(name, () => make(name, language, documents))),
    );
    // Sequential: each takes minutes of both cores.
    for (const name of Object.keys(defaultClients)) {
      if (chosen.includes(name)) await attempt(name, () => makeDefault(name, documents));
    }
    if (chosen.includes('fastmcp')) {
      await attempt('fastmcp', async () => {
        say('fastmcp', `offers ${await offerTools(service.base)}`);
      });
    }
    await prepareService(service);
    for (const name of journeys.keys()) await attempt(name, () => travelBoth(service, name));
  } finally {
    await service.stop();
  }
} finally {
  await removeFolder(folder);
}
if (failed.length > 0 || (missing.length > 0 && given.includes('--require'))) process.exitCode = 1;

async function make(name: string, language: Language, documents: Documents): Promise<void> {
  const folder = folderOf(name);
  const began = performance.now();
  await language.generate(folder, documents);
  const faults = faultsOfNames(name, folder);
  if (faults.length > 0) throw new Error(`Bad names and types:\n${faults.join('\n')}`);
  requireAsked(folder);
  for (const part of language.shared === undefined ? [name] : [join('shared', language.shared), name]) {
    cpSync(join('test/sdk', part), folder, { recursive: true });
  }
  const command = await language.compile(folder);
  journeys.set(name, { command, seconds: Math.round((performance.now() - began) / 1000) });
}

function requireAsked(folder: string): void {
  const faults = faultsOfClient(folder);
  if (faults.length > 0) throw new Error(`Not as it was asked for:\n${faults.join('\n')}`);
}

async function makeDefault(name: string, documents: Documents): Promise<void> {
  const began = performance.now();
  await tryDefault(name, documents.json);
  // swagger-codegen does not know OpenAPI 3.1.
  if (!name.startsWith('swagger-')) requireAsked(folderOf(name));
  say(name, `generated with no option, and compiled, in ${Math.round((performance.now() - began) / 1000)} s`);
}

async function travelBoth(service: LiveService, name: string): Promise<void> {
  await travel(service, name, `sdk-${name}`, service.base);
  const seconds = journeys.get(name)?.seconds;
  say(name, `${steps.length} steps; generated, and compiled without a warning, in ${seconds} s`);
  const newer = await startNewerService(service.base);
  try {
    await travel(service, name, `sdk-${name}-newer`, newer.base);
    const { fields, values, codes } = newer.additions;
    if (fields === 0 || values === 0 || codes === 0) throw new Error('The journey met nothing new');
    if (newer.keysInQuery.length > 0) throw new Error(`It sends its key in the address: ${newer.keysInQuery}`);
    say(name, `the same where replies had gained ${fields} fields, ${values} values and ${codes} codes`);
  } finally {
    await newer.stop();
  }
}

async function travel(service: LiveService, name: string, username: string, base: string): Promise<void> {
  const { command: [program = '', ...args] = [] } = journeys.get(name) ?? {};
  const key = await createKey(service, username);
  const env = { ...process.env, PLAZA_URL: base, PLAZA_KEY: key };
  const { output } = await runCommand(program, args, { cwd: folderOf(name), env });
  const taken = [...output.matchAll(/^ok (.*)$/gm)].map(([, step]) => step);
  if (taken.join() !== steps.join()) throw new Error(`The journey took other steps: ${taken.join(', ')}`);
}

async function attempt(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof MissingTool) {
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
