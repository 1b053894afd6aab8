import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, deleteDueAccounts, keepAccount, planDeletion } from '../../src/accounts/users/deletion.js';
import { beginExport } from '../../src/community/exports/exports.js';
import { makeExports } from '../../src/community/exports/job.js';
import { Budget, withBudget } from '../../src/core/database/budget.js';
import { findBreaches } from '../../src/maintenance/invariants.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { newApp, newCode, redeem, refresh } from '../helpers/apps.js';
import { jobOf } from '../helpers/archives.js';
import { filesOf } from '../helpers/files.js';
import { forumOf } from '../helpers/forum.js';
import { mailServer, mailSettings } from '../helpers/mail-server.js';
import { shopsOf } from '../helpers/shops.js';
import { blockedBackends } from '../helpers/waiting.js';
import { isSignedIn, newcomer, newKey, password, signIn, Visitor } from './visitor.js';

let app: TestApp;
let board: number;
beforeAll(async () => {
  app = await testApp();
  board = await forumOf(app).board();
});
afterAll(async () => {
  const client = await app.database.pool.connect();
  try {
    expect((await findBreaches(client)).breaches).toEqual([]);
  } finally {
    client.release();
  }
  await app.close();
});

let number = 0;
async function somebody() {
  const username = `leaver-${++number}`;
  const visitor = await newcomer(app, username);
  const { key } = await newKey(visitor);
  const { id } = (await app.api.get('/me', key).expect(200)).body.user;
  return { username, visitor, key, id: id as number };
}
const ask = (visitor: Visitor) => visitor.submit('/profile/delete', { current_password: password });
const job = () => ({ ...jobOf(app), config: app.config });
const user = (id: number) => app.database.prisma.user.findUniqueOrThrow({ where: { id } });
/** Makes the deletion due. */
const passTime = (id: number) =>
  app.database.pool.query(`UPDATE users SET delete_at = delete_at - interval '7 days' WHERE id = $1`, [id]);

describe('asking for the deletion of the account', () => {
  it('closes it to its owner at once, says until when, and changes nothing else that others see', async () => {
    const { username, visitor, key, id } = await somebody();
    const elsewhere = new Visitor(app);
    await signIn(elsewhere, username);
    const topic = await forumOf(app).topic(board, 'Still here', key);
    const { share_url: shared } = (
      await app.api
        .post(`/files/${(await filesOf(app).upload('shared', 'a.txt', key)).id}/share`, key)
        .send({})
        .expect(201)
    ).body;
    expect((await visitor.get('/profile/delete')).text).toContain('deleted after 7 days');

    const answer = await ask(visitor);
    expect([answer.status, answer.location]).toEqual([303, '/sign-in']);
    const said = await visitor.get('/sign-in');
    const { rows } = await app.database.pool.query(
      `SELECT delete_at - now() BETWEEN interval '6 days 23 hours' AND interval '7 days' AS week, to_char(delete_at, 'YYYY-MM-DD') AS day
       FROM users WHERE id = $1`,
      [id],
    );
    expect(rows[0].week).toBe(true);
    expect(said.text).toContain(`Your account is closed and will be deleted on ${rows[0].day}`);
    expect((await visitor.get('/sign-in')).text).not.toContain('closed');

    await app.api.get('/me', key).expect(401);
    await app.api.post('/forum/topics', key).send({ board_id: board, title: 'More', content: 'Text' }).expect(401);
    expect(await isSignedIn(visitor)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await app.database.prisma.session.count({ where: { userId: id } })).toBe(0);
    expect((await app.api.get(`/forum/topics/${topic}`).expect(200)).body.topic.author).toBe(username);
    await app.api.get(`/users/${username}`).expect(200);
    await app.api.get(`/shares/${shared.split('/').at(-1)}`).expect(200);
    expect(await beginExport(app.database, id)).toBe(false);
  });

  it('lets no app act for its owner meanwhile, and does so again if they stay', async () => {
    const { visitor, id } = await somebody();
    const client = await newApp(app, { isConfidential: true });
    const { body } = await redeem(app, client, await newCode(visitor, client));
    const [token, refresh_token] = [body.access_token, body.refresh_token].map(String);
    const again = () => refresh(app, client, refresh_token ?? '');
    await ask(visitor);
    await app.api.get('/me', token).expect(401);
    expect((await again()).status).toBe(400);
    await keepAccount(app, id);
    await app.api.get('/me', token).expect(200);
    expect((await again()).status).toBe(200);
  });

  it('closes the stores, which cannot be opened meanwhile', async () => {
    const { visitor, key } = await somebody();
    const shops = shopsOf(app);
    const [open, closed] = [await shops.store(key), await shops.store(key)];
    const product = await shops.product(open.slug, {}, key);
    await app.api.patch(`/marketplace/stores/${closed.slug}`, key).send({ status: 'inactive' }).expect(200);
    await ask(visitor);
    await app.api.get(`/marketplace/stores/${open.slug}`).expect(404);
    await app.api.get(`/marketplace/products/${product}`).expect(404);
    const { body } = await app.api
      .patch(`/marketplace/stores/${open.slug}`, app.people.moderator.key)
      .send({ status: 'active' })
      .expect(403);
    expect(body).toMatchObject({ code: 'not_owner', message: expect.stringContaining('about to be') });
  });

  it('lets no page offer staff to open the stores, before and after the deletion', async () => {
    const { username, visitor, key, id } = await somebody();
    const staff = await newcomer(app, 'opens-stores');
    await app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = 'opens-stores'`);
    const { slug, id: store } = await shopsOf(app).store(key);
    const offered = async (who: Visitor) =>
      [
        ...(await who.get(`/marketplace/stores/${slug}`)).text.matchAll(/<option value="(active|inactive|suspended)"/g),
      ].map(([, status]) => status);
    expect(await offered(staff)).toEqual(['active', 'inactive', 'suspended']);
    await ask(visitor);
    expect(await offered(staff)).toEqual(['inactive', 'suspended']);
    const { body } = await app.api.get(`/users/${username}`, app.people.moderator.key).expect(200);
    expect(Date.parse(body.standing.deletion_at) - Date.now()).toBeGreaterThan(6 * 86_400_000);
    await deleteAccount(app.database, id);
    expect(await offered(staff)).toEqual(['inactive', 'suspended']);
    // A hidden store keeps its status until it is restored.
    const { moderator } = app.people;
    await app.api.put(`/moderation/content/store/${store}`, moderator.key).send({ reason: 'x' }).expect(200);
    expect(await offered(staff)).toEqual([]);
  });

  it('leaves the reports that somebody had claimed to others', async () => {
    const { visitor, key, id } = await somebody();
    await app.database.prisma.user.update({ where: { id }, data: { role: 'moderator' } });
    const topic = await forumOf(app).topic(board);
    const report = (
      await app.api
        .post('/reports', app.people.other.key)
        .send({ target_type: 'topic', target_id: topic, reason: 'spam' })
        .expect(201)
    ).body.id;
    await app.api.put(`/moderation/reports/${report}/claim`, key).expect(200);
    await ask(visitor);
    expect(await app.database.prisma.report.findUnique({ where: { id: report } })).toMatchObject({
      status: 'open',
      handlerId: null,
    });
  });

  it('needs the right password', async () => {
    const { visitor, id } = await somebody();
    expect((await visitor.submit('/profile/delete', { current_password: 'not it at all' })).status).toBe(403);
    expect((await user(id)).deleteAt).toBeNull();
  });

  it('twice at once is asking once', async () => {
    const { visitor, id, key } = await somebody();
    await shopsOf(app).store(key);
    const [one, other] = await Promise.all([planDeletion(app, id), planDeletion(app, id)]);
    expect(one).toEqual(other);
    expect((await user(id)).deleteAt).toEqual(one);
    expect(await isSignedIn(visitor)).toBe(false);
    expect(
      await app.database.prisma.store.findMany({ where: { ownerId: id }, select: { status: true, reopens: true } }),
    ).toEqual([{ status: 'inactive', reopens: true }]);
  });

  it('waits for what is being made, which is closed with all else, and lets nothing more be made', async () => {
    const { id, key } = await somebody();
    const product = await shopsOf(app).shopProduct();
    const client = await app.database.pool.connect();
    try {
      // A write that locks its caller, as all do.
      await client.query('BEGIN');
      await client.query('SELECT FROM users WHERE id = $1 FOR KEY SHARE', [id]);
      await client.query(
        `INSERT INTO stores (owner_id, name, slug, description) VALUES ($1, 'Late', 'late-store', '')`,
        [id],
      );
      const planned = withBudget(new Budget(null, 60_000), () => planDeletion(app, id));
      while ((await blockedBackends(app.database.pool)).length === 0)
        await new Promise((resolve) => setTimeout(resolve, 5));
      const late = shopsOf(app).order('shop', [[product, 1]], key);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await client.query('COMMIT');
      await planned;
      // A concurrent request is served before that, or is refused.
      expect([201, 401]).toContain((await late).status);
    } finally {
      client.release();
    }
    await app.api.get('/marketplace/stores/late-store').expect(404);
  });
});

describe('signing in meanwhile', () => {
  it('offers to keep the account or to sign out, and nothing else', async () => {
    const { username, visitor, key } = await somebody();
    await ask(visitor);
    const back = new Visitor(app);
    await signIn(back, username);
    for (const path of [
      '/',
      '/profile',
      '/profile/keys',
      '/profile/security',
      '/profile/data',
      '/profile/data/archive',
      '/profile/delete',
      '/sign-in',
      '/sign-up',
    ]) {
      const { status, location } = await back.get(path);
      expect([path, status, location]).toEqual([path, 303, '/profile/leaving']);
    }
    const page = await back.get('/profile/leaving');
    expect(page.text).toMatch(/will be deleted on <time dateTime="20|will be deleted on <time datetime="20/);
    const posted = await back.submit(
      '/profile/leaving',
      { name: 'Key', scope_read: 'read', expires: '365' },
      '/profile/keys',
    );
    expect([posted.status, posted.location]).toEqual([303, '/profile/leaving']);
    await app.api.get('/me', key).expect(401);
    expect((await back.submit('/profile/leaving', {}, '/sign-out')).location).toBe('/');
    expect((await back.get('/profile/leaving')).location).toBe('/sign-in?next=%2Fprofile%2Fleaving');
    // A wrong password reveals nothing of it.
    expect((await signIn(new Visitor(app), username, 'not it at all')).status).toBe(401);
  });

  it('shows staff who leave no page of staff', async () => {
    const { username, visitor, id } = await somebody();
    await app.database.prisma.user.update({ where: { id }, data: { role: 'admin' } });
    await ask(visitor);
    const back = new Visitor(app);
    await signIn(back, username);
    for (const path of ['/staff', '/staff/people', '/staff/log']) expect((await back.get(path)).status).toBe(404);
  });

  it('keeps the account as it was: keys work, and stores open again that were open', async () => {
    const { username, visitor, key, id } = await somebody();
    const shops = shopsOf(app);
    const [open, closed, hidden, restored] = [
      await shops.store(key),
      await shops.store(key),
      await shops.store(key),
      await shops.store(key),
    ];
    const { moderator } = app.people;
    const hide = ({ id }: { id: number }) =>
      app.api.put(`/moderation/content/store/${id}`, moderator.key).send({ reason: 'Spam' }).expect(200);
    const restore = ({ id }: { id: number }) =>
      app.api.delete(`/moderation/content/store/${id}`, moderator.key).expect(200);
    const product = await shops.product(open.slug, {}, key);
    await app.api.patch(`/marketplace/stores/${closed.slug}`, key).send({ status: 'inactive' }).expect(200);
    await hide(restored);
    await ask(visitor);
    // Moderators act meanwhile.
    await hide(hidden);
    await restore(restored);
    await app.api.get(`/marketplace/stores/${restored.slug}`).expect(404);
    const back = new Visitor(app);
    await signIn(back, username);
    const kept = await back.submit('/profile/leaving', {});
    expect([kept.status, kept.location]).toEqual([303, '/profile']);
    expect((await back.get('/profile')).text).toContain('Your account stays');
    expect((await back.get('/profile/leaving')).location).toBe('/profile');
    await app.api.get('/me', key).expect(200);
    await app.api.get(`/marketplace/products/${product}`).expect(200);
    await restore(hidden);
    const { body } = await app.api.get('/me/stores', key).expect(200);
    const statuses = Object.fromEntries(
      body.stores.map((store: { slug: string; status: string }) => [store.slug, store.status]),
    );
    expect(statuses).toEqual({
      [open.slug]: 'active',
      [closed.slug]: 'inactive',
      [hidden.slug]: 'active',
      [restored.slug]: 'active',
    });
    expect(await app.database.prisma.store.count({ where: { ownerId: id, reopens: true } })).toBe(0);
    expect(await isSignedIn(visitor)).toBe(false);
    await passTime(id);
    expect(await deleteDueAccounts(job())).toBe(0);
  });
});

describe('the job', () => {
  it('deletes the account when its time has come, and not before, with all that is said to go', async () => {
    const { username, visitor, key, id } = await somebody();
    const topic = await forumOf(app).topic(board, 'What stays', key);
    await filesOf(app).upload('Nobody else reads this.', 'diary.txt', key);
    await shopsOf(app).store(key);
    await beginExport(app.database, id);
    await makeExports(jobOf(app));
    const archive = (await app.database.prisma.export.findFirstOrThrow({ where: { userId: id } })).objectKey ?? '';
    await ask(visitor);
    expect(await deleteDueAccounts(job())).toBe(0);
    await passTime(id);
    expect(await deleteDueAccounts(job())).toBe(1);
    expect(await deleteDueAccounts(job())).toBe(0);
    expect(await user(id)).toMatchObject({
      username: `deleted-${id}`,
      email: null,
      passwordHash: null,
      deleteAt: null,
      deletedAt: expect.any(Date),
    });
    expect((await app.api.get(`/forum/topics/${topic}`).expect(200)).body.topic.author).toBe(`deleted-${id}`);
    expect(await app.database.prisma.file.count({ where: { ownerId: id } })).toBe(0);
    await expect(app.storage.read(archive)).rejects.toMatchObject({ fault: 'missing' });
    expect((await signIn(new Visitor(app), username)).status).toBe(401);
    await newcomer(app, username);
  });

  it('deletes or keeps the account entirely when both happen concurrently', async () => {
    const results = { kept: 0, deleted: 0 };
    for (let n = 0; n < 12; n++) {
      const { id, key } = await somebody();
      await shopsOf(app).store(key);
      await planDeletion(app, id);
      await passTime(id);
      const [kept, deleted] = await Promise.all(
        n % 2 === 0
          ? [keepAccount(app, id), deleteDueAccounts(job())]
          : [deleteDueAccounts(job()), keepAccount(app, id)].reverse(),
      );
      expect(kept).not.toBe(deleted === 1);
      results[kept ? 'kept' : 'deleted']++;
      const found = await user(id);
      const stores = await app.database.prisma.store.findMany({ where: { ownerId: id } });
      expect(stores.map(({ status }) => status)).toEqual([kept ? 'active' : 'inactive']);
      expect([found.deleteAt, found.deletedAt === null]).toEqual([null, kept]);
      await app.api.get('/me', key).expect(kept ? 200 : 401);
    }
    expect(results.kept + results.deleted).toBe(12);
  });

  it('keeps an account whose owner keeps it while the job waits', async () => {
    const { id } = await somebody();
    await planDeletion(app, id);
    await passTime(id);
    const client = await app.database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
      const deleting = deleteDueAccounts(job());
      while ((await blockedBackends(app.database.pool)).length === 0)
        await new Promise((resolve) => setTimeout(resolve, 5));
      await client.query('UPDATE users SET delete_at = NULL WHERE id = $1', [id]);
      await client.query('COMMIT');
      expect(await deleting).toBe(0);
    } finally {
      client.release();
    }
    expect((await user(id)).deletedAt).toBeNull();
  });

  it('tells an owner who comes too late that the account is deleted', async () => {
    const { username, visitor, id } = await somebody();
    await ask(visitor);
    const back = new Visitor(app);
    await signIn(back, username);
    const { text } = await back.get('/profile/leaving');
    await deleteAccount(app.database, id);
    expect(await keepAccount(app, id)).toBe(false);
    const late = await back.post('/profile/leaving', {
      form_token: /name="form_token" value="([^"]+)"/.exec(text)?.[1] ?? '',
    });
    // The session went with the account.
    expect(late.status).toBe(403);
  });

  it('leaves the account unchanged if the job is killed in the middle', async () => {
    const { id, key } = await somebody();
    await filesOf(app).upload('diary', 'diary.txt', key);
    await planDeletion(app, id);
    await passTime(id);
    const client = await app.database.pool.connect();
    let killed: Promise<number>;
    try {
      // The job gets as far as the files, and is killed there.
      await client.query('BEGIN');
      await client.query('SELECT FROM files WHERE owner_id = $1 FOR UPDATE', [id]);
      killed = deleteDueAccounts(job());
      let blocked: number[] = [];
      while (blocked.length === 0) blocked = await blockedBackends(app.database.pool);
      for (const pid of blocked) await app.database.pool.query('SELECT pg_terminate_backend($1)', [pid]);
      expect(await killed).toBe(0);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    expect(await user(id)).toMatchObject({ deletedAt: null, deleteAt: expect.any(Date) });
    expect(await app.database.prisma.file.count({ where: { ownerId: id } })).toBe(1);
    expect(await deleteDueAccounts(job())).toBe(1);
    expect(await app.database.prisma.file.count({ where: { ownerId: id } })).toBe(0);
  });

  it('deletes each account once when two jobs run concurrently', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, somebody));
    for (const { id } of people) {
      await planDeletion(app, id);
      await passTime(id);
    }
    const deleted = await Promise.all([deleteDueAccounts(job()), deleteDueAccounts(job()), deleteDueAccounts(job())]);
    expect(deleted.reduce((sum, each) => sum + each, 0)).toBe(4);
  });
});

describe('mails', () => {
  it('say when the account will be deleted, and that it is', async () => {
    const server = await mailServer();
    const mailing = await testApp({ sharing: app, settings: mailSettings(server) });
    try {
      const { id, username } = await somebody();
      await planDeletion(mailing, id);
      const address = `${username}@example.org`;
      const queued = () =>
        app.database.prisma.mail.findMany({
          where: { recipient: address },
          select: { kind: true, data: true, userId: true },
        });
      expect(await queued()).toEqual([
        {
          kind: 'deletion_planned',
          data: { username, at: expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/) },
          userId: id,
        },
      ]);
      await passTime(id);
      await deleteDueAccounts({ ...job(), config: mailing.config });
      // Earlier mails are deleted with the account; the last one has no owner any more.
      expect(await queued()).toEqual([{ kind: 'account_deleted', data: { username }, userId: null }]);
    } finally {
      await mailing.close();
      await server.close();
    }
  });
});
