import { createHash } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const mebibyte = 1024 * 1024;
const boundary = 'a-line-between-parts';
/** The beginning of an MP4: what follows it is not looked at when the type is told. */
const beginning = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08free', 'latin1');

export type UploadTarget = { origin: string; key: string; pid: number };

/** So many bytes of a video that nobody could compress. */
function* video(bytes: number): Iterable<Buffer> {
  const noise = Buffer.alloc(mebibyte);
  for (let n = 0; n < mebibyte; n += 4) noise.writeUInt32LE(Math.imul(n + 1, 2_654_435_761) >>> 0, n);
  yield beginning;
  for (let left = bytes - beginning.length; left > 0; left -= mebibyte)
    yield noise.subarray(0, Math.min(left, mebibyte));
}

/** Seconds that the bytes take through SHA-256 to a file: what an upload cannot do without. */
export async function baseline(bytes: number, folder: string): Promise<number> {
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

export type UploadMeasure = { seconds: number; raisedBytes: number };

/** Uploads so many videos at once, and watches by how much the server's resident memory rises meanwhile. */
export async function uploadVideos(target: UploadTarget, bytes: number, count: number): Promise<UploadMeasure> {
  const before = residentBytes(target.pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentBytes(target.pid));
  }, 20);
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: count }, () => upload(target, bytes)));
  } finally {
    clearInterval(watch);
  }
  return { seconds: (performance.now() - began) / 1000, raisedBytes: most - before };
}

async function upload({ origin, key }: UploadTarget, bytes: number): Promise<void> {
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

/** What the system counts for a process. Linux alone tells without another program. */
function residentBytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) * 1024;
}
