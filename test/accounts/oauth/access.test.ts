import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOf, type Role, type Scope } from '../../../src/core/contract/operation.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import {
  ask,
  newApp,
  newPerson,
  type OAuthApp,
  refresh,
  signInApp,
  type Tokens,
  tokensIn,
} from '../../helpers/apps.js';
import { protectedOperations, wellFormed } from '../../helpers/requests.js';
import { newKey, type Visitor } from '../../web/visitor.js';

let app: TestApp;
let client: OAuthApp;
let visitor: Visitor;
let person: number;
let board: number;
beforeAll(async () => {
  app = await testApp();
  client = await newApp(app);
  ({ visitor, id: person } = await newPerson(app, 'holder'));
  const { body } = await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'General' });
  board = body.id;
});
afterAll(() => app.close());

const signIn = (scope: string, who = visitor): Promise<Tokens> => signInApp(app, who, client, { scope });
const topic = () => ({ board_id: board, title: 'By an app', content: 'For somebody.' });

async function as<T>(role: Role, work: () => Promise<T>): Promise<T> {
  await app.database.prisma.user.update({ where: { id: person }, data: { role } });
  try {
    return await work();
  } finally {
    await app.database.prisma.user.update({ where: { id: person }, data: { role: 'member' } });
  }
}

describe('an access token', () => {
  it('acts for its person, under the name of its app', async () => {
    const { access } = await signIn('read write');
    const { body } = await app.api.get('/me', access).expect(200);
    const { name } = await app.database.prisma.app.findUniqueOrThrow({ where: { id: client.id } });
    expect(body.user).toMatchObject({ id: person, username: 'holder' });
    expect(body.key).toMatchObject({ name, prefix: access.slice(0, 12), scopes: ['read', 'write'] });
    expect((await app.api.post('/forum/topics', access).send(topic()).expect(201)).body.author).toBe('holder');
  });

  it('is refused in the address, on every operation that needs one, and no help on others', async () => {
    const { access } = await as('admin', () => signIn('read write upload moderate'));
    for (const operation of protectedOperations) {
      const reply = await wellFormed(app.api, { ...operation, path: `${operation.path}?api_key=${access}` });
      expect([reply.status, reply.body.code], operation.id).toEqual([401, 'unauthorized']);
    }
    for (const query of [`api_key=${access}`, `access_token=${access}`]) {
      const reply = await app.api.get(`/forum/boards?${query}`).expect(200);
      // Requests without a key count for the address.
      expect(reply.headers['ratelimit-limit']).toBe('1000000');
      await app.api.get(`/me?${query}`).expect(401);
    }
  });

  it('is no key: neither listed nor counted as one, nor revoked as one', async () => {
    const { visitor: collector, id } = await newPerson(app, 'collector');
    const { access } = await signIn('read', collector);
    for (let i = 0; i < 10; i++) await newKey(collector);
    const { text } = await collector.get('/profile/keys');
    expect(text).not.toContain('plaza_at');
    const token = await app.database.prisma.apiKey.findFirstOrThrow({ where: { userId: id, appId: { not: null } } });
    expect((await collector.get(`/profile/keys/${token.id}/revoke`)).status).toBe(404);
    await app.api.get('/me', access).expect(200);
  });

  it('may do what its scopes say and no more', async () => {
    const [reading, writing, uploading] = [await signIn('read'), await signIn('write'), await signIn('upload')];
    const upload = (key: string) => app.api.post('/files', key).attach('file', Buffer.from('words'), 'words.txt');
    const refused = { code: 'insufficient_scope' };
    expect((await app.api.post('/forum/topics', reading.access).send(topic()).expect(403)).body).toMatchObject(refused);
    expect((await upload(reading.access).expect(403)).body).toMatchObject(refused);
    await app.api.post('/forum/topics', writing.access).send(topic()).expect(201);
    expect((await app.api.get('/me', writing.access).expect(403)).body).toMatchObject(refused);
    expect((await upload(writing.access).expect(403)).body).toMatchObject(refused);
    expect((await upload(uploading.access).expect(201)).body.name).toBe('words.txt');
    expect((await app.api.post('/forum/topics', uploading.access).send(topic()).expect(403)).body).toMatchObject(
      refused,
    );
    const both = await signIn('upload read');
    const { key } = (await app.api.get('/me', both.access).expect(200)).body;
    expect([key.scopes, key.app_scopes]).toEqual([['read'], ['read', 'upload']]);
    expect((await app.api.get('/me', app.people.member.key)).body.key.app_scopes).toEqual([]);
    // API keys with `write` can upload, unlike apps.
    await upload(app.people.member.key).expect(201);
  });

  it('needs every scope of an operation, so that none reads what its app may only write', async () => {
    const all: readonly Scope[] = ['read', 'write', 'upload', 'moderate'];
    const tried = new Map<Scope, number>();
    await as('admin', async () => {
      for (const lacking of all) {
        const { access } = await signIn(all.filter((scope) => scope !== lacking).join(' '));
        for (const operation of protectedOperations) {
          if (!contractOf(operation.id).appScopes.includes(lacking)) continue;
          const { status, body } = await wellFormed(app.matrix, operation, access);
          expect([status, body.code], `${operation.id} without ${lacking}`).toEqual([403, 'insufficient_scope']);
          tried.set(lacking, (tried.get(lacking) ?? 0) + 1);
        }
      }
    });
    for (const scope of all) expect([scope, tried.get(scope) ?? 0]).toEqual([scope, expect.any(Number)]);
    expect(Math.min(...all.map((scope) => tried.get(scope) ?? 0))).toBeGreaterThan(2);
  });

  it('acts with a role only where that was allowed', async () => {
    await as('admin', async () => {
      const [plain, staff] = [await signIn('read write'), await signIn('read write moderate')];
      const only = await signIn('moderate');
      const { id } = (await app.api.post('/forum/topics', app.people.member.key).send(topic()).expect(201)).body;
      const lock = (key: string) => app.api.put(`/forum/topics/${id}/lock`, key);
      expect((await lock(plain.access).expect(403)).body.code).toBe('insufficient_scope');
      const refused = await lock(only.access).expect(403);
      expect(refused.body.code).toBe('insufficient_scope');
      expect(refused.headers['www-authenticate']).toContain('scope="write moderate"');
      const edit = (key: string) => app.api.patch(`/forum/topics/${id}`, key).send({ title: 'Edited' });
      expect((await edit(plain.access).expect(403)).body.code).toBe('not_owner');
      expect((await app.api.get('/me', plain.access)).body.user.role).toBe('member');
      expect((await app.api.get('/me', staff.access)).body.user.role).toBe('admin');
      await edit(staff.access).expect(200);
      await lock(staff.access).expect(200);
      expect((await app.api.get('/moderation/reports', plain.access).expect(403)).body.code).toBe('insufficient_scope');
      await app.api.get('/moderation/reports', staff.access).expect(200);
    });
  });

  it('acts as a member once its user has lost the staff role', async () => {
    const staff = await as('moderator', () => signIn('read write moderate'));
    expect((await app.api.get('/moderation/reports', staff.access).expect(403)).body.code).toBe('forbidden');
  });

  it('only reads for a silenced user, and does nothing for a suspended one', async () => {
    const { visitor: quiet, id } = await newPerson(app, 'quiet');
    const { access } = await signIn('read write', quiet);
    const { prisma } = app.database;
    await prisma.user.update({ where: { id }, data: { silencedAt: new Date() } });
    await app.api.get('/me', access).expect(200);
    const reply = await app.api.post('/forum/topics', access).send(topic()).expect(403);
    expect(reply.body.code).toBe('account_silenced');
    await prisma.user.update({ where: { id }, data: { suspendedAt: new Date() } });
    expect((await app.api.get('/me', access).expect(403)).body.code).toBe('account_suspended');
  });

  it('is refused once its hour is over', async () => {
    const { access } = await signIn('read');
    await app.database.pool.query(
      `UPDATE api_keys SET expires_at = clock_timestamp() WHERE id = (SELECT max(id) FROM api_keys)`,
    );
    await app.api.get('/me', access).expect(401);
  });

  it('is refused from the next request on when its person ends that, a write under way included', async () => {
    const { visitor: doubtful } = await newPerson(app, 'doubtful');
    const [first, second] = [await signIn('read write', doubtful), await signIn('read write', doubtful)];
    await app.api.post('/forum/topics', first.access).send(topic()).expect(201);
    const { text } = await doubtful.get('/profile/apps');
    const [, path = ''] = /href="(\/profile\/apps\/allowed\/\d+\/revoke)"/.exec(text) ?? [];
    expect((await visitor.get(path)).status).toBe(404);
    expect((await doubtful.submit(path, {})).location).toBe('/profile/apps');
    for (const { access } of [first, second]) {
      // The caller is cached, so the write looks the key up again.
      await app.api.post('/forum/topics', access).send(topic()).expect(401);
      await app.api.get('/me', access).expect(401);
    }
    expect((await refresh(app, client, first.refresh)).body.error).toBe('invalid_grant');
    expect((await doubtful.get('/profile/apps')).text).toContain('No app has access to your account');
  });
});

describe('the limits', () => {
  it('count all tokens of a sign-in together, so that refreshing gains nothing', async () => {
    const limited = await testApp({
      settings: { RATE_LIMIT_KEY: '8', RATE_LIMIT_WRITES: '3', RATE_LIMIT_ANONYMOUS: '1000' },
      sharing: app,
    });
    try {
      const first = await signIn('read write');
      for (let i = 0; i < 3; i++) await limited.api.post('/forum/topics', first.access).send(topic()).expect(201);
      await limited.api.post('/forum/topics', first.access).send(topic()).expect(429);
      const second = tokensIn(await refresh(limited, client, first.refresh));
      await limited.api.post('/forum/topics', second.access).send(topic()).expect(429);
      const { body } = await limited.api.get('/me', second.access).expect(200);
      expect(body.limits.writes.remaining).toBe(0);
      // Other keys and sign-ins stay valid.
      await limited.api
        .post('/forum/topics', (await signIn('read write')).access)
        .send(topic())
        .expect(201);
    } finally {
      await limited.close();
    }
  });

  it('apply to the endpoints of apps, which say so as OAuth does', async () => {
    const limited = await testApp({ settings: { RATE_LIMIT_ANONYMOUS: '3' }, sharing: app });
    try {
      const tries = [];
      for (let i = 0; i < 4; i++) tries.push(await ask(limited, '/oauth/token', { grant_type: 'x' }));
      expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
      expect(tries.at(-1)?.body.error).toBe('temporarily_unavailable');
      expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});
