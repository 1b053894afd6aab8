import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg } from '../../../src/areas/videos/media/ffmpeg.js';
import { claimJobs, forgetFilms, releaseJob, renditions, renewJob } from '../../../src/areas/videos/media/queue.js';
import { useSecondKey } from '../../../src/content/objects.js';
import { purgeOld } from '../../../src/content/removal/purge.js';
import { statementRunner } from '../../../src/core/database/statement.js';
import { newKey } from '../../../src/core/storage/storage.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { film } from '../../helpers/film.js';
import { smallImage } from '../../helpers/requests.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
let area: ReturnType<typeof videosOf>;
beforeAll(async () => {
  app = await testApp();
  area = videosOf(app);
});
afterAll(() => app.close());

const bytes = Buffer.from('The bytes of a rendition');
const playlist = [
  '#EXTM3U\n#EXT-X-MAP:URI="rendition.mp4",BYTERANGE="4@0"\n#EXTINF:4.0,\n#EXT-X-BYTERANGE:20@4',
  'rendition.mp4\n#EXT-X-ENDLIST\n',
].join('\n');

/** A video with a rendition in the storage. */
async function made(visibility: 'public' | 'unlisted' | 'private' = 'public'): Promise<number> {
  const id = await area.video({ visibility });
  const key = newKey('renditions');
  await app.storage.write(
    { key, mimeType: 'video/mp4', disposition: 'inline', name: '360.mp4' },
    Readable.from([bytes]),
  );
  const rendition = { width: 640, height: 360, bandwidth: 1000, codecs: 'avc1.64001e', bytes: bytes.length, playlist };
  await app.database.prisma.videoRendition.create({ data: { videoId: id, side: 360, objectKey: key, ...rendition } });
  const place = { videoId: id, place: 'storyboard', version: '0123456789ab', width: 1600, height: 900 };
  await app.database.prisma.picture.create({ data: place });
  await app.database.prisma.video.update({ where: { id }, data: { duration: 3 } });
  return id;
}

const text = async (url: string) => (await fetch(url)).text();
/** The link to the rendition's bytes, by way of both playlists. */
async function linkFrom(index: string): Promise<string> {
  const [name = ''] = (await text(index)).split('\n').filter((line) => line.includes('.m3u8'));
  const list = await text(new URL(name, index).href);
  return list.split('\n').find((line) => line.startsWith('http')) ?? list;
}
const present = (isThere: boolean) =>
  isThere
    ? app.database.prisma.mediaWorker.create({ data: { id: 'test' } })
    : app.database.prisma.mediaWorker.deleteMany({});

describe('the playlist of a video', () => {
  it('leads everybody to the bytes of a public one, and counts a view', async () => {
    const id = await made();
    const { playback, storyboard_url: board } = await area.read(id);
    expect(playback[0]).toMatchObject({ type: 'application/vnd.apple.mpegurl', width: 640, height: 360 });
    const link = await linkFrom(playback[0].url);
    const part = await fetch(link, { headers: { range: 'bytes=4-8' } });
    expect([part.status, await part.text()]).toEqual([206, 'bytes']);
    expect(await text(board)).toContain('00:00:02.000 --> 00:00:03.000\n');
    await app.views.write();
    expect((await area.read(id)).view_count).toBe(1);
    const own = await area.read(id, app.people.member.key);
    await linkFrom(own.playback[0].url);
    await app.views.write();
    expect((await area.read(id)).view_count).toBe(1);
    expect((await fetch(`${app.origin}/videos/${id}/playback/720.m3u8`)).status).toBe(409);
    expect((await fetch(`${app.origin}/videos/${id}/playback/other.m3u8`)).status).toBe(404);
  });

  it('is for who may see the video', async () => {
    const id = await made('private');
    const path = `${app.origin}/videos/${id}/playback/index.m3u8`;
    expect((await fetch(path)).status).toBe(401);
    const { playback } = await area.read(id, app.people.member.key);
    expect(await (await fetch(await linkFrom(playback[0].url))).text()).toBe(String(bytes));
    expect((await fetch(playback[0].url.replace('terms=own', 'terms='))).status).toBe(403);
    expect((await fetch(playback[0].url.replace(`/videos/${id}/`, '/videos/1/'))).status).toBe(403);
    const share = (await app.api.post(`/videos/${id}/share`, app.people.member.key).send({}).expect(201)).body;
    const shared = (await app.api.get(`/videos/${id}?share=${share.token}`).expect(200)).body;
    const link = await linkFrom(shared.playback[0].url);
    expect((await fetch(link)).status).toBe(200);
    await app.api.delete(`/videos/${id}/share`, app.people.member.key).expect(200);
    expect((await fetch(link)).status).toBe(404);
    expect((await fetch(shared.playback[0].url)).status).toBe(401);
  });

  it('opens no private video to staff who saw it unlisted', async () => {
    const id = await made('unlisted');
    const { moderator, member } = app.people;
    const [{ url }] = (await area.read(id, moderator.key)).playback;
    expect((await fetch(url)).status).toBe(200);
    await app.api.patch(`/videos/${id}`, member.key).send({ visibility: 'private' }).expect(200);
    expect((await fetch(url)).status).toBe(404);
  });

  it('has no rendition whose link goes on that was published while the video was hidden', async () => {
    const id = await made();
    const { prisma } = app.database;
    const key = newKey('videos');
    const late = newKey('renditions');
    for (const each of [key, late])
      await app.storage.write(
        { key: each, mimeType: 'video/mp4', disposition: 'inline', name: 'a.mp4' },
        Readable.from([bytes]),
      );
    const { objectKey: from } = await prisma.video.update({ where: { id }, data: { objectKey: newKey('videos') } });
    const rendition = { width: 2, height: 2, bandwidth: 1, codecs: 'avc1.64001e', bytes: bytes.length, playlist };
    await prisma.videoRendition.create({ data: { videoId: id, side: 720, objectKey: late, ...rendition } });
    const { objectKey: known = '' } =
      (await prisma.videoRendition.findFirst({ where: { videoId: id, side: 360 } })) ?? {};
    const after: (() => Promise<void>)[] = [];
    const moved = { from: [from, known], to: [key, newKey('renditions')] };
    const parts = { storage: app.storage, log: pino({ level: 'silent' }) };
    await useSecondKey(statementRunner(app.database.json), parts, (work) => after.push(work), moved);
    for (const work of after) await work();
    const left = await prisma.videoRendition.findMany({ where: { videoId: id } });
    expect(left.map(({ side, objectKey }) => [side, objectKey])).toEqual([[360, moved.to[1]]]);
    await expect(app.storage.read(late)).rejects.toMatchObject({ fault: 'missing' });
    expect(await prisma.videoJob.deleteMany({ where: { videoId: id } })).toEqual({ count: 1 });
  });

  it.each(['hidden', 'private', 'deleted'])('and the links in it end once it is %s', async (how) => {
    const id = await made();
    const link = await linkFrom((await area.read(id)).playback[0].url);
    expect((await fetch(link)).status).toBe(200);
    const { moderator, member } = app.people;
    if (how === 'hidden')
      await app.api.put(`/moderation/content/video/${id}`, moderator.key).send({ reason: 'Spam' }).expect(200);
    if (how === 'private') await app.api.patch(`/videos/${id}`, member.key).send({ visibility: 'private' }).expect(200);
    if (how === 'deleted') await app.api.delete(`/videos/${id}`, member.key).expect(200);
    expect((await fetch(link)).status).toBe(404);
    const [row] = await app.database.prisma.videoRendition.findMany({ where: { videoId: id } });
    expect(await renditions.owned([row?.objectKey ?? ''], app)).toHaveLength(1);
    if (how !== 'deleted') return;
    await purgeOld(app.database, async () => {}, 0);
    expect(await forgetFilms(app.database)).toContain(row?.objectKey);
    expect(await app.database.prisma.picture.count({ where: { videoId: id } })).toBe(0);
  });
});

describe('processing', () => {
  it('says why a film cannot be played, and begins again once there is a worker', async () => {
    const { member, other } = app.people;
    const avi = Buffer.from('RIFF\0\0\0\0AVI LIST');
    const upload = () => app.api.post('/videos', member.key).field('title', 'Old').attach('video', avi, 'old.avi');
    const failed = (await upload().expect(201)).body;
    expect(failed).toMatchObject({ status: 'failed', failure: 'not_playable', progress: null, playback: [] });
    await expectCode(app.api.post(`/videos/${failed.id}/retry`, member.key), 503, 'component_inactive');
    await present(true);
    await expectCode(app.api.post(`/videos/${failed.id}/retry`, other.key), 403, 'not_owner');
    await expectCode(app.api.post('/videos/2147483647/retry', member.key), 404, 'video_not_found');
    const again = (await app.api.post(`/videos/${failed.id}/retry`, member.key).expect(200)).body;
    expect(again).toMatchObject({ status: 'processing', failure: null, progress: 0 });
    expect((await upload().expect(201)).body).toMatchObject({ status: 'processing', progress: 0 });
    const mp4 = app.api
      .post('/videos', member.key)
      .field('title', 'New')
      .attach('video', await film(), 'new.mp4');
    expect((await mp4.expect(201)).body).toMatchObject({ status: 'ready', progress: 0 });
    expect((await app.api.get('/health').expect(200)).body.media_workers).toBe(1);
    await present(false);
  });

  it('gives each film to one worker, whose lease ends with the film', async () => {
    const { database } = app;
    await database.prisma.videoJob.deleteMany({});
    const ids = [await area.video({ status: 'processing' }), await area.video({ status: 'processing' })];
    await database.prisma.videoJob.createMany({ data: ids.map((videoId) => ({ videoId })) });
    const [one, two] = await Promise.all([claimJobs(database, 1), claimJobs(database, 5)]);
    const [first, second] = [...one, ...two];
    expect([first?.id, second?.id].sort()).toEqual(ids.sort());
    expect(await claimJobs(database, 5)).toEqual([]);
    if (first === undefined || second === undefined) return;
    const runner = statementRunner(database.json);
    expect(await renewJob(runner, first, 40, ['renditions/00/x'])).toBe(true);
    expect((await area.read(first.id, app.people.member.key)).progress).toBe(40);
    expect((await area.read(first.id)).progress).toBe(null);
    // A film that is deleted meanwhile.
    await app.api.delete(`/videos/${second.id}`, app.people.member.key).expect(200);
    expect(await renewJob(runner, second, 50)).toBe(false);
    await releaseJob(database, first, 0, true);
    const [next] = await claimJobs(database, 5);
    expect(next).toMatchObject({ id: first.id, attempts: 2, left: ['renditions/00/x'] });
    expect(await renewJob(runner, first, 60)).toBe(false);
  });

  it('does without ffmpeg where there is none', async () => {
    expect(await findFfmpeg('off')).toBe(null);
    expect(await findFfmpeg('auto', '/nowhere')).toBe(null);
    expect(await findFfmpeg('/bin/true')).toBe(null);
  });
});

describe('a poster', () => {
  it('is uploaded, or chosen among the pictures of the video', async () => {
    const { member, other } = app.people;
    const id = await area.video();
    const put = (key: string, file: Buffer = smallImage, video = id) =>
      app.api.put(`/videos/${video}/poster`, key).attach('file', file, 'poster.png');
    await expectCode(put(other.key), 403, 'not_owner');
    await expectCode(put(member.key, smallImage, 2147483647), 404, 'video_not_found');
    await expectCode(put(member.key, Buffer.concat([smallImage.subarray(0, 40)])), 400, 'invalid_file');
    const large = Buffer.concat([smallImage, Buffer.alloc(5 * 1024 * 1024)]);
    await expectCode(put(member.key, large), 413, 'payload_too_large');
    await expectCode(put(member.key, Buffer.from('words')), 415, 'unsupported_media_type');
    const { posters, poster_url: first } = (await put(member.key).expect(200)).body;
    expect(posters).toEqual([{ id: posters[0].id, url: first }]);
    expect((await fetch(first)).status).toBe(200);
    const second = (await put(member.key).expect(200)).body;
    expect(second.posters).toHaveLength(1);
    expect((await fetch(first)).status).toBe(404);
    const patch = (poster_id: number | null) => app.api.patch(`/videos/${id}`, member.key).send({ poster_id });
    expect((await patch(null).expect(200)).body).toMatchObject({ poster_url: null, posters: second.posters });
    expect((await patch(second.posters[0].id).expect(200)).body.poster_url).toBe(second.poster_url);
    await expectCode(patch(posters[0].id), 404, 'picture_not_found');
    expect((await area.list()).videos.find((each) => each.id === id)).toMatchObject({ poster_url: second.poster_url });
    const home = (await app.api.get('/home').expect(200)).body;
    expect(home.videos.find((each: { id: number }) => each.id === id)).toMatchObject({ poster_url: second.poster_url });
  });
});

describe('pictures of a video', () => {
  it('have other addresses once fewer people see it, and caches keep them for minutes', async () => {
    const { member } = app.people;
    const id = await area.video();
    const put = app.api.put(`/videos/${id}/poster`, member.key).attach('file', smallImage, 'poster.png');
    let { poster_url: url } = (await put.expect(200)).body;
    const change = async (visibility: string) =>
      (await app.api.patch(`/videos/${id}`, member.key).send({ visibility }).expect(200)).body;
    const first = await fetch(url);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    const unshare = async () => (await app.api.delete(`/videos/${id}/share`, member.key).expect(200)).body;
    for (const end of [() => change('unlisted'), unshare, () => change('private')]) {
      await end();
      const { poster_url: next, posters } = await area.read(id, member.key);
      expect((await fetch(url)).status).toBe(404);
      expect([(await fetch(next)).status, posters[0].url]).toEqual([200, next]);
      url = next;
    }
    expect((await change('public')).poster_url).toBe(url);
  });
});

describe('chapters', () => {
  it.each([
    [
      '0:00 Start\n1:30 The bowl\n1:02:03 The end',
      [
        [0, 'Start'],
        [90, 'The bowl'],
        [3723, 'The end'],
      ],
    ],
    [
      'Text\n- [00:00] - Start \r\n(0:10) Cut 2:1\n* 0:20 End\nmore',
      [
        [0, 'Start'],
        [10, 'Cut 2:1'],
        [20, 'End'],
      ],
    ],
    ['0:00 Start\n0:10 End', []],
    ['0:00 Start\n0:20 Middle\n0:10 End', []],
    ['0:01 Start\n0:10 Middle\n10:00 End', []],
  ])('are read from %j', async (description, chapters) => {
    const id = await area.video();
    await app.api.patch(`/videos/${id}`, app.people.member.key).send({ description }).expect(200);
    expect((await area.read(id)).chapters.map(({ at, title }: { at: number; title: string }) => [at, title])).toEqual(
      chapters,
    );
  });
});

describe('captions', () => {
  const vtt =
    'WEBVTT - by hand\n\n1\n00:01.000 --> 00:04.000 align:start\nHello\n\n00:00:03.500 --> 00:00:05.000\nWorld\n';
  const put = (id: number, language: string, content: string, key = app.people.member.key) =>
    app.api.put(`/videos/${id}/captions/${language}`, key).send({ content });

  it('are stored by language, read by who sees the video, and deleted', async () => {
    const id = await area.video({ visibility: 'private' });
    const { member, other } = app.people;
    const { captions } = (await put(id, 'de', vtt).expect(200)).body;
    expect(captions).toMatchObject([{ language: 'de', label: 'Deutsch' }]);
    const reply = await fetch(captions[0].url);
    expect([reply.headers.get('content-type'), await reply.text()]).toEqual(['text/vtt; charset=utf-8', vtt]);
    expect((await fetch(captions[0].url.replace(/\?.*/, ''))).status).toBe(401);
    expect((await fetch(captions[0].url.replace('captions-de', 'captions-fr'))).status).toBe(404);
    await expectCode(put(id, 'de', vtt, other.key), 404, 'video_not_found');
    await expectCode(put(await area.video(), 'de', vtt, other.key), 403, 'not_owner');
    await expectCode(put(id, 'de!', vtt), 400, 'invalid_param');
    const remove = (key: string, video = id) => app.api.delete(`/videos/${video}/captions/de`, key);
    await expectCode(remove(other.key, await area.video()), 403, 'not_owner');
    await expectCode(remove(other.key), 404, 'video_not_found');
    for (const _ of [1, 2]) expect((await remove(member.key).expect(200)).body.captions).toEqual([]);
  });

  it.each([
    'Hello',
    'WEBVTT\n\nNo cue',
    'WEBVTT\n\n00:01 --> 00:04\nHello',
    'WEBVTT\n\n00:04.000 --> 00:01.000\nHello',
    'WEBVTT\n\n00:04.000 --> 00:05.000\nHello\n\n00:01.000 --> 00:02.000\nHello',
  ])('are refused as %j', async (content) => {
    await expectCode(put(await area.video(), 'en', content), 400, 'invalid_param');
  });

  it('are kept by the name that BCP 47 writes, and refused by none', async () => {
    const id = await area.video();
    for (const language of ['en-12', 'sh-ME-ekavsk-ijekavsk'])
      await expectCode(put(id, language, vtt), 400, 'invalid_param');
    for (const language of ['pt-br', 'pt-BR']) {
      const { captions } = (await put(id, language, vtt).expect(200)).body;
      expect(captions).toMatchObject([{ language: 'pt-BR' }]);
    }
    const { body } = await app.api.delete(`/videos/${id}/captions/pt-br`, app.people.member.key).expect(200);
    expect(body.captions).toEqual([]);
  });

  it('have at most 4 MiB together, and 250,000 characters each in any script', async () => {
    const id = await area.video();
    const longest = [...vtt, ...Array(250_000 - vtt.length).fill('\u{1F600}')].join('');
    await put(id, 'de', longest).expect(200);
    await app.database.prisma.videoCaption.create({
      data: { videoId: id, language: 'fr', label: 'fr', content: 'x'.repeat(3_200_000) },
    });
    await expectCode(put(id, 'en', vtt), 403, 'quota_exceeded');
    await put(id, 'de', vtt).expect(200);
  });

  it('are in at most fifty languages', async () => {
    const id = await area.video();
    const rows = Array.from({ length: 50 }, (_, n) => `a${String.fromCharCode(97 + (n % 25))}-${1000 + n}`);
    const content = vtt;
    await app.database.prisma.videoCaption.createMany({
      data: rows.map((language) => ({ videoId: id, language, label: language, content })),
    });
    await expectCode(put(id, 'en', vtt), 403, 'quota_exceeded');
    await put(id, rows[0] ?? '', vtt).expect(200);
  });
});
