import { createHash, randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { Upload as TusUpload } from 'tus-js-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endAll, makeFolder, type Service, startService } from '../../../scripts/shared/process.js';
import { type TestDatabase, testDatabase } from '../../helpers/database.js';
import { createPeople, type People } from '../../helpers/people.js';

const mebibyte = 1024 * 1024;
const size = 1024 * mebibyte;

let db: TestDatabase;
let people: People;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  people = await createPeople(db.database);
  folder = makeFolder('plaza-resumed-');
}, 120_000);
afterAll(async () => {
  await endAll('SIGKILL');
  await db.drop();
  rmSync(folder, { recursive: true, force: true });
});

const start = () =>
  startService({
    ...{ WORKERS: '1', DATABASE_URL: db.url, STORAGE_URL: `file:${join(folder, 'storage')}` },
    ...{ MAX_FILE_SIZE: '2000000000', RATE_LIMITS: 'off' },
  });

/** Writes a file of random bytes, and returns its SHA-256. */
async function writeRandom(path: string): Promise<string> {
  const file = await open(path, 'w');
  const hash = createHash('sha256');
  const bytes = Buffer.alloc(4 * mebibyte);
  for (let at = 0; at < size; at += bytes.length) {
    hash.update(randomFillSync(bytes));
    await file.write(bytes);
  }
  await file.close();
  return hash.digest('hex');
}

/** The resident memory of a process in bytes; NaN once it was killed. */
function residentOf({ child }: Service): number {
  const path = `/proc/${child.pid}/status`;
  return Number(/VmRSS:\s+(\d+)/.exec(existsSync(path) ? readFileSync(path, 'utf8') : '')?.[1]) * 1024;
}

const call = async (base: string, path: string, method: string, body: string | FormData) => {
  const headers = {
    Authorization: `Bearer ${people.member.key}`,
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
  };
  const reply = await fetch(`${base}${path}`, { method, headers, body });
  return { status: reply.status, body: await reply.json() };
};
const begin = async (base: string, bytes: number, sha256?: string) =>
  (await call(base, '/uploads', 'POST', JSON.stringify({ kind: 'file', name: 'film.bin', size: bytes, sha256 }))).body;
const finish = (base: string, id: string) => {
  const form = new FormData();
  form.set('upload_id', id);
  return call(base, '/files', 'POST', form);
};

/** Sends a little first, so that what a process loads once is not counted. */
async function warmed(service: Service): Promise<string> {
  const base = await service.base;
  const bytes = Buffer.alloc(24 * mebibyte, 1);
  for (let round = 0; round < 2; round++) {
    const { id, url } = await begin(base, bytes.length);
    const type = 'application/offset+octet-stream';
    const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0', 'Content-Type': type };
    expect((await fetch(url, { method: 'PATCH', headers, body: bytes })).status).toBe(204);
    expect((await finish(base, id)).status).toBe(201);
  }
  return base;
}

it('gets a gibibyte over ten cuts, two kills and another node, within 32 MiB of memory', {
  timeout: 600_000,
}, async () => {
  const path = join(folder, 'source.bin');
  const sha256 = await writeRandom(path);
  const nodes = [start(), start()];
  const bases = await Promise.all(nodes.map(warmed));
  let now = 0;
  let cutsLeft = 10;
  const rises: number[] = [];
  let before = residentOf(nodes[now] as Service);
  const sampling = setInterval(() => {
    const rise = residentOf(nodes[now] as Service) - before;
    if (!Number.isNaN(rise)) rises.push(rise);
  }, 100);
  // Each connection is cut after about a tenth of the whole; then the node is killed, another serves, or nothing happens.
  const line = createServer((client) => {
    const service = connect(Number(new URL(bases[now] as string).port), '127.0.0.1');
    service.pipe(client);
    let sent = 0;
    for (const each of [client, service]) each.on('error', () => {});
    client.on('close', () => service.destroy());
    service.on('close', () => client.destroy());
    client.on('data', async (bytes) => {
      if (!service.write(bytes)) {
        client.pause();
        service.once('drain', () => client.resume());
      }
      sent += bytes.length;
      if (sent < 90 * mebibyte || cutsLeft === 0) return;
      sent = Number.NEGATIVE_INFINITY;
      cutsLeft--;
      const node = nodes[now] as Service;
      if (cutsLeft === 8 || cutsLeft === 3) node.child.kill('SIGKILL');
      client.destroy();
      if (cutsLeft === 8) {
        now = 1;
        before = residentOf(nodes[now] as Service);
      } else if (cutsLeft === 3) {
        const fresh = start();
        bases[1] = await warmed(fresh);
        nodes[1] = fresh;
        before = residentOf(fresh);
      }
    });
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const { port } = line.address() as AddressInfo;
  const session = await begin(bases[0] as string, size, sha256);
  const began = performance.now();
  await new Promise<void>((resolve, reject) => {
    new TusUpload(createReadStream(path) as never, {
      uploadUrl: session.url.replace(/:\d+\//, `:${port}/`),
      uploadSize: size,
      chunkSize: 256 * mebibyte,
      retryDelays: Array(60).fill(1000),
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
  });
  const seconds = (performance.now() - began) / 1000;
  expect(cutsLeft).toBe(0);
  const finished = performance.now();
  const made = await finish(bases[now] as string, session.id);
  expect([made.status, made.body.sha256]).toEqual([201, sha256]);
  clearInterval(sampling);
  const peak = Math.max(...rises) / mebibyte;
  process.stdout.write(
    `${seconds.toFixed(1)} s to send, ${((performance.now() - finished) / 1000).toFixed(1)} s to join, +${peak.toFixed(1)} MiB\n`,
  );
  expect(peak).toBeLessThanOrEqual(32);
  line.close();
});
