import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../../../generated/contract.js';
import { operationsAt } from '../../../src/api/pipeline/router.js';
import { loadConfig } from '../../../src/core/platform/config.js';
import { firstMessage } from '../../examples/reads.js';
import { type Ran, runCommand } from '../../shared/command.js';
import { guideSamples, sampleFault, writeUploads } from '../../shared/guide-samples.js';
import { makeFolder, removeFolder } from '../../shared/process.js';
import { createKey, type LiveService, startLiveService } from '../../shared/service.js';
import { type Passage, passages } from './documents.js';
import { problemFault, replyFault, shapeFault } from './replies.js';
import type { Result } from './result.js';
import { treatments } from './treatments.js';
import { verifierFault } from './verifiers.js';

type Place = { service: LiveService; environment: NodeJS.ProcessEnv; key: string };

/** Follows the instructions of the documents in order, each once, with a service of its own. */
export async function followDocuments(): Promise<Result[]> {
  const folder = makeFolder('plaza-docs-');
  try {
    const service = await startLiveService(folder, {});
    try {
      return [bannerResult(service), ...(await follow(service, folder)), ...(await runGuides(service, folder))];
    } finally {
      await service.stop();
    }
  } finally {
    await removeFolder(folder);
  }
}

/** Runs the samples of the guides on the demo, each language with an account of its own: nobody orders twice without having paid. */
async function runGuides(service: LiveService, folder: string): Promise<Result[]> {
  const files = join(folder, 'guides');
  await writeUploads(files);
  const results: Result[] = [];
  for (const language of ['sh', 'ts', 'python', 'go', 'java'] as const) {
    const place = { base: service.base, key: await createKey(service, `guided-${language}`), folder: files };
    for (const sample of guideSamples([language])) {
      results.push({ what: sample.what, fault: await sampleFault(sample, place) });
    }
  }
  return results;
}

async function follow(service: LiveService, folder: string): Promise<Result[]> {
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  const key = await createKey(service, 'reader', 'member', 'read,write,account');
  const environment = { ...service.environment, KEY: key, PLAZA_KEY: key, COPY: copy };
  const results: Result[] = [];
  const done = new Set<string>();
  for (const passage of passages()) {
    if (done.has(passage.text)) continue;
    done.add(passage.text);
    const what = `${passage.document}:${passage.line} ${passage.text.split('\n', 1)[0]}`;
    const treatment = treatments[passage.text];
    results.push({
      what,
      fault: await faultOf(passage, { service, environment, key }),
      runElsewhere: treatment !== undefined && !('instead' in treatment),
    });
  }
  for (const text of Object.keys(treatments)) {
    if (!done.has(text)) results.push({ what: text, fault: 'is in no document; take it out of scripts/lab/docs' });
  }
  return results;
}

async function faultOf(passage: Passage, place: Place): Promise<string | null> {
  try {
    switch (passage.kind) {
      case 'command':
        return await commandFault(passage, place);
      case 'address':
        return await addressFault(passage.text, place);
      case 'problem':
        // Elided parts have no form to check.
        return problemFault(JSON.parse(passage.text.replaceAll('"…"', '"x"')));
      case 'program':
        return await programFault(passage.text, place);
      case 'verifier':
        return await verifierFault(passage.language, passage.text);
      case 'settings':
        loadConfig(
          Object.fromEntries(
            passage.text
              .trimEnd()
              .split('\n')
              .map((line) => line.split(/=(.*)/s, 2)),
          ),
        );
        return null;
      case 'unknown':
        return 'is nothing that this script can try';
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function commandFault({ text, output }: Passage & { kind: 'command' }, place: Place): Promise<string | null> {
  const treatment = treatments[text];
  if (treatment !== undefined && 'runBy' in treatment) {
    const [file, line] = treatment.runBy;
    return readFileSync(file, 'utf8').includes(line) ? null : `${file} should run it, and has no ${line.trim()}`;
  }
  if (treatment !== undefined && 'check' in treatment) {
    treatment.check();
    return null;
  }
  const command = treatment?.instead ?? text;
  if (command.startsWith('curl ')) return requestFault(command, output, place);
  await shell(command.replaceAll('{base_url}', place.service.base), place);
  return output === null ? null : 'is followed by JSON, which is compared after requests only';
}

/** Sends the request with this service's address, and checks the reply. */
async function requestFault(command: string, output: string | null, place: Place): Promise<string | null> {
  const { base } = place.service;
  const here = command.replaceAll('{base_url}', base).replaceAll('http://127.0.0.1:3000/api/v1', base);
  if (!here.includes(base)) return 'does not lead to this service';
  const { stdout } = await shell(`curl() { command curl -w '\\n%{http_code} %{method} %{url}' "$@"; }\n${here}`, place);
  const [, text = '', status, method = '', url = ''] = /^([\s\S]*)\n(\d{3}) (\w+) (\S+)$/.exec(stdout) ?? [];
  const id = operationsAt(url.slice(base.length)).get(method.toLowerCase());
  if (id === undefined) return `${method} ${url} is no operation`;
  const body: unknown = JSON.parse(text);
  return replyFault(id, Number(status), body) ?? (output === null ? null : shapeFault(JSON.parse(output), body));
}

/** Values for placeholders. */
const replaced: Record<string, string> = { id: '1', type: 'topic', words: 'wood' };

async function addressFault(documented: string, { service: { base }, key }: Place): Promise<string | null> {
  const address = documented.replace(/\{(\w+)\}/g, (whole, name) => replaced[name] ?? whole);
  const path = new URL(base).pathname;
  const url = new URL(address.startsWith(path) || operationsAt(address).size === 0 ? address : path + address, base);
  const operations = operationsAt(url.pathname.slice(path.length));
  const id = operations.get('get');
  // Others only send to it.
  if (id === undefined && operations.size > 0) return null;
  const isStream = id !== undefined && contract[id].streams;
  if (isStream) url.searchParams.set('after', '0');
  const reply = await fetch(url, { headers: { Authorization: `Bearer ${key}` }, redirect: 'manual' });
  if (reply.status >= 400) return `is answered with ${reply.status}`;
  if (isStream) return replyFault(id, reply.status, await firstMessage(reply));
  const text = await reply.text();
  return id === undefined ? null : replyFault(id, reply.status, JSON.parse(text));
}

/** Maximum lines and requests of a program in the documents, which show how little is needed. */
const mostLines = 60;
const mostRequests = 5;
/** Prints the number of requests at exit. */
const counting = `
let requests = 0;
const send = globalThis.fetch;
globalThis.fetch = (...given) => { requests++; return send(...given); };
process.on('exit', () => console.error(requests));`;

/** Runs a program as a reader would, and checks the page that it makes or its output. */
async function programFault(source: string, { service: { base }, environment: env }: Place): Promise<string | null> {
  const lines = source.trimEnd().split('\n').length;
  const { stdout, output } = await runCommand(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(counting)}`,
      '--input-type=module',
      '-e',
      source.replaceAll('{base_url}', base),
    ],
    { env },
  );
  const requests = Number(output.replace(stdout, ''));
  const empty = [...stdout.matchAll(/<h2>(.*?)<\/h2>\s*<ul>(.*?)<\/ul>/gs)].filter(([, , items]) => items === '');
  if (lines > mostLines) return `has ${lines} lines, and ${mostLines} are promised`;
  if (!(requests > 0 && requests <= mostRequests))
    return `sends ${requests} requests, and ${mostRequests} are promised`;
  const expected = source.includes('<li>') ? '<li>' : "title: '";
  return empty.length === 0 && stdout.includes(expected) ? null : `shows nothing: ${stdout}`;
}

function bannerResult({ banner }: LiveService): Result {
  const promised = [
    /^ +Demo keys +member +\S+$/m,
    /^ +moderator +\S+$/m,
    /^ +admin +\S+$/m,
    /^ +Try +curl -s http:\S+$/m,
  ];
  const missing = promised.filter((form) => !form.test(banner));
  return {
    what: 'what `npm start` prints',
    fault: missing.length === 0 ? null : `${missing.join(', ')} is not in it:\n${banner}`,
  };
}

const shell = (script: string, { environment: env }: Place): Promise<Ran> =>
  runCommand('bash', ['-e', '-o', 'pipefail', '-c', script], { env });
