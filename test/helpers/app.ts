import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import request, { type Response, type Test } from 'supertest';
import { messageClasses } from '../../src/api/http/messages.js';
import type { Operation } from '../../src/api/pipeline/operation.js';
import type { SearchEngine } from '../../src/api/pipeline/search-engine.js';
import type { Metrics } from '../../src/api/telemetry/metrics/metrics.js';
import { createApp } from '../../src/app.js';
import { viewCounter } from '../../src/areas/videos/views.js';
import { searchEngine, settleSearch } from '../../src/community/search/engines.js';
import type { Replicas } from '../../src/core/database/replicas/replicas.js';
import { type Config, loadConfig, newcomersOff, unpaidOff } from '../../src/core/platform/config.js';
import { openStorage } from '../../src/core/storage/open.js';
import type { Storage } from '../../src/core/storage/storage.js';
import { allOperations } from '../../src/handlers.js';
import { type TestDatabase, testDatabase } from './database.js';
import { sendDirectly } from './direct.js';
import { DirectRequest } from './direct-request.js';
import { faultLog } from './logged-faults.js';
import { createPeople, type People } from './people.js';
import { randomNumbers } from './random.js';
import { assertReply, type SeenReply } from './reply-check.js';
import { searchPlaceOf } from './search-place.js';

/** `/forum/boards` is relative to the base path; `key` goes into the header. */
type Call = (path: string, key?: string) => Test;
export type Api = Record<'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' | 'options', Call> & {
  call: (method: string, path: string, key?: string) => Test;
};

export type TestApp = {
  api: Api;
  /** For thousands of requests: most of them call the application in process, a seeded sample uses HTTP. */
  matrix: Api;
  people: People;
  database: TestDatabase['database'];
  testDatabase: TestDatabase;
  config: Config;
  storage: Storage;
  search: SearchEngine;
  views: ReturnType<typeof viewCounter>;
  /** Scheme, address and port, for requests that the wrapper cannot make. */
  origin: string;
  port: number;
  close(): Promise<void>;
};

type Options = {
  /** Environment variables. */
  settings?: Record<string, string>;
  config?: Partial<Config>;
  /** Report limit per user and hour. */
  reports?: number;
  /** Shared with another app; it stays when this app is closed. */
  sharing?: Pick<TestApp, 'testDatabase' | 'people'> & Partial<Pick<TestApp, 'config'>>;
  log?: Logger;
  replicas?: Replicas;
  /** Instead of the contract's, to inject faults in handlers. */
  operations?: readonly Operation[];
  /** Wraps the storage, to inject faults. */
  through?: (storage: Storage) => Storage;
  metrics?: Metrics | null;
};

const wide = Object.fromEntries(
  ['ANONYMOUS', 'KEY', 'WRITES', 'UPLOADS', 'SIGN_IN'].map((name) => [`RATE_LIMIT_${name}`, '1000000']),
);

/** Limits of new members: none by default. */
const newcomerSettings = {
  ...newcomersOff,
  HOLD_LINKS: 'off',
  NEW_MEMBER_LINKS: 'off',
  NEW_MEMBER_WRITES: 'off',
  NEW_MEMBER_UPLOADS: 'off',
};
/** Restores the service's defaults. */
export const newcomerDefaults = Object.fromEntries(Object.keys(newcomerSettings).map((name) => [name, '']));

/** Compiled once for all apps. */
const shared = allOperations();

/** The app as in production, on its own database. Every reply is checked against the contract. */
export async function testApp({
  settings = {},
  config: overrides = {},
  reports = 1_000_000,
  sharing,
  log = faultLog,
  replicas,
  operations = shared,
  through = (storage) => storage,
  metrics = null,
}: Options = {}): Promise<TestApp> {
  const owned = sharing?.testDatabase ?? (await testDatabase());
  const { database, url } = owned;
  const folder = await mkdtemp(join(tmpdir(), 'plaza-storage-'));
  // `npm run test:gcs` and `test:s3` run the same tests on a bucket.
  const place = sharing?.config?.storage ?? storagePlace(folder);
  const loaded = loadConfig({ DATABASE_URL: url, ...wide, ...newcomerSettings, ...unpaidOff, ...settings });
  const config: Config = {
    ...loaded,
    rateLimits: loaded.rateLimits && { ...loaded.rateLimits, reports },
    storage: place,
    search: loaded.search ?? searchPlaceOf(url),
    ...overrides,
  };
  const storage = through(await openStorage(config.storage, database));
  const people = sharing?.people ?? (await createPeople(database));
  if (sharing === undefined) await settleSearch(database, config);
  const search = searchEngine(config);
  // Without its index the engine answers nothing.
  if (config.search !== null && loaded.search === null) await search.index(database);
  const views = viewCounter(database);
  const given = { config, database, log, storage, views, operations, metrics, search, replicas: replicas ?? null };
  const app = createApp(given);
  const classes = messageClasses(app);
  const server = createServer({ ...classes, requireHostHeader: false }, app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const api = wrap(origin, config);
  const { below } = randomNumbers(20261124);
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
    if (sharing === undefined) await owned.drop();
  };
  return {
    api,
    matrix: apiOf((method, path, key) => {
      if (below(16) === 0) return api.call(method, path, key);
      const headers = { host: `127.0.0.1:${port}`, ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
      const send = (all: Record<string, string>, body: Buffer | null) =>
        sendDirectly(app, classes, {
          method: method.toUpperCase(),
          url: config.basePaths[0] + path,
          headers: all,
          body,
        });
      const request = new DirectRequest(send, headers);
      return request.expect((reply) => checkReply(method, path, reply, config)) as unknown as Test;
    }),
    people,
    database,
    testDatabase: owned,
    config,
    storage,
    search,
    views,
    origin,
    port,
    close,
  };
}

export function storagePlace(folder: string): Config['storage'] {
  const given = process.env.TEST_STORAGE_URL ?? '';
  const url = given === '' ? `file:${folder}` : `${given}/${basename(folder)}`;
  return loadConfig({ STORAGE_URL: url, S3_ENDPOINT: process.env.TEST_S3_ENDPOINT }).storage;
}

/** The settings of a storage. */
export function storageSettings(place: Config['storage']): Record<string, string> {
  if (place.kind === 'file') return { STORAGE_URL: `file:${place.folder}` };
  const url = `${place.kind}://${place.bucket}/${place.prefix}`;
  if (place.kind === 'gs') return { STORAGE_URL: url };
  return { STORAGE_URL: url, S3_ENDPOINT: place.endpoint ?? '' };
}

export function wrap(origin: string, config: Pick<Config, 'basePaths' | 'rateLimits'>): Api {
  return apiOf((method, path, key) => {
    const client = request(origin) as unknown as Record<string, (url: string) => Test>;
    const make = client[method.toLowerCase()];
    if (make === undefined) throw new Error(`supertest has no ${method}`);
    const test = make.call(client, config.basePaths[0] + path);
    // A followed redirect would hide a reply outside of the contract.
    test.redirects(0);
    if (key !== undefined) test.set('Authorization', `Bearer ${key}`);
    return test.expect((response: Response) => {
      checkReply(method, path, { status: response.status, headers: response.headers, text: textOf(response) }, config);
    });
  });
}

function checkReply(
  method: string,
  path: string,
  { status, headers, text }: Pick<SeenReply, 'status' | 'headers' | 'text'>,
  { rateLimits }: Pick<Config, 'rateLimits'>,
): void {
  // A base address may end in a slash.
  const seen = { method: method.toUpperCase(), path: path.replace(/^\/\//, '/'), status, headers, text };
  assertReply(seen, { rateLimited: rateLimits !== null });
}

function apiOf(call: Api['call']): Api {
  const bound =
    (method: string): Call =>
    (path, key) =>
      call(method, path, key);
  return {
    call,
    get: bound('get'),
    head: bound('head'),
    post: bound('post'),
    put: bound('put'),
    patch: bound('patch'),
    delete: bound('delete'),
    options: bound('options'),
  };
}

/** The client reads YAML as bytes. */
function textOf(response: Response): string {
  if (typeof response.text === 'string') return response.text;
  return Buffer.isBuffer(response.body) ? response.body.toString('utf8') : '';
}
