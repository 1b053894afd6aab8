import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/contract.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { filesOf } from '../helpers/files.js';
import { holdIdempotencyKey } from '../helpers/idempotency.js';
import { smallVideo } from '../helpers/requests.js';
import { shopsOf } from '../helpers/shops.js';
import { videosOf } from '../helpers/videos.js';

let app: TestApp;
let file: number;
let video: number;
let product: number;
beforeAll(async () => {
  app = await testApp();
  file = (await filesOf(app).upload('Kept.')).id;
  video = await videosOf(app).video();
  const shops = shopsOf(app);
  product = await shops.product((await shops.store()).slug);
  const { body } = await shops.order('marketplace', [[product, 1]]);
  await app.api.post(`/orders/${body.id}/pay`, app.people.moderator.key).expect(200);
});
afterAll(() => app.close());

const requests = {
  createAnnouncement: (n: number) =>
    post('/announcements', app.people.admin).send({ title: `Announcement ${n}`, body: 'x' }),
  createFile: (n: number) => post('/files').attach('file', Buffer.from(`Words ${n}.`), 'words.txt'),
  shareFile: (n: number) => post(`/files/${file}/share`).send({ allow_download: n === 1 }),
  createVideo: (n: number) =>
    post('/videos')
      .field({ title: `Film ${n}` })
      .attach('video', smallVideo, 'film.mp4'),
  createVideoComment: (n: number) => post(`/videos/${video}/comments`).send({ content: `Comment ${n}` }),
  createReview: (n: number) => post(`/marketplace/products/${product}/reviews`).send({ rating: n }),
  shareVideo: (n: number) => post(`/videos/${video}/share`).send({ allow_download: n === 1 }),
  createWebhook: (n: number) => post('/webhooks').send(webhook(n)),
  createSiteWebhook: (n: number) => post('/site/webhooks', app.people.admin).send(webhook(n)),
};
const webhook = (n: number) => ({ url: `https://example.org/${n}`, types: ['topic.created'] });
const post = (path: string, by = app.people.member) => app.api.post(path, by.key);

describe.each(Object.entries(requests))('%s with an Idempotency-Key', (operation, send) => {
  it('happens once, and refuses the key for another request', async () => {
    const key = `once ${operation}`;
    const first = await send(1).set('Idempotency-Key', key).expect(201);
    const again = await send(1).set('Idempotency-Key', key).expect(201);
    expect(again.headers['idempotent-replayed']).toBe('true');
    // Secrets that are shown once are not stored.
    expect(again.body).toEqual('secret' in first.body ? { ...first.body, secret: null } : first.body);
    const other = await send(2).set('Idempotency-Key', key).expect(422);
    expect(other.body.code).toBe('idempotency_key_reused');
  });

  it('is 409 while the first still runs, and leaves nothing behind', async () => {
    const key = `twice ${operation}`;
    const stored = await everyObject();
    const client = await app.database.pool.connect();
    try {
      await client.query('BEGIN');
      const { admin, member } = app.people;
      const caller = ['createAnnouncement', 'createSiteWebhook'].includes(operation) ? admin : member;
      await holdIdempotencyKey(client, caller, operation as OperationId, key);
      const reply = await send(1).set('Idempotency-Key', key).expect(409);
      expect(reply.body.code).toBe('idempotency_in_progress');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    expect(await everyObject()).toEqual(stored);
  });
});

async function everyObject(): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of ['files', 'videos']) {
    for await (const { key } of app.storage.list(folder)) keys.push(key);
  }
  return keys.sort();
}
