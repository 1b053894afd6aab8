import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaFault, run } from '../../../src/areas/videos/media/ffmpeg.js';
import { endOf } from '../../../src/areas/videos/media/making.js';
import { claimJobs, giveUpJobs } from '../../../src/areas/videos/media/queue.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { mediaWorker } from '../../helpers/media.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
let area: ReturnType<typeof videosOf>;
let folder: string;
beforeAll(async () => {
  app = await testApp();
  area = videosOf(app);
  folder = await mkdtemp(join(tmpdir(), 'plaza-machine-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.close();
});

describe('a fault of the machine', () => {
  const ending = (program: string, ...args: string[]) =>
    run(program, args, { folder, seconds: 10, megabytes: 1 }).catch((error: unknown) => error);

  it.each([
    ['a missing program', '/nowhere/ffmpeg', []],
    ['a foreign kill', '/bin/sh', ['-c', 'kill -9 $$']],
    ['a full disk', '/bin/sh', ['-c', 'echo a.mp4: No space left on device >&2; exit 1']],
  ])('is %s', async (_, program, args) => {
    const error = await ending(program, ...args);
    expect([error instanceof Error, error instanceof MediaFault]).toEqual([true, false]);
  });

  it('is not what the program says', async () => {
    expect(await ending('/bin/sh', '-c', 'echo invalid >&2; exit 1')).toMatchObject({ fault: 'unreadable' });
  });

  it('does not count, and what a film does counts when it happens twice', async () => {
    const { prisma } = app.database;
    await prisma.videoJob.deleteMany({});
    const program = join(folder, 'none');
    const id = await area.video({ status: 'processing' });
    const { objectKey: key } = await prisma.video.findUniqueOrThrow({ where: { id } });
    await app.storage.write(
      { key, mimeType: 'video/mp4', disposition: 'inline', name: 'a.mp4' },
      Readable.from([Buffer.from('no film')]),
    );
    await prisma.videoJob.create({ data: { videoId: id } });
    const attempt = async (ffprobe: string) => {
      const media = await mediaWorker(app, { ffmpeg: program, ffprobe });
      await prisma.videoJob.updateMany({ data: { dueAt: new Date(0) } });
      await media.worker.workDue();
      await media.worker.idle();
      await media.stop();
      return (await prisma.videoJob.findUnique({ where: { videoId: id } }))?.attempts;
    };
    expect(await attempt(program)).toBe(0);
    expect(await attempt('/bin/false')).toBe(1);
    expect((await area.read(id)).status).toBe('processing');
    expect(await attempt('/bin/false')).toBe(undefined);
    expect(await area.read(id)).toMatchObject({ status: 'failed', failure: 'unreadable' });
  });
});

describe('a playlist', () => {
  it('says how long its file is', () => {
    const start = '#EXTM3U\n#EXT-X-MAP:URI="a",BYTERANGE="4@0"\n#EXTINF:4,\n#EXT-X-BYTERANGE:20@4\na\n';
    expect(endOf(`${start}#EXT-X-ENDLIST\n`)).toBe(24);
    expect(endOf(start)).toBe(null);
  });
});

describe('the queue of films', () => {
  it('lets no author wait for all films of another', async () => {
    const { prisma } = app.database;
    await prisma.videoJob.deleteMany({});
    const { member, other } = app.people;
    const ids: number[] = [];
    for (const owner of [member, member, member, other]) ids.push(await area.video({}, owner));
    await prisma.videoJob.createMany({ data: ids.map((videoId, at) => ({ videoId, dueAt: new Date(at * 1000) })) });
    const taken: (number | undefined)[] = [];
    for (const most of [2, 1]) taken.push(...(await claimJobs(app.database, most)).map(({ id }) => id).sort());
    expect(taken).toEqual([ids[0], ids[3], ids[1]]);
  });

  it('ends what no worker has come for within a day', async () => {
    const { prisma } = app.database;
    await prisma.videoJob.deleteMany({});
    const id = await area.video({ status: 'processing' });
    await prisma.videoJob.create({ data: { videoId: id, dueAt: new Date(Date.now() - 90_000_000) } });
    await prisma.mediaWorker.create({ data: { id: 'here' } });
    expect(await giveUpJobs(app.database)).toBe(0);
    await prisma.mediaWorker.deleteMany({});
    expect(await giveUpJobs(app.database)).toBe(1);
    expect(await area.read(id)).toMatchObject({ status: 'failed', failure: 'interrupted' });
  });
});
