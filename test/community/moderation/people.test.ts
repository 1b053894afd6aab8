import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restore, suspend } from '../../../src/accounts/users/suspension.js';
import { setRole } from '../../../src/accounts/users/users.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { forumOf } from '../../helpers/forum.js';
import { createPerson, type Person } from '../../helpers/people.js';

let app: TestApp;
let topic: number;
beforeAll(async () => {
  app = await testApp();
  const forum = forumOf(app);
  topic = await forum.topic(await forum.board());
});
afterAll(() => app.close());

let made = 0;
const person = (role: 'member' | 'moderator' | 'admin' = 'member') =>
  createPerson(app.database, `${role}-${++made}`, role);
const restrictions = { suspension: 'suspended', silence: 'silenced' } as const;
type Kind = keyof typeof restrictions;
const kinds = Object.keys(restrictions) as Kind[];
const put = (kind: Kind, whom: Person, by: Person, body: object = { reason: 'Because' }) =>
  app.api.put(`/users/${whom.username}/${kind}`, by.key).send(body);
const remove = (kind: Kind, whom: Person, by: Person) => app.api.delete(`/users/${whom.username}/${kind}`, by.key);
const role = (whom: Person, to: string, by: Person) =>
  app.api.put(`/users/${whom.username}/role`, by.key).send({ role: to });
const write = (by: Person, body: unknown = { content: 'Said.' }) =>
  app.api.post(`/forum/topics/${topic}/replies`, by.key).send(body as object);
const readOwn = (by: Person) => app.api.get('/me', by.key);
const latest = async () =>
  (await app.api.get('/moderation/log?per_page=1', app.people.admin.key).expect(200)).body.entries[0];
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+Z$/, 'Z');
/** Time in the database's format. */
const iso = (time: string) => time.replace('Z', '+00:00');
const end = (whom: Person, kind: Kind, time: string) =>
  app.database.pool.query(`UPDATE users SET ${restrictions[kind]}_until = now() + $2::interval WHERE id = $1`, [
    whom.id,
    time,
  ]);

describe.each(kinds)('%s', (kind) => {
  it('is set, shown, changed and ended, and each is in the log', async () => {
    const [whom, { moderator }] = [await person(), app.people];
    const until = inAnHour();
    const first = await put(kind, whom, moderator, { reason: 'Spam', until }).expect(200);
    const who = { id: whom.id, username: whom.username, role: 'member', deletion_at: null };
    const standing = { ...who, suspension: null, silence: null };
    const since = first.body[kind].since;
    expect(first.body).toEqual({ ...standing, [kind]: { since, until: iso(until), reason: 'Spam' } });
    expect(await latest()).toMatchObject({
      actor: moderator.username,
      action: kind === 'suspension' ? 'suspendUser' : 'silenceUser',
      target_type: 'user',
      target_id: whom.id,
      target: whom.username,
      reason: 'Spam',
      request_id: first.headers['x-request-id'],
      details: { until: expect.stringContaining(until.slice(0, 19)) },
    });
    const second = await put(kind, whom, app.people.admin, { reason: 'Worse' }).expect(200);
    expect(second.body).toEqual({ ...standing, [kind]: { since, until: null, reason: 'Worse' } });
    const ended = await remove(kind, whom, moderator).expect(200);
    expect(ended.body).toEqual(standing);
    const action = kind === 'suspension' ? 'unsuspendUser' : 'unsilenceUser';
    const entry = { action, target_id: whom.id, request_id: ended.headers['x-request-id'] };
    expect(await latest()).toMatchObject(entry);
    // Lifting again is not logged.
    expect((await remove(kind, whom, moderator).expect(200)).body).toEqual(standing);
    expect(await latest()).toMatchObject(entry);
    await write(whom).expect(201);
  });

  it('is for moderators on members, for admins on everybody, and never on oneself', async () => {
    const [member, moderator, admin] = [await person(), await person('moderator'), await person('admin')];
    const act = (whom: Person, by: Person) => [put(kind, whom, by), remove(kind, whom, by)];
    for (const [whom, by] of [
      [member, await person()],
      [moderator, await person('moderator')],
      [admin, moderator],
      [member, member],
      [moderator, moderator],
      [admin, admin],
    ] as const) {
      for (const call of act(whom, by)) await expectCode(call, 403, 'forbidden');
    }
    const before = (await latest()).id;
    for (const [whom, by] of [
      [member, moderator],
      [moderator, admin],
      [await person('admin'), admin],
    ] as const) {
      for (const call of act(whom, by)) await call.expect(200);
    }
    expect((await latest()).id).toBe(before + 6);
    const unknown = { ...member, username: 'nobody_at_all' };
    for (const call of act(unknown, admin)) await expectCode(call, 404, 'user_not_found');
    await expectCode(app.api.put(`/users/${member.username}/${kind}`).send({ reason: 'x' }), 401, 'unauthorized');
  });

  it('needs a reason, and an end that comes', async () => {
    const [whom, { moderator }] = [await person(), app.people];
    await expectCode(put(kind, whom, moderator, {}), 422, 'missing_fields');
    await expectCode(put(kind, whom, moderator, { reason: ' ' }), 422, 'missing_fields');
    for (const until of ['2020-01-01T00:00:00Z', '2027-02-29T00:00:00Z', 'tomorrow']) {
      const { body } = await put(kind, whom, moderator, { reason: 'x', until }).expect(400);
      expect(body.data.params).toHaveProperty('until');
    }
    await write(whom).expect(201);
  });

  it('is not there any more once its end is past, by itself, and begins anew after it', async () => {
    const [whom, { moderator }] = [await person(), app.people];
    await put(kind, whom, moderator, { reason: 'x', until: inAnHour() }).expect(200);
    await write(whom).expect(403);
    await end(whom, kind, '-1 second');
    await write(whom).expect(201);
    await readOwn(whom).expect(200);
    const profile = await app.api.get(`/users/${whom.username}`, moderator.key).expect(200);
    expect(profile.body.standing).toMatchObject({ suspension: null, silence: null });
    await app.database.pool.query(`UPDATE users SET ${restrictions[kind]}_at = '2020-01-01' WHERE id = $1`, [whom.id]);
    const { body } = await put(kind, whom, moderator).expect(200);
    expect(Date.parse(body[kind].since)).toBeGreaterThan(Date.parse('2025-01-01'));
  });

  it('shows in a profile to staff alone', async () => {
    const [whom, { moderator, other }] = [await person(), app.people];
    await put(kind, whom, moderator).expect(200);
    const standingSeen = async (key?: string) =>
      (await app.api.get(`/users/${whom.username}`, key).expect(200)).body.standing;
    expect(await standingSeen(moderator.key)).toMatchObject({
      id: whom.id,
      [kind]: { reason: 'Because', until: null },
    });
    for (const key of [undefined, other.key, 'wrong']) expect(await standingSeen(key)).toBeNull();
    if (kind === 'silence') expect(await standingSeen(whom.key)).toBeNull();
  });

  it('takes effect with the next request for somebody whose key was used a moment ago, and ends so', async () => {
    const [whom, { moderator }] = [await person(), app.people];
    const code = `account_${restrictions[kind]}`;
    await write(whom).expect(201);
    const until = inAnHour();
    await put(kind, whom, moderator, { reason: 'x', until }).expect(200);
    const before = await app.database.prisma.reply.count();
    const refused = await write(whom).expect(403);
    expect(refused.body).toMatchObject({ code, data: { until: iso(until) } });
    expect(await app.database.prisma.reply.count()).toBe(before);
    await remove(kind, whom, moderator).expect(200);
    await write(whom).expect(201);
    await put(kind, whom, moderator).expect(200);
    // The restriction takes precedence over faults of the request.
    for (const body of [{}, { content: 7 }]) {
      const reply = await write(whom, body).expect(403);
      expect(reply.body).toMatchObject({ code });
      expect(reply.body.data).not.toHaveProperty('until');
    }
  });

  it('is not kept with an Idempotency-Key', async () => {
    const [whom, { moderator }] = [await person(), app.people];
    await put(kind, whom, moderator).expect(200);
    const once = () => write(whom).set('Idempotency-Key', `once-${kind}`);
    await once().expect(403);
    await remove(kind, whom, moderator).expect(200);
    await once().expect(201);
  });
});

describe('somebody who is silenced', () => {
  it('reads what they could read', async () => {
    const whom = await person();
    await put('silence', whom, app.people.moderator).expect(200);
    for (const path of ['/me', '/me/topics', '/files', '/forum/boards', `/forum/topics/${topic}`]) {
      await app.api.get(path, whom.key).expect(200);
    }
    for (const [method, path] of [
      ['post', '/files'],
      ['post', '/videos'],
      ['delete', '/forum/topics/1'],
      ['put', '/answers/answers/1/best'],
    ] as const) {
      await expectCode(app.api.call(method, path, whom.key), 403, 'account_silenced');
    }
  });
});

describe('a suspension', () => {
  it('counts the requests of its key against the address', async () => {
    const whom = await person();
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_ANONYMOUS: '4' } });
    try {
      await limited.api.get('/me', whom.key).expect(200);
      await put('suspension', whom, app.people.moderator).expect(200);
      const seen = [];
      for (let n = 0; n < 6; n++) seen.push((await limited.api.get('/me', whom.key)).status);
      expect(seen).toEqual([403, 403, 403, 403, 429, 429]);
    } finally {
      await limited.close();
    }
  });

  it('lets staff end a suspension by an operator', async () => {
    const whom = await person();
    await suspend(app.database.prisma, whom.username);
    await expectCode(readOwn(whom), 403, 'account_suspended');
    await remove('suspension', whom, app.people.moderator).expect(200);
    await readOwn(whom).expect(200);
    await put('suspension', whom, app.people.moderator, { reason: 'x', until: inAnHour() }).expect(200);
    expect(await restore(app.database.prisma, whom.username)).toMatchObject({ suspendedAt: null });
    await readOwn(whom).expect(200);
  });
});

describe('a role', () => {
  it('is given and taken by admins, from the next request on, and the log says from what to what', async () => {
    const [whom, { admin }] = [await person(), app.people];
    const lock = (status: number) => app.api.put(`/forum/topics/${topic}/sticky`, whom.key).expect(status);
    await lock(403);
    const reply = await role(whom, 'moderator', admin).expect(200);
    expect(reply.body).toMatchObject({ id: whom.id, role: 'moderator' });
    expect(await latest()).toMatchObject({
      action: 'setUserRole',
      target: whom.username,
      details: { from: 'member', to: 'moderator' },
      request_id: reply.headers['x-request-id'],
    });
    await lock(200);
    await role(whom, 'member', admin).expect(200);
    await lock(403);
  });

  it('cannot be changed by oneself, nor given by a moderator', async () => {
    const [admin, moderator, member] = [await person('admin'), await person('moderator'), await person()];
    for (const to of ['member', 'admin']) await expectCode(role(admin, to, admin), 403, 'forbidden');
    await expectCode(role(member, 'moderator', moderator), 403, 'forbidden');
    await expectCode(role(member, 'moderator', member), 403, 'forbidden');
    await expectCode(role({ ...member, username: 'nobody_at_all' }, 'member', admin), 404, 'user_not_found');
    await expectCode(role(member, 'owner', admin), 400, 'invalid_param');
  });

  it.each(['role', 'suspension'] as const)(
    'keeps one admin when two demote each other concurrently: %s',
    async (how) => {
      const { admin } = app.people;
      for (let round = 0; round < 8; round++) {
        const other = await person('admin');
        const act = (whom: Person, by: Person) =>
          how === 'role' ? role(whom, 'member', by) : put('suspension', whom, by);
        const replies = await Promise.all([act(admin, other), act(other, admin)]);
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
        for (const { username } of [admin, other]) {
          await setRole(app.database.prisma, username, 'admin');
          await restore(app.database.prisma, username);
        }
      }
    },
  );
});
