import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { type Container, encoded, encodings, mediaWorker, tools } from '../../helpers/media.js';

let app: TestApp;
let media: Awaited<ReturnType<typeof mediaWorker>>;
beforeAll(async () => {
  app = await testApp();
  media = await mediaWorker(app);
  await media.work();
});
afterAll(async () => {
  await media.stop();
  await app.close();
});

const upload = async (bytes: Buffer, fields: Record<string, string> = {}) => {
  const request = app.api
    .post('/videos', app.people.member.key)
    .attach('video', bytes, 'film.bin')
    .field('title', 'A film');
  for (const [name, value] of Object.entries(fields)) request.field(name, value);
  return (await request.expect(201)).body;
};
const read = async (id: number, key = app.people.member.key) =>
  (await app.api.get(`/videos/${id}`, key).expect(200)).body;
const get = async (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });

describe.skipIf(tools === null)('the processing of', () => {
  const isReady: Record<Container, boolean> = { mp4: true, mov: false, mkv: false, webm: true, avi: false };
  it.each(Object.keys(encodings) as Container[])(
    '%s',
    async (container) => {
      const made = await upload(await encoded(container));
      expect(made).toMatchObject({ status: isReady[container] ? 'ready' : 'processing', progress: 0, failure: null });
      await media.work();
      const video = await read(made.id);
      expect(video).toMatchObject({ status: 'ready', progress: null, width: 640, height: 480 });
      expect(video.duration).toBeCloseTo(6, 0);
      expect(video.posters).toHaveLength(3);
      expect(video.poster_url).toBe(video.posters[0].url);
      const poster = await get(video.poster_url);
      expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const { playback } = (await app.api.get(`/videos/${made.id}`).expect(200)).body;
      expect(playback).toMatchObject([
        { type: 'application/vnd.apple.mpegurl', width: 640, height: 480 },
        ...(isReady[container] ? [{ width: 640, height: 480 }] : []),
      ]);
      const index = await (await get(playback[0].url)).text();
      const names = index.split('\n').filter((line) => line.endsWith('.m3u8'));
      expect(names).toEqual(['360.m3u8', '480.m3u8']);
      for (const name of names) {
        const list = await (await get(new URL(name, playback[0].url).href)).text();
        const [, length, from] = /BYTERANGE:(\d+)@(\d+)/.exec(list) ?? [];
        const link = list.split('\n').find((line) => line.startsWith('http')) ?? '';
        const end = Number(from) + Number(length) - 1;
        const part = await get(link, { range: `bytes=${from}-${end}` });
        expect(part.status).toBe(206);
        expect((await part.arrayBuffer()).byteLength).toBe(Number(length));
      }
      const board = await (await get(video.storyboard_url)).text();
      expect(board).toMatch(
        /^WEBVTT\n\n00:00:00\.000 --> 00:00:01\.000\n\/pictures\/\d+-[0-9a-f]{12}\.webp#xywh=0,0,160,90\n/,
      );
      expect(board.match(/-->/g)).toHaveLength(Math.ceil(video.duration));
    },
    60_000,
  );
});
