import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatedPicture } from '../../../src/accounts/users/avatars/generated.js';
import { deleteAccount } from '../../../src/accounts/users/deletion.js';
import { shrink } from '../../../src/content/pictures/shrink.js';
import { Semaphore, SemaphoreQueueFull } from '../../../src/core/platform/semaphore.js';
import { StorageError } from '../../../src/core/storage/storage.js';
import { orphans } from '../../../src/core/storage/sweep.js';
import { owners } from '../../../src/handlers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { createPerson, type Person } from '../../helpers/people.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let made = 0;
const person = () => createPerson(app.database, `face-${++made}`);
const plain = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } });
const put = (by: Person, bytes: Buffer, to = app) => to.api.put('/me/avatar', by.key).attach('avatar', bytes, 'me.bin');
const fetchPicture = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(url, { headers });
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
};
const urlOf = async (whom: Person): Promise<string> =>
  (await app.api.get(`/users/${whom.username}`).expect(200)).body.avatar_url;
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of app.storage.list('avatars')) keys.push(key);
  return keys.length;
};

describe('PUT /me/avatar', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'takes %s, and makes squares of it without metadata',
    async (format) => {
      const me = await person();
      const exif = { IFD0: { Copyright: 'Secret', ImageDescription: 'Home' } };
      const bytes = await plain(300, 200).withExif(exif).toFormat(format).toBuffer();
      const before = await urlOf(me);
      const { avatar_url: url } = (await put(me, bytes).expect(200)).body;
      expect(url).not.toBe(before);
      expect(await urlOf(me)).toBe(url);
      expect((await app.api.get('/me', me.key).expect(200)).body.user.avatar_url).toBe(url);
      for (const [query, size] of [
        ['', 128],
        ['&size=64', 64],
        ['&size=128', 128],
        ['&size=256', 256],
      ] as const) {
        const { reply, bytes: picture } = await fetchPicture(url + query);
        expect(reply.status).toBe(200);
        expect(reply.headers.get('content-type')).toBe('image/webp');
        expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
        const { width, height, exif: left, icc, xmp } = await sharp(picture).metadata();
        expect([width, height, left, icc, xmp]).toEqual([size, size, undefined, undefined, undefined]);
        expect(picture.includes('Secret')).toBe(false);
      }
    },
  );

  it('turns a picture as its metadata say', async () => {
    const me = await person();
    const half = await plain(100, 50, '#000').png().toBuffer();
    const image = plain(100, 100, '#fff').composite([{ input: half, top: 0, left: 0 }]);
    // 6: the camera was turned, so that the top is shown on the right.
    const bytes = await image.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes: picture } = await fetchPicture((await put(me, bytes).expect(200)).body.avatar_url);
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => data[(64 * info.width + x) * info.channels] as number;
    expect([at(20) > 200, at(108) < 60]).toEqual([true, true]);
  });

  it('takes the first frame of what moves', async () => {
    const me = await person();
    const frames = await Promise.all(['#f00', '#00f'].map((colour) => plain(80, 80, colour).png().toBuffer()));
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const { bytes: picture } = await fetchPicture((await put(me, bytes).expect(200)).body.avatar_url);
    expect((await sharp(picture).metadata()).pages).toBeUndefined();
    const { dominant } = await sharp(picture).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  it('has another address for another picture, and removes what was there', async () => {
    const me = await person();
    const count = await stored();
    const first = (await put(me, await plain(90, 90).png().toBuffer()).expect(200)).body.avatar_url;
    expect(await stored()).toBe(count + 3);
    const second = (await put(me, await plain(90, 90, '#3c3').png().toBuffer()).expect(200)).body.avatar_url;
    expect(second).not.toBe(first);
    expect(await stored()).toBe(count + 3);
    const [old, now] = [await fetchPicture(first), await fetchPicture(second)];
    expect(old.reply.headers.get('cache-control')).toBe('public, no-cache');
    expect(old.bytes.equals(now.bytes)).toBe(true);
    const etag = now.reply.headers.get('etag') as string;
    expect((await fetchPicture(second, { 'If-None-Match': etag })).reply.status).toBe(304);
    const removed = (await app.api.delete('/me/avatar', me.key).expect(200)).body.avatar_url;
    expect([await stored(), await urlOf(me)]).toEqual([count, removed]);
    expect((await fetchPicture(removed)).reply.headers.get('content-type')).toBe('image/svg+xml');
    expect((await app.api.delete('/me/avatar', me.key).expect(200)).body.avatar_url).toBe(removed);
  });

  it('keeps one of several that are sent at once, whole', async () => {
    const me = await person();
    const count = await stored();
    const colours = ['#f00', '#0f0', '#00f', '#ff0'];
    const pictures = await Promise.all(colours.map((colour) => plain(200, 200, colour).png().toBuffer()));
    const replies = await Promise.all(pictures.map((bytes) => put(me, bytes)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const url = await urlOf(me);
    expect(replies.map(({ body }) => body.avatar_url)).toContain(url);
    expect(await stored()).toBe(count + 3);
    expect((await fetchPicture(`${url}&size=256`)).reply.headers.get('cache-control')).toContain('immutable');
  });

  describe('refuses', () => {
    let me: Person;
    let url: string;
    let count: number;
    beforeAll(async () => {
      me = await person();
      url = (await put(me, await plain(64, 64).png().toBuffer()).expect(200)).body.avatar_url;
      count = await stored();
    });
    const unchanged = async () => expect([await urlOf(me), await stored()]).toEqual([url, count]);
    const whole = () => plain(600, 600).jpeg().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

    it.each([
      ['a drawing', async () => Buffer.from(svg)],
      ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['another kind of picture', async () => plain(50, 50).tiff().toBuffer()],
      ['a modern kind of picture', async () => plain(50, 50).avif().toBuffer()],
      [
        'a drawing behind the head of a picture',
        async () => Buffer.concat([(await plain(9, 9).gif().toBuffer()).subarray(0, 6), Buffer.from(svg)]),
      ],
      ['a film', async () => Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08free', 'latin1')],
    ])('refuses %s by its content', async (_, make) => {
      await expectCode(put(me, await make()), 415, 'unsupported_media_type');
      await unchanged();
    });

    it.each([
      ['one that ends early', async () => (await whole()).subarray(0, 1200)],
      ['a head without a body', async () => (await whole()).subarray(0, 20)],
      ['a PNG whose bytes are not what it says', async () => pngOf(100, 100, Buffer.alloc(10))],
      ['a side that is too long', async () => plain(1, 100_000).png().toBuffer()],
      ['too many pixels', async () => plain(5000, 5000).png().toBuffer()],
      ['a decompression bomb', async () => pngOf(30_000, 30_000, Buffer.alloc(4_000_000))],
      ['one of more pixels than there are numbers', async () => pngOf(2 ** 31 - 1, 2 ** 31 - 1, Buffer.alloc(100))],
    ])('%s', async (_, make) => {
      await expectCode(put(me, await make()), 400, 'invalid_file');
      await unchanged();
    });

    it.each([
      ['has 48 megapixels, and at most 24 are taken', 8000, 6000],
      ['has 108 megapixels, and at most 24 are taken', 12_000, 9000],
      ['has a side of 12000 pixels, and at most 10000 are taken', 12_000, 100],
    ])('a photo that %s, and says so', async (says, width, height) => {
      const { code, data } = (await put(me, await plain(width, height).jpeg().toBuffer()).expect(400)).body;
      expect([code, data.params]).toEqual(['invalid_file', { avatar: says }]);
      await unchanged();
    });

    it('refuses too many bytes, an empty file, and an unexpected part', async () => {
      const large = Buffer.concat([await whole(), Buffer.alloc(5 * 1024 * 1024)]);
      await expectCode(put(me, large), 413, 'payload_too_large');
      await expectCode(put(me, Buffer.alloc(0)), 400, 'invalid_file');
      await expectCode(app.api.put('/me/avatar', me.key).attach('file', await whole(), 'a.jpg'), 400, 'invalid_file');
      await unchanged();
    });

    it('a form without a picture, and one with a part whose name is none', async () => {
      const form = () => app.api.put('/me/avatar', me.key);
      await expectCode(form().field('other', 'text'), 422, 'missing_fields');
      const named = form()
        .field('a b', 'text')
        .attach('avatar', await whole(), 'a.jpg');
      const { code, data } = (await named.expect(400)).body;
      const params = { 'a b': 'is unknown; the nearest known name is avatar' };
      expect([code, data.params]).toEqual(['invalid_param', params]);
      await unchanged();
    });

    it('somebody without a key, and somebody with a key to read', async () => {
      await expectCode(app.api.put('/me/avatar').attach('avatar', await whole(), 'a.jpg'), 401, 'unauthorized');
      await unchanged();
    });

    it('answers 503 if the storage cannot store the picture', async () => {
      let writes = 0;
      const failing = await testApp({
        sharing: app,
        through: (storage) => ({
          ...storage,
          write: (...args) => {
            // Fails at a square, after the upload itself.
            if (++writes === 3) return Promise.reject(new StorageError('unreachable', new Error('full')));
            return storage.write(...args);
          },
        }),
      });
      try {
        expect((await put(me, await whole(), failing)).status).toBe(503);
        expect(writes).toBeGreaterThan(2);
        expect(await urlOf(me)).toBe(url);
        expect((await fetchPicture(url)).reply.headers.get('content-type')).toBe('image/webp');
      } finally {
        await failing.close();
      }
    });
  });

  it('gives up what takes too long, and refuses to let too many wait', async () => {
    const bytes = await plain(50, 50).png().toBuffer();
    const key = `avatars/00/${'a'.repeat(32)}`;
    await app.storage.write({ key, mimeType: 'image/png', disposition: 'inline', name: 'a' }, one(bytes));
    const busy = new Semaphore({ permits: 1, maxWaiting: 1 });
    const over = new AbortController();
    const first = busy.run(
      () => new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve())),
    );
    const parts = { storage: app.storage, uploadReaders: busy };
    const squares = { sizes: [64], fit: 'cover' } as const;
    const two = await Promise.allSettled([shrink(parts, key, squares), shrink(parts, key, squares)]);
    const reasons = two.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    const faults = two.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(reasons).toEqual([expect.any(SemaphoreQueueFull)]);
    expect(faults).toEqual([{ fault: expect.stringContaining('in time') }]);
    over.abort();
    await first;
    await app.storage.remove(key);
  });
});

describe('GET /users/{username}/avatar', () => {
  it('draws the initials of who has no picture, the same each time', async () => {
    const me = await person();
    const [url, other] = [await urlOf(me), await urlOf(await person())];
    const { reply, bytes } = await fetchPicture(`${url}&size=64`);
    expect(reply.headers.get('content-type')).toBe('image/svg+xml');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(bytes.toString()).toContain(
      '>F1</text>'.replace('1', String(me.username.at(-2) === '-' ? me.username.at(-1) : me.username.at(-2))),
    );
    expect((await fetchPicture(`${url}&size=64`)).bytes.equals(bytes)).toBe(true);
    expect((await fetchPicture(`${other}&size=64`)).bytes.equals(bytes)).toBe(false);
    await app.api.put('/me', me.key).send({ display_name: '<&' }).expect(200);
    expect(await urlOf(me)).not.toBe(url);
    const drawn = (await fetchPicture(await urlOf(me))).bytes.toString();
    expect(drawn).toContain('>&lt;</text>');
    await sharp(Buffer.from(drawn)).png().toBuffer();
  });

  it('draws any name', () => {
    expect(generatedPicture('Ana María Ruiz', 64)).toContain('>AR<');
    expect(generatedPicture('дмитрий', 64)).toContain('>Д<');
    expect(generatedPicture('西红柿', 64)).toContain('>西<');
    expect(generatedPicture('👩‍👩‍👧 x', 64)).toContain('>X<');
    expect(generatedPicture('"><script>', 64)).toContain('>S<');
    expect(generatedPicture('☃', 64)).toContain('>☃<');
  });

  it('counts against no limit where it is cached for long, up to ten times that limit', async () => {
    const url = await urlOf(await person());
    const settings = { RATE_LIMIT_ANONYMOUS: '4', RATE_LIMIT_KEY: '4' };
    for (const [version, uncounted] of [
      ['', 40],
      ['0', 0],
    ] as const) {
      const limited = await testApp({ sharing: app, settings });
      const address = `${url.replace(app.origin, limited.origin)}${version}`;
      const statuses: number[] = [];
      while (statuses.at(-1) !== 429) statuses.push((await fetch(address)).status);
      expect(statuses).toEqual([...Array(uncounted + 4).fill(200), 429]);
      await limited.close();
    }
  });

  it('is 404 for nobody, and 400 for another size', async () => {
    const { username } = await person();
    const base = `${app.origin}${app.config.basePaths[0]}/users`;
    const codeOf = async (path: string, method = 'GET') => {
      const reply = await fetch(`${base}/${path}`, { method });
      return [reply.status, ((await reply.json()) as { code: string }).code];
    };
    for (const name of ['nobody_at_all', 'a.b', '%00%00%00', "x'--"]) {
      expect(await codeOf(`${name}/avatar`)).toEqual([404, 'user_not_found']);
    }
    for (const size of ['0', '63', '1000', 'x', '64&size=128']) {
      expect(await codeOf(`${username}/avatar?size=${size}`)).toEqual([400, 'invalid_param']);
    }
    expect(await codeOf(`${username}/avatar`, 'PUT')).toEqual([405, 'method_not_allowed']);
    expect((await fetch(`${base}/${username}/avatar`, { method: 'HEAD' })).status).toBe(200);
  });
});

it('removes the avatar when staff clear the profile, and with the account', async () => {
  const [me, gone] = [await person(), await person()];
  const count = await stored();
  for (const each of [me, gone]) await put(each, await plain(70, 70).png().toBuffer()).expect(200);
  await app.api.delete(`/users/${me.username}/profile`, app.people.moderator.key).expect(200);
  expect((await fetchPicture(await urlOf(me))).reply.headers.get('content-type')).toBe('image/svg+xml');
  expect(await stored()).toBe(count + 3);
  const left = await deleteAccount(app.database, gone.id);
  expect(left.filter((key) => key.startsWith('avatars/'))).toHaveLength(3);
  const picture = await fetchPicture(await urlOf({ ...gone, username: `deleted-${gone.id}` }));
  expect(picture.reply.headers.get('content-type')).toBe('image/svg+xml');
});

it('sweeps only avatars that no user has', async () => {
  const me = await person();
  await put(me, await plain(70, 70).png().toBuffer()).expect(200);
  const key = `avatars/00/${'b'.repeat(32)}`;
  await app.storage.write({ key, mimeType: 'image/png', disposition: 'inline', name: 'a' }, one(Buffer.from('x')));
  const { rows } = await app.database.pool.query('SELECT object_key AS key FROM avatars WHERE user_id = $1', [me.id]);
  const orphanKeys: string[] = [];
  const inAnHour = new Date(Date.now() + 3_700_000);
  for await (const each of orphans({ storage: app.storage, database: app.database }, owners, inAnHour))
    orphanKeys.push(each.key);
  expect(orphanKeys).toContain(key);
  expect(rows).toHaveLength(3);
  for (const { key: own } of rows) expect(orphanKeys).not.toContain(own);
});

async function* one(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes;
}

/** A PNG whose header has this size, whatever its pixels are. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
