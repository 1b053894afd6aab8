import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { film } from '../../helpers/film.js';
import { issueKey } from '../../helpers/people.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
let area: ReturnType<typeof videosOf>;
beforeAll(async () => {
  app = await testApp();
  area = videosOf(app);
});
afterAll(() => app.close());

const uploaded = async (visibility: string): Promise<number> =>
  (
    await app.api
      .post('/videos', app.people.member.key)
      .field({ title: 'A film', visibility })
      .attach('video', await film(), 'a.mp4')
      .expect(201)
  ).body.id;

const share = (id: number, body: object = {}, key = app.people.member.key) =>
  app.api.post(`/videos/${id}/share`, key).send(body);

describe('access to stream URLs', () => {
  it('is anybody for a public video', async () => {
    const { body } = await app.api.get(`/videos/${await uploaded('public')}/stream`).expect(200);
    expect((await fetch(body.stream_url)).status).toBe(200);
  });

  it('is the owner for a private one: 401 without a key, 404 for anybody else', async () => {
    const { api, people } = app;
    const path = `/videos/${await uploaded('private')}/stream`;
    await expectCode(api.get(path), 401, 'unauthorized');
    expect((await api.get(path)).headers['www-authenticate']).toMatch(/^Bearer resource_metadata=/);
    await expectCode(api.get(path, 'plaza_wrong'), 401, 'unauthorized');
    const writeOnly = await issueKey(app.database, people.member.id, { scopes: ['write'] });
    await expectCode(api.get(path, writeOnly), 401, 'unauthorized');
    for (const { key } of [people.other, people.moderator, people.admin]) {
      await expectCode(api.get(path, key), 404, 'video_not_found');
    }
    await api.get(path, people.member.key).expect(200);
    await api.get(`${path}?api_key=${people.member.key}`).expect(200);
  });

  it('is refused as long as the video is not ready', async () => {
    for (const status of ['processing', 'failed'] as const) {
      const id = await area.video({ status });
      await expectCode(app.api.get(`/videos/${id}/stream`), 409, 'video_not_ready');
      await expectCode(app.api.get(`/videos/${id}/stream`, app.people.member.key), 409, 'video_not_ready');
    }
    const hidden = await area.video({ status: 'failed', visibility: 'private' });
    await expectCode(app.api.get(`/videos/${hidden}/stream`), 401, 'unauthorized');
    await expectCode(app.api.get('/videos/2147483647/stream'), 404, 'video_not_found');
  });

  it('includes everybody with the share link, as long as it is valid and has no password', async () => {
    const { api, people } = app;
    const id = await uploaded('private');
    const { body: link } = await share(id).expect(201);
    expect(link).toMatchObject({ has_password: false, expires_at: null, allow_download: true });
    expect(link.share_url).toBe(`${app.origin}/shares/${link.token}`);
    const paths = ['', '/stream', '/comments'].map((below) => `/videos/${id}${below}?share=${link.token}`);
    for (const path of paths) {
      await api.get(path).expect(200);
      await api.get(path, people.other.key).expect(200);
    }
    const expectClosed = async () => {
      for (const path of paths) {
        await expectCode(api.get(path), 401, 'unauthorized');
        await expectCode(api.get(path, people.other.key), 404, 'video_not_found');
      }
    };
    await share(id, { password: 'long enough' }).expect(200);
    await expectClosed();
    await share(id, { password: null, expires_at: new Date(Date.now() + 600_000).toISOString() }).expect(200);
    const { body: stream } = await api.get(paths[1] as string).expect(200);
    expect(Date.parse(stream.expires_at) - Date.now()).toBeLessThan(610_000);
    await api.get(paths[0] as string).expect(200);
    await app.database.prisma.share.update({ where: { token: link.token }, data: { expiresAt: new Date() } });
    await expectClosed();
    await share(id, { expires_at: null }).expect(200);
    const elsewhere = await uploaded('private');
    await expectCode(api.get(`/videos/${elsewhere}?share=${link.token}`), 401, 'unauthorized');
    await expectCode(api.get(`/videos/${id}?share=short`), 400, 'invalid_param');
    await api.delete(`/videos/${id}/share`, people.member.key).expect(200);
    await expectClosed();
  });
});

describe('a stream link that anybody has', () => {
  it.each([
    ['public', 'private'],
    ['public', 'unlisted'],
    ['unlisted', 'private'],
  ])('ends when a video that is %s becomes %s, and the video plays on for its owner', async (from, to) => {
    const { api, people } = app;
    const id = await uploaded(from);
    const { stream_url } = (await api.get(`/videos/${id}/stream`, people.member.key).expect(200)).body;
    expect((await fetch(stream_url)).status).toBe(200);
    await api.patch(`/videos/${id}`, people.member.key).send({ visibility: to }).expect(200);
    await expect.poll(async () => (await fetch(stream_url)).status).toBe(404);
    const { body } = await api.get(`/videos/${id}/stream`, people.member.key).expect(200);
    expect((await fetch(body.stream_url)).status).toBe(200);
  });

  it('goes on where as many people see the video as before, or more', async () => {
    const { api, people } = app;
    const id = await uploaded('public');
    const { stream_url } = (await api.get(`/videos/${id}/stream`).expect(200)).body;
    const key = async () => (await app.database.prisma.video.findUniqueOrThrow({ where: { id } })).objectKey;
    for (const body of [{ title: 'Another' }, { visibility: 'public' }]) {
      await api.patch(`/videos/${id}`, people.member.key).send(body).expect(200);
    }
    expect((await fetch(stream_url)).status).toBe(200);
    await api.patch(`/videos/${id}`, people.member.key).send({ visibility: 'private' }).expect(200);
    const before = await key();
    for (const visibility of ['private', 'unlisted', 'public']) {
      await api.patch(`/videos/${id}`, people.member.key).send({ visibility }).expect(200);
    }
    expect(await key()).toBe(before);
  });

  it('is given no new key by who may not change the video', async () => {
    const { api, people } = app;
    const id = await uploaded('public');
    const { stream_url } = (await api.get(`/videos/${id}/stream`).expect(200)).body;
    await expectCode(api.patch(`/videos/${id}`, people.other.key).send({ visibility: 'private' }), 403, 'not_owner');
    expect((await fetch(stream_url)).status).toBe(200);
  });
});

describe('a share link', () => {
  it('is made, changed and removed by the owner alone, and not shown to others', async () => {
    const { api, people } = app;
    const id = await area.video();
    const path = `/videos/${id}/share`;
    await expectCode(api.delete(path, people.member.key), 404, 'share_not_found');
    const { body: made } = await api.post(path, people.member.key).expect(201);
    const { body: changed } = await share(id, { password: 'long enough', allow_download: false }).expect(200);
    expect(changed).toEqual({ ...made, has_password: true, allow_download: false });
    expect((await share(id, { allow_download: null }).expect(200)).body).toEqual({ ...made, has_password: true });
    const own = await area.read(id, people.member.key);
    expect(own.share).toEqual({ ...made, has_password: true });
    const listed = await api.get('/videos', people.member.key).expect(200);
    expect(listed.body.videos.find((video: { id: number }) => video.id === id).share).toEqual(own.share);
    expect((await area.read(id, people.other.key)).share).toBeNull();
    expect((await area.read(id)).share).toBeNull();
    for (const { key } of [people.other, people.moderator]) {
      await expectCode(share(id, {}, key), 403, 'not_owner');
      await expectCode(api.delete(path, key), 403, 'not_owner');
    }
    await expectCode(share(id, { expires_at: '2020-01-01T00:00:00Z' }), 400, 'invalid_param');
    await expectCode(share(id, { password: 'short' }), 400, 'invalid_param');
    await expectCode(share(2147483647), 404, 'video_not_found');
    const hidden = await area.video({ visibility: 'private' });
    await expectCode(share(hidden, {}, people.other.key), 404, 'video_not_found');
    expect((await api.delete(path, people.member.key).expect(200)).body).toEqual({ id, deleted: true });
    expect((await area.read(id, people.member.key)).share).toBeNull();
    expect((await share(id).expect(201)).body.token).not.toBe(made.token);
  });
});

describe('the share link of a video', () => {
  it('tells what it leads to, and gives a stream link for a day, from a bucket for ten minutes, to who knows the password', async () => {
    const { api } = app;
    const id = await uploaded('private');
    const { token } = (await share(id, { password: 'long enough', allow_download: false }).expect(201)).body;
    const { body } = await api.get(`/shares/${token}`).expect(200);
    expect(body).toMatchObject({ kind: 'video', mime_type: 'video/mp4', has_password: true, allow_download: false });
    const access = (password: string) => api.post(`/shares/${token}/access`).send({ password });
    await expectCode(access('something else'), 403, 'forbidden');
    const link = (await access('long enough').expect(200)).body;
    const minutes = app.config.storage.kind === 'file' ? 24 * 60 : 10;
    expect(Date.parse(link.expires_at) - Date.now()).toBeGreaterThan(minutes * 59_000);
    const played = await fetch(link.url, { headers: { Range: 'bytes=0-9' } });
    expect([played.status, played.headers.get('content-disposition')?.split(';')[0]]).toEqual([206, 'inline']);
    await app.views.write();
    expect((await area.read(id, app.people.member.key)).view_count).toBe(1);
    await api.delete(`/videos/${id}`, app.people.member.key).expect(200);
    await expectCode(api.get(`/shares/${token}`), 404, 'share_not_found');
  });

  it('leads nowhere while the video is not ready, and to 503 where the area is switched off', async () => {
    const id = await area.video({ status: 'processing' });
    const { token } = (await share(id).expect(201)).body;
    await expectCode(app.api.get(`/shares/${token}`), 404, 'share_not_found');
    const off = await testApp({ sharing: app, settings: { AREAS: 'files' } });
    await expectCode(off.api.get(`/shares/${token}`), 503, 'component_inactive');
    await off.close();
  });
});

describe('a view', () => {
  it('is each stream link that somebody else than the owner got, however many at once', async () => {
    const id = await uploaded('public');
    const path = `/videos/${id}/stream`;
    await app.api.get(path, app.people.member.key).expect(200);
    // HEAD gives no link, and counts no view.
    await app.api.call('head', path).expect(200);
    await app.views.write();
    expect((await area.read(id)).view_count).toBe(0);
    for (let round = 1; round <= 2; round++) {
      const links = Array.from({ length: 30 }, (_, n) => app.api.get(path, n % 2 ? app.people.other.key : undefined));
      await Promise.all([...links.map((call) => call.expect(200)), app.views.write(), app.views.write()]);
      await app.views.write();
      expect((await area.read(id)).view_count).toBe(30 * round);
    }
  });

  it('is kept while the database is away, and dropped with its video', async () => {
    const id = await uploaded('public');
    const gone = await uploaded('public');
    for (const video of [id, gone]) await app.api.get(`/videos/${video}/stream`).expect(200);
    await app.api.delete(`/videos/${gone}`, app.people.member.key).expect(200);
    await app.database.pool.query('ALTER TABLE video_views RENAME TO elsewhere');
    await expect(app.views.write()).rejects.toThrow();
    await app.database.pool.query('ALTER TABLE elsewhere RENAME TO video_views');
    await app.views.write();
    expect((await area.read(id)).view_count).toBe(1);
    expect(await app.database.prisma.videoView.count({ where: { videoId: gone } })).toBe(0);
  });
});
