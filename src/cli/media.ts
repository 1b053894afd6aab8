import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { pino } from 'pino';
import { findFfmpeg } from '../areas/videos/media/ffmpeg.js';
import { MediaWorker } from '../areas/videos/media/worker.js';
import { loadConfig } from '../core/platform/config.js';
import { openStorage } from '../core/storage/open.js';
import { withDatabase } from './database.js';
import { CommandError, type Io } from './io.js';

/** Adds the commands of `media`. */
export function mediaCommands(program: Command, io: Io): void {
  program
    .command('media')
    .description('process videos')
    .command('work')
    .description('process videos until it is interrupted, on any machine with ffmpeg that reaches database and storage')
    .option('--once', 'end when no video is due')
    .action((options: { once?: true }) => work(io, options));
}

function work(io: Io, { once }: { once?: true }): Promise<void> {
  return withDatabase(io, async ({ database }) => {
    const { media, dataDir, storage: place } = loadConfig(io.env);
    const tools = await findFfmpeg(media.ffmpeg);
    if (tools === null) throw new CommandError('There is no ffmpeg with libx264: see FFMPEG.');
    const storage = await openStorage(place, database);
    const log = pino({ level: 'info' }, pino.destination(2));
    const workers = Math.max(1, media.workers);
    const worker = new MediaWorker({ database, storage, log, tools, workers, folder: join(dataDir, 'media') });
    io.stderr.write(`Processing videos with ${tools.ffmpeg}.\n`);
    try {
      await worker.workDue();
      if (once) return await worker.idle();
      // Until it is interrupted: others take over what it was working on.
      for (;;) {
        await sleep(5000);
        await worker.workDue().catch((err: unknown) => log.warn({ err }, 'the queue of videos could not be read'));
      }
    } finally {
      await worker.stop();
    }
  });
}
