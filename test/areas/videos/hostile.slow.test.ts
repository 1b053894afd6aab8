import { Readable } from 'node:stream';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { measure } from '../../../src/areas/videos/container.js';
import { createDatabase } from '../../../src/core/database/client.js';
import { uploadReaderLimits } from '../../../src/core/platform/bounded/bounded.js';
import { Semaphore } from '../../../src/core/platform/semaphore.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { silentLog } from '../../helpers/database.js';
import { film } from '../../helpers/film.js';

const uploadReaders = new Semaphore(uploadReaderLimits);

const nothing = { duration: null, width: null, height: null };
/**
 * A timeout longer than any of these tests, so that CPU time ends them; and less of that than usual, since it is
 * wasted.
 */
const limits = { seconds: 50, cpuSeconds: 1.5 };

function storageOf(bytes: Buffer) {
  return { read: async (_key: string, range = { start: 0, end: bytes.length }) => readable(bytes, range) };
}

function readable(bytes: Buffer, { start, end }: { start: number; end: number }): Readable {
  return Readable.from([bytes.subarray(start, end + 1)]);
}

const measured = (bytes: Buffer, options: { seconds: number; cpuSeconds?: number } = limits) =>
  measure({ storage: storageOf(bytes), uploadReaders }, 'videos/aa/key', bytes.length, options);

/** A timeout that harmless files never reach on a busy machine. */
const patient = { seconds: 50 };

/** A block group of a cluster with an element that the parser never gets past. */
function endlessWebm(): Buffer {
  return Buffer.concat([Buffer.from('1a45dfa3874282847765626d18538067a0', 'hex'), Buffer.alloc(36, 0x11)]);
}

/** Tables that claim many samples in a few bytes, with equal times of display and decoding. */
async function crowdedTables(samples: number): Promise<Buffer> {
  const bytes = await film('video/mp4');
  bytes.writeUInt32BE(samples, bytes.indexOf('stts') + 12);
  const table = bytes.indexOf('stss');
  bytes.write('ctts', table, 'latin1');
  for (const [n, value] of [1, 1, 0].entries()) bytes.writeUInt32BE(value, table + 8 + 4 * n);
  return bytes;
}

/** A fragment whose samples all have the defaults of the file's header. */
async function crowdedFragment(samples: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  await output.start();
  await source.add(new EncodedPacket(new Uint8Array(50), 'key', 0, 0.1), {
    decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 },
  });
  await output.finalize();
  const bytes = Buffer.from(target.buffer as ArrayBuffer);
  const run = bytes.indexOf('trun');
  bytes.writeUInt32BE(1, run + 4);
  bytes.writeUInt32BE(samples, run + 8);
  return bytes;
}

/** Audio in so many chunks: a list that grows so fast that a worker thread would end its process. */
async function crowdedSound(chunks: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const source = new EncodedAudioPacketSource('pcm-s16');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: 'pcm-s16', sampleRate: 8000, numberOfChannels: 1 };
  for (const n of [0, 1]) {
    const packet = new EncodedPacket(new Uint8Array(8000 - 2000 * n), 'key', n * 0.5, 0.5 - n * 0.125);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  const bytes = Buffer.from(target.buffer as ArrayBuffer);
  const table = bytes.indexOf('stsc');
  expect(bytes.readUInt32BE(table + 8)).toBe(2);
  for (const [n, value] of [1, 1, 1, chunks, 1, 1].entries()) bytes.writeUInt32BE(value, table + 12 + 4 * n);
  bytes.writeUInt32BE(chunks, bytes.indexOf('stts') + 12);
  return bytes;
}

const hostile: [string, () => Promise<Buffer>][] = [
  ['that the parser never gets to the end of', async () => endlessWebm()],
  ['with five million samples', () => crowdedTables(5_000_000)],
  ['with as many samples as can be written', () => crowdedTables(0xffffffff)],
  ['with a fragment of as many samples', () => crowdedFragment(0xffffffff)],
  ['with as many chunks of sound', () => crowdedSound(0xffffffff)],
];

describe('a container', () => {
  it.each(hostile)('stores a video without a duration, and delays no other request: %s', async (_name, make) => {
    const bytes = await make();
    let ticks = 0;
    const timer = setInterval(() => ticks++, 10);
    const { duration } = await measured(bytes);
    clearInterval(timer);
    expect(duration).toBeNull();
    expect(ticks).toBeGreaterThan(10);
    expect(await measured(await film(), patient)).toMatchObject({ duration: 3, width: 640, height: 360 });
  });

  it('keeps what it told before it became too much', async () => {
    const measures = await measured(await crowdedTables(0xffffffff));
    expect(measures).toMatchObject({ duration: null, width: 640, height: 360 });
  });

  it('waits for its turn behind others that take long', async () => {
    const bytes = await film();
    const results = await Promise.all([
      ...[endlessWebm(), endlessWebm()].map((each) => measured(each)),
      ...[bytes, bytes, bytes].map((each) => measured(each, patient)),
    ]);
    expect(results.map(({ width }) => width)).toEqual([null, null, 640, 640, 640]);
  });

  it('gives up reading a container if the storage does not answer', async () => {
    const streams: Readable[] = [];
    const silent = {
      read: async () => {
        const stream = new Readable({ read() {} });
        streams.push(stream);
        return stream;
      },
    };
    expect(await measure({ storage: silent, uploadReaders }, 'videos/aa/key', 1000, { seconds: 5 })).toMatchObject(
      nothing,
    );
    expect(streams.length).toBeGreaterThan(0);
    expect(streams.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('is not read when too many wait already', async () => {
    const never = { read: () => new Promise<Readable>(() => {}) };
    const ended: number[] = [];
    const all = Array.from({ length: 23 }, async (_, n) => {
      expect(await measure({ storage: never, uploadReaders }, 'videos/aa/key', 1000, { seconds: 2 })).toMatchObject(
        nothing,
      );
      ended.push(n);
    });
    await Promise.all(all);
    expect(ended[0]).toBe(22);
    expect(await measured(await film(), patient)).toMatchObject({ duration: 3 });
  });
});

describe('an upload', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  it('accepts an endless container, and answers other requests before it', async () => {
    const { api, people } = app;
    const upload = (bytes: Buffer) =>
      api.post('/videos', people.member.key).field('title', 'A film').attach('video', bytes, 'film.bin').expect(201);
    const answered: string[] = [];
    const endless = upload(endlessWebm()).then(({ body }) => {
      answered.push('endless');
      return body;
    });
    const good = upload(await film()).then(({ body }) => {
      answered.push('good');
      return body;
    });
    expect(await endless).toMatchObject(nothing);
    expect(await good).toMatchObject({ duration: 3, width: 640, height: 360 });
    expect(answered).toEqual(['good', 'endless']);
  });

  it('leaves database connections to others during many uploads of endless containers', async () => {
    const database = createDatabase({ url: app.testDatabase.url, poolSize: 2 }, silentLog);
    const small = await testApp({ sharing: { ...app, testDatabase: { ...app.testDatabase, database } } });
    let measured = 0;
    try {
      const uploads = Array.from({ length: 6 }, async (_, n) => {
        const { status, body } = await small.api
          .post('/videos', app.people.member.key)
          .set('Idempotency-Key', `endless ${n}`)
          .field('title', 'A film')
          .attach('video', endlessWebm(), 'film.bin');
        measured++;
        return [status, body.duration];
      });
      await until(async () => (await keysOf(small)).length >= 6);
      const waits: number[] = [];
      while (measured === 0) {
        const since = performance.now();
        await small.api.get('/forum/boards').expect(200);
        waits.push(performance.now() - since);
      }
      expect(waits.length).toBeGreaterThan(5);
      // A request without a connection gets a 503 in the end; the median shows that most need not wait for one.
      expect(waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(1500);
      expect(await Promise.all(uploads)).toEqual(Array.from({ length: 6 }, () => [201, null]));
    } finally {
      await small.close();
      await database.close();
    }
  });
});

async function keysOf({ storage }: TestApp): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('videos')) keys.push(key);
  return keys;
}
