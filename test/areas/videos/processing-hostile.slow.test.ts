import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Ffmpeg, inputOf, MediaFault, run } from '../../../src/areas/videos/media/ffmpeg.js';
import { factsOf, posters, rendition, source } from '../../../src/areas/videos/media/making.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { encoded, mediaWorker, tools } from '../../helpers/media.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-hostile-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const signal = new AbortController().signal;
async function filmOf(bytes: Buffer, type: string) {
  await writeFile(join(folder, source), bytes);
  return { tools: tools as Ffmpeg, folder, type, signal };
}

describe.skipIf(tools === null)('a hostile film', () => {
  it.each(['video/mp4', 'video/matroska', 'video/vnd.avi', 'video/ogg'])(
    'of other formats is never opened as %s, and reaches nothing else',
    async (type) => {
      let asked = 0;
      const server = createServer((_, res) => {
        asked++;
        res.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.ts`;
      try {
        for (const text of [
          `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${url}\n#EXT-X-ENDLIST\n`,
          `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nconcat:${url}|subfile,,start,0,end,9,,:/etc/passwd\n#EXT-X-ENDLIST\n`,
          `ffconcat version 1.0\nfile '${url}'\n`,
          `<?xml version="1.0"?><MPD><Period><BaseURL>${url}</BaseURL></Period></MPD>`,
          `<svg xmlns="http://www.w3.org/2000/svg"><image href="${url}"/></svg>`,
        ]) {
          const film = await filmOf(Buffer.from(text), type);
          await expect(factsOf(film)).rejects.toMatchObject({ fault: 'unreadable' });
        }
        expect(asked).toBe(0);
      } finally {
        server.close();
      }
    },
  );

  it('of types without a demuxer is not opened', () => {
    expect(() => inputOf('application/vnd.apple.mpegurl', source)).toThrow(MediaFault);
  });

  it('that lies about its frames ends like any other', async () => {
    const avi = await encoded('avi', { seconds: 2 });
    // The total in the main header, and the length in that of each stream.
    const lying = Buffer.from(avi);
    const main = lying.indexOf('avih');
    lying.writeUInt32LE(0xffff_fff0, main + 8 + 16);
    for (let at = lying.indexOf('strh'); at !== -1; at = lying.indexOf('strh', at + 4))
      lying.writeUInt32LE(0x7fff_fff0, at + 8 + 32);
    const film = await filmOf(lying, 'video/vnd.avi');
    const began = Date.now();
    const outcome = await factsOf(film)
      .then((facts) => rendition(film, facts, 360, () => {}))
      .catch((error) => error);
    expect(outcome instanceof MediaFault || outcome.bytes < 5_000_000).toBe(true);
    expect(Date.now() - began).toBeLessThan(60_000);
  }, 90_000);

  it('that is a picture larger than memory is refused', async () => {
    // The dimensions are those of the sample description.
    const mp4 = await encoded('mov', { seconds: 1 });
    const huge = Buffer.from(mp4);
    const at = huge.indexOf('mp4v');
    huge.writeUInt16BE(65_535, at + 4 + 24);
    huge.writeUInt16BE(65_535, at + 4 + 26);
    const film = await filmOf(huge, 'video/quicktime');
    const outcome = await factsOf(film)
      .then((facts) => posters(film, facts))
      .catch((error) => error);
    expect(outcome).toSatisfy((value: unknown) => value instanceof MediaFault || Array.isArray(value));
  });

  it('that takes for ever is killed when its time is over, and when it writes too much', async () => {
    const endless = ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc=size=640x360:rate=25', '-c:v', 'rawvideo', '-f'];
    const began = Date.now();
    const { ffmpeg } = tools as Ffmpeg;
    await expect(
      run(ffmpeg, [...endless, 'null', '-'], { folder, seconds: 2, megabytes: 1, signal }),
    ).rejects.toMatchObject({
      fault: 'too_demanding',
    });
    expect(Date.now() - began).toBeLessThan(6000);
    const writing = run(ffmpeg, [...endless, 'avi', 'out.avi'], { folder, seconds: 60, megabytes: 4, signal });
    await expect(writing).rejects.toBeInstanceOf(MediaFault);
    expect(Date.now() - began).toBeLessThan(20_000);
  }, 60_000);

  it('cannot use more memory than it is given', async () => {
    const script = 'const all = []; for (;;) all.push(Buffer.alloc(64 * 1024 * 1024, 1));';
    const began = Date.now();
    await expect(
      run(process.execPath, ['-e', script], { folder, seconds: 30, megabytes: 1, signal }),
    ).rejects.toBeInstanceOf(MediaFault);
    expect(Date.now() - began).toBeLessThan(29_000);
  }, 60_000);
});

describe.skipIf(tools === null)('a worker that is killed', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  /** Objects in the storage that nothing refers to. */
  async function unused(): Promise<string[]> {
    const { rows } = await app.database.pool.query<{ key: string }>(
      'SELECT object_key AS key FROM video_renditions UNION ALL SELECT object_key FROM picture_files UNION ALL SELECT object_key FROM videos',
    );
    const used = new Set(rows.map(({ key }) => key));
    const keys: string[] = [];
    for (const name of ['renditions', 'pictures']) for await (const { key } of app.storage.list(name)) keys.push(key);
    return keys.filter((key) => !used.has(key));
  }

  it.each(['reading', 'pictures', 'rendition'] as const)(
    'while %s loses nothing, and leaves nothing',
    async (stage) => {
      const first = await mediaWorker(app);
      await first.worker.workDue();
      const video = await encoded('avi', { seconds: 4 });
      const reply = await app.api
        .post('/videos', app.people.member.key)
        .field('title', stage)
        .attach('video', video, 'a.avi');
      const { id } = reply.body;
      // The state after a kill: an unfinished object, and a lease that ends.
      let writes = 0;
      const dying = {
        ...app.storage,
        read: (...args: Parameters<typeof app.storage.read>) =>
          stage === 'reading' ? Promise.reject(new Error('killed')) : app.storage.read(...args),
        write: async (...args: Parameters<typeof app.storage.write>) => {
          const isRendition = args[0].key.startsWith('renditions/');
          const written = await app.storage.write(...args);
          if (stage === 'rendition' ? isRendition : ++writes === 3) throw new Error('killed');
          return written;
        },
        remove: async () => {
          throw new Error('killed');
        },
      };
      const killed = await mediaWorker({ ...app, storage: dying });
      await killed.work();
      expect((await app.api.get(`/videos/${id}`, app.people.member.key)).body.status).toBe('processing');
      if (stage !== 'reading') expect(await unused()).not.toEqual([]);
      await app.database.pool.query('UPDATE video_jobs SET due_at = now()');
      await first.work();
      expect((await app.api.get(`/videos/${id}`, app.people.member.key)).body).toMatchObject({
        status: 'ready',
        progress: null,
      });
      expect(await unused()).toEqual([]);
      expect(await readdir(first.folder)).toEqual([]);
      await killed.stop();
      await first.stop();
    },
    60_000,
  );

  it('three times fails, with the reason, and can be tried again', async () => {
    const media = await mediaWorker(app);
    await media.worker.workDue();
    const video = await encoded('avi', { seconds: 1 });
    const { id } = (
      await app.api.post('/videos', app.people.member.key).field('title', 'x').attach('video', video, 'a.avi')
    ).body;
    await app.database.pool.query('UPDATE video_jobs SET attempts = 3');
    await media.work();
    const key = app.people.member.key;
    expect((await app.api.get(`/videos/${id}`, key)).body).toMatchObject({ status: 'failed', failure: 'interrupted' });
    await app.api.post(`/videos/${id}/retry`, key).expect(200);
    await app.database.pool.query('UPDATE video_jobs SET due_at = now()');
    await media.work();
    expect((await app.api.get(`/videos/${id}`, key)).body).toMatchObject({ status: 'ready', failure: null });
    await media.stop();
  }, 60_000);

  it('of what is no film says so', async () => {
    const media = await mediaWorker(app);
    await media.worker.workDue();
    const { key } = app.people.member;
    const fake = Buffer.concat([Buffer.from('RIFF\0\0\0\0AVI LIST'), Buffer.alloc(5000, 7)]);
    const { id } = (await app.api.post('/videos', key).field('title', 'x').attach('video', fake, 'a.avi')).body;
    await media.work();
    expect((await app.api.get(`/videos/${id}`, key)).body).toMatchObject({
      status: 'failed',
      failure: 'unreadable',
      progress: null,
    });
    await mkdir(media.folder, { recursive: true });
    expect(await readdir(media.folder)).toEqual([]);
    await media.stop();
  }, 60_000);
});
