import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../src/accounts/users/deletion.js';
import { addPicture } from '../../src/content/pictures/pictures.js';
import { purgeOld } from '../../src/content/removal/purge.js';
import { StorageError } from '../../src/core/storage/storage.js';
import { orphans } from '../../src/core/storage/sweep.js';
import { owners } from '../../src/handlers.js';
import { findBreaches } from '../../src/maintenance/invariants.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { eventsOf } from '../helpers/events.js';
import { holdIdempotencyKey } from '../helpers/idempotency.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

type Picture = {
  id: number;
  alt: string;
  width: number;
  height: number;
  url: string;
  sizes: { width: number; url: string }[];
};

let app: TestApp;
let seller: Person;
let slug: string;
let id: number;
let made = 0;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  seller = await createPerson(app.database, `seller-${++made}`);
  ({ slug } = await shopsOf(app).store(seller.key));
  id = await shopsOf(app).product(slug, {}, seller.key);
});

const plain = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const add = async (
  by: Person,
  { file, alt, product = id, to = app }: { file?: Buffer; alt?: string; product?: number; to?: TestApp } = {},
) => {
  const form = to.api.post(`/products/${product}/pictures`, by.key);
  if (alt !== undefined) form.field('alt', alt);
  return form.attach('file', file ?? (await plain(40, 30)), 'a.bin');
};
const added = async (options?: Parameters<typeof add>[1]): Promise<Picture> => {
  const reply = await add(seller, options);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
};
const shown = async (by: Person | null = null) =>
  (await app.api.get(`/marketplace/products/${id}`, by?.key).expect(200)).body;
const idsNow = async () => ((await shown(seller)).pictures as Picture[]).map((each) => each.id);
const fetched = async (url: string) => {
  const reply = await fetch(url);
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
};
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of app.storage.list('pictures')) keys.push(key);
  return keys.length;
};
const breaches = async () => {
  const client = await app.database.pool.connect();
  const found = await findBreaches(client, ['shops']).finally(() => client.release());
  return found.breaches;
};

describe('POST /products/{id}/pictures', () => {
  it('stores three widths without metadata, and shows them in the product, its lists and events', async () => {
    const events = eventsOf(app);
    const start = await events.latest();
    const exif = { IFD0: { Copyright: 'Secret' } };
    const file = await sharp(await plain(1600, 1200))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    const picture = await added({ file, alt: 'A red chair' });
    expect(picture).toMatchObject({ product_id: id, alt: 'A red chair', width: 1280, height: 960 });
    expect(picture.sizes.map(({ width }) => width)).toEqual([320, 640, 1280]);
    for (const { width, url } of [...picture.sizes, { width: 1280, url: picture.url }]) {
      const { status, headers, bytes } = await fetched(url);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const metadata = await sharp(bytes).metadata();
      expect([metadata.width, metadata.height, metadata.exif]).toEqual([width, width * 0.75, undefined]);
      expect(bytes.includes('Secret')).toBe(false);
    }
    const second = await added();
    expect(second).toMatchObject({ alt: '', width: 40, height: 30, sizes: [{ width: 40 }] });
    expect(await shown()).toMatchObject({ image_url: picture.url, pictures: [picture, second] });
    expect((await app.api.get(`/products/${id}/pictures`).expect(200)).body).toEqual({ pictures: [picture, second] });
    for (const path of ['/marketplace/products', `/marketplace/stores/${slug}`, '/home']) {
      const { products } = (await app.api.get(path).expect(200)).body;
      expect(products.find((each: { id: number }) => each.id === id).image_url, path).toBe(picture.url);
    }
    const updates = (await events.after(start, seller.key)).filter(({ type }) => type === 'product.updated');
    expect(updates).toMatchObject([{ data: { image_url: picture.url } }]);
  });

  it('is added once by its Idempotency-Key', async () => {
    const first = await plain(50, 50);
    const send = (key: string, file = first) =>
      app.api.post(`/products/${id}/pictures`, seller.key).set('Idempotency-Key', key).attach('file', file, 'a.png');
    const { body } = await send('once').expect(201);
    expect((await send('once').expect(201)).body).toEqual(body);
    const other = await plain(51, 50);
    await expectCode(send('once', other), 422, 'idempotency_key_reused');
    const client = await app.database.pool.connect();
    try {
      await client.query('BEGIN');
      await holdIdempotencyKey(client, seller, 'createProductPicture', 'twice');
      await expectCode(send('twice'), 409, 'idempotency_in_progress');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    await app.api.delete(`/products/${id}/pictures/${body.id}`, seller.key).expect(200);
  });

  it('takes the place of an address elsewhere, which returns with the last picture gone', async () => {
    const image_url = 'https://example.org/chair.jpg';
    await app.api.patch(`/marketplace/products/${id}`, seller.key).send({ image_url }).expect(200);
    const picture = await added();
    expect((await shown()).image_url).toBe(picture.url);
    await app.api.delete(`/products/${id}/pictures/${picture.id}`, seller.key).expect(200);
    expect(await shown()).toMatchObject({ image_url, pictures: [] });
  });

  it('serves the shop as well, for staff', async () => {
    const product = await shopsOf(app).shopProduct();
    await expectCode(add(seller, { product }), 403, 'not_owner');
    const { body } = await add(app.people.moderator, { product });
    expect((await app.api.get(`/shop/products/${product}`).expect(200)).body).toMatchObject({
      image_url: body.url,
      pictures: [body],
    });
    const { entries } = (await app.api.get('/moderation/log', app.people.admin.key).expect(200)).body;
    expect(entries[0]).toMatchObject({ action: 'createProductPicture', target_type: 'product', target_id: product });
  });

  it('is for the owner and staff, by the rules of the product', async () => {
    const [count, stranger] = [await stored(), app.people.member];
    const { id: picture } = await added();
    const path = `/products/${id}/pictures`;
    const tries = (by: Person) => [
      () => add(by),
      () => app.api.patch(`${path}/${picture}`, by.key).send({ alt: 'x' }),
      () => app.api.delete(`${path}/${picture}`, by.key),
      () => app.api.put(`${path}/order`, by.key).send({ picture_ids: [picture] }),
    ];
    for (const attempt of tries(stranger)) await expectCode(attempt(), 403, 'not_owner');
    await app.api.patch(`/marketplace/products/${id}`, seller.key).send({ status: 'draft' }).expect(200);
    for (const attempt of tries(stranger)) await expectCode(attempt(), 404, 'product_not_found');
    await expectCode(app.api.get(path, stranger.key), 404, 'product_not_found');
    await app.api.get(path, seller.key).expect(200);
    await app.api.patch(`${path}/${picture}`, app.people.moderator.key).send({ alt: 'Staff' }).expect(200);
    // Refused ones leave no files.
    expect(await stored()).toBe(count + 1);
  });

  it('never passes twelve, also with many at once', async () => {
    for (let position = 1; position <= 10; position++) {
      const file = { key: `pictures/00/${id}-${position}`, size: 320, width: 9, height: 9, bytes: 1, sha256: '' };
      await addPicture(app.database.prisma as never, { productId: id, position }, [file]);
    }
    // All arrive at the product before one may go on.
    const client = await app.database.pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [id]);
    const all = Promise.all(Array.from({ length: 5 }, () => add(seller)));
    const waiting = `SELECT count(*)::integer AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const arrived = async () => {
      await client.query('SELECT pg_stat_clear_snapshot()');
      return (await client.query(waiting)).rows[0].n;
    };
    await expect.poll(arrived, { timeout: 10_000 }).toBe(5);
    await client.query('COMMIT');
    client.release();
    const replies = await all;
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403]);
    expect(replies.find(({ status }) => status === 403)?.body.code).toBe('quota_exceeded');
    const ids = await idsNow();
    expect(ids).toHaveLength(12);
    expect(await breaches()).toEqual([]);
  });

  it('says what is wrong with a picture, and keeps nothing of it', async () => {
    const count = await stored();
    const half = (
      await sharp(await plain(600, 600))
        .jpeg()
        .toBuffer()
    ).subarray(0, 1200);
    for (const file of [
      half,
      await sharp(await plain(1, 1))
        .resize(1, 12_000)
        .png()
        .toBuffer(),
    ]) {
      const { body } = await add(seller, { file });
      expect([body.code, Object.keys(body.data.params)]).toEqual(['invalid_file', ['file']]);
    }
    await expectCode(add(seller, { file: Buffer.from('<svg/>') }), 415, 'unsupported_media_type');
    await expectCode(
      add(seller, { file: Buffer.concat([half, Buffer.alloc(5 * 1024 * 1024)]) }),
      413,
      'payload_too_large',
    );
    await expectCode(add(seller, { alt: 'two\nlines' }), 400, 'invalid_param');
    expect([await stored(), await idsNow()]).toEqual([count, []]);
  });

  it('answers 503 if the storage is full', async () => {
    let writes = 0;
    const failing = await testApp({
      sharing: app,
      through: (storage) => ({
        ...storage,
        write: (...args) =>
          ++writes === 3 ? Promise.reject(new StorageError('unreachable', new Error('full'))) : storage.write(...args),
      }),
    });
    try {
      expect((await add(seller, { to: failing, file: await plain(1300, 10) })).status).toBe(503);
      expect(await idsNow()).toEqual([]);
    } finally {
      await failing.close();
    }
  });
});

describe('the order and the texts', () => {
  it('moves pictures to the front, and the first is that of the lists', async () => {
    const pictures = [await added({ alt: 'a' }), await added({ alt: 'b' }), await added({ alt: 'c' })];
    const [a, b, c] = pictures.map((each) => each.id);
    const put = (picture_ids: unknown) =>
      app.api.put(`/products/${id}/pictures/order`, seller.key).send({ picture_ids });
    const { body } = await put([c]).expect(200);
    expect(body.pictures.map((each: Picture) => each.id)).toEqual([c, a, b]);
    expect((await shown()).image_url).toBe(pictures[2]?.url);
    await put([b, a]).expect(200);
    expect(await idsNow()).toEqual([b, a, c]);
    await expectCode(put([a, 2_000_000_000]), 404, 'picture_not_found');
    await expectCode(put([a, a]), 400, 'invalid_param');
    const last = await added();
    expect(await idsNow()).toEqual([b, a, c, last.id]);
  });

  it('changes and empties the alternative text of a picture of this product alone', async () => {
    const { id: picture } = await added({ alt: 'Before' });
    const patch = (alt: string, product = id) =>
      app.api.patch(`/products/${product}/pictures/${picture}`, seller.key).send({ alt });
    expect((await patch('After').expect(200)).body.pictures[0].alt).toBe('After');
    expect((await patch('').expect(200)).body.pictures[0].alt).toBe('');
    const other = await shopsOf(app).product(slug, {}, seller.key);
    await expectCode(patch('x', other), 404, 'picture_not_found');
    await expectCode(app.api.delete(`/products/${other}/pictures/${picture}`, seller.key), 404, 'picture_not_found');
  });
});

describe('the files', () => {
  const statusOf = async (url: string) => (await fetch(url)).status;

  it('go with the picture, and at once', async () => {
    const count = await stored();
    const { id: picture, url } = await added({ file: await plain(700, 10) });
    expect(await stored()).toBe(count + 3);
    await app.api.delete(`/products/${id}/pictures/${picture}`, seller.key).expect(200);
    expect([await stored(), await statusOf(url)]).toEqual([count, 404]);
  });

  it('stay while the product is hidden, for its owner and staff alone, and go when it is purged', async () => {
    const { url } = await added();
    await app.api.put(`/moderation/content/product/${id}`, app.people.moderator.key).send({ reason: 'x' }).expect(200);
    expect(await statusOf(url)).toBe(404);
    await app.api.delete(`/moderation/content/product/${id}`, app.people.moderator.key).expect(200);
    expect(await statusOf(url)).toBe(200);
    // Ordered, so that its row stays.
    await shopsOf(app).order('marketplace', [[id, 1]]);
    const count = await stored();
    await app.api.delete(`/marketplace/products/${id}`, seller.key).expect(200);
    expect([await stored(), await statusOf(url)]).toEqual([count, 404]);
    await app.database.pool.query(`UPDATE removals SET at = now() - interval '31 days' WHERE target_type = 'product'`);
    await purgeOld(app.database, (key) => app.storage.remove(key));
    expect(await stored()).toBe(count - 1);
    expect(await app.database.prisma.picture.count({ where: { productId: id } })).toBe(0);
    expect(await breaches()).toEqual([]);
  });

  it('go with the account', async () => {
    await added();
    const keys = await deleteAccount(app.database, seller.id);
    expect(keys.filter((key) => key.startsWith('pictures/'))).toHaveLength(1);
    for (const key of keys) await app.storage.remove(key);
    expect(await breaches()).toEqual([]);
  });

  it('are swept if nothing refers to them, and are served in the known sizes by their whole address', async () => {
    const { url } = await added();
    const key = `pictures/00/${'b'.repeat(32)}`;
    const bytes = (async function* () {
      yield Buffer.from('x');
    })();
    await app.storage.write({ key, mimeType: 'image/webp', disposition: 'inline', name: 'a' }, bytes);
    const found: string[] = [];
    const inAnHour = new Date(Date.now() + 3_700_000);
    for await (const each of orphans({ storage: app.storage, database: app.database }, owners, inAnHour))
      found.push(each.key);
    expect(found.filter((each) => each.startsWith('pictures/'))).toEqual([key]);
    expect(await statusOf(`${url}?size=640`)).toBe(200);
    expect(await statusOf(`${url}?size=641`)).toBe(400);
    expect(await statusOf(url.replace(/-\w+/, '-000000000000'))).toBe(404);
    expect(await statusOf(url.replace('.webp', ''))).toBe(404);
  });
});

describe('the pictures of a store and of a person', () => {
  const put = async (path: string, by: Person, file?: Buffer) =>
    app.api.put(path, by.key).attach('file', file ?? (await plain(700, 200)), 'a.bin');

  it('take the place of those before, are shown and go, by the rules of the store', async () => {
    const count = await stored();
    const path = `/marketplace/stores/${slug}/pictures`;
    const first = (await put(`${path}/banner`, seller)).body.banner_url;
    const { body } = await put(`${path}/banner`, seller);
    expect([body.banner_url === first, body.logo_url, await stored()]).toEqual([false, null, count + 3]);
    const logo = (await put(`${path}/logo`, seller, await plain(64, 64))).body.logo_url;
    const { store } = (await app.api.get(`/marketplace/stores/${slug}`).expect(200)).body;
    expect(store).toMatchObject({ banner_url: body.banner_url, logo_url: logo });
    const { stores } = (await app.api.get('/marketplace/stores').expect(200)).body;
    expect(stores[0]).toMatchObject({ slug, logo_url: logo });
    expect((await fetch(`${logo}?size=320`)).status).toBe(200);
    for (const attempt of [
      put(`${path}/logo`, app.people.member),
      app.api.delete(`${path}/logo`, app.people.member.key),
    ]) {
      await expectCode(attempt as never, 403, 'not_owner');
    }
    await app.api.delete(`${path}/logo`, seller.key).expect(200);
    await app.api.delete(`${path}/logo`, seller.key).expect(200);
    expect([(await fetch(logo)).status, await stored()]).toEqual([404, count + 3]);
    const page = await (await fetch(`${app.origin}/marketplace/stores/${slug}`)).text();
    expect(page).toContain(`${new URL(body.banner_url).pathname}?size=640 640w`);
  });

  it.each(['cover', 'logo'] as const)('refuse bytes that are no picture, or too many: %s', async (kind) => {
    const path = kind === 'cover' ? '/me/cover' : `/marketplace/stores/${slug}/pictures/logo`;
    for (const [file, status, code] of [
      [(await plain(60, 60)).subarray(0, 60), 400, 'invalid_file'],
      [Buffer.from('<svg/>'), 415, 'unsupported_media_type'],
      [Buffer.concat([await plain(60, 60), Buffer.alloc(5 * 1024 * 1024)]), 413, 'payload_too_large'],
    ] as const) {
      await expectCode(app.api.put(path, seller.key).attach('file', file, 'a.png'), status, code);
    }
  });

  it('keep one cover of several at once, which staff clear with the profile', async () => {
    const count = await stored();
    const replies = await Promise.all([put('/me/cover', seller), put('/me/cover', seller), put('/me/cover', seller)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const cover = async () => (await app.api.get(`/users/${seller.username}`).expect(200)).body.cover_url;
    expect(replies.map(({ body }) => body.cover_url)).toContain(await cover());
    expect(await stored()).toBe(count + 3);
    await app.api.delete(`/users/${seller.username}/profile`, app.people.moderator.key).expect(200);
    expect([await cover(), await stored()]).toEqual([null, count]);
    await put('/me/cover', seller);
    expect((await app.api.delete('/me/cover', seller.key).expect(200)).body).toEqual({ cover_url: null });
  });
});
