import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBucket } from '../../../src/core/storage/open.js';
import { newKey, type ObjectHead, type Storage } from '../../../src/core/storage/storage.js';
import { testApp } from '../../helpers/app.js';

/* Refusals and timeouts of a bucket. Not every server that tests run on can refuse requests, so this one does nothing else. */
let folder: string;
const environment = { ...process.env };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-google-'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = join(folder, 'credentials.json');
  await writeFile(
    file,
    JSON.stringify({
      type: 'service_account',
      project_id: 'plaza',
      client_email: 'plaza@plaza.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }),
  );
  process.env.GOOGLE_APPLICATION_CREDENTIALS = file;
  process.env.AWS_ACCESS_KEY_ID = 'plaza';
  process.env.AWS_SECRET_ACCESS_KEY = 'secret';
});
afterAll(async () => {
  for (const name of [
    'GOOGLE_APPLICATION_CREDENTIALS',
    'STORAGE_EMULATOR_HOST',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
  ]) {
    if (environment[name] === undefined) delete process.env[name];
    else process.env[name] = environment[name];
  }
  await rm(folder, { recursive: true, force: true });
});

let server: Server;
/** Zero: no response. */
let status: number;
let origin: string;
beforeEach(async () => {
  server = createServer((req, res) => {
    req.resume();
    if (status === 0) return;
    // One of them parses JSON, the other ignores the body.
    res.writeHead(status, { 'Content-Type': 'application/json' });
    res.end(
      req.url?.startsWith('/s3-test') ? '' : JSON.stringify({ error: { code: status, message: 'No.', errors: [] } }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.STORAGE_EMULATOR_HOST = origin;
});
afterEach(() => close());

async function close(): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

const head = (): ObjectHead => ({ key: newKey('files'), mimeType: 'text/plain', disposition: 'attachment', name: 'x' });
async function* words() {
  yield Buffer.from('words');
}
async function* endless() {
  yield Buffer.alloc(6 * 1024 * 1024);
  await new Promise(() => {});
}
const kinds = {
  'Google Cloud Storage': () => openBucket({ kind: 'gs', bucket: 'plaza-test', prefix: '' }),
  S3: () => openBucket({ kind: 's3', bucket: 's3-test', prefix: '', endpoint: origin }),
};
const everyWay = (storage: Storage) => {
  return {
    write: () => storage.write(head(), words(), 5),
    'write much': () => storage.write(head(), words()),
    read: () => storage.read(head().key),
    remove: () => storage.remove(head().key),
    check: () => storage.check(),
    list: async () => {
      for await (const _ of storage.list('files'));
    },
  };
};

describe.each(Object.entries(kinds))('a bucket of %s', (_, open) => {
  it.each([
    [401, 'forbidden'],
    [403, 'forbidden'],
  ])('tells from %i that it is %s', async (refusal, fault) => {
    status = refusal;
    for (const [name, attempt] of Object.entries(everyWay(await open()))) {
      await expect(attempt(), name).rejects.toMatchObject({ name: 'StorageError', fault });
    }
  });

  it('reports a missing bucket', async () => {
    status = 404;
    const { write, read, list } = everyWay(await open());
    for (const attempt of [write, read, list]) {
      await expect(attempt()).rejects.toMatchObject({ name: 'StorageError', fault: 'missing' });
    }
  });

  it('reports a timeout after retries', async () => {
    await close();
    const attempts = Object.values(everyWay(await open())).map((attempt) =>
      expect(attempt()).rejects.toMatchObject({ name: 'StorageError', fault: 'unreachable' }),
    );
    await Promise.all(attempts);
  });

  it('aborts awaited operations of a bucket that stops responding, and lets others wait', async () => {
    status = 0;
    const storage = await open();
    let isOver = false;
    const patient = storage
      .write(head(), words(), 5)
      .catch(() => null)
      .finally(() => {
        isOver = true;
      });
    await Promise.all(
      // The second while it waits for its sender, after a part was sent.
      [words(), endless()].map((bytes) =>
        expect(storage.write(head(), bytes, undefined, true)).rejects.toMatchObject({
          name: 'StorageError',
          fault: 'unreachable',
        }),
      ),
    );
    expect(isOver).toBe(false);
    await close();
    await patient;
  }, 40_000);

  it('answers an upload with 503 and stores nothing', async () => {
    status = 403;
    const refusing = await open();
    const app = await testApp({ through: () => refusing });
    try {
      const { body } = await app.api
        .post('/files', app.people.member.key)
        .attach('file', Buffer.from('words'), 'note.txt')
        .expect(503);
      expect(body.code).toBe('component_inactive');
      expect(body.data.component).toBe('storage');
      expect((await app.api.get('/files', app.people.member.key).expect(200)).body.files).toEqual([]);
    } finally {
      await app.close();
    }
  });
});
