import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { type Ffmpeg, findFfmpeg } from '../../src/areas/videos/media/ffmpeg.js';
import { MediaWorker } from '../../src/areas/videos/media/worker.js';
import type { TestApp } from './app.js';

/** The programs of this machine. Tests that need them say so where they are missing. */
export const tools: Ffmpeg | null = await findFfmpeg('auto');
if (tools === null)
  process.stderr.write('No ffmpeg with libx264 is here: tests of the processing of videos are skipped.\n');

/** Arguments that make a film of each container as its programs do. */
export const encodings = {
  mp4: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  mov: ['-c:v', 'mpeg4', '-c:a', 'pcm_s16le'],
  mkv: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'ac3'],
  webm: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'],
  avi: ['-c:v', 'mpeg4', '-c:a', 'mp3'],
} as const;
export type Container = keyof typeof encodings;

/** A film of a test picture with a tone. */
export async function encoded(
  container: Container,
  { seconds = 6, size = '640x480', args = encodings[container] as readonly string[] } = {},
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-film-'));
  try {
    const file = join(folder, `film.${container}`);
    const inputs = [`testsrc=size=${size}:rate=25:duration=${seconds}`, `sine=frequency=440:duration=${seconds}`];
    const given = inputs.flatMap((input) => ['-f', 'lavfi', '-i', input]);
    await promisify(execFile)((tools as Ffmpeg).ffmpeg, ['-v', 'error', '-y', ...given, ...args, file]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A worker of an application's queue. */
export async function mediaWorker({ database, storage }: Pick<TestApp, 'database' | 'storage'>, given = tools) {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-media-'));
  const log = pino({ level: process.env.MEDIA_LOG ?? 'silent' }, pino.destination(2));
  const worker = new MediaWorker({ database, storage, log, tools: given as Ffmpeg, workers: 1, folder });
  return {
    folder,
    worker,
    /** Works until nothing is due, and again on films that were at fault once. */
    work: async () => {
      for (let n = 0; n < 2; n++) {
        await worker.workDue();
        await worker.idle();
        const again = { lease: null, attempts: { gt: 0 } };
        await database.prisma.videoJob.updateMany({ where: again, data: { dueAt: new Date(0) } });
      }
    },
    stop: async () => {
      await worker.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
