import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { holdIdempotencyKey } from '../../helpers/idempotency.js';
import { createPerson } from '../../helpers/people.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it.each([
  ['createPersonRemoval', 'removals', { action: 'hide', reason: 'Spam.' }, { action: 'delete', reason: 'Spam.' }],
  ['createWarning', 'warnings', { text: 'Stop advertising.' }, { text: 'Be kind.' }],
] as const)(
  'scopes the Idempotency-Key to %s, and answers 409 while the first runs',
  async (operation, path, body, other) => {
    const { moderator } = app.people;
    const { username } = await createPerson(app.database, `once-${path}`);
    const send = (key: string, sent: object = body) =>
      app.api.post(`/users/${username}/${path}`, moderator.key).set('Idempotency-Key', key).send(sent);
    const first = await send('one').expect(201);
    const again = await send('one').expect(201);
    expect(again.body).toEqual(first.body);
    await expectCode(send('one', other), 422, 'idempotency_key_reused');
    const client = await app.database.pool.connect();
    try {
      await client.query('BEGIN');
      await holdIdempotencyKey(client, moderator, operation, 'two');
      await expectCode(send('two'), 409, 'idempotency_in_progress');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  },
);
