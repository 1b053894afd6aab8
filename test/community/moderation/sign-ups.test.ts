import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { blockedBackends } from '../../helpers/waiting.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let made = 0;
async function waiting(): Promise<Person> {
  const person = await createPerson(app.database, `waits-${++made}`);
  await app.database.prisma.user.update({ where: { id: person.id }, data: { awaitsApproval: true } });
  return person;
}
const latest = async () =>
  (await app.api.get('/moderation/log?per_page=1', app.people.admin.key).expect(200)).body.entries[0];
const approve = ({ username }: Person, key = app.people.admin.key) =>
  app.api.put(`/moderation/sign-ups/${username}/approval`, key);
const refuse = ({ username }: Person, key = app.people.admin.key) =>
  app.api.delete(`/moderation/sign-ups/${username}`, key);
const names = async () =>
  (await app.api.get('/moderation/sign-ups', app.people.admin.key).expect(200)).body.sign_ups.map(
    ({ username }: Person) => username,
  );

describe('the queue of those who wait for approval', () => {
  it('is listed for admins, who waits longest first', async () => {
    const [first, second] = [await waiting(), await waiting()];
    await app.database.prisma.$executeRaw`
      UPDATE users SET pending_email = 'next@example.org', email_verified_at = now() WHERE id = ${second.id}`;
    const { body } = await app.api.get('/moderation/sign-ups', app.people.admin.key).expect(200);
    expect(body.sign_ups.slice(-2)).toMatchObject([
      { username: first.username, email: `${first.username}@example.org`, email_verified: false },
      { username: second.username, email: 'next@example.org', email_verified: false },
    ]);
    const page = await app.api.get('/moderation/sign-ups?per_page=1&page=2', app.people.admin.key).expect(200);
    expect(page.body).toMatchObject({
      page: 2,
      pages: body.total,
      sign_ups: [{ username: body.sign_ups[1].username }],
    });
    await expectCode(app.api.get('/moderation/sign-ups', app.people.moderator.key), 403, 'forbidden');
    await expectCode(app.api.get('/moderation/sign-ups?page=0', app.people.admin.key), 400, 'invalid_param');
  });

  it('lets in who is approved, from the next request on', async () => {
    const person = await waiting();
    const write = () => app.api.post('/marketplace/stores', person.key).send({ name: 'Mine', slug: person.username });
    await expectCode(write(), 403, 'account_pending');
    await app.api.get('/me', person.key).expect(200);
    const { body } = await approve(person).expect(200);
    expect(body).toMatchObject({ id: person.id, username: person.username, role: 'member' });
    expect(await latest()).toMatchObject({ action: 'approveSignUp', target: person.username });
    await write().expect(201);
    expect(await names()).not.toContain(person.username);
    await expectCode(approve(person), 404, 'user_not_found');
  });

  it('deletes the account of who is refused', async () => {
    const person = await waiting();
    expect((await refuse(person).expect(200)).body).toEqual({ id: person.id, deleted: true });
    expect(await latest()).toMatchObject({
      action: 'refuseSignUp',
      target_id: person.id,
      target: `deleted-${person.id}`,
    });
    await app.api.get('/me', person.key).expect(401);
    const row = await app.database.prisma.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(row).toMatchObject({ email: null, passwordHash: null, deletedAt: expect.any(Date) });
    expect(await names()).not.toContain(person.username);
    await expectCode(refuse(person), 404, 'user_not_found');
  });

  it('is nothing for those who do not wait', async () => {
    await expectCode(approve(app.people.member), 404, 'user_not_found');
    await expectCode(refuse(app.people.member), 404, 'user_not_found');
    await app.api.get('/me', app.people.member.key).expect(200);
    for (const bad of [approve, refuse]) {
      await expectCode(bad({ ...app.people.member, username: 'no%20name' }), 400, 'invalid_param');
    }
  });

  it('takes one decision, of two at the same time', async () => {
    for (let each = 0; each < 5; each++) {
      const person = await waiting();
      const replies = await Promise.all([approve(person), refuse(person)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
      const { deletedAt } = await app.database.prisma.user.findUniqueOrThrow({ where: { id: person.id } });
      expect(deletedAt === null).toBe(replies[0]?.status === 200);
    }
  });
});

describe('invitations', () => {
  const inAnHour = () => `${new Date(Date.now() + 3_600_000).toISOString().slice(0, 19)}Z`;
  const invite = (body: object = {}, key = app.people.moderator.key) =>
    app.api.post('/moderation/invitations', key).send({ max_uses: 2, expires_at: inAnHour(), ...body });

  it('are made by moderators, and show their link once', async () => {
    const { body } = await invite().expect(201);
    const token = /^http:\/\/127\.0\.0\.1:\d+\/sign-up\?invitation=(\w{32})$/.exec(body.url)?.[1] ?? '';
    expect(token).not.toBe('');
    expect(await latest()).toMatchObject({ action: 'createInvitation', target_type: 'invitation', target_id: body.id });
    const list = await app.api.get('/moderation/invitations', app.people.moderator.key).expect(200);
    const creator = app.people.moderator.username;
    expect(list.body.invitations[0]).toMatchObject({ id: body.id, creator, max_uses: 2, uses: 0 });
    const stored = await app.database.pool.query('SELECT row_to_json(i)::text AS row FROM invitations i');
    const logged = await app.database.pool.query('SELECT row_to_json(e)::text AS row FROM audit_log e');
    expect(JSON.stringify([list.body, stored.rows, logged.rows])).not.toContain(token);
    await expectCode(invite({}, app.people.member.key), 403, 'forbidden');
  });

  it('are good for one person at least, and end in the future', async () => {
    for (const wrong of [
      { max_uses: 0 },
      { max_uses: 1001 },
      { max_uses: 1.5 },
      { expires_at: '2020-01-31T12:00:00Z' },
    ]) {
      await expectCode(invite(wrong), 400, 'invalid_param');
    }
    await expectCode(invite({ expires_at: null }), 422, 'missing_fields');
    await expectCode(app.api.get('/moderation/invitations?per_page=0', app.people.admin.key), 400, 'invalid_param');
  });

  it('are revoked by any moderator, once', async () => {
    const { id } = (await invite({}, app.people.admin.key).expect(201)).body;
    const revoke = () => app.api.delete(`/moderation/invitations/${id}`, app.people.moderator.key);
    expect((await revoke().expect(200)).body).toEqual({ id, deleted: true });
    expect(await latest()).toMatchObject({ action: 'revokeInvitation', target_id: id });
    await expectCode(revoke(), 404, 'invitation_not_found');
    await expectCode(app.api.delete('/moderation/invitations/x', app.people.admin.key), 400, 'invalid_param');
  });

  it('are made once by a request with an Idempotency-Key', async () => {
    const body = { max_uses: 3, expires_at: inAnHour() };
    const send = (changes: object = {}) => invite({ ...body, ...changes }).set('Idempotency-Key', 'once');
    const holder = new pg.Client({ connectionString: app.testDatabase.url });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE invitations IN SHARE MODE');
    const first = send().then((reply) => reply);
    await until(async () => (await blockedBackends(app.database.pool)).length > 0);
    await expectCode(send(), 409, 'idempotency_in_progress');
    await holder.query('COMMIT');
    await holder.end();
    const { status, body: answer } = await first;
    expect(status).toBe(201);
    // A replay does not reveal the secret again.
    expect((await send().expect(201)).body).toEqual({ ...answer, url: null });
    await expectCode(send({ max_uses: 4 }), 422, 'idempotency_key_reused');
  });
});
