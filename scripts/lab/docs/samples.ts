import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { contract, type OperationId } from '../../../generated/contract.js';
import { operationsAt } from '../../../src/api/pipeline/router.js';
import { callEverything } from '../../examples/everything.js';
import { firstMessage } from '../../examples/reads.js';
import { type ExampleService, startExampleService } from '../../examples/service.js';
import { uploads } from '../../examples/uploads.js';
import type { Language, Player } from './languages.js';
import { replyFault } from './replies.js';
import type { Result } from './result.js';

type Sample = { lang: string; label: string; source: string };
type Operation = { operationId: OperationId; 'x-codeSamples': Sample[] };

const { paths, components } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { examples: Record<string, { value: unknown }> };
};

/**
 * Runs the code samples of a language in the recorded order of the examples, so that each finds its data; only address and
 * ids are replaced.
 */
export async function runSamples(label: string, language: Language): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-samples-'));
  try {
    for (const [name, bytes] of Object.entries(uploads)) writeFileSync(join(folder, name), await bytes());
    const service = await startExampleService();
    const player = language(folder);
    try {
      return await playAll(label, player, service);
    } finally {
      player.stop();
      await service.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function playAll(label: string, player: Player, service: ExampleService): Promise<Result[]> {
  const results = new Map<OperationId, Result>();
  const baseUrl = await service.serve({ RATE_LIMITS: 'off' });

  async function play(id: OperationId, source: string, request: Request): Promise<Response> {
    const key = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    await using stream = contract[id].streams ? await firstOf(request.url) : null;
    const called = source.replace(/\{base_url\}[^'"]*/, () => stream?.url ?? request.url);
    const { text, status } = await player.play(called, key);
    const given = status ?? contract[id].success;
    const shown = stream === null ? text : text.slice(text.indexOf('{')).trim();
    const fault = replyFault(id, given, parse(shown));
    if (fault !== null) throw new Error(fault);
    return new Response(stream === null ? text : `data: ${shown}\n\n`, {
      status: given,
      headers: { 'Content-Type': 'application/json' },
    });
  }

  const call = async (request: Request): Promise<Response> => {
    const id = operationOf(request.method, request.url.slice(baseUrl.length));
    if (results.has(id) || !(await isShown(id, request))) return fetch(request);
    // A sample cannot sign a body: only the provider can.
    const result: Result = { what: `${label}: ${id}`, fault: null, runElsewhere: contract[id].signed };
    results.set(id, result);
    const source = sampleOf(id, label);
    const [address = ''] = /(?<=\{base_url\})[^'"]*/.exec(source) ?? [];
    if (operationsAt(address).get(contract[id].method) !== id) result.fault = `${address} is not its path`;
    if (contract[id].signed) return fetch(request);
    try {
      return await play(id, source, request);
    } catch (error) {
      result.fault = error instanceof Error ? error.message : String(error);
      // Later samples may still work.
      return fetch(request);
    }
  };
  await callEverything(baseUrl, service.keys, { request: () => {}, reply: () => {} }, call);
  const missed = (Object.keys(contract) as OperationId[]).filter((id) => !results.has(id));
  return [...results.values(), ...missed.map((id) => ({ what: `${label}: ${id}`, fault: 'was not reached' }))];
}

/** The address of a stream that ends after its first message, unlike the service's streams. */
async function firstOf(address: string): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer((_, res) => {
    fetch(address)
      .then(firstMessage)
      .then(
        (message) => res.setHeader('Content-Type', 'text/event-stream').end(`data: ${JSON.stringify(message)}\n\n`),
        (error: unknown) => res.writeHead(502).end(String(error)),
      );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}

function operationOf(method: string, path: string): OperationId {
  const id = operationsAt(path).get(method.toLowerCase());
  if (id === undefined) throw new Error(`There is no operation at ${method} ${path}`);
  return id;
}

function sampleOf(id: OperationId, label: string): string {
  const { path, method } = contract[id];
  const sample = paths[path]?.[method]?.['x-codeSamples'].find((each) => each.label === label);
  if (sample === undefined) throw new Error(`${id} has no code sample for ${label}`);
  return sample.source;
}

/** True if the request is the one that the contract shows; others only prepare it. */
async function isShown(id: OperationId, request: Request): Promise<boolean> {
  if (!request.headers.get('Content-Type')?.startsWith('application/json')) return true;
  const example = components.examples[`${id}Request`]?.value;
  return example === undefined || isDeepStrictEqual(await request.clone().json(), example);
}
