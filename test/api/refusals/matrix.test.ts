import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../../../src/api/auth/keys.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { addSession, createPerson, issueKey, manageAccount, type Person } from '../../helpers/people.js';
import { type Operation, operations, pathOf, protectedOperations, wellFormed } from '../../helpers/requests.js';

const hour = 3_600_000;
let app: TestApp;
/** Keys that are refused. */
const bad: Record<string, string> = {};
let suspended: Person;
let silenced: Person;
let pending: Person;
/** An app that requires a verified address. */
let strict: TestApp;
let deleted: Person;

beforeAll(async () => {
  app = await testApp();
  const { database } = app;
  strict = await testApp({ sharing: app, config: { requireVerifiedEmail: true } });
  [suspended, silenced, pending, deleted] = await Promise.all([
    createPerson(database, 'suspended', 'admin'),
    createPerson(database, 'silenced', 'admin'),
    createPerson(database, 'pending', 'admin'),
    createPerson(database, 'deleted', 'admin'),
  ]);
  for (const { id } of [suspended, silenced, pending]) await manageAccount(database, id);
  await database.prisma.user.update({ where: { id: suspended.id }, data: { suspendedAt: new Date() } });
  await database.prisma.user.update({ where: { id: silenced.id }, data: { silencedAt: new Date() } });
  await database.prisma.user.update({ where: { id: pending.id }, data: { awaitsApproval: true } });
  await database.prisma.user.update({
    where: { id: deleted.id },
    data: { deletedAt: new Date(), email: null, passwordHash: null },
  });
  const good = app.people.admin.key;
  const { id } = app.people.admin;
  Object.assign(bad, {
    'an empty one': '',
    'a malformed one': 'plaza_short',
    'one of another kind': `ghp_${good.slice(4)}`,
    'one with a wrong checksum': good.slice(0, -1) + (good.endsWith('A') ? 'B' : 'A'),
    'one with a changed letter': good.slice(0, 10) + (good[10] === 'A' ? 'B' : 'A') + good.slice(11),
    'one in another case': good.toUpperCase(),
    'an unknown one': createKey(),
    'a revoked one': await issueKey(database, id, { revokedAt: new Date(Date.now() - hour) }),
    'one revoked this moment': await issueKey(database, id, { revokedAt: new Date() }),
    'an expired one': await issueKey(database, id, {
      createdAt: new Date(Date.now() - 2 * hour),
      expiresAt: new Date(Date.now() - hour),
    }),
    'one of a deleted person': deleted.key,
  });
});
afterAll(async () => {
  await strict.close();
  await app.close();
});

const byId = protectedOperations.map((operation) => [operation.id, operation] as const);
/** Some of what every operation is tried with, others for the next operation; at night all of it. */
const inTurn = <T>(all: T[], operation: Operation): T[] =>
  all.filter((_, index) => (index + protectedOperations.indexOf(operation)) % atNight(1, 4) === 0);
const withQuery = (operation: Operation, key: string) => ({
  ...operation,
  path: `${operation.path}?api_key=${encodeURIComponent(key)}`,
});

async function expectRefusal(
  call: PromiseLike<{ status: number; body: { code: string }; headers: Record<string, string> }>,
  why: string,
  isTokenSent = true,
) {
  const reply = await call;
  expect([reply.status, reply.body.code], why).toEqual([401, 'unauthorized']);
  const error = isTokenSent ? 'error="invalid_token", ' : '';
  const challenge = `^Bearer ${error}resource_metadata="http://[\\d.:]+/\\.well-known/oauth-protected-resource"$`;
  expect(reply.headers['www-authenticate'], why).toMatch(new RegExp(challenge));
}

describe.each(byId)('%s', (_id, operation) => {
  it('refuses a request without a key', async () => {
    await expectRefusal(wellFormed(app.matrix, operation), 'no key', false);
  });

  it('refuses every bad key, in the header and in the query', async () => {
    for (const [why, key] of inTurn(Object.entries(bad), operation)) {
      await expectRefusal(wellFormed(app.matrix, operation, key), `${why}, in the header`);
      await expectRefusal(wellFormed(app.matrix, withQuery(operation, key)), `${why}, in the query`);
    }
  });

  it('refuses a key that is not sent as a bearer token', async () => {
    const good = app.people.admin.key;
    const values = [good, `Basic ${good}`, `Bearer: ${good}`, `Bearer ${good} ${good}`, `Token ${good}`, 'Bearer'];
    for (const value of inTurn(values, operation)) {
      const call = wellFormed(app.matrix, operation).set('Authorization', value);
      await expectRefusal(call, value, value.startsWith('Bearer'));
    }
  });

  it('refuses a key that is repeated in the query', async () => {
    const twice = withQuery(operation, app.people.admin.key);
    await expectRefusal(
      wellFormed(app.matrix, { ...twice, path: `${twice.path}&api_key=${app.people.admin.key}` }),
      'twice',
    );
  });

  it('accepts a valid key in the header and in the query', async () => {
    const { id, key } = app.people.admin;
    const replies = [];
    for (const call of [
      () => wellFormed(app.matrix, operation, key, 2147483647),
      () => wellFormed(app.matrix, operation, undefined, 2147483647).set('Authorization', `bearer ${key}`),
      () => wellFormed(app.matrix, withQuery(operation, key), undefined, 2147483647),
    ]) {
      // One operation ends the sign-in that it asks for.
      if (operation.recentSignIn) await addSession(app.database, id, { signedInAt: Date.now() });
      replies.push(await call());
    }
    // The admin has more keys here than people can make.
    const admitted = replies.filter(({ body }) => body.code !== 'quota_exceeded');
    for (const reply of admitted) expect([200, 201, 404, 409]).toContain(reply.status);
    expect(replies[2]?.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it('uses only the header if both are sent', async () => {
    const { key } = app.people.admin;
    for (const header of ['Bearer wrong', 'Basic x', '']) {
      const call = wellFormed(app.matrix, withQuery(operation, key)).set('Authorization', header);
      await expectRefusal(call, `header ${header}`, header.startsWith('Bearer'));
    }
    const reply = await wellFormed(app.matrix, withQuery(operation, 'wrong'), key, 2147483647);
    expect(reply.status).not.toBe(401);
  });

  it('is 403 insufficient_scope with a key that lacks a scope', async () => {
    const all = ['read', 'write', 'account'] as const;
    for (const lacking of all.filter((scope) => operation.scopes.includes(scope))) {
      const scopes = all.filter((scope) => scope !== lacking);
      const key = await issueKey(app.database, app.people.admin.id, { scopes });
      for (const call of [wellFormed(app.matrix, operation, key), wellFormed(app.matrix, withQuery(operation, key))]) {
        const { body, headers } = await call.expect(403);
        expect(body.code).toBe('insufficient_scope');
        const challenge = `Bearer error="insufficient_scope", scope="${operation.scopes.join(' ')}", `;
        expect(headers['www-authenticate']).toContain(challenge);
      }
    }
  });

  it('is 403 with the key of a suspended user, whatever else is wrong', async () => {
    for (const call of [
      wellFormed(app.matrix, operation, suspended.key),
      wellFormed(app.matrix, withQuery(operation, suspended.key)),
      app.matrix.call(operation.method, pathOf(operation, 'nonsense'), suspended.key),
    ]) {
      expect((await call.expect(403)).body).toMatchObject({ code: 'account_suspended', data: { status: 403 } });
    }
  });

  it('is 403 for a silenced user if it writes, and only then', async () => {
    const { status, body } = await wellFormed(app.matrix, operation, silenced.key, 2147483647);
    if (operation.scopes.includes('write')) expect([status, body.code]).toEqual([403, 'account_silenced']);
    else expect(body.code).not.toBe('account_silenced');
  });

  it.each([
    ['waits for approval', 'account_pending', () => app, () => pending],
    ['has an address that is not verified', 'email_unverified', () => strict, () => app.people.admin],
  ] as const)('is 403 for somebody who %s where it writes, and nowhere else', async (_what, code, where, who) => {
    const { status, body } = await wellFormed(where().matrix, operation, who().key, 2147483647);
    if (operation.scopes.includes('write')) expect([status, body.code]).toEqual([403, code]);
    else if (operation.id !== 'createMyKey') expect(body.code).not.toBe(code);
  });

  if (operation.role !== null)
    it('is 403 forbidden for everyone below the role', async () => {
      const { member, moderator } = app.people;
      for (const { key } of operation.role === 'admin' ? [member, moderator] : [member]) {
        expect((await wellFormed(app.matrix, operation, key).expect(403)).body.code).toBe('forbidden');
      }
    });

  if (operation.role === 'moderator')
    it('accepts moderators and admins', async () => {
      for (const { key } of [app.people.moderator, app.people.admin]) {
        expect((await wellFormed(app.matrix, operation, key, 2147483647)).status).not.toBe(403);
      }
    });

  it('is 401 before path and body are checked', async () => {
    const call = app.matrix.call(operation.method, pathOf(operation, 'nonsense'));
    await expectRefusal(
      operation.mediaTypes.length > 0 ? call.send('{').type('application/json') : call,
      'bad request',
      false,
    );
  });
});

describe('a credential', () => {
  it('is ignored by an open operation if it is invalid', async () => {
    for (const operation of operations.filter(({ open, path }) => open && !path.includes('{'))) {
      for (const key of Object.values(bad)) {
        for (const call of [
          wellFormed(app.matrix, operation, key),
          wellFormed(app.matrix, withQuery(operation, key)),
        ]) {
          const { status } = await call;
          // Examples of others name things that are not there.
          expect([operation.id, operation.method === 'get' ? status : status !== 401]).toEqual([
            operation.id,
            operation.method === 'get' ? 200 : true,
          ]);
        }
      }
    }
  });

  it('refuses the key of a suspended user, also on an open operation', async () => {
    for (const operation of operations.filter(({ open }) => open)) {
      for (const call of [
        wellFormed(app.matrix, operation, suspended.key),
        wellFormed(app.matrix, withQuery(operation, suspended.key)),
      ]) {
        expect((await call.expect(403)).body.code, operation.id).toBe('account_suspended');
      }
    }
  });

  it('is ignored in the query with QUERY_KEYS=off', async () => {
    const strict = await testApp({ sharing: app, settings: { QUERY_KEYS: 'off' } });
    try {
      for (const operation of protectedOperations) {
        const call = wellFormed(strict.matrix, withQuery(operation, app.people.admin.key));
        await expectRefusal(call, operation.id, false);
      }
      const reply = await wellFormed(strict.matrix, protectedOperations[0] as Operation, app.people.admin.key);
      expect(reply.status).not.toBe(401);
    } finally {
      await strict.close();
    }
  });

  it('stops working as soon as it is revoked or its owner suspended, and works again after a restoration', async () => {
    const person = await createPerson(app.database, 'shortlived');
    const post = () => app.matrix.post('/forum/topics/2147483647/replies', person.key).send({ content: 'x' });
    const setUser = (suspendedAt: Date | null) =>
      app.database.prisma.user.update({ where: { id: person.id }, data: { suspendedAt } });
    await post().expect(404);
    await setUser(new Date());
    await post().expect(403);
    await setUser(null);
    await post().expect(404);
    await app.database.prisma.apiKey.updateMany({ where: { userId: person.id }, data: { revokedAt: new Date() } });
    await post().expect(401);
  });

  it('grants the present permissions of its owner, not those of when it was created', async () => {
    const person = await createPerson(app.database, 'was-admin', 'admin');
    await app.matrix.post('/forum/boards', person.key).send({ title: 'One' }).expect(201);
    await app.database.prisma.user.update({ where: { id: person.id }, data: { role: 'member' } });
    await app.matrix.post('/forum/boards', person.key).send({ title: 'Two' }).expect(403);
  });
});
