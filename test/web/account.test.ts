import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { filesOf } from '../helpers/files.js';
import { smallVideo } from '../helpers/requests.js';
import { shopsOf } from '../helpers/shops.js';
import { isSignedIn, newcomer, newKey, password, signIn, Visitor } from './visitor.js';

const newPassword = 'another fine sentence';

let app: TestApp;
beforeAll(async () => {
  // Deletion after a delay is tested in leaving.test.ts.
  app = await testApp({ settings: { DELETION_GRACE_DAYS: '0' } });
});
afterAll(() => app.close());

describe('changing the password', () => {
  it('ends all other sessions and no key', async () => {
    const here = await newcomer(app, 'changer');
    const elsewhere = new Visitor(app);
    await signIn(elsewhere, 'changer');
    const { key } = await newKey(here);
    const before = here.cookie('plaza');

    const fields = { current_password: password, new_password: newPassword };
    expect((await here.submit('/profile/password', fields)).location).toBe('/profile/security');
    expect(await isSignedIn(here)).toBe(true);
    expect(here.cookie('plaza')).not.toBe(before);
    expect(await isSignedIn(elsewhere)).toBe(false);
    await app.api.get('/me', key).expect(200);
    expect((await signIn(new Visitor(app), 'changer')).status).toBe(401);
    expect((await signIn(new Visitor(app), 'changer', newPassword)).status).toBe(303);
  });

  it('needs the present one and a good new one', async () => {
    const visitor = await newcomer(app, 'forgetful');
    const wrong = { current_password: 'not it at all', new_password: newPassword };
    expect((await visitor.submit('/profile/password', wrong)).status).toBe(403);
    const short = { current_password: password, new_password: 'short' };
    expect((await visitor.submit('/profile/password', short)).status).toBe(422);
    expect((await signIn(new Visitor(app), 'forgetful')).status).toBe(303);
  });
});

describe('deleting the account', () => {
  it('ends keys and sessions at once and keeps what was written, under another name', async () => {
    const visitor = await newcomer(app, 'leaving');
    const elsewhere = new Visitor(app);
    await signIn(elsewhere, 'leaving');
    const { key } = await newKey(visitor);
    const board = await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'Farewell' }).expect(201);
    const topic = await app.api
      .post('/forum/topics', key)
      .send({ board_id: board.body.id, title: 'Goodbye', content: 'It was good here.' })
      .expect(201);

    const answer = await visitor.submit('/profile/delete', { current_password: password });
    expect([answer.status, answer.location]).toEqual([303, '/']);
    await app.api.get('/me', key).expect(401);
    expect(await isSignedIn(visitor)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await signIn(new Visitor(app), 'leaving')).status).toBe(401);

    const { body } = await app.api.get(`/forum/topics/${topic.body.id}`).expect(200);
    expect(body.topic).toMatchObject({ author: `deleted-${body.topic.author_id}`, content: 'It was good here.' });
    const user = await app.database.prisma.user.findUniqueOrThrow({ where: { id: body.topic.author_id } });
    expect(user).toMatchObject({ email: null, passwordHash: null, deletedAt: expect.any(Date) });
    // The name is free again, and its next owner is somebody else.
    await newcomer(app, 'leaving');
    expect((await app.api.get(`/forum/topics/${topic.body.id}`)).body.topic.author).toMatch(/^deleted-/);
  });

  it('closes the stores, and with them their products', async () => {
    const visitor = await newcomer(app, 'shopkeeper');
    const { key } = await newKey(visitor);
    const shops = shopsOf(app);
    const store = await shops.store(key);
    const product = await shops.product(store.slug, {}, key);
    await app.api.get(`/marketplace/products/${product}`).expect(200);
    await visitor.submit('/profile/delete', { current_password: password });
    await app.api.get(`/marketplace/stores/${store.slug}`).expect(404);
    await app.api.get(`/marketplace/products/${product}`).expect(404);
    await expectExact(app.database, 'shops');
  });

  it('deletes files and private videos with their bytes, and keeps what was shown to all', async () => {
    const visitor = await newcomer(app, 'archivist');
    const { key } = await newKey(visitor);
    const files = filesOf(app);
    const before = await files.stored();
    await files.upload('Nobody else reads this.', 'diary.txt', key);
    const publish = (visibility: string) =>
      app.api
        .post('/videos', key)
        .field({ title: 'A film', visibility })
        .attach('video', smallVideo, 'film.mp4')
        .expect(201);
    const [hidden, shown] = [await publish('private'), await publish('public')];
    expect(await files.stored()).toHaveLength(before.length + 1);
    await visitor.submit('/profile/delete', { current_password: password });
    expect(await files.stored()).toEqual(before);
    expect(await app.database.prisma.video.findUnique({ where: { id: hidden.body.id } })).toBeNull();
    expect((await app.api.get(`/videos/${shown.body.id}`).expect(200)).body.author).toMatch(/^deleted-/);
  });

  it('needs the password', async () => {
    const visitor = await newcomer(app, 'staying');
    expect((await visitor.submit('/profile/delete', { current_password: 'not it at all' })).status).toBe(403);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it('counts wrong passwords of a person who is signed in', async () => {
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_SIGN_IN: '2', DELETION_GRACE_DAYS: '0' } });
    try {
      const visitor = new Visitor(limited);
      await newcomer(app, 'guessed_at');
      await signIn(visitor, 'guessed_at');
      const guess = () => visitor.submit('/profile/delete', { current_password: 'not it at all' });
      expect((await guess()).status).toBe(403);
      expect((await guess()).status).toBe(403);
      expect((await guess()).status).toBe(429);
      expect((await visitor.submit('/profile/delete', { current_password: password })).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
