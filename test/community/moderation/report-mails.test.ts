import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { deliver, type MailServer, mailServer, mailSettings } from '../../helpers/mail-server.js';
import type { Person } from '../../helpers/people.js';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await mailServer();
  app = await testApp({ settings: { ...mailSettings(server), REQUIRE_VERIFIED_EMAIL: 'false' } });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function reportTopic(by: Person, author: Person = app.people.member): Promise<number> {
  const forum = forumOf(app);
  const target_id = await forum.topic(await forum.board(), 'Seeds', author.key);
  const report = { target_type: 'topic', target_id, reason: 'spam' };
  return (await app.api.post('/reports', by.key).send(report).expect(201)).body.id;
}
async function delivered(): Promise<(string | undefined)[]> {
  const before = server.received.length;
  for (let left = 1; left > 0; left = await app.database.prisma.mail.count()) await deliver(app);
  return server.received
    .slice(before)
    .map(({ envelopeTo, subject }) => `${envelopeTo[0]}: ${subject}`)
    .sort();
}
const mail = ({ username }: Person) => `${username.toLowerCase()}@example.org`;
const anHourLater = () =>
  app.database.pool.query(`UPDATE users SET report_mailed_at = report_mailed_at - interval '61 minutes'`);

it('tells staff of a report, at most once an hour, except its reporter and the person it is about', async () => {
  const { other, moderator, admin } = app.people;
  await Promise.all([reportTopic(other), reportTopic(other), reportTopic(other)]);
  const both = [`${mail(admin)}: 3 open reports`, `${mail(moderator)}: 3 open reports`];
  expect(await delivered()).toEqual(both);
  await reportTopic(other);
  expect(await delivered()).toEqual([]);
  await anHourLater();
  await reportTopic(other, moderator);
  expect(await delivered()).toEqual([`${mail(admin)}: 5 open reports`]);
  await reportTopic(admin);
  expect(await delivered()).toEqual([`${mail(moderator)}: 5 open reports`]);
});

it('tells who made a report what became of it, and not what staff noted', async () => {
  const { other, moderator } = app.people;
  const resolve = async (id: number, outcome: string) => {
    const path = `/moderation/reports/${id}`;
    await app.api.put(`${path}/claim`, moderator.key).expect(200);
    await app.api.put(`${path}/resolution`, moderator.key).send({ outcome, note: 'A secret note' }).expect(200);
  };
  for (const [outcome, said] of [
    ['upheld', 'agree with you'],
    ['rejected', 'see no reason to act'],
  ] as const) {
    const id = await reportTopic(other);
    await resolve(id, outcome);
    await delivered();
    const { subject, text } = await server.mailTo(mail(other));
    expect(subject).toBe('Your report was reviewed');
    expect(text).toContain(said);
    expect(text).not.toContain('secret');
  }
  const own = await reportTopic(moderator);
  await resolve(own, 'upheld');
  expect(await delivered()).not.toContain(`${mail(moderator)}: Your report was reviewed`);
});
