import { afterAll, beforeAll, describe, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { issueKey } from '../../helpers/people.js';

/*
 * 503 → 401 → 403 scope → 429 → 400/422 → 404 → 403 state or ownership → 409. Each request below has several of these faults; the reply
 * names the first.
 */
let app: TestApp;
let topicId: number;
let lockedId: number;
beforeAll(async () => {
  app = await testApp();
  const { admin, member, moderator } = app.people;
  const { body: board } = await app.api.post('/forum/boards', admin.key).send({ title: 'General' }).expect(201);
  const make = async (title: string): Promise<number> => {
    const topic = { board_id: board.id, title, content: 'Text' };
    return (await app.api.post('/forum/topics', member.key).send(topic).expect(201)).body.id;
  };
  topicId = await make('Open');
  lockedId = await make('Locked');
  await app.api.put(`/forum/topics/${lockedId}/lock`, moderator.key).expect(200);
});
afterAll(() => app.close());

describe('the order of refusals', () => {
  it('reports an inactive area before a missing key', async () => {
    const off = await testApp({ sharing: app, settings: { AREAS: 'none' } });
    await expectCode(off.api.post('/forum/topics').send('{'), 503, 'component_inactive');
    await off.close();
  });

  it('reports a missing key before scope, limit, body and id', async () => {
    await expectCode(app.api.patch('/forum/topics/abc').type('application/json').send('{'), 401, 'unauthorized');
    await expectCode(app.api.patch('/forum/topics/abc').type('text/plain').send('x'), 401, 'unauthorized');
  });

  it('reports the scope before the limit, the role and the body', async () => {
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_KEY: '1', RATE_LIMIT_ANONYMOUS: '1' } });
    const readOnly = await issueKey(app.database, app.people.member.id, { scopes: ['read'] });
    for (let i = 0; i < 3; i++) {
      await expectCode(
        limited.api.post('/forum/boards', readOnly).type('application/json').send('{'),
        403,
        'insufficient_scope',
      );
    }
    await limited.close();
  });

  it('reports the limit before the body and the id', async () => {
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_WRITES: '1' } });
    const { key } = app.people.member;
    const call = () => limited.api.patch('/forum/topics/abc', key).type('application/json').send('{');
    await expectCode(call(), 400, 'invalid_json');
    await expectCode(call(), 429, 'rate_limited');
    await limited.close();
  });

  it('reports the body before an unknown id', async () => {
    const { key } = app.people.member;
    await expectCode(app.api.post('/forum/topics/2147483647/replies', key).send({}), 422, 'missing_fields');
    await expectCode(app.api.patch('/forum/topics/2147483647', key).send({ title: 7 }), 400, 'invalid_param');
  });

  it('reports the body before a locked topic and another user’s topic', async () => {
    await expectCode(
      app.api.post(`/forum/topics/${lockedId}/replies`, app.people.other.key).send({}),
      422,
      'missing_fields',
    );
    await expectCode(
      app.api.patch(`/forum/topics/${lockedId}`, app.people.other.key).send({ title: 7 }),
      400,
      'invalid_param',
    );
  });

  it('reports an unknown id before a wrong owner, and a wrong owner before a lock', async () => {
    const { other, member } = app.people;
    await expectCode(app.api.delete('/forum/topics/2147483647', other.key), 404, 'topic_not_found');
    await expectCode(app.api.delete(`/forum/topics/${lockedId}`, other.key), 403, 'not_owner');
    await expectCode(app.api.delete(`/forum/topics/${lockedId}`, member.key), 403, 'topic_locked');
  });

  it('reports a body of the wrong type before one that is too large', async () => {
    const { key } = app.people.member;
    const call = app.api.post(`/forum/topics/${topicId}/replies`, key).type('text/plain').send('x'.repeat(2_000_000));
    await expectCode(call, 415, 'unsupported_media_type');
  });
});
