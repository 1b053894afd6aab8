import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { applyMigrations, migrationsFolder } from '../../src/database/migrations.js';
import { fillForum } from './data.js';
import { watchMemory } from './memory.js';
import { fixed, print } from './report.js';
import { plazaEnvironment, type Server, servePlaza } from './servers.js';

const mebibyte = 1024 * 1024;
const boundary = 'a-line-between-parts';
/** The beginning of an MP4: what follows it is not looked at when the type is told. */
const beginning = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08free', 'latin1');

/** Videos of so many MiB, one and ten at once, beside what SHA-256 and the same disk take alone. */
export async function measureUploads(url: string, megabytes: number): Promise<void> {
  await applyMigrations(url, migrationsFolder);
  const pool = new pg.Pool({ connectionString: url, options: '-c TimeZone=UTC' });
  const { key } = await fillForum(pool, { topics: 200, replies: 10 });
  await pool.end();
  const folder = await mkdtemp(join(tmpdir(), 'plaza-bench-'));
  try {
    const environment = { ...plazaEnvironment(url), RATE_LIMIT_UPLOADS: '1000000', STORAGE_URL: `file:${folder}` };
    const plaza = await servePlaza(environment, key);
    const bytes = megabytes * mebibyte;
    await uploadVideos(plaza, mebibyte, 1);
    print(['', 'alone s', 'upload s', 'speed', 'memory MiB'], `uploads of ${megabytes} MiB`);
    for (const count of [1, 10]) {
      const alone = count * (await baseline(bytes, folder));
      const { seconds, raisedBytes } = await uploadVideos(plaza, bytes, count);
      const figures = [fixed(alone, 2), fixed(seconds, 2), fixed(alone / seconds, 2), fixed(raisedBytes / mebibyte, 1)];
      print([`${count} at once`, ...figures]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** So many bytes of a video that nobody could compress. */
function* video(bytes: number): Iterable<Buffer> {
  const noise = Buffer.alloc(mebibyte);
  for (let n = 0; n < mebibyte; n += 4) noise.writeUInt32LE(Math.imul(n + 1, 2_654_435_761) >>> 0, n);
  yield beginning;
  for (let left = bytes - beginning.length; left > 0; left -= mebibyte)
    yield noise.subarray(0, Math.min(left, mebibyte));
}

/** Seconds that the bytes take through SHA-256 to a file: what an upload cannot do without. */
async function baseline(bytes: number, folder: string): Promise<number> {
  const path = join(folder, 'baseline');
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const began = performance.now();
  await pipeline(Readable.from(video(bytes)), hashing, createWriteStream(path, { flush: true }));
  const seconds = (performance.now() - began) / 1000;
  await rm(path);
  return seconds;
}

type UploadMeasure = { seconds: number; raisedBytes: number };

/** Uploads so many videos at once, and watches by how much the server's resident memory rises meanwhile. */
async function uploadVideos(target: Server, bytes: number, count: number): Promise<UploadMeasure> {
  const began = performance.now();
  const raisedBytes = await watchMemory(target.pid, () =>
    Promise.all(Array.from({ length: count }, () => upload(target, bytes))),
  );
  return { seconds: (performance.now() - began) / 1000, raisedBytes };
}

async function upload({ origin, key }: Server, bytes: number): Promise<void> {
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="title"\r\n\r\nBench\r\n` +
      `--${boundary}\r\nContent-Disposition: form-data; name="video"; filename="bench.mp4"\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const call = request(`${origin}/api/v1/videos`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + bytes + tail.length,
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
  });
  function* body() {
    yield head;
    yield* video(bytes);
    yield tail;
  }
  await pipeline(Readable.from(body()), call);
  if ((await status) !== 201) throw new Error(`an upload was answered with ${await status}`);
}
