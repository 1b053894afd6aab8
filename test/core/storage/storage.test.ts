import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStorage } from '../../../src/core/storage/local.js';
import { openStorage } from '../../../src/core/storage/open.js';
import { newKey, type ObjectHead, type Storage } from '../../../src/core/storage/storage.js';
import { storagePlace, type TestApp, testApp } from '../../helpers/app.js';
import { type TestDatabase, testDatabase } from '../../helpers/database.js';

/** Behaviour of every storage. `npm run test:gcs` and `npm run test:s3` run these tests on buckets. */
let app: TestApp;
let storage: Storage;
beforeAll(async () => {
  app = await testApp();
  storage = app.storage;
});
afterAll(() => app.close());

const headOf = (name = 'note.txt', mimeType = 'text/plain'): ObjectHead => ({
  key: newKey('files'),
  mimeType,
  disposition: 'attachment',
  name,
});
async function* pieces(bytes: Buffer, size = 65_536): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function keys(): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of storage.list('files')) names.push(key);
  return names.sort();
}

describe('an object', () => {
  it.each([1, 100_000, 20_000_000])('reads %i bytes back unchanged, whole and in part', async (size) => {
    const head = headOf();
    const bytes = randomBytes(size);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await storage.write(head, pieces(bytes), size)).toBe(sha256);
    expect(
      createHash('sha256')
        .update(await buffer(await storage.read(head.key)))
        .digest('hex'),
    ).toBe(sha256);
    const range = { start: Math.floor(size / 2), end: size - 1 };
    expect((await buffer(await storage.read(head.key, range))).equals(bytes.subarray(range.start))).toBe(true);
    await storage.remove(head.key);
  });

  it('keeps a large object unaffected by concurrent writes, removals and failures', async () => {
    const bytes = randomBytes(9_000_000);
    async function* broken() {
      yield* pieces(bytes);
      throw new RangeError('too much');
    }
    const heads = Array.from({ length: 12 }, () => headOf());
    const writes = heads.flatMap((head) => [
      storage.write(head, pieces(bytes)),
      storage.write(headOf(), broken()).catch((error) => error),
    ]);
    const sum = createHash('sha256').update(bytes).digest('hex');
    for (const [n, result] of (await Promise.all(writes)).entries()) {
      expect(result).toEqual(n % 2 === 0 ? sum : expect.any(Error));
    }
    expect(await keys()).toEqual(heads.map(({ key }) => key).sort());
    for (const { key } of heads) await storage.remove(key);
  });

  it('reads an object of unknown size back unchanged', async () => {
    const head = headOf();
    await storage.write(head, pieces(Buffer.from('words')));
    expect(await buffer(await storage.read(head.key))).toEqual(Buffer.from('words'));
    await storage.remove(head.key);
  });

  it('is listed with its size until it is removed, and removing it again is no error', async () => {
    const head = headOf();
    await storage.write(head, pieces(Buffer.alloc(1234)), 1234);
    const objects = [];
    for await (const object of storage.list('files')) objects.push(object);
    expect(objects).toEqual([{ key: head.key, size: 1234, modifiedAt: expect.any(Date) }]);
    expect(Math.abs((objects[0]?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    await storage.remove(head.key);
    await storage.remove(head.key);
    expect(await keys()).toEqual([]);
  });

  it('gets a new modification time with a second key, so that the sweep does not take it for an orphan', async () => {
    const [head, to] = [headOf(), newKey('files')];
    await storage.write(head, pieces(Buffer.from('words')), 5);
    const { storage: place } = app.config;
    const longAgo = new Date('2020-01-01');
    if (place.kind === 'file') await utimes(join(place.folder, head.key), longAgo, longAgo);
    await storage.copy(head.key, to);
    const modified = new Map<string, Date>();
    for await (const { key, modifiedAt } of storage.list('files')) modified.set(key, modifiedAt);
    expect(Date.now() - (modified.get(to)?.getTime() ?? 0)).toBeLessThan(60_000);
    expect(await buffer(await storage.read(to))).toEqual(Buffer.from('words'));
    for (const key of [head.key, to]) await storage.remove(key);
  });

  it.each([100, 30_000_000])('is not left behind if its source fails (after %i)', async (size) => {
    async function* broken() {
      yield* pieces(Buffer.alloc(size));
      throw new RangeError('too much');
    }
    await expect(storage.write(headOf(), broken(), size)).rejects.toThrow();
    expect(await keys()).toEqual([]);
  });

  it('is reported as missing if it does not exist', async () => {
    await expect(storage.read(newKey('files'))).rejects.toMatchObject({ name: 'StorageError', fault: 'missing' });
  });
});

it.skipIf(process.platform === 'win32')(
  'objects of a folder cannot be read by other users of the machine, whatever the mask is',
  async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'plaza-modes-')), 'storage');
    const mask = process.umask(0o000);
    try {
      const local = localStorage(folder, app.database);
      const [written, copied] = [headOf(), headOf()];
      await local.check();
      await local.write(written, pieces(Buffer.from('private')));
      await local.copy(written.key, copied.key);
      const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o777;
      for (const { key } of [written, copied]) {
        const [kind = '', group = ''] = key.split('/');
        expect(await modeOf(key)).toBe(0o600);
        for (const made of ['', kind, join(kind, group)]) expect(await modeOf(made)).toBe(0o700);
      }
    } finally {
      process.umask(mask);
      await rm(dirname(folder), { recursive: true, force: true });
    }
  },
);

describe('a link', () => {
  it('serves the bytes with type and name, whole and in part', async () => {
    const head = headOf('grüße „1“.html', 'text/html');
    await storage.write(head, pieces(Buffer.from('0123456789')), 10);
    const { url, expiresAt } = await storage.link(head, 60, app.origin);
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(50_000);
    expect(new URL(url).origin, 'which pages may play videos from').toBe(storage.mediaOrigin ?? app.origin);
    const whole = await fetch(url);
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    expect(whole.headers.get('content-type')).toMatch(/^text\/html/);
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename=.*filename\*=UTF-8''gr%C3%BC/);
    const part = await fetch(url, { headers: { Range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    await storage.remove(head.key);
    expect((await fetch(url)).status).toBe(404);
  });
});

describe('a link given out through a share', () => {
  it('lasts as long as others if this service checks the share, and ten minutes otherwise', async () => {
    const { expiresAt } = await storage.link(headOf(), 86_400, app.origin, 'terms');
    const seconds = (expiresAt.getTime() - Date.now()) / 1000;
    const expected = app.config.storage.kind === 'file' ? 86_400 : 600;
    expect(seconds).toBeGreaterThan(expected - 20);
    expect(seconds).toBeLessThanOrEqual(expected);
    const own = await storage.link(headOf(), 86_400, app.origin);
    expect((own.expiresAt.getTime() - Date.now()) / 1000).toBeGreaterThan(86_380);
  });
});

describe('a failing storage', () => {
  let own: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    own = await testDatabase();
    folder = await mkdtemp(join(tmpdir(), 'plaza-no-'));
  });
  afterAll(async () => {
    await own.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('reports its failure, and not invalid bytes', async () => {
    const place = storagePlace(folder);
    // A missing bucket; a folder that is a file.
    const broken: typeof place =
      place.kind === 'file' ? { kind: 'file', folder: '/dev/null' } : { ...place, bucket: 'no-such-bucket' };
    const failing = await openStorage(broken, own.database);
    await expect(failing.write(headOf(), pieces(Buffer.from('x')), 1)).rejects.toMatchObject({ name: 'StorageError' });
  });
});

it('refuses a write if no folder can be created, without hanging', async () => {
  const storage = localStorage('/proc/nope/files', app.database);
  await expect(storage.check()).rejects.toMatchObject({ name: 'StorageError' });
  await expect(storage.write(headOf(), pieces(Buffer.from('bytes')), 5)).rejects.toMatchObject({
    name: 'StorageError',
  });
});
