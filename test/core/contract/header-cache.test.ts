import { Agent, request as send } from 'node:http';
import { createRequire } from 'node:module';
import express from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contractOf } from '../../../src/core/contract/operation.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { forumOf } from '../../helpers/forum.js';

/*
 * The validator caches by the raw Content-Type. A client that sends a different one each time must neither cause compilations nor fill the
 * cache: that once took a server from a thousand requests a second to a dozen.
 */
/** The method that every compilation of a schema goes through. */
type Compiler = { _addSchema(schema: object): unknown };
const Ajv = createRequire(createRequire(import.meta.url).resolve('express-openapi-validator'))('ajv/dist/core.js')
  .default as {
  prototype: Compiler;
};

const times = atNight(200, 80);
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
let app: TestApp;
let topic: number;
beforeAll(async () => {
  app = await testApp();
  const forum = forumOf(app);
  topic = await forum.topic(await forum.board());
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

function call(method: string, path: string, type: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': type,
      Authorization: `Bearer ${app.people.member.key}`,
      ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
    };
    const sent = send(`${app.origin}/api/v1${path}`, { method, headers, agent }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
    });
    sent.on('error', reject).end(body);
  });
}

function heap(): number {
  if (globalThis.gc === undefined) throw new Error('The tests have to run with --expose-gc');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

const text = JSON.stringify({ content: 'x' });
const attacks: [string, (n: number) => Promise<number>, number][] = [
  ['a parameter, on GET', (n) => call('GET', `/forum/topics/${topic}`, `application/json; x=${n}`), 200],
  ['the type, on GET', (n) => call('GET', `/forum/topics/${topic}`, `application/x-${n}`), 200],
  ['the type, on DELETE', (n) => call('DELETE', '/forum/topics/2147483647', `text/x-${n}`), 404],
  [
    'a parameter, on POST',
    (n) => call('POST', '/forum/topics/2147483647/replies', `application/json; x=${n}`, text),
    404,
  ],
  ['the letters, on POST', (n) => call('POST', '/forum/topics/2147483647/replies', spelling(n), text), 404],
  ['the type, on POST', (n) => call('POST', '/forum/topics/2147483647/replies', `application/x-${n}`, text), 415],
  [
    'the type, on POST without a body',
    (n) => call('POST', '/forum/topics/2147483647/replies', `application/x-${n}`),
    415,
  ],
  [
    'the multipart boundary, on POST',
    (n) => call('POST', '/forum/topics/2147483647/replies', `multipart/form-data; boundary=${n}`, text),
    415,
  ],
];

/** application/json with a different capitalisation for each number. */
function spelling(n: number): string {
  let bit = 0;
  return 'application/json'.replaceAll(/[a-z]/g, (letter) => ((n >> bit++) & 1 ? letter.toUpperCase() : letter));
}

describe.each(attacks)('a Content-Type that is never the same in %s', (_name, attack, expected) => {
  it('makes nothing be compiled and nothing be kept', async () => {
    for (let n = 0; n < 20; n++) expect(await attack(n)).toBe(expected);
    const compile = vi.spyOn(Ajv.prototype, '_addSchema');
    const before = heap();
    try {
      for (let n = 20; n < times; n += 4) {
        const statuses = await Promise.all([attack(n), attack(n + 1), attack(n + 2), attack(n + 3)]);
        expect(statuses).toEqual([expected, expected, expected, expected]);
      }
      expect(compile).not.toHaveBeenCalled();
    } finally {
      compile.mockRestore();
    }
    // A leak would be more than a hundred megabytes at night, and thirty by day.
    expect(heap() - before).toBeLessThan(atNight(30_000_000, 20_000_000));
  }, 120_000);
});

it('would be seen here if it happened: the validator by itself does it', async () => {
  const bare = express();
  const apiSpec = contractOf('getTopic').document as never;
  bare.use(OpenApiValidator.middleware({ apiSpec, validateApiSpec: false }));
  bare.use((_req, res) => void res.end());
  const ask = (n: number) => request(bare).get('/forum/topics/1').set('Content-Type', `application/json; x=${n}`);
  await ask(0);
  const compile = vi.spyOn(Ajv.prototype, '_addSchema');
  await ask(0);
  expect(compile).not.toHaveBeenCalled();
  await ask(1);
  expect(compile).toHaveBeenCalled();
  compile.mockRestore();
});

it('compiles what checks the document for no operation', async () => {
  const compile = vi.spyOn(Ajv.prototype, '_addSchema');
  const check = OpenApiValidator.middleware({
    apiSpec: contractOf('getBoard').document as never,
    validateApiSpec: false,
  });
  await request(express().use(check)).get('/forum/boards/1');
  const compiled = compile.mock.calls.map(([schema]) => (schema as { $id?: string }).$id ?? '');
  expect(compiled.length).toBeGreaterThan(0);
  expect(compiled.filter((id) => id.startsWith('https://spec.openapis.org/'))).toEqual([]);
  compile.mockRestore();
});
