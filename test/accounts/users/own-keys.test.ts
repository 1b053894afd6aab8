import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../generated/contract.js';
import { operationIds } from '../../../src/core/contract/document.js';
import type { Scope } from '../../../src/core/contract/operation.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { holdIdempotencyKey } from '../../helpers/idempotency.js';
import { createPerson, issueKey, manageAccount, type Person } from '../../helpers/people.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const wanted = { name: 'Backup', scopes: ['read'] };
const create = (key: string, body: object = wanted) => app.api.post('/me/keys', key).send(body);
const minute = 60_000;
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * 60 * minute);
const written = (date: Date) => date.toISOString().replace('.000Z', '+00:00');

let count = 0;
async function somebody(): Promise<Person> {
  count += 1;
  const person = await createPerson(app.database, `keeper-${count}`);
  await manageAccount(app.database, person.id);
  return person;
}

describe('the scope account', () => {
  const managing = operationIds.filter((id) => contract[id].scopes.some((scope) => scope === 'account'));

  it('is asked for alone, and given to no app', () => {
    expect(managing.length).toBeGreaterThan(3);
    for (const id of managing) {
      expect([id, contract[id].scopes, contract[id].appScopes]).toEqual([id, ['account'], ['account']]);
    }
  });

  it('is in no key that did not ask for it', async () => {
    const { id } = await somebody();
    const weak = await issueKey(app.database, id);
    for (const call of [app.api.get('/me/keys', weak), create(weak), app.api.delete('/me/keys/1', weak)]) {
      expect((await call.expect(403)).body.code).toBe('insufficient_scope');
    }
  });

  it('reads and writes nothing else', async () => {
    const { id } = await somebody();
    const key = await issueKey(app.database, id, { scopes: ['account'] });
    await app.api.get('/me/keys', key).expect(200);
    expect((await app.api.get('/me', key).expect(403)).body.code).toBe('insufficient_scope');
    expect((await app.api.post('/forum/topics', key).send({}).expect(403)).body.code).toBe('insufficient_scope');
  });
});

describe('POST /me/keys', () => {
  it('makes a key that works, and says so to its owner by mail', async () => {
    const { key, id } = await somebody();
    const expires_at = written(inHours(1));
    const { body } = await create(key, { ...wanted, expires_at }).expect(201);
    expect(body).toMatchObject({ name: 'Backup', scopes: ['read'], is_live: true, expires_at, revoked_at: null });
    expect(body.key.slice(0, 12)).toBe(body.prefix);
    expect((await app.api.get('/me', body.key).expect(200)).body.key.id).toBe(body.id);
    const { key: _, ...shown } = body;
    expect((await app.api.get(`/me/keys/${body.id}`, key).expect(200)).body).toEqual({
      ...shown,
      last_used_at: expect.any(String),
    });
    expect(JSON.stringify((await app.api.get('/me/keys', key)).body)).not.toContain(body.key);
    expect(await app.database.prisma.apiKey.count({ where: { userId: id } })).toBe(2);
  });

  it.each<[string, Scope[], object]>([
    ['a scope that it lacks', ['account'], { scopes: ['read'] }],
    ['one scope more', ['read', 'account'], { scopes: ['read', 'write'] }],
  ])('makes none with %s', async (_what, scopes, body) => {
    const { id } = await somebody();
    const key = await issueKey(app.database, id, { scopes });
    expect((await create(key, { ...wanted, ...body }).expect(403)).body.code).toBe('key_too_strong');
    await create(key, { name: 'Equal', scopes: scopes }).expect(201);
  });

  it('makes none that lives longer than the key that makes it', async () => {
    const { id } = await somebody();
    const expiresAt = inHours(2);
    const key = await issueKey(app.database, id, { scopes: ['read', 'account'], expiresAt });
    for (const expires_at of [null, written(inHours(3))]) {
      expect((await create(key, { ...wanted, expires_at }).expect(403)).body.code).toBe('key_too_strong');
    }
    expect((await create(key).expect(201)).body.expires_at).toBe(written(expiresAt));
    expect((await create(key, { ...wanted, expires_at: written(inHours(1)) }).expect(201)).body.key).toMatch(/^plaza_/);
  });

  it.each([
    ['no name', { name: '  ' }, 422],
    ['no scope', { scopes: [] }, 400],
    ['a scope twice', { scopes: ['read', 'read'] }, 400],
    ['a scope that only operators give', { scopes: ['forward'] }, 400],
    ['a scope of apps', { scopes: ['moderate'] }, 400],
    ['an end in the past', { expires_at: '2020-01-31T12:00:00Z' }, 400],
    ['a day that there is not', { expires_at: '2097-02-29T12:00:00Z' }, 400],
    ['another owner', { user_id: 1 }, 400],
  ])('refuses %s', async (_what, body, status) => {
    await create(app.people.member.key, { ...wanted, ...body }).expect(status);
  });

  it('asks for a sign-in of the last ten minutes, and again once that is over', async () => {
    const { id } = await createPerson(app.database, 'late');
    const key = await issueKey(app.database, id, { scopes: ['read', 'account'] });
    const refused = async () => expect((await create(key).expect(403)).body.code).toBe('sign_in_required');
    await refused();
    await app.api.get('/me/keys', key).expect(200);
    await manageAccount(app.database, id, Date.now() - 11 * minute);
    await refused();
    await manageAccount(app.database, id, Date.now() - 9 * minute);
    await create(key).expect(201);
    await app.database.pool.query(`UPDATE sessions SET expire = now() WHERE user_id = $1`, [id]);
    await refused();
  });

  it('asks for a sign-in of its owner: that of others does not count', async () => {
    const { id } = await createPerson(app.database, 'alone');
    const key = await issueKey(app.database, id, { scopes: ['read', 'account'] });
    await somebody();
    expect((await create(key).expect(403)).body.code).toBe('sign_in_required');
  });

  it('makes ten live keys at most, also at once', async () => {
    const { id, key } = await somebody();
    const replies = await Promise.all(Array.from({ length: 12 }, () => create(key)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(9);
    for (const { body } of replies.filter(({ status }) => status !== 201)) expect(body.code).toBe('quota_exceeded');
    expect(await app.database.prisma.apiKey.count({ where: { userId: id } })).toBe(10);
  });

  it('shows the key once, also to who repeats the request', async () => {
    const { id, key } = await somebody();
    const send = () => create(key).set('Idempotency-Key', 'once');
    const first = await send().expect(201);
    const again = await send().expect(201);
    expect(again.body).toEqual({ ...first.body, key: null });
    expect(await app.database.prisma.apiKey.count({ where: { userId: id } })).toBe(2);
    const other = create(key, { name: 'Another', scopes: ['read'] }).set('Idempotency-Key', 'once');
    expect((await other.expect(422)).body.code).toBe('idempotency_key_reused');
  });

  it('refuses a repetition while the first request runs', async () => {
    const { id, key } = await somebody();
    const client = await app.database.pool.connect();
    try {
      await client.query('BEGIN');
      await holdIdempotencyKey(client, { id }, 'createMyKey', 'held');
      const { body } = await create(key).set('Idempotency-Key', 'held').expect(409);
      expect(body.code).toBe('idempotency_in_progress');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

describe('somebody who', () => {
  const restricted = async (data: object) => {
    const person = await somebody();
    await app.database.prisma.user.update({ where: { id: person.id }, data });
    return person;
  };

  it('is suspended can do nothing with the keys', async () => {
    const { key } = await restricted({ suspendedAt: new Date() });
    for (const call of [app.api.get('/me/keys', key), create(key), app.api.delete('/me/keys/1', key)]) {
      expect((await call.expect(403)).body.code).toBe('account_suspended');
    }
  });

  it('is silenced can still manage them', async () => {
    const { key } = await restricted({ silencedAt: new Date() });
    const { id } = (await create(key).expect(201)).body;
    await app.api.delete(`/me/keys/${id}`, key).expect(200);
  });

  it('waits for approval can only look and revoke', async () => {
    const { key } = await restricted({ awaitsApproval: true });
    expect((await create(key).expect(403)).body.code).toBe('account_pending');
    const [{ id }] = (await app.api.get('/me/keys', key).expect(200)).body.keys;
    await app.api.delete(`/me/keys/${id}`, key).expect(200);
  });
});

describe('DELETE /me/keys/{id}', () => {
  it('revokes a key, and keeps when that was', async () => {
    const { key } = await somebody();
    const made = (await create(key).expect(201)).body;
    const { body } = await app.api.delete(`/me/keys/${made.id}`, key).expect(200);
    expect([body.is_live, body.revoked_at]).toEqual([false, expect.any(String)]);
    await app.api.get('/me', made.key).expect(401);
    expect((await app.api.delete(`/me/keys/${made.id}`, key).expect(200)).body).toEqual(body);
  });

  it('lets a key revoke itself', async () => {
    const { key } = await somebody();
    const [{ id }] = (await app.api.get('/me/keys', key)).body.keys;
    await app.api.delete(`/me/keys/${id}`, key).expect(200);
    await app.api.get('/me/keys', key).expect(401);
  });

  it("finds no key of somebody else, and no app's token", async () => {
    const [{ key }, stranger] = [await somebody(), await somebody()];
    const { id } = (await create(key).expect(201)).body;
    const call = (method: string, which: number) => app.api.call(method, `/me/keys/${which}`, stranger.key);
    for (const method of ['get', 'delete']) {
      expect((await call(method, id).expect(404)).body.code).toBe('key_not_found');
      expect((await call(method, 2_147_483_647).expect(404)).body.code).toBe('key_not_found');
    }
    expect((await app.api.get(`/me/keys/${id}`, key)).body.is_live).toBe(true);
    expect((await app.api.get('/me/keys', stranger.key)).body.keys).toHaveLength(1);
  });
});
