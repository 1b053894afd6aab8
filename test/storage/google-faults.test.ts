import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { googleStorage } from '../../src/storage/google.js';
import { newKey, type ObjectHead } from '../../src/storage/storage.js';
import { testApp } from '../helpers/app.js';

/*
 * What a bucket answers when it is not ours to use, and what happens when nothing answers. No emulator refuses anything,
 * so a server stands in that does nothing else.
 */
let folder: string;
const given = { ...process.env };
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
});
afterAll(async () => {
  for (const name of ['GOOGLE_APPLICATION_CREDENTIALS', 'STORAGE_EMULATOR_HOST']) {
    if (given[name] === undefined) delete process.env[name];
    else process.env[name] = given[name];
  }
  await rm(folder, { recursive: true, force: true });
});

let server: Server;
let status: number;
beforeEach(async () => {
  server = createServer((req, res) => {
    req.resume();
    res.writeHead(status, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify({ error: { code: status, message: 'No.', errors: [] } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
const everyWay = () => {
  const storage = googleStorage('plaza-test', '');
  return {
    write: () => storage.write(head(), words(), 5),
    'write much': () => storage.write(head(), words()),
    read: () => storage.read(head().key),
    remove: () => storage.remove(head().key),
    list: async () => {
      for await (const _ of storage.list('files'));
    },
  };
};

it.each([
  [401, 'forbidden'],
  [403, 'forbidden'],
])('tells from %i that it is %s', async (refusal, fault) => {
  status = refusal;
  for (const [name, attempt] of Object.entries(everyWay())) {
    await expect(attempt(), name).rejects.toMatchObject({ name: 'StorageError', fault });
  }
});

it('tells a bucket that is missing', async () => {
  status = 404;
  const { write, read, list } = everyWay();
  for (const attempt of [write, read, list]) {
    await expect(attempt()).rejects.toMatchObject({ name: 'StorageError', fault: 'missing' });
  }
});

it('tells that nothing answers, after it has tried again', async () => {
  await close();
  const attempts = Object.values(everyWay()).map((attempt) =>
    expect(attempt()).rejects.toMatchObject({ name: 'StorageError', fault: 'unreachable' }),
  );
  await Promise.all(attempts);
});

it('answers an upload with 503 and lists nothing', async () => {
  status = 403;
  const app = await testApp({ through: () => googleStorage('plaza-test', '') });
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
