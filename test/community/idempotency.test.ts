import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperationId } from '../../generated/contract.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { holdIdempotencyKey } from '../helpers/idempotency.js';
import { createPerson } from '../helpers/people.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const groupOf = (slug: string) => ({ slug, name: 'Once', visibility: 'public', joining: 'open' });
const once = (name: string) => createPerson(app.database, name);

/** Where each operation is called, with a body and another. */
const cases: [OperationId, () => Promise<string>, object, object][] = [
  [
    'createPersonRemoval',
    async () => `/users/${(await once('once-removed')).username}/removals`,
    { action: 'hide', reason: 'Spam.' },
    { action: 'delete', reason: 'Spam.' },
  ],
  [
    'createWarning',
    async () => `/users/${(await once('once-warned')).username}/warnings`,
    { text: 'Stop advertising.' },
    { text: 'Be kind.' },
  ],
  ['createGroup', async () => '/groups', groupOf('once'), groupOf('twice')],
  ['createFileFolder', async () => '/folders', { name: 'Once' }, { name: 'Twice' }],
  [
    'createUpload',
    async () => '/uploads',
    { kind: 'file', name: 'once.txt', size: 1 },
    { kind: 'file', name: 'once.txt', size: 2 },
  ],
  [
    'createConversation',
    async () => {
      await once('once-met');
      return '/conversations';
    },
    { people: ['once-met'], content: 'Hello' },
    { people: ['once-met'], content: 'Hello again' },
  ],
  [
    'createMessage',
    async () => {
      const { username } = await once('once-told');
      const body = { people: [username], content: 'Hello' };
      const { id } = (await app.api.post('/conversations', app.people.moderator.key).send(body).expect(201)).body;
      return `/conversations/${id}/messages`;
    },
    { content: 'One' },
    { content: 'Two' },
  ],
];

it.each(cases)(
  'scopes the Idempotency-Key to %s, and answers 409 while the first runs',
  async (operation, pathTo, body, other) => {
    const { moderator } = app.people;
    const path = await pathTo();
    const send = (key: string, sent: object = body) =>
      app.api.post(path, moderator.key).set('Idempotency-Key', key).send(sent);
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
