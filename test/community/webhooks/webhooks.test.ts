import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../src/accounts/users/deletion.js';
import { planDeliveries } from '../../../src/community/webhooks/planning.js';
import { sentSchema } from '../../../src/core/contract/document.js';
import { schemaCheck } from '../../../src/core/contract/operation.js';
import { saveOrigin } from '../../../src/core/platform/listening.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { newApp, newCode, redeem } from '../../helpers/apps.js';
import { contentPath } from '../../helpers/content-path.js';
import { filesOf } from '../../helpers/files.js';
import { forumOf } from '../../helpers/forum.js';
import { holdIdempotencyKey } from '../../helpers/idempotency.js';
import { createPerson, issueKey } from '../../helpers/people.js';
import { isSigned, startReceiver, webhooksOf } from '../../helpers/webhooks.js';
import { newcomer, newKey } from '../../web/visitor.js';

let app: TestApp;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let hooks: ReturnType<typeof webhooksOf>;
let board: number;

beforeAll(async () => {
  app = await testApp({ settings: { WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1' } });
  receiver = await startReceiver();
  hooks = webhooksOf(app);
  board = await forumOf(app).board();
  // A new consumer starts at the end.
  await planDeliveries(app.database);
});
beforeEach(() => {
  receiver.answer();
  receiver.clear();
});
afterEach(async () => {
  await hooks.run();
  await app.database.pool.query('DELETE FROM webhooks');
});
afterAll(async () => {
  receiver.close();
  await app.close();
});

const topic = (title?: string) => forumOf(app).topic(board, title);

describe('a webhook', () => {
  it('is told of what happens, signed as the specification says', async () => {
    const { secret, id } = await hooks.create(receiver.url, ['topic.created']);
    await topic('Felt');
    await hooks.run();
    const [received] = receiver.received;
    expect(receiver.received).toHaveLength(1);
    if (received === undefined) return;
    expect(isSigned(received, secret)).toBe(true);
    expect(isSigned({ ...received, text: `${received.text} ` }, secret)).toBe(false);
    expect(received).toMatchObject({ method: 'POST', path: '/hook', headers: { 'content-type': 'application/json' } });
    const [event] = receiver.events();
    schemaCheck('An event', () => sentSchema('TopicEvent'))(event);
    expect(event).toMatchObject({ type: 'topic.created', timestamp: event?.created_at, data: { title: 'Felt' } });
    expect(received.headers['webhook-id']).toBe(event?.id);
    expect(Math.abs(Number(received.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(5);
    const [delivery] = await hooks.deliveries(id);
    expect(delivery).toMatchObject({
      status: 'delivered',
      attempts: 1,
      response_status: 204,
      event_id: event?.id,
      next_attempt_at: null,
    });
    const { body } = await app.api.get(`/webhook-deliveries/${delivery?.id}`, app.people.member.key).expect(200);
    expect(body.request).toEqual({ url: receiver.url, message_id: event?.id, body: received.text });
    expect(body.response_body).toBe('');
  });

  it('is told of the types that it was registered for, and of nothing once it is deleted', async () => {
    const { id } = await hooks.create(receiver.url, ['reply.created']);
    const at = await topic();
    await forumOf(app).reply(at, 'Yes');
    await hooks.run();
    expect(receiver.events()).toMatchObject([{ type: 'reply.created', data: { content: 'Yes' } }]);
    await app.api.delete(`/webhooks/${id}`, app.people.member.key).expect(200);
    await forumOf(app).reply(at);
    await hooks.run();
    expect(receiver.received).toHaveLength(1);
  });

  it.each([
    ['where the service listens', 'http://127.0.0.1:4711', {}],
    ['of the outside', 'https://plaza.example', { publicUrl: new URL('https://plaza.example/') }],
  ])('is told links to the address %s', async (_what, origin, settings) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plaza-webhooks-'));
    saveOrigin({ dataDir }, 'http://127.0.0.1:4711');
    const there = webhooksOf(app, { config: { ...app.config, port: 0, dataDir, ...settings } });
    await hooks.create(receiver.url, ['file.created']);
    const { id } = await filesOf(app).upload('bytes');
    await app.api.post(`/files/${id}/share`, app.people.member.key).send({}).expect(201);
    await there.run();
    const share_url = expect.stringMatching(new RegExp(`^${origin}/`));
    expect(receiver.events()).toMatchObject([{ data: { share: { share_url } } }]);
    await rm(dataDir, { recursive: true });
  });

  it('is told what its owner may read, and one of the site everything', async () => {
    const types = ['file.created', 'report.opened', 'topic.created'];
    const { member, other, moderator } = app.people;
    const places: Record<string, string> = {};
    for (const [name, { key }] of Object.entries({ member, other, moderator })) {
      places[`/${name}`] = name;
      await hooks.create(receiver.url.replace('/hook', `/${name}`), types, {}, key);
    }
    await hooks.createOfSite(receiver.url.replace('/hook', '/site'), types);
    await filesOf(app).upload('bytes');
    const at = await topic();
    await app.api.post('/reports', other.key).send({ target_type: 'topic', target_id: at, reason: 'spam' }).expect(201);
    await hooks.run();
    const typesAt = (path: string) =>
      receiver.received
        .filter((each) => each.path === path)
        .map(({ text }) => JSON.parse(text).type)
        .sort();
    expect(typesAt('/member')).toEqual(['file.created', 'topic.created']);
    expect(typesAt('/other')).toEqual(['topic.created']);
    expect(typesAt('/moderator')).toEqual(['report.opened', 'topic.created']);
    expect(typesAt('/site')).toEqual(types);
  });

  it('is told of what was hidden meanwhile by its id alone, also in the log', async () => {
    const { id } = await hooks.create(receiver.url, ['topic.created'], {}, app.people.other.key);
    receiver.answer(500);
    const at = await topic('A secret');
    await hooks.run();
    expect(receiver.events()).toMatchObject([{ data: { title: 'A secret' } }]);
    await app.api
      .put(contentPath(`/forum/topics/${at}`), app.people.moderator.key)
      .send({ reason: 'Spam' })
      .expect(200);
    await hooks.wait();
    receiver.clear();
    await hooks.run();
    expect(receiver.events().map(({ data }) => data)).toEqual([{ id: at }]);
    const [delivery] = await hooks.deliveries(id, app.people.other.key);
    const { body } = await app.api.get(`/webhook-deliveries/${delivery?.id}`, app.people.other.key).expect(200);
    expect(JSON.parse(body.request.body).data).toEqual({ id: at });
    expect(body.response_body).toBe('No.');
  });

  it('is not sent what its owner is not told of any more, nor anything while they are suspended', async () => {
    const { moderator, admin, other } = app.people;
    const { id } = await hooks.create(receiver.url, ['report.opened', 'topic.created'], {}, moderator.key);
    const at = await topic();
    await app.api.post('/reports', other.key).send({ target_type: 'topic', target_id: at, reason: 'spam' }).expect(201);
    await hooks.run();
    expect(receiver.received).toHaveLength(2);
    const role = (to: string) =>
      app.api.put(`/users/${moderator.username}/role`, admin.key).send({ role: to }).expect(200);
    receiver.clear();
    await role('member');
    await app.database.pool.query(`UPDATE webhook_deliveries SET status = 'waiting', attempts = 0`);
    await hooks.run();
    expect(receiver.events().map(({ type }) => type)).toEqual(['topic.created']);
    const states = (await hooks.deliveries(id, moderator.key)).map(({ type, status }) => [type, status]);
    expect(Object.fromEntries(states)).toEqual({ 'report.opened': 'skipped', 'topic.created': 'delivered' });
    await role('moderator');
    receiver.clear();
    await app.database.pool.query(`UPDATE users SET suspended_at = now() WHERE id = $1`, [moderator.id]);
    await topic();
    await app.database.pool.query(`UPDATE webhook_deliveries SET status = 'waiting'`);
    await hooks.run();
    expect(receiver.received).toEqual([]);
    await app.database.pool.query(`UPDATE users SET suspended_at = NULL WHERE id = $1`, [moderator.id]);
  });

  it('has another secret, and for a while both', async () => {
    const { id, secret } = await hooks.create(receiver.url, ['topic.created']);
    const { body } = await app.api.post(`/webhooks/${id}/secret`, app.people.member.key).expect(200);
    await topic();
    await hooks.run();
    const [first] = receiver.received;
    expect(first?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    for (const each of [secret, body.secret]) expect(first && isSigned(first, each)).toBe(true);
    await app.database.pool.query(`UPDATE webhooks SET old_secret_until = now()`);
    await topic();
    await hooks.run();
    const [, second] = receiver.received;
    expect(second && [secret, body.secret].map((each) => isSigned(second, each))).toEqual([false, true]);
  });

  it('has another secret once for an Idempotency-Key, and the one before stays good', async () => {
    const { member } = app.people;
    const { id, secret } = await hooks.create(receiver.url, ['topic.created']);
    const other = await hooks.create(receiver.url, ['reply.created']);
    const rotate = (of = id) => app.api.post(`/webhooks/${of}/secret`, member.key).set('Idempotency-Key', 'rotation');
    const first = await rotate().expect(200);
    const again = await rotate().expect(200);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual({ ...first.body, secret: null });
    expect((await rotate(other.id).expect(422)).body.code).toBe('idempotency_key_reused');
    await topic();
    await hooks.run();
    for (const each of [secret, first.body.secret]) {
      expect(receiver.received[0] && isSigned(receiver.received[0], each)).toBe(true);
    }
  });

  it('keeps its secret while another rotation with the same Idempotency-Key still runs', async () => {
    const { member } = app.people;
    const { id } = await hooks.create(receiver.url, ['topic.created']);
    const client = await app.database.pool.connect();
    try {
      await client.query('BEGIN');
      await holdIdempotencyKey(client, member, 'rotateWebhookSecret', 'running');
      const rotation = app.api.post(`/webhooks/${id}/secret`, member.key).set('Idempotency-Key', 'running');
      expect((await rotation.expect(409)).body.code).toBe('idempotency_in_progress');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('is tried with a ping, whose outcome is in the log', async () => {
    const { id, secret } = await hooks.create(receiver.url, ['topic.created']);
    const { body } = await app.api.post(`/webhooks/${id}/ping`, app.people.member.key).expect(200);
    expect(body).toMatchObject({ status: 'waiting', type: 'webhook.ping', event_id: null });
    await hooks.run();
    const ping = { id: `ping_${body.id}`, type: 'webhook.ping', resource_type: 'webhook', data: { id } };
    expect(receiver.events()).toMatchObject([ping]);
    schemaCheck('A ping', () => sentSchema('PingEvent'))(receiver.events()[0]);
    expect(receiver.received[0] && isSigned(receiver.received[0], secret)).toBe(true);
    expect(await hooks.deliveries(id)).toMatchObject([{ status: 'delivered', event_id: null }]);
    const { body: detail } = await app.api.get(`/webhook-deliveries/${body.id}`, app.people.member.key).expect(200);
    expect(detail.request.body).toBe(receiver.received[0]?.text);
  });

  it('sends one delivery again, or those of a period, with the same ids', async () => {
    const { member } = app.people;
    const since = new Date(Date.now() - 1000).toISOString();
    await topic('Before it was there');
    await hooks.run();
    const { id } = await hooks.create(receiver.url, ['topic.created']);
    await topic('After');
    await hooks.run();
    const [delivery] = await hooks.deliveries(id);
    await app.api.post(`/webhook-deliveries/${delivery?.id}/replay`, member.key).expect(200);
    await hooks.run();
    const [first, second, ...others] = receiver.events();
    expect(others).toEqual([]);
    expect(second).toEqual(first);
    receiver.clear();
    const replay = (body: object, key = member.key) => app.api.post(`/webhooks/${id}/replay`, key).send(body);
    expect((await replay({ since }).expect(200)).body.deliveries).toBeGreaterThanOrEqual(2);
    await hooks.run();
    const titles = receiver.events().map(({ data }) => data.title);
    expect(titles).toEqual(expect.arrayContaining(['Before it was there', 'After']));
    expect(receiver.events().find(({ data }) => data.title === 'After')?.id).toBe(first?.id);
    expect(
      (await replay({ since: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' }).expect(200)).body.deliveries,
    ).toBe(0);
    await replay({ since: '2026-02-29T00:00:00Z' }).expect(400);
    await replay({ since, until: '2026-02-29T00:00:00Z' }).expect(400);
    await replay({ since, unknown: [2026] }).expect(400);
    await app.api.patch(`/webhooks/${id}`, member.key).send({ status: 'disabled' }).expect(200);
    expect((await replay({ since }).expect(409)).body.code).toBe('invalid_transition');
  });

  it('refuses to replay more than ten thousand events', async () => {
    const { id } = await hooks.create(receiver.url, ['store.restored']);
    await app.database.pool.query(`INSERT INTO events (type, resource_id, audience, created_at)
      SELECT 'store.restored', n, 'public', '2026-01-01' FROM generate_series(1, 10001) n`);
    await app.database.pool.query(`UPDATE event_consumers SET position = (SELECT max(position) FROM events)`);
    const replay = app.api.post(`/webhooks/${id}/replay`, app.people.member.key);
    const { body } = await replay.send({ since: '2026-01-01T00:00:00Z', until: '2026-01-01T00:00:01Z' }).expect(403);
    expect(body.code).toBe('quota_exceeded');
    await app.database.pool.query(`DELETE FROM events WHERE type = 'store.restored'`);
  });
});

describe('permissions on webhooks', () => {
  it('is their owner, and of the site an admin', async () => {
    const { member, other, moderator, admin } = app.people;
    const own = await hooks.create(receiver.url, ['topic.created']);
    const site = await hooks.createOfSite(receiver.url, ['topic.created']);
    await topic();
    await hooks.run();
    for (const [{ id }, owner, strangers] of [
      [own, member, [other, moderator, admin]],
      [site, admin, [member, moderator]],
    ] as const) {
      const [delivery] = await hooks.deliveries(id, owner.key);
      for (const { key } of strangers) {
        await app.api.get(`/webhooks/${id}`, key).expect(404);
        await app.api
          .patch(`/webhooks/${id}`, key)
          .send({ types: ['file.updated'] })
          .expect(404);
        await app.api.post(`/webhooks/${id}/secret`, key).expect(404);
        await app.api.post(`/webhooks/${id}/ping`, key).expect(404);
        await app.api.post(`/webhooks/${id}/replay`, key).send({ since: '2026-01-01T00:00:00Z' }).expect(404);
        await app.api.get(`/webhooks/${id}/deliveries`, key).expect(404);
        await app.api.get(`/webhook-deliveries/${delivery?.id}`, key).expect(404);
        await app.api.post(`/webhook-deliveries/${delivery?.id}/replay`, key).expect(404);
        await app.api.delete(`/webhooks/${id}`, key).expect(404);
      }
      expect((await app.api.get(`/webhooks/${id}`, owner.key).expect(200)).body.id).toBe(id);
    }
    const ids = async (path: string, key: string) =>
      (await app.api.get(path, key).expect(200)).body.webhooks.map(({ id }: { id: number }) => id);
    expect(await ids('/webhooks', member.key)).toEqual([own.id]);
    expect(await ids('/webhooks', admin.key)).toEqual([]);
    expect(await ids('/site/webhooks', admin.key)).toEqual([site.id]);
    await app.api.get('/webhook-deliveries/999999', member.key).expect(404);
  });

  it('needs a key that may read, too, and has ten at most, also at once', async () => {
    const { database, people } = app;
    const key = await issueKey(database, people.other.id, { scopes: ['write'] });
    const body = { url: receiver.url, types: ['topic.created'] };
    const { id } = await hooks.create(receiver.url, ['topic.created'], {}, people.other.key);
    expect((await app.api.post('/webhooks', key).send(body).expect(403)).body.code).toBe('insufficient_scope');
    // A new address would receive events that this key may not read.
    const { code } = (await app.api.patch(`/webhooks/${id}`, key).send({ url: receiver.url }).expect(403)).body;
    expect(code).toBe('insufficient_scope');
    await app.api.post(`/webhooks/${id}/replay`, key).send({ since: '2026-01-01T00:00:00Z' }).expect(403);
    const made = await Promise.all(
      Array.from({ length: 12 }, () =>
        app.api
          .post('/webhooks', people.other.key)
          .send(body)
          .then(({ status }) => status),
      ),
    );
    expect(made.filter((status) => status === 201)).toHaveLength(9);
    expect(made.filter((status) => status === 403)).toHaveLength(3);
  });

  it('is refused addresses of networks that are not allowed, and pages that there cannot be', async () => {
    const { admin, member } = app.people;
    const { id } = await hooks.create(receiver.url, ['topic.created']);
    for (const url of ['http://10.0.0.1/hook', 'https://[::1]/hook']) {
      for (const request of [
        app.api.post('/webhooks', member.key).send({ url, types: ['topic.created'] }),
        app.api.post('/site/webhooks', admin.key).send({ url, types: ['topic.created'] }),
        app.api.patch(`/webhooks/${id}`, member.key).send({ url }),
      ]) {
        expect((await request.expect(403)).body, url).toMatchObject({ code: 'webhook_address_refused' });
      }
    }
    expect((await app.api.get('/webhooks?page=0', member.key).expect(400)).body.code).toBe('invalid_param');
    expect((await app.api.get('/site/webhooks?page=0', admin.key).expect(400)).body.code).toBe('invalid_param');
  });

  it('is refused types that do not exist, with the nearest one', async () => {
    const { member, admin } = app.people;
    const { id } = await hooks.create(receiver.url, ['topic.created']);
    const url = receiver.url;
    for (const [type, nearest] of [
      ['topic.creatd', 'topic.created'],
      ['orders.paid', 'order.paid'],
      ['nope.nope', 'file.removed'],
    ]) {
      const types = ['reply.created', type];
      for (const sent of [
        app.api.post('/webhooks', member.key).send({ url, types }),
        app.api.post('/site/webhooks', admin.key).send({ url, types }),
        app.api.patch(`/webhooks/${id}`, member.key).send({ types }),
      ]) {
        const { body } = await sent.expect(400);
        expect(body.data.params).toEqual({ 'types.1': `is unknown; the nearest known name is ${nearest}` });
      }
    }
    expect((await app.api.get(`/webhooks/${id}`, member.key).expect(200)).body.types).toEqual(['topic.created']);
  });

  it('has fifty of the site at most', async () => {
    await hooks.createOfSite(receiver.url, ['topic.created']);
    await app.database.pool.query(`INSERT INTO webhooks SELECT (jsonb_populate_record(w, jsonb_build_object('id', -n))).*
      FROM webhooks w, generate_series(1, 49) n`);
    const more = { url: receiver.url, types: ['topic.created'] };
    const { body } = await app.api.post('/site/webhooks', app.people.admin.key).send(more).expect(403);
    expect(body.code).toBe('quota_exceeded');
  });

  it('never sees the secret again, nor is it in the database as it is', async () => {
    const { id, secret } = await hooks.create(receiver.url, ['topic.created']);
    const { text } = await app.api.get(`/webhooks/${id}`, app.people.member.key).expect(200);
    expect(text).not.toContain(secret);
    const { rows } = await app.database.pool.query('SELECT webhooks::text AS row FROM webhooks');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });

  it('changes all of it, and is told by mail that there is a new one', async () => {
    const { id } = await hooks.create(receiver.url, ['topic.created']);
    const change = {
      url: 'https://example.org/other',
      types: ['reply.created'],
      description: 'Mine',
      is_ordered: true,
      status: 'disabled',
    };
    const { body } = await app.api.patch(`/webhooks/${id}`, app.people.member.key).send(change).expect(200);
    expect(body).toMatchObject({ ...change, disabled_for: 'asked' });
    const active = await app.api.patch(`/webhooks/${id}`, app.people.member.key).send({ status: 'active' }).expect(200);
    expect(active.body).toMatchObject({ status: 'active', disabled_for: null });
    await app.api.patch(`/webhooks/${id}`, app.people.member.key).send({}).expect(422);
  });

  it('is an app only for what it made itself, which is told nothing as staff and ends with its authorization', async () => {
    const visitor = await newcomer(app, 'ines');
    await app.database.pool.query(`UPDATE users SET role = 'moderator' WHERE username = 'ines'`);
    const { key } = await newKey(visitor);
    const types = ['report.opened', 'topic.created'];
    const own = await hooks.create('http://127.0.0.1:1/own', types, {}, key);
    const client = await newApp(app);
    const { body: tokens } = await redeem(app, client, await newCode(visitor, client));
    const token = String(tokens.access_token);
    const made = await hooks.create(receiver.url, types, {}, token);
    await app.api.get(`/webhooks/${own.id}`, token).expect(404);
    const { body } = await app.api.get('/webhooks', token).expect(200);
    expect(body.webhooks.map(({ id }: { id: number }) => id)).toEqual([made.id]);
    expect((await app.api.get('/webhooks', key).expect(200)).body.total).toBe(2);
    const at = await topic();
    const report = { target_type: 'topic', target_id: at, reason: 'spam' };
    await app.api.post('/reports', app.people.other.key).send(report).expect(201);
    await hooks.run();
    expect(receiver.events().map(({ type }) => type)).toEqual(['topic.created']);
    await app.database.pool.query('DELETE FROM app_grants');
    await app.api.get(`/webhooks/${made.id}`, key).expect(404);
    await app.api.get(`/webhooks/${own.id}`, key).expect(200);
  });

  it('is nobody once the account is deleted', async () => {
    const { id, key } = await createPerson(app.database, 'leaver');
    await hooks.create(receiver.url, ['topic.created'], {}, key);
    await deleteAccount(app.database, id);
    expect(await app.database.prisma.webhook.count({ where: { ownerId: id } })).toBe(0);
  });
});
