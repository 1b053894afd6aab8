import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../../scripts/shared/s3-server.js';
import { openBucket } from '../../../../src/core/storage/open.js';
import { newKey, type ObjectHead, type Storage } from '../../../../src/core/storage/storage.js';
import { longestPause } from '../../../helpers/waiting.js';

/** Failures between us and a real server. `npm run test:s3` runs these tests. */
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server(process.env.TEST_S3_PROGRAM ?? '', 'plaza-faults');
});
afterAll(() => server.stop());

const open = (change: { bucket?: string; endpoint?: string; prefix?: string } = {}) => {
  const { bucket, url: endpoint } = server;
  const place = { kind: 's3', bucket, prefix: 'some/where/', endpoint, ...change } as const;
  return openBucket(place);
};
const head = (): ObjectHead => ({ key: newKey('files'), mimeType: 'text/plain', disposition: 'attachment', name: 'x' });
async function* words() {
  yield Buffer.from('words');
}
const piece = randomBytes(1024 * 1024);
async function* mebibytes(count: number, meanwhile = async (_: number) => {}) {
  for (let n = 0; n < count; n++) {
    await meanwhile(n);
    yield piece;
  }
}
async function listed(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('files')) keys.push(key);
  return keys;
}
const everyWay = (storage: Storage) => ({
  write: () => storage.write(head(), words(), 5),
  'write much': () => storage.write(head(), mebibytes(12)),
  read: () => storage.read(head().key),
  copy: () => storage.copy(head().key, head().key),
  check: () => storage.check(),
  list: () => listed(storage),
});

it('reports credentials that the server refuses', async () => {
  const key = process.env.AWS_SECRET_ACCESS_KEY;
  process.env.AWS_SECRET_ACCESS_KEY = 'another secret';
  try {
    const storage = await open();
    for (const [name, attempt] of Object.entries({ ...everyWay(storage), remove: () => storage.remove(head().key) })) {
      await expect(attempt(), name).rejects.toMatchObject({ name: 'StorageError', fault: 'forbidden' });
    }
  } finally {
    process.env.AWS_SECRET_ACCESS_KEY = key;
  }
});

it('reports a missing bucket', async () => {
  for (const [name, attempt] of Object.entries(everyWay(await open({ bucket: 'no-such-bucket' })))) {
    await expect(attempt(), name).rejects.toMatchObject({ name: 'StorageError', fault: 'missing' });
  }
});

it('removes all parts of an upload whose source fails, and passes its error on', async () => {
  const storage = await open();
  const tooMuch = mebibytes(30, async (n) => {
    if (n === 25) throw new RangeError('too much');
  });
  await expect(storage.write(head(), tooMuch)).rejects.toThrow(RangeError);
  expect(await listed(storage)).toEqual([]);
});

it('lists and sweeps the rest of an upload whose server went away', async () => {
  const storage = await open();
  const { key } = head();
  const broken = mebibytes(40, async (n) => {
    if (n !== 20) return;
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
  });
  const began = performance.now();
  await expect(storage.write({ ...head(), key }, broken)).rejects.toMatchObject({ fault: 'unreachable' });
  await expect(storage.read(key)).rejects.toMatchObject({ fault: 'unreachable' });
  expect(performance.now() - began).toBeLessThan(20_000);
  await server.restart();
  const left = [];
  for await (const object of storage.list('files')) left.push(object);
  expect(left).toEqual([{ key: `${key}.part`, size: expect.any(Number), modifiedAt: expect.any(Date) }]);
  expect(left[0]?.size).toBeGreaterThan(0);
  expect(Date.now() - (left[0]?.modifiedAt.getTime() ?? 0)).toBeLessThan(60_000);
  await storage.remove(`${key}.part`);
  await storage.remove(`${key}.part`);
  expect(await listed(storage)).toEqual([]);
});

it('reports a hanging server within six seconds, and continues once it responds', async () => {
  // Data that was sent may be written when the server continues.
  const storage = await open({ prefix: 'given/up/' });
  const written = head();
  await storage.write(written, words());
  server.process.kill('SIGSTOP');
  try {
    const paused = longestPause();
    const began = performance.now();
    await Promise.all([
      expect(storage.read(written.key)).rejects.toMatchObject({ fault: 'unreachable' }),
      expect(storage.remove(head().key)).rejects.toMatchObject({ fault: 'unreachable' }),
      expect(storage.write(head(), words(), 5, true)).rejects.toMatchObject({ fault: 'unreachable' }),
      expect(storage.write(head(), mebibytes(12), undefined, true)).rejects.toMatchObject({ fault: 'unreachable' }),
    ]);
    // Two extra seconds for a busy machine.
    expect(performance.now() - began - paused()).toBeLessThan(8_000);
  } finally {
    server.process.kill('SIGCONT');
  }
  expect(String(await buffer(await storage.read(written.key)))).toBe('words');
  await storage.remove(written.key);
});

it('refuses bytes that changed in transit', async () => {
  const { port } = new URL(server.url);
  let changed = 0;
  const way = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1');
    client.on('data', (bytes: Buffer) => {
      const at = bytes.indexOf('words');
      if (at >= 0) changed++;
      if (at >= 0) bytes[at] = 'W'.charCodeAt(0);
      upstream.write(bytes);
    });
    upstream.pipe(client);
    for (const socket of [client, upstream]) socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const storage = await open({ endpoint: `http://127.0.0.1:${(way.address() as AddressInfo).port}` });
  await expect(storage.write(head(), words())).rejects.toMatchObject({ name: 'StorageError' });
  expect(changed).toBeGreaterThan(0);
  way.close();
  expect(await listed(await open())).toEqual([]);
});
