import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restore, suspend } from '../../src/accounts/users/suspension.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { contentPath } from '../helpers/content-path.js';
import { film } from '../helpers/film.js';
import { createPerson, type Person } from '../helpers/people.js';

let app: TestApp;
let owner: Person;
let number = 0;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await createPerson(app.database, `sharer-${++number}`);
});
afterAll(() => app.close());

const isLocal = (): boolean => app.config.storage.kind === 'file';

async function upload(kind: string): Promise<string> {
  const { api } = app;
  const made =
    kind === 'files'
      ? await api.post('/files', owner.key).attach('file', Buffer.from('shared words'), 'a.txt').expect(201)
      : await api
          .post('/videos', owner.key)
          .field({ title: 'A film', visibility: 'private' })
          .attach('video', await film(), 'a.mp4')
          .expect(201);
  return `/${kind}/${made.body.id}`;
}

const share = async (path: string, body: object = {}): Promise<string> =>
  (await app.api.post(`${path}/share`, owner.key).send(body)).body.token;

/** A link to the bytes, through the share or through the stream of a private video. */
async function linkThrough(way: string, path: string, token: string, password?: string): Promise<string> {
  return way === 'stream'
    ? (await app.api.get(`${path}/stream?share=${token}`).expect(200)).body.stream_url
    : (await app.api.post(`/shares/${token}/access`).send({ password }).expect(200)).body.url;
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

const ends: [string, (path: string) => Promise<unknown>][] = [
  ['it is removed', (path) => app.api.delete(`${path}/share`, owner.key).expect(200)],
  [
    'it is removed and made anew',
    async (path) => {
      await app.api.delete(`${path}/share`, owner.key).expect(200);
      await share(path);
    },
  ],
  ['it gets a password', (path) => share(path, { password: 'long enough' })],
  ['the download is forbidden', (path) => share(path, { allow_download: false })],
  [
    'it ends sooner than was said',
    () => app.database.prisma.share.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } }),
  ],
  ['its owner is suspended', () => suspend(app.database.prisma, owner.username)],
  [
    'its owner is deleted',
    () =>
      app.database.prisma.user.update({
        where: { id: owner.id },
        data: { deletedAt: new Date(), email: null, passwordHash: null },
        select: { id: true },
      }),
  ],
];

describe.each([
  ['files', 'access'],
  ['videos', 'access'],
  ['videos', 'stream'],
])('a link that was given out through a share of %s, by %s', (kind, way) => {
  it.each(ends)('ends when %s', async (_when, end) => {
    const path = await upload(kind);
    const url = await linkThrough(way, path, await share(path));
    expect(await statusOf(url)).toBe(200);
    await end(path);
    // A bucket does not check the share: its links are short-lived.
    if (!isLocal()) return;
    const reply = await fetch(url);
    expect([reply.status, (await reply.json()).code]).toEqual([404, 'share_not_found']);
    expect(await statusOf(`${url}&x=1`)).toBe(404);
    const range = await fetch(url, { headers: { Range: 'bytes=0-1' } });
    expect(range.status).toBe(404);
    // It cannot be converted into the owner's link.
    expect(await statusOf(url.replace(/&share=[^&]*/, ''))).toBe(403);
    expect(await statusOf(url.replace(/&share=[^&]*/, '&share='))).toBe(403);
  });

  it('works as long as the share does, is checked each time, and works again after a suspension', async () => {
    const path = await upload(kind);
    const url = await linkThrough(way, path, await share(path));
    await share(path);
    await share(path, { expires_at: new Date(Date.now() + 7_200_000).toISOString(), allow_download: true });
    const reply = await fetch(url);
    expect(reply.status).toBe(200);
    if (!isLocal()) return;
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    await suspend(app.database.prisma, owner.username);
    expect(await statusOf(url)).toBe(404);
    await restore(app.database.prisma, owner.username);
    expect(await statusOf(url)).toBe(200);
  });

  it('contains neither the token nor the password', async () => {
    const path = await upload(kind);
    const token = await share(path);
    const url = await linkThrough(way, path, token);
    expect(url).not.toContain(token);
  });
});

describe('a link without a share', () => {
  it("keeps a link to a public video working after the share has ended, and during its owner's suspension", async () => {
    const { api } = app;
    const open = await upload('videos');
    await api.patch(open, owner.key).send({ visibility: 'public' }).expect(200);
    const token = await share(open);
    const urls = [
      (await api.get(`${open}/stream`).expect(200)).body.stream_url,
      (await api.get(`${open}/stream`, owner.key).expect(200)).body.stream_url,
      (await api.get(`${open}/stream?share=${token}`).expect(200)).body.stream_url,
    ];
    await api.delete(`${open}/share`, owner.key).expect(200);
    await suspend(app.database.prisma, owner.username);
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200]);
  });

  it("suspends an owner's link to a file or private video during a suspension", async () => {
    const { api, people } = app;
    const [file, video, hidden] = [await upload('files'), await upload('videos'), await upload('videos')];
    await api.patch(hidden, owner.key).send({ visibility: 'public' }).expect(200);
    await api.put(contentPath(hidden), people.moderator.key).send({ reason: 'Not here.' }).expect(200);
    const replies = [
      (await api.get(`${file}/download`, owner.key).expect(200)).body,
      (await api.get(`${video}/stream`, owner.key).expect(200)).body,
      (await api.get(`${hidden}/stream`, owner.key).expect(200)).body,
    ];
    const urls = replies.map((body) => body.download_url ?? body.stream_url);
    const ofStaff = (await api.get(`${hidden}/stream`, people.moderator.key).expect(200)).body.stream_url;
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200]);
    if (!isLocal()) {
      // A bucket does not check the share: its links are short-lived.
      for (const { expires_at } of replies) expect(Date.parse(expires_at) - Date.now()).toBeLessThan(601_000);
      return;
    }
    await suspend(app.database.prisma, owner.username);
    expect(await Promise.all(urls.map(statusOf))).toEqual([404, 404, 404]);
    expect(await statusOf(ofStaff)).toBe(200);
    expect(await statusOf(String(urls[0]).replace(/&share=[^&]*/, ''))).toBe(403);
    await restore(app.database.prisma, owner.username);
    expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200]);
  });
});

describe('a share of a suspended user', () => {
  it.each(['files', 'videos'])(
    'disables the share of %s during a suspension, and enables it afterwards',
    async (kind) => {
      const { api } = app;
      const path = await upload(kind);
      const token = await share(path, { password: 'long enough' });
      const page = `${app.origin}/shares/${token}`;
      await suspend(app.database.prisma, owner.username);
      await expectCode(api.get(`/shares/${token}`), 404, 'share_not_found');
      await expectCode(api.post(`/shares/${token}/access`).send({ password: 'long enough' }), 404, 'share_not_found');
      expect(await statusOf(page)).toBe(404);
      await restore(app.database.prisma, owner.username);
      await api.get(`/shares/${token}`).expect(200);
      expect(await statusOf(page)).toBe(200);
    },
  );

  it.each(['files', 'videos'])('enables the share of %s when the suspension expires', async (kind) => {
    const { api, database } = app;
    const token = await share(await upload(kind));
    await suspend(database.prisma, owner.username);
    const until = (time: string) =>
      database.pool.query('UPDATE users SET suspended_until = now() + $2::interval WHERE id = $1', [owner.id, time]);
    await until('1 hour');
    await expectCode(api.get(`/shares/${token}`), 404, 'share_not_found');
    await until('-1 second');
    await api.get(`/shares/${token}`).expect(200);
    const { body } = await api.post(`/shares/${token}/access`).send({}).expect(200);
    expect(await statusOf(body.url)).toBe(200);
    await restore(database.prisma, owner.username);
  });

  it('does not open a private video', async () => {
    const { api, people } = app;
    const path = await upload('videos');
    const token = await share(path);
    await api.get(`${path}?share=${token}`).expect(200);
    await suspend(app.database.prisma, owner.username);
    for (const each of [`${path}?share=${token}`, `${path}/stream?share=${token}`]) {
      await expectCode(api.get(each), 401, 'unauthorized');
      await expectCode(api.get(each, people.other.key), 404, 'video_not_found');
    }
  });
});

describe('the page of a shared video', () => {
  it('counts a view for GET, and none for HEAD', async () => {
    const path = await upload('videos');
    const page = `${app.origin}/shares/${await share(path)}`;
    const views = async () => {
      await app.views.write();
      return (await app.api.get(path, owner.key).expect(200)).body.view_count;
    };
    for (let i = 0; i < 3; i++) expect((await fetch(page, { method: 'HEAD' })).status).toBe(200);
    expect(await views()).toBe(0);
    await fetch(page);
    expect(await views()).toBe(1);
  });
});
