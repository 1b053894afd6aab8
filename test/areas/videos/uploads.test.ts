import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measure } from '../../../src/areas/videos/container.js';
import { purgeOld } from '../../../src/content/removal/purge.js';
import { uploadReaderLimits } from '../../../src/core/platform/bounded/bounded.js';
import { Semaphore } from '../../../src/core/platform/semaphore.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { expectExact } from '../../helpers/exact.js';
import { type FilmType, film, filmTypes, oggVideo } from '../../helpers/film.js';
import { issueKey } from '../../helpers/people.js';
import { smallVideo } from '../../helpers/requests.js';
import { videosOf } from '../../helpers/videos.js';

const uploadReaders = new Semaphore(uploadReaderLimits);

let app: TestApp;
let area: ReturnType<typeof videosOf>;
beforeAll(async () => {
  app = await testApp();
  area = videosOf(app);
});
afterAll(() => app.close());

function upload(bytes: Buffer, fields: Record<string, string> = { title: 'A film' }, key = app.people.member.key) {
  return app.api.post('/videos', key).field(fields).attach('video', bytes, 'film.bin');
}

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.storage.list('videos')) keys.push(key);
  return keys;
}

describe('an upload', () => {
  it.each<FilmType>(filmTypes)('detects %s from its content, and reads its container', async (type) => {
    const bytes = await film(type);
    const texts = { title: ' A film ', description: 'Text', visibility: 'private' };
    const { body } = await upload(bytes, texts).expect(201);
    expect(body).toMatchObject({
      ...{ title: 'A film', description: 'Text', visibility: 'private', status: 'ready', author: 'mia_member' },
      ...{ mime_type: type, size: bytes.length, width: 640, height: 360, share: null, my_rating: 'none' },
    });
    expect(body.duration).toBeGreaterThan(2.8);
    expect(body.duration).toBeLessThanOrEqual(3);
    expect(await area.read(body.id, app.people.member.key)).toEqual(body);
  });

  it('accepts a video whose container cannot be read, without a duration', async () => {
    for (const bytes of [oggVideo(), smallVideo]) {
      const { body } = await upload(bytes).expect(201);
      expect(body).toMatchObject({ duration: null, width: null, height: null, visibility: 'public', description: '' });
      expect(body).toMatchObject({ status: 'ready', failure: null });
    }
    await expectExact(app.database, 'videos');
  });

  it.each<FilmType>(['video/mp4', 'video/quicktime'])(
    'marks a %s that is cut off before its index as failed, with the reason',
    async (type) => {
      const whole = await film(type);
      const index = whole.indexOf('moov', 0, 'latin1') - 4;
      const m4v = Buffer.concat([
        Buffer.from('\0\0\0\x18ftypM4V \0\0\0\0M4V isom', 'latin1'),
        whole.subarray(index - 2000, index),
      ]);
      const cut = [
        whole.subarray(0, 300),
        whole.subarray(0, index),
        whole.subarray(0, index + 8),
        whole.subarray(0, -1),
        m4v,
      ];
      for (const bytes of [...cut, Buffer.concat([whole.subarray(0, 200), Buffer.alloc(999, 7)])]) {
        const { body } = await upload(bytes).expect(201);
        expect(body).toMatchObject({ status: 'failed', failure: 'incomplete' });
        await expectCode(app.api.get(`/videos/${body.id}/stream`, app.people.member.key), 409, 'video_not_ready');
      }
      // Works with the index at the beginning.
      const first = Buffer.concat([
        whole.subarray(0, whole.readUInt32BE(0)),
        whole.subarray(index),
        whole.subarray(whole.readUInt32BE(0), index),
      ]);
      expect((await upload(first.subarray(0, -500)).expect(201)).body).toMatchObject({
        status: 'ready',
        failure: null,
      });
      await expectExact(app.database, 'videos');
    },
  );

  it('refuses other formats, and removes their bytes', async () => {
    const before = await stored();
    const count = (await area.list()).total;
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    for (const [bytes, type] of [
      [Buffer.from('<html>'), 'text/plain'],
      [png, 'image/png'],
      [Buffer.alloc(5000), 'application/octet-stream'],
      // A playlist, which names other files.
      [Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), 'text/plain'],
    ] as const) {
      const reply = await upload(bytes);
      expect([reply.status, reply.body.code, reply.body.message]).toEqual([
        415,
        'unsupported_media_type',
        'The type of the file is not supported.',
      ]);
      const types = 'video/mp4, video/webm, video/ogg, video/quicktime, video/matroska, video/vnd.avi';
      expect(reply.body.data.params).toEqual({ video: `is ${type} by its content, and none of ${types}` });
    }
    await expectCode(upload(Buffer.alloc(0)), 400, 'invalid_file');
    await expectCode(upload(await film(), {}), 422, 'missing_fields');
    await expectCode(upload(await film(), { title: ' ' }), 422, 'missing_fields');
    await expectCode(upload(await film(), { title: 'x'.repeat(201) }), 400, 'invalid_param');
    await expectCode(upload(await film(), { title: 'x', visibility: 'secret' }), 400, 'invalid_param');
    await expectCode(upload(await film()).attach('video', await film(), 'b.mp4'), 400, 'invalid_file');
    const { key } = app.people.member;
    await expectCode(app.api.post('/videos', key).field('title', 'x'), 422, 'missing_fields');
    await expectCode(app.api.post('/videos', key).send({ title: 'x' }), 415, 'unsupported_media_type');
    const readOnly = await issueKey(app.database, app.people.member.id, { scopes: ['read'] });
    await expectCode(upload(await film(), { title: 'x' }, readOnly), 403, 'insufficient_scope');
    expect(await stored()).toEqual(before);
    expect((await area.list()).total).toBe(count);
  });

  it('cuts off an upload over the limit, and removes its bytes', async () => {
    const before = await stored();
    const bytes = await film('video/mp4', { pictureBytes: 100_000 });
    const small = await testApp({ sharing: app, settings: { MAX_VIDEO_SIZE: '1000000' } });
    const reply = await small.api
      .post('/videos', app.people.member.key)
      .field('title', 'x')
      .attach('video', bytes, 'film.mp4');
    expect([reply.status, reply.body.code, reply.body.data.max_size]).toEqual([413, 'payload_too_large', 1_000_000]);
    expect(await stored()).toEqual(before);
    await small.close();
  });

  it('is one for one Idempotency-Key, and the second file is not kept', async () => {
    const bytes = await film();
    const before = await stored();
    const call = (title: string) => upload(bytes, { title }).set('Idempotency-Key', 'film');
    const first = await call('Once').expect(201);
    const second = await call('Once').expect(201);
    expect(second.body).toEqual(first.body);
    await expectCode(call('Twice'), 422, 'idempotency_key_reused');
    expect(await stored()).toHaveLength(before.length + 1);
  });

  it('goes with the video, for its owner alone', async () => {
    const { api, people } = app;
    const { body } = await upload(await film(), { title: 'Short-lived' }).expect(201);
    const path = `/videos/${body.id}`;
    await area.comment(body.id);
    await area.rate(body.id, 'like');
    await expectCode(api.delete(path, people.other.key), 403, 'not_owner');
    await expectCode(api.delete(path, people.moderator.key), 403, 'not_owner');
    const before = await stored();
    expect((await api.delete(path, people.member.key).expect(200)).body).toEqual({ id: body.id, deleted: true });
    await expectCode(api.get(path), 404, 'video_not_found');
    await expectCode(api.delete(path, people.member.key), 404, 'video_not_found');
    // Bytes are kept as long as the row, under a key that no link has.
    const kept = await stored();
    expect(kept).toHaveLength(before.length);
    expect(kept).not.toEqual(before);
    await purgeOld(app.database, (key) => app.storage.remove(key), 0);
    expect(await stored()).toHaveLength(before.length - 1);
    const hidden = await area.video({ visibility: 'private' });
    await expectCode(api.delete(`/videos/${hidden}`, people.other.key), 404, 'video_not_found');
    await expectExact(app.database, 'videos');
  });
});

describe('a stream link', () => {
  it('serves the bytes as they came, and any range of them, to be played and not opened as a page', async () => {
    const bytes = await film('video/webm', { pictureBytes: 3000 });
    const { body } = await upload(bytes, { title: 'Plays "well" ☕' }).expect(201);
    const before = Date.now();
    const { body: link } = await app.api.get(`/videos/${body.id}/stream`).expect(200);
    const hours = (Date.parse(link.expires_at) - before) / 3_600_000;
    expect(hours).toBeGreaterThan(23.99);
    expect(hours).toBeLessThan(24.01);
    const whole = await fetch(link.stream_url);
    const digest = (data: ArrayBuffer | Buffer) =>
      createHash('sha256')
        .update(Buffer.from(data as Buffer))
        .digest('hex');
    expect(digest(await whole.arrayBuffer())).toBe(digest(bytes));
    expect(whole.headers.get('content-type')).toBe('video/webm');
    expect(whole.headers.get('content-disposition')).toMatch(/^inline/);
    // A bucket serves from an origin without sessions.
    if (app.config.storage.kind === 'file') expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    const part = await fetch(link.stream_url, { headers: { Range: 'bytes=1000-1999' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${bytes.length}`]);
    expect(digest(await part.arrayBuffer())).toBe(digest(bytes.subarray(1000, 2000)));
    await app.api.get(`/videos/${body.id}/stream`).set('If-None-Match', '*').expect(304);
  });
});

describe('the container of a large video', () => {
  it.each<FilmType>(['video/mp4', 'video/quicktime', 'video/webm'])(
    'reads only a few ranges of a large container: %s',
    async (type) => {
      const bytes = await film(type, { seconds: 20, pictureBytes: 150_000 });
      let read = 0;
      const storage = {
        read: async (_key: string, { start, end } = { start: 0, end: bytes.length }) => {
          read += end + 1 - start;
          return Readable.from([bytes.subarray(start, end + 1)]);
        },
      };
      const measures = await measure({ storage, uploadReaders }, 'videos/aa/key', bytes.length, { seconds: 50 });
      expect(measures).toMatchObject({ width: 640, height: 360 });
      expect(Math.round(measures.duration ?? 0)).toBe(20);
      expect(bytes.length).toBeGreaterThan(29_000_000);
      expect(read).toBeLessThan(1_000_000);
    },
  );

  it('skips a container that it would have to read as a whole, or that the storage fails to read', async () => {
    const bytes = await film('video/mp4', { seconds: 20, pictureBytes: 150_000 });
    const failing = {
      read: async () => {
        throw new Error('unreachable');
      },
    };
    const nothing = { duration: null, width: null, height: null, isIncomplete: false, plays: null };
    expect(await measure({ storage: failing, uploadReaders }, 'videos/aa/key', bytes.length)).toEqual(nothing);
    // An index that claims to be as large as the file.
    const head = bytes.subarray(0, 24);
    const huge = Buffer.concat([head, Buffer.from('01c00000', 'hex'), Buffer.from('moov'), bytes.subarray(32)]);
    let read = 0;
    const storage = {
      read: async (_key: string, { start, end } = { start: 0, end: huge.length }) => {
        read += end + 1 - start;
        return Readable.from([huge.subarray(start, end + 1)]);
      },
    };
    expect(await measure({ storage, uploadReaders }, 'videos/aa/key', huge.length)).toMatchObject({
      duration: null,
      width: null,
      height: null,
    });
    expect(read).toBeLessThan(9_000_000);
  });
});
