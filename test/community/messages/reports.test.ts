import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { messagesOf } from '../../helpers/messages.js';
import { createPerson, type Person } from '../../helpers/people.js';

let app: TestApp;
let messages: ReturnType<typeof messagesOf>;
let pest: Person;
let victim: Person;
beforeAll(async () => {
  app = await testApp();
  messages = messagesOf(app);
  [pest, victim] = (await Promise.all(['pest', 'victim'].map((name) => createPerson(app.database, name)))) as [
    Person,
    Person,
  ];
});
afterAll(() => app.close());

const report = (by: Person, id: number) =>
  app.api.post('/reports', by.key).send({ target_type: 'message', target_id: id, reason: 'abuse' });
const look = (id: number, { key } = app.people.moderator) => app.api.post(`/moderation/reports/${id}/messages`, key);
const looks = async () =>
  (await app.api.get('/moderation/log?action=readReportedMessages', app.people.admin.key).expect(200)).body.entries;

it('shows staff a reported message and the four before it, and logs that they looked', async () => {
  const id = await messages.begin(victim, [pest], 'One');
  for (const text of ['Two', 'Three', 'Four', 'Five', 'Six']) await messages.write(pest, id, text).expect(201);
  const reported = (await messages.write(pest, id, 'Seven').expect(201)).body.id;
  await messages.write(victim, id, 'Eight').expect(201);
  const { body } = await report(victim, reported).expect(201);
  const before = (await looks()).length;
  const shown = await look(body.id).expect(200);
  expect(shown.body.messages.map(({ content }: { content: string }) => content)).toEqual([
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
  ]);
  expect(await looks()).toHaveLength(before + 1);
  expect((await looks())[0]).toMatchObject({ actor: 'MoModerator', target_type: 'report', target_id: body.id });
  // Nothing of it is in the queue and the report, but whose it is.
  const { moderator } = app.people;
  for (const path of ['/moderation/queue', `/moderation/reports/${body.id}`, '/moderation/reports']) {
    const { text } = await app.api.get(path, moderator.key).expect(200);
    expect(text).toContain('pest');
    expect(text).not.toMatch(/Seven|Six/);
  }
  // A message that is taken back keeps its text for the report.
  await app.api.delete(`/conversations/${id}/messages/${reported}`, pest.key).expect(200);
  expect((await look(body.id).expect(200)).body.messages.at(-1).content).toBe('Seven');
  for (const { key } of [moderator, app.people.admin]) {
    await expectCode(app.api.get(`/conversations/${id}`, key), 404, 'conversation_not_found');
  }
  await messages.leave(pest, id).expect(200);
  await messages.leave(victim, id).expect(200);
  expect((await look(body.id).expect(200)).body.messages).toHaveLength(5);
  const decided = { targets: [`message:${reported}`], decision: 'agree' };
  await app.api.post('/moderation/decisions', moderator.key).send(decided).expect(200);
});

it('is of messages that somebody reads, and shows no more than they read', async () => {
  const third = await createPerson(app.database, 'third');
  const id = await messages.begin(victim, [pest], 'Before');
  const { body } = await messages.write(pest, id, 'Also before').expect(201);
  for (const by of [third, app.people.moderator]) await expectCode(report(by, body.id), 404, 'message_not_found');
  await expectCode(report(pest, body.id), 403, 'own_content');
  await messages.add(victim, id, third).expect(200);
  await expectCode(report(third, body.id), 404, 'message_not_found');
  const after = (await messages.write(pest, id, 'After').expect(201)).body.id;
  const made = await report(third, after).expect(201);
  const shown = await look(made.body.id).expect(200);
  expect(shown.body.messages.map(({ content }: { content: string }) => content)).toEqual(['After']);
});

it('is refused to those whom it is about, to members, and for what is no message', async () => {
  const { moderator, admin, member } = app.people;
  const id = await messages.begin(moderator, [victim], 'From staff');
  const message = (await messages.read(victim, id)).messages[0]?.id ?? 0;
  const { body } = await report(victim, message).expect(201);
  await expectCode(look(body.id), 404, 'report_not_found');
  await look(body.id, admin).expect(200);
  await expectCode(look(body.id, member), 403, 'forbidden');
  const other = { target_type: 'user', target_id: pest.id, reason: 'spam' };
  const user = await app.api.post('/reports', victim.key).send(other).expect(201);
  await expectCode(look(user.body.id), 404, 'message_not_found');
});
