import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../generated/contract.js';
import { secretsOf } from '../../../src/api/pipeline/stored-replies.js';
import { contractOf } from '../../../src/core/contract/operation.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { issueKey } from '../../helpers/people.js';
import { operations } from '../../helpers/requests.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const hook = { url: 'https://receiver.example/hook', types: ['topic.created'] };
const invitation = { max_uses: 1, expires_at: new Date(Date.now() + 604_800_000).toISOString() };
const made = [
  ['createMyKey', '/me/keys', { name: 'Kept', scopes: ['read'] }, 'key'],
  ['createWebhook', '/webhooks', hook, 'secret'],
  ['createSiteWebhook', '/site/webhooks', hook, 'secret'],
  ['createInvitation', '/moderation/invitations', invitation, 'url'],
  ['rotateWebhookSecret', '/webhooks/1/secret', {}, 'secret'],
] as const;

it('covers all operations that show a secret once', () => {
  const all = operations.filter(({ id }) => secretsOf(contractOf(id).replySchema).length > 0);
  expect(all.filter(({ idempotent }) => !idempotent)).toEqual([]);
  expect(all.map(({ id }) => id).sort()).toEqual(made.map(([id]) => String(id)).sort());
});

const kept = (key: string) => app.database.prisma.idempotencyKey.findFirstOrThrow({ where: { key } });

describe.each(made)('a stored reply of %s', (operation, path, body, secret) => {
  const { success } = contract[operation];
  const send = (key: string, name: string) => app.api.post(path, key).set('Idempotency-Key', name).send(body);

  it('contains no secret, and is encrypted in the database', async () => {
    const { admin } = app.people;
    const first = await send(admin.key, operation).expect(success);
    expect(first.body[secret]).toEqual(expect.any(String));
    const again = await send(admin.key, operation).expect(success);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual({ ...first.body, [secret]: null });
    expect((await kept(operation)).body).toMatch(/^[\w-]+$/);
    expect(Buffer.from((await kept(operation)).body, 'base64url').toString('latin1')).not.toContain('"id"');
  });

  it('contains no secret either if the previous release stored it', async () => {
    const { admin } = app.people;
    const first = await send(admin.key, `${operation} before`).expect(success);
    const data = { operation, body: JSON.stringify(first.body) };
    await app.database.prisma.idempotencyKey.updateMany({ where: { key: `${operation} before` }, data });
    const again = await send(admin.key, `${operation} before`).expect(success);
    expect(again.body).toEqual({ ...first.body, [secret]: null });
  });

  it('belongs to the key that made it: with another key the request is new', async () => {
    const { admin } = app.people;
    const [other, weak] = [
      await issueKey(app.database, admin.id, { scopes: ['read', 'write', 'account'] }),
      await issueKey(app.database, admin.id, { scopes: ['write'] }),
    ];
    const first = await send(admin.key, `${operation} own`).expect(success);
    const second = await send(other, `${operation} own`).expect(success);
    expect(second.headers['idempotent-replayed']).toBeUndefined();
    expect(second.body[secret]).not.toBe(first.body[secret]);
    expect((await send(weak, `${operation} own`)).headers['idempotent-replayed']).toBeUndefined();
    expect((await send(other, `${operation} own`).expect(success)).body).toEqual({ ...second.body, [secret]: null });
  });
});

it('stores a refusal encrypted as well', async () => {
  const { member } = app.people;
  const send = () =>
    app.api.post('/forum/topics/2147483647/replies', member.key).set('Idempotency-Key', 'gone').send({ content: 'x' });
  expect((await send().expect(404)).body.code).toBe('topic_not_found');
  expect((await kept('gone')).body).toMatch(/^[\w-]+$/);
  const again = await send().expect(404);
  expect([again.body.code, again.headers['idempotent-replayed']]).toEqual(['topic_not_found', 'true']);
});
