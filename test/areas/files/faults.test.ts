import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proxyTo } from '../../../scripts/shared/proxy.js';
import { deleteAccount } from '../../../src/accounts/users/deletion.js';
import { createDatabase } from '../../../src/core/database/client.js';
import { type Storage, StorageError } from '../../../src/core/storage/storage.js';
import { orphans } from '../../../src/core/storage/sweep.js';
import { owners } from '../../../src/handlers.js';
import { commandLine } from '../../cli/command.js';
import { storageSettings, type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { silentLog } from '../../helpers/database.js';
import { boundary, filePart, filesOf, multipart } from '../../helpers/files.js';
import { createPerson } from '../../helpers/people.js';
import { smallVideo } from '../../helpers/requests.js';

let app: TestApp;
let files: ReturnType<typeof filesOf>;
/** Replaces writes to the storage. */
let instead: Storage['write'] | null = null;
/** Runs between writing the object and inserting its row. */
let after: (() => Promise<void>) | null = null;
let removing: Error | null = null;

const through = (storage: Storage): Storage => ({
  ...storage,
  write: async (...args) => {
    const sha256 = await (instead ?? storage.write)(...args);
    await after?.();
    return sha256;
  },
  remove: async (key) => {
    if (removing !== null) throw removing;
    await storage.remove(key);
  },
});
beforeAll(async () => {
  app = await testApp({ through });
  files = filesOf(app);
});
afterAll(() => app.close());

const post = (to = app, bytes = 'words') =>
  to.api.post('/files', to.people.member.key).attach('file', Buffer.from(bytes), 'a.txt');

async function expectNothing(call: PromiseLike<{ status: number; body: unknown }>, status: number, body: object) {
  const before = await files.listed();
  const reply = await call;
  expect(reply).toMatchObject({ status, body });
  expect(await files.stored()).toEqual(before);
  expect(await files.listed()).toEqual(before);
}

describe('a storage that fails', () => {
  const unreachable = new StorageError('unreachable', new Error('no way'));
  const down = { code: 'component_inactive', data: { component: 'storage' } };

  it.each<[string, Storage['write']]>([
    ['at the start', async () => Promise.reject(unreachable)],
    [
      'in the middle',
      async (_head, bytes) => {
        for await (const _ of bytes) throw unreachable;
        return '';
      },
    ],
    [
      'at the end',
      async (_head, bytes) => {
        for await (const _ of bytes);
        throw unreachable;
      },
    ],
  ])('answers 503 to an upload and lists nothing: %s', async (_when, write) => {
    instead = write;
    try {
      await expectNothing(post(app, 'x'.repeat(500_000)), 503, down);
    } finally {
      instead = null;
    }
    await post().expect(201);
  });

  it('deletes a file even if its object cannot be removed, and sweeps the object later', async () => {
    const { id } = await files.upload('words');
    removing = unreachable;
    await app.api.delete(`/files/${id}`, app.people.member.key).expect(200);
    removing = null;
    const listed = await files.listed();
    expect((await files.stored()).filter((key) => !listed.includes(key))).toHaveLength(1);
    await app.api.get(`/files/${id}`, app.people.member.key).expect(404);
  });
});

describe('a database that fails after the object was written', () => {
  it('is 503, nothing is listed, and the sweep finds what is left', async () => {
    const proxy = await proxyTo(app.testDatabase.url);
    const database = createDatabase({ url: proxy.url, poolSize: 2 }, silentLog);
    const fragile = await testApp({
      sharing: { ...app, testDatabase: { ...app.testDatabase, url: proxy.url, database } },
      through,
    });
    const listed = await files.listed();
    after = () => proxy.cut();
    try {
      const reply = await post(fragile);
      expect([reply.status, reply.body.code]).toEqual([503, 'component_inactive']);
    } finally {
      after = null;
      await proxy.mend();
      await fragile.close();
      await database.close();
    }
    expect(await files.listed()).toEqual(listed);
    expect((await files.stored()).length).toBeGreaterThan(listed.length);
  });
});

describe('an upload', () => {
  const withFile = (key: string) => app.api.post('/files', key).attach('file', Buffer.from('words'), 'a.txt');
  const withVideo = (key: string) =>
    app.api.post('/videos', key).field({ title: 'A film' }).attach('video', smallVideo, 'a.mp4');

  it.each<[string, (id: number) => Promise<unknown>, [number, string]?]>([
    ['whose account is deleted', (id) => deleteAccount(app.database, id)],
    [
      'whose account is suspended',
      (id) => app.database.prisma.user.update({ where: { id }, data: { suspendedAt: new Date() } }),
      [403, 'account_suspended'],
    ],
    [
      'whose owner is silenced',
      (id) => app.database.prisma.user.update({ where: { id }, data: { silencedAt: new Date() } }),
      [403, 'account_silenced'],
    ],
    [
      'whose key is revoked',
      (id) => app.database.prisma.apiKey.updateMany({ where: { userId: id }, data: { revokedAt: new Date() } }),
    ],
    [
      'whose key ends',
      (id) => app.database.prisma.apiKey.updateMany({ where: { userId: id }, data: { expiresAt: new Date() } }),
    ],
  ])(
    'refuses an upload and removes its bytes if meanwhile %s',
    async (what, end, [status, code] = [401, 'unauthorized']) => {
      for (const [index, send] of [withFile, withVideo].entries()) {
        const person = await createPerson(app.database, `${what.replaceAll(' ', '-').slice(6)}-${index}`);
        const before = [await files.stored(), await app.database.prisma.video.count()];
        after = async () => void (await end(person.id));
        try {
          await expectCode(send(person.key), status, code);
        } finally {
          after = null;
        }
        expect([await files.stored(), await app.database.prisma.video.count()]).toEqual(before);
        expect(await app.database.prisma.file.count({ where: { ownerId: person.id } })).toBe(0);
      }
    },
  );
});

describe('the sweep', () => {
  const soon = () => new Date(Date.now() + 2 * 3_600_000);
  const find = async (now?: Date) => {
    const keys = [];
    for await (const { key } of orphans(app, owners, now)) keys.push(key);
    return keys.sort();
  };

  it('finds objects without an owner, and leaves alone what is young or owned', async () => {
    const owned = await files.listed();
    const stored = await files.stored();
    expect(await find()).toEqual([]);
    expect(await find(soon())).toEqual(stored.filter((key) => !owned.includes(key)));
    expect(stored.length).toBeGreaterThan(owned.length);
  });

  it('is dry unless it is told to delete', async () => {
    const admin = commandLine(app.testDatabase.url, storageSettings(app.config.storage));
    const before = await files.stored();
    expect(await admin(['storage', 'sweep'])).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'Found 0 objects without an owner, 0 bytes.\n',
    });
    expect(await admin(['storage', 'sweep', '--delete', '--json'])).toMatchObject({ code: 0, stdout: '[]\n' });
    expect(await files.stored()).toEqual(before);
  });
});

describe('a quota', () => {
  it('is refused before anything is read, and two who race for the last of it do not both get it', async () => {
    const small = await testApp({ sharing: app, settings: { FILE_QUOTA: '1000' } });
    const { key } = app.people.other;
    const send = (size: number) => small.api.post('/files', key).attach('file', Buffer.alloc(size), 'a.bin');
    const racers = await Promise.all([send(600), send(600), send(600)]);
    expect(racers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    expect(racers.find(({ status }) => status === 403)?.body.code).toBe('quota_exceeded');
    // The quota is exceeded while the file arrives.
    expect((await send(900)).body.code).toBe('quota_exceeded');
    await send(400).expect(201);
    expect((await send(1)).body.code).toBe('quota_exceeded');
    const long = small.api.post('/files', key).set('Content-Type', `multipart/form-data; boundary=${boundary}`);
    const noise = 'noise'.repeat(300_000);
    expect((await long.serialize(String).send(noise).expect(403)).body.code).toBe('quota_exceeded');
    const usage = await app.database.prisma.fileUsage.findUnique({ where: { ownerId: app.people.other.id } });
    expect(usage).toMatchObject({ files: 2, bytes: 1000n });
    await small.close();
  });
});

it('checks key, scope and rate before a byte is read', async () => {
  const before = await files.stored();
  const body = multipart([filePart(), 'x']);
  const type = `multipart/form-data; boundary=${boundary}`;
  const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_UPLOADS: '1' } });
  const send = (key?: string) => limited.api.post('/files', key).set('Content-Type', type).serialize(String).send(body);
  await send().expect(401);
  await send(app.people.moderator.key).expect(201);
  await send(app.people.moderator.key).expect(429);
  expect(await files.stored()).toHaveLength(before.length + 1);
  await limited.close();
});
