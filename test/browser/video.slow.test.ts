import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeFilm } from '../../src/demo/media/film.js';
import { inBrowser, openPage } from './browser.js';

/** Records two seconds of red, then two of blue; null if the machine stalled meanwhile. */
const record = (mimeType: string) => `(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const pen = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: ${JSON.stringify(mimeType)}, videoBitsPerSecond: 4e6 });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => { recorder.onstop = resolve; });
  recorder.start();
  const began = performance.now();
  let longest = 0;
  for (let time = 0, before = 0; time < 4000; before = time, time = performance.now() - began) {
    longest = Math.max(longest, time - before);
    pen.fillStyle = time < 2000 ? '#f00' : '#00f';
    pen.fillRect(0, 0, 320, 180);
    // Noise, so that the file has a size worth seeking in.
    for (let n = 0; n < 300; n++) {
      pen.fillStyle = 'rgb(' + [0, 0, 0].map(() => Math.random() * 255).join() + ')';
      pen.fillRect(Math.random() * 320, 100 + Math.random() * 80, 6, 6);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  recorder.stop();
  await stopped;
  if (longest > 300) return null;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
})()`;

/** Plays a little, seeks to each time, and returns the colour there. */
const play = (url: string, times: number[]) => `(async () => {
  const video = Object.assign(document.createElement('video'), { crossOrigin: 'anonymous', muted: true, preload: 'auto' });
  const event = (name) => new Promise((resolve, reject) => {
    video.addEventListener(name, resolve, { once: true });
    video.addEventListener('error', () => reject(new Error(video.error.message)), { once: true });
  });
  // A busy machine says that it has sought before it shows the frame.
  const frameOf = (time) => new Promise((resolve) => {
    video.requestVideoFrameCallback(function shown(_, { mediaTime }) {
      if (mediaTime > time - 1.1 && mediaTime <= time + 0.05) resolve();
      else video.requestVideoFrameCallback(shown);
    });
  });
  document.body.append(video);
  const ready = event('loadeddata');
  video.src = ${JSON.stringify(url)};
  await ready;
  await video.play();
  await event('timeupdate');
  video.pause();
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const shown = [];
  for (const time of ${JSON.stringify(times)}) {
    const sought = event('seeked');
    const drawn = frameOf(time);
    video.currentTime = time;
    await sought;
    await drawn;
    pen.drawImage(video, 0, 0);
    const [red, , blue] = pen.getImageData(10, 10, 1, 1).data;
    shown.push(red > 150 && blue < 100 ? 'red' : blue > 150 && red < 100 ? 'blue' : red + ' ' + blue);
  }
  return { width: video.videoWidth, height: video.videoHeight, shown };
})()`;

inBrowser('a video', (here) => {
  async function uploaded(page: Page, mimeType: string) {
    let recorded: string | null = null;
    for (let left = 6; recorded === null && left > 0; left--) {
      recorded = await page.evaluate<string | null>(record(mimeType));
    }
    const bytes = Buffer.from(recorded ?? '', 'base64');
    const { body } = await here.app.api
      .post('/videos', here.app.people.member.key)
      .field({ title: 'Red, then blue' })
      .attach('video', bytes, 'recording')
      .expect(201);
    return body;
  }

  it.each([
    ['video/webm', 'video/webm;codecs=vp8'],
    ['video/mp4', 'video/mp4;codecs=vp9'],
  ])(
    'plays and seeks a video in %s from its stream URL',
    async (type, recorded) => {
      const { page, context, complaints } = await openPage(here);
      const video = await uploaded(page, recorded);
      expect(video).toMatchObject({ mime_type: type, width: 320, height: 180 });
      expect(Math.abs(video.duration - 4)).toBeLessThan(0.6);
      const { body } = await here.app.api.get(`/videos/${video.id}/stream`).expect(200);
      const ranges: number[] = [];
      page.on('response', (response) => ranges.push(response.status()));
      const result = await page.evaluate(play(body.stream_url, [3, 1, 3.5, 0.5]));
      expect(result).toEqual({ width: 320, height: 180, shown: ['blue', 'red', 'blue', 'red'] });
      expect(ranges).toContain(206);
      expect(complaints).toEqual([]);
      await context.close();
    },
    300_000,
  );

  it('plays a seeded video with a distinct picture each second', async () => {
    const { page, context, complaints } = await openPage(here);
    const { bytes } = await makeFilm('sunrise', 8);
    const { body: video } = await here.app.api
      .post('/videos', here.app.people.member.key)
      .field({ title: 'Sunrise' })
      .attach('video', Buffer.from(bytes), 'sunrise.webm')
      .expect(201);
    expect(video).toMatchObject({ mime_type: 'video/webm', duration: 8, width: 640, height: 360 });
    const { body } = await here.app.api.get(`/videos/${video.id}/stream`).expect(200);
    const { shown } = await page.evaluate<{ shown: string[] }>(play(body.stream_url, [0.5, 6.5, 3.5, 0.5]));
    expect(new Set(shown).size).toBe(3);
    expect(shown[3]).toBe(shown[0]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('plays on the page of its share link', async () => {
    const { page, context, complaints } = await openPage(here);
    const video = await uploaded(page, 'video/webm;codecs=vp8');
    const { body } = await here.app.api
      .post(`/videos/${video.id}/share`, here.app.people.member.key)
      .send({})
      .expect(201);
    await page.goto(new URL(body.share_url).pathname);
    const played = '(async (video) => { video.muted = true; await video.play(); return video.currentTime; })';
    const time = () => page.evaluate<number>(`${played}(document.querySelector('video'))`);
    await expect.poll(time, { timeout: 10_000 }).toBeGreaterThan(0.3);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);
});
