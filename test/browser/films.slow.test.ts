import { expect, it } from 'vitest';
import { type Container, encoded, encodings, mediaWorker, tools } from '../helpers/media.js';
import { inBrowser, openPage } from './browser.js';

/** Plays the video of the page, seeks, and says where it is then, and how high its picture is. */
const play = `(async () => {
  const video = document.querySelector('video.player');
  video.muted = true;
  // A script may put another source in place meanwhile.
  for (let tries = 0; tries < 50; tries++) {
    await video.play().catch(() => {});
    if (video.currentTime > 0.2) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const began = video.currentTime;
  video.currentTime = 4.5;
  await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  for (let tries = 0; tries < 50 && video.currentTime < 4.7; tries++) await new Promise((resolve) => setTimeout(resolve, 100));
  return { began, at: video.currentTime, height: video.videoHeight, duration: video.duration, source: video.currentSrc };
})()`;

inBrowser('a film', (here) => {
  it.skipIf(tools === null).each(Object.keys(encodings) as Container[])(
    'plays on its page, with seeking: %s',
    async (container) => {
      const media = await mediaWorker(here.app);
      await media.work();
      const { body } = await here.app.api
        .post('/videos', here.app.people.member.key)
        .field({ title: 'A film', description: '0:00 Start\n0:02 Middle\n0:04 End' })
        .attach('video', await encoded(container), 'film.bin')
        .expect(201);
      await media.work();
      // Chromium plays HLS by itself; older browsers have a script for it.
      for (const isOld of [false, true]) {
        const { page, context, complaints } = await openPage(here);
        if (isOld) {
          await page.addInitScript(() => {
            const { canPlayType } = HTMLMediaElement.prototype;
            HTMLMediaElement.prototype.canPlayType = function (type) {
              return type.includes('mpegurl') ? '' : canPlayType.call(this, type);
            };
          });
        }
        await page.goto(`/videos/${body.id}`);
        if (isOld)
          await expect.poll(() => page.evaluate(() => document.querySelector('video')?.src ?? '')).toMatch(/^blob:/);
        const result = await page.evaluate<{
          began: number;
          at: number;
          height: number;
          duration: number;
          source: string;
        }>(play);
        expect(result.source).toMatch(isOld ? /^blob:/ : /index\.m3u8$/);
        expect(result.began).toBeGreaterThan(0.1);
        expect(result.at).toBeGreaterThan(4.5);
        expect([360, 480]).toContain(result.height);
        expect(result.duration).toBeCloseTo(6, 0);
        const poster = await page.getAttribute('video', 'poster');
        expect((await page.request.get(String(poster))).status()).toBe(200);
        await page.getByRole('link', { name: /Middle/ }).click();
        await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeLessThan(4);
        expect(complaints).toEqual([]);
        await context.close();
      }
      await media.stop();
    },
    120_000,
  );
});
