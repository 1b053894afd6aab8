import { afterAll, beforeAll, expect, it } from 'vitest';
import { planDeliveries } from '../../src/community/webhooks/planning.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { forumOf } from '../helpers/forum.js';
import { webhooksOf } from '../helpers/webhooks.js';
import { commandLine, oneLine } from './command.js';

let app: TestApp;
let admin: ReturnType<typeof commandLine>;
beforeAll(async () => {
  app = await testApp();
  admin = commandLine(app.testDatabase.url);
  await planDeliveries(app.database);
});
afterAll(() => app.close());

it('sends the events of a period again to a webhook', async () => {
  const forum = forumOf(app);
  await forum.topic(await forum.board());
  const hooks = webhooksOf(app);
  await hooks.run();
  const { id } = await hooks.create('https://example.org/hook', ['topic.created']);
  expect((await admin(['events', 'replay', String(id), '--since', '2h'])).stderr).toBe('Sends 1 event.\n');
  expect(await hooks.deliveries(id)).toMatchObject([{ status: 'waiting', type: 'topic.created' }]);
  const [entry] = (await app.api.get('/moderation/log', app.people.admin.key).expect(200)).body.entries;
  expect(entry).toMatchObject({ action: 'replayWebhook', actor: null, target_type: 'webhook', target_id: id });
  const none = await admin([
    'events',
    'replay',
    String(id),
    '--since',
    '2026-01-01',
    '--until',
    '2026-01-02',
    '--json',
  ]);
  expect(JSON.parse(none.stdout)).toEqual({ deliveries: 0 });
  await app.api.patch(`/webhooks/${id}`, app.people.member.key).send({ status: 'disabled' }).expect(200);
  for (const webhook of [String(id), '9999']) {
    const refused = await admin(['events', 'replay', webhook, '--since', '2h']);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(oneLine) });
  }
  expect((await admin(['events', 'replay', String(id)])).code).toBe(2);
});
