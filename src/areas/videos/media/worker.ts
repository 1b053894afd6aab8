import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newPicture } from '../../../content/pictures/pictures.js';
import { shrink } from '../../../content/pictures/shrink.js';
import type { StoredPicture } from '../../../content/pictures/uploads.js';
import type { Database, Transaction } from '../../../core/database/client.js';
import { statementRunner } from '../../../core/database/statement.js';
import { inTransaction } from '../../../core/database/transaction.js';
import { LeaseQueue } from '../../../core/platform/lease-queue.js';
import type { Logger } from '../../../core/platform/log.js';
import { Semaphore } from '../../../core/platform/semaphore.js';
import { discard } from '../../../core/storage/discard.js';
import { newKey, randomToken, type Storage, StorageError } from '../../../core/storage/storage.js';
import { type Ffmpeg, MediaFault } from './ffmpeg.js';
import { type Facts, type Film, factsOf, posters, rendition, sidesOf, source, storyboard } from './making.js';
import {
  claimJobs,
  endJob,
  type Job,
  mostAttempts,
  releaseJob,
  renewJob,
  tellAbsence,
  tellPresence,
  usedKeys,
} from './queue.js';

/** Milliseconds between two renewals of a lease. */
const beat = 5000;
/** Seconds until the next attempt; after faults of the machine twice as many each time, up to the most. */
const [pause, longestPause] = [30, 3600];
/** Bytes that stay free on the disk of the working folder; of a small one, a tenth. */
const reserve = 2 * 1024 ** 3;
/** Widths of a poster and of a storyboard. */
const [posterWidths, boardWidths] = [[320, 640, 1280], [1600]] as const;

type Options = {
  database: Database;
  storage: Storage;
  log: Logger;
  tools: Ffmpeg;
  /** How many films at once. */
  workers: number;
  /** Folder for files in work, below which each job has its own. */
  folder: string;
};

/** `keys` are those of the objects that were written. */
type Work = { job: Job; film: Film; progress: number; keys: string[] };

/** Makes posters, storyboards and renditions of films. No connection to the database is held meanwhile. */
export class MediaWorker {
  readonly #options: Options;
  readonly #queue: LeaseQueue<Job>;
  readonly #id = randomToken();
  readonly #shrinking: Semaphore;
  /** Faults of the machine in a row, by film. */
  readonly #faults = new Map<number, number>();
  #isTidy = false;

  constructor(options: Options) {
    this.#options = options;
    // Nobody waits, which would count as time that a picture takes.
    this.#shrinking = new Semaphore({ permits: Math.max(1, options.workers), maxWaiting: 100 });
    this.#queue = new LeaseQueue({
      concurrency: options.workers,
      shutdownTimeoutMs: 0,
      claim: (most) => claimJobs(options.database, most),
      work: (job, signal) => this.#work(job, signal),
      failed: ({ id }, err) => options.log.warn({ err, video: id }, 'a video was left to the next attempt'),
    });
  }

  /** Takes what is due, and says that this worker is there. */
  workDue = async (): Promise<void> => {
    await tellPresence(this.#options.database, this.#id);
    await this.#queue.fill();
  };

  /** Waits until nothing is being done. */
  idle = (): Promise<void> => this.#queue.idle();

  /** Stops. Films in work are left to the next process. */
  stop = async (): Promise<void> => {
    await this.#queue.stop();
    await tellAbsence(this.#options.database, this.#id).catch(() => {});
  };

  async #work(job: Job, stopping: AbortSignal): Promise<void> {
    const { database, log, tools } = this.#options;
    await this.#discardUnused(job.left);
    if (job.attempts > mostAttempts) return endJob(database, job, 'interrupted');
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping, lost.signal]);
    const folder = await this.#newFolder();
    const work: Work = { job, film: { tools, folder, type: job.mimeType, signal }, progress: 0, keys: [] };
    const timer = setInterval(() => {
      renewJob(statementRunner(database.json), job, work.progress).then(
        (isMine) => isMine || lost.abort(new Error('The lease of the video is lost')),
        // The database may recover before the lease ends.
        (err: unknown) => log.warn({ err, video: job.id }, 'the lease of a video was not renewed'),
      );
    }, beat);
    try {
      await this.#make(work);
      await endJob(database, job, null);
      this.#faults.delete(job.id);
    } catch (error) {
      await this.#discardUnused(work.keys).catch(() => {});
      await this.#fail(job, error, signal, stopping);
    } finally {
      clearInterval(timer);
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Ends a film that is at fault twice, and leaves it to a later attempt otherwise. Faults of the machine do not count. */
  async #fail(job: Job, error: unknown, signal: AbortSignal, stopping: AbortSignal): Promise<void> {
    const { database, log } = this.#options;
    if (signal.aborted) return releaseJob(database, job, stopping.aborted ? 0 : pause, !stopping.aborted);
    if (error instanceof MediaFault) {
      const { fault, message } = error;
      log.warn({ video: job.id, fault: message.slice(0, 500) }, 'a video could not be processed');
      return job.attempts > 1 ? endJob(database, job, fault) : releaseJob(database, job, pause, true);
    }
    log.error({ err: error, video: job.id }, 'a video could not be processed now');
    const before = this.#faults.get(job.id) ?? 0;
    if (this.#faults.size > 1000) this.#faults.clear();
    this.#faults.set(job.id, before + 1);
    // Nothing that the storage has lost comes back.
    const isLost = error instanceof StorageError && error.fault === 'missing';
    await releaseJob(database, job, Math.min(longestPause, pause * 2 ** before), isLost);
  }

  async #newFolder(): Promise<string> {
    const parent = resolve(this.#options.folder);
    await mkdir(parent, { recursive: true, mode: 0o700 });
    const own = `job-${hostname()}-`;
    for (const name of await readdir(parent)) {
      const { mtimeMs } = await stat(join(parent, name)).catch(() => ({ mtimeMs: Date.now() }));
      const [, pid] = name.startsWith(own) ? (/^(\d+)-/.exec(name.slice(own.length)) ?? []) : [];
      const isLeft = Date.now() - mtimeMs > 86_400_000 || (pid !== undefined && !this.#isTidy && !isOther(Number(pid)));
      if (isLeft) await rm(join(parent, name), { recursive: true, force: true });
    }
    this.#isTidy = true;
    return mkdtemp(join(parent, `${own}${process.pid}-`));
  }

  /** @throws Error if so many bytes would leave too little room on the disk of a folder */
  async #needRoom({ folder }: Film, bytes = 0): Promise<void> {
    const { bavail, blocks, bsize } = await statfs(folder);
    if (bavail * bsize - bytes < Math.min(reserve, (blocks * bsize) / 10))
      throw new Error('There is too little room for films in work');
  }

  async #make(work: Work): Promise<void> {
    const { job, film } = work;
    await this.#needRoom(film, job.size);
    const bytes = await this.#options.storage.read(job.objectKey);
    await pipeline(bytes, createWriteStream(join(film.folder, source), { mode: 0o600 }), { signal: film.signal });
    const read = await factsOf(film);
    const facts: Facts = { ...read, duration: job.duration ?? read.duration };
    work.progress = 2;
    if (!job.hasPosters) await this.#makePictures(work, facts);
    work.progress = 10;
    const missing = sidesOf(facts).filter((side) => !job.sides.includes(side));
    for (const [at, side] of missing.entries()) {
      await this.#needRoom(film);
      const share = 90 / missing.length;
      const begun = 10 + at * share;
      await this.#makeRendition(work, facts, side, (seconds) => {
        const done = facts.duration === null ? 0 : Math.min(1, seconds / facts.duration);
        work.progress = Math.min(99, begun + share * done);
      });
    }
  }

  async #makePictures(work: Work, facts: Facts): Promise<void> {
    const { job, film } = work;
    const names = await posters(film, facts);
    const board = await storyboard(film, facts).catch((error) => {
      // The film can be watched without.
      if (error instanceof MediaFault) return null;
      throw error;
    });
    const places = [
      ...names.map((name, at) => ({ place: `poster_${at + 1}`, name, widths: posterWidths as readonly number[] })),
      ...(board === null ? [] : [{ place: 'storyboard', name: board, widths: boardWidths as readonly number[] }]),
    ];
    const made: { place: string; stored: StoredPicture[] }[] = [];
    for (const { place, name, widths } of places)
      made.push({ place, stored: await this.#storePicture(work, name, widths) });
    await this.#publish(work, async (transaction) => {
      let poster: string | null = null;
      for (const { place, stored } of made) {
        const data = { videoId: job.id, place, ...newPicture(stored) };
        const { id, version } = await transaction.picture.create({ data, select: { id: true, version: true } });
        poster ??= `${id}-${version}`;
      }
      const { duration, width, height } = facts;
      await transaction.$executeRaw`
        UPDATE videos SET poster = coalesce(poster, ${poster}::text), duration = coalesce(duration, ${duration}::float8),
          width = coalesce(width, ${width}::integer), height = coalesce(height, ${height}::integer)
        WHERE id = ${job.id}`;
    });
  }

  /** Stores a picture of the folder as WebP in these widths. */
  async #storePicture(work: Work, name: string, widths: readonly number[]): Promise<StoredPicture[]> {
    const { film } = work;
    const storage = { read: async () => createReadStream(join(film.folder, name)) };
    const parts = { storage, uploadReaders: this.#shrinking };
    const result = await shrink(parts, name, { sizes: widths, fit: 'inside' });
    if ('fault' in result) throw new MediaFault('too_demanding', `A picture of it ${result.fault}`);
    const keyed = result.pictures.map((each, at) => ({ ...each, key: newKey('pictures'), size: widths[at] ?? 0 }));
    await this.#note(
      work,
      keyed.map(({ key }) => key),
    );
    const stored: StoredPicture[] = [];
    for (const { key, size, data, width, height } of keyed) {
      const head = { key, mimeType: 'image/webp', disposition: 'inline', name: 'picture.webp' } as const;
      const sha256 = await this.#options.storage.write(head, Readable.from([data]), data.length);
      stored.push({ key, size, width, height, bytes: data.length, sha256 });
    }
    return stored;
  }

  async #makeRendition(work: Work, facts: Facts, side: number, onTime: (seconds: number) => void): Promise<void> {
    const { job, film } = work;
    const { file, bytes, ...made } = await rendition(film, facts, side, onTime);
    const key = newKey('renditions');
    await this.#note(work, [key]);
    const head = { key, mimeType: 'video/mp4', disposition: 'inline', name: `${side}.mp4` } as const;
    await this.#options.storage.write(head, createReadStream(file, { signal: film.signal }), bytes);
    await rm(file);
    await this.#publish(work, async (transaction) => {
      await transaction.videoRendition.create({ data: { videoId: job.id, side, objectKey: key, bytes, ...made } });
      // It can be watched from the first rendition on.
      await transaction.$executeRaw`
        UPDATE videos SET status = 'ready', failure = NULL WHERE id = ${job.id} AND status = 'processing'`;
    });
  }

  /** Notes the keys of objects before they are written, so that those of a killed process can be removed. */
  async #note(work: Work, keys: readonly string[]): Promise<void> {
    const { job, progress, film } = work;
    const isMine = await renewJob(statementRunner(this.#options.database.json), job, progress, keys);
    work.keys.push(...keys);
    film.signal.throwIfAborted();
    if (!isMine) throw new Error('The lease of the video is lost');
  }

  /** Makes stored objects part of the film. */
  async #publish({ job, progress }: Work, write: (transaction: Transaction) => Promise<void>): Promise<void> {
    await inTransaction(this.#options.database, async (transaction) => {
      // Waits for who hides it, or is seen by them.
      await transaction.$executeRaw`SELECT FROM videos WHERE id = ${job.id} FOR UPDATE`;
      if (!(await renewJob(transaction, job, progress))) throw new Error('The lease of the video is lost');
      await write(transaction);
    });
  }

  async #discardUnused(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const used = await usedKeys(this.#options.database, keys);
    for (const key of keys) {
      if (used.has(key)) continue;
      await discard(this.#options, key);
      // A killed process may have written only a part.
      await discard(this.#options, `${key}.part`);
    }
  }
}

/** True if another process with this id runs: after a restart in a container, this one may have that of the last. */
function isOther(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
