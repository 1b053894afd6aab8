import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAccount } from '../../../src/accounts/users/deletion.js';
import { newcomerDefaults, type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { messagesOf } from '../../helpers/messages.js';
import { createPerson, type Person } from '../../helpers/people.js';

let app: TestApp;
let messages: ReturnType<typeof messagesOf>;
let reader: Person;
let writer: Person;
beforeAll(async () => {
  app = await testApp();
  messages = messagesOf(app);
});
afterAll(() => app.close());
let number = 0;
beforeEach(async () => {
  number++;
  [reader, writer] = await Promise.all([
    createPerson(app.database, `reader-${number}`),
    createPerson(app.database, `writer-${number}`),
  ]);
});

const accept = (from: string) =>
  app.api.put('/me/message-settings', reader.key).send({ messages_from: from }).expect(200);
const ignore = () => app.api.put(`/me/ignored/${writer.username}`, reader.key).expect(200);
const follow = () => app.api.put(`/watches/user/${writer.id}`, reader.key).send({ state: 'watching' }).expect(200);
const setOf = (column: string) =>
  app.database.pool.query(`UPDATE users SET ${column} = now() WHERE id = $1`, [reader.id]);

it('says from whom one accepts messages, at first from everybody', async () => {
  const read = async () => (await app.api.get('/me/message-settings', reader.key).expect(200)).body;
  expect(await read()).toEqual({ messages_from: 'everybody' });
  await accept('followed');
  expect(await read()).toEqual({ messages_from: 'followed' });
});

it('lets those write whom one follows, nobody, or all but those whom one ignores; and staff always', async () => {
  const { moderator, admin } = app.people;
  const answer = async (by: Person) => (await messages.start(by, [reader])).status;
  const answers = async () => [await answer(writer), await answer(moderator), await answer(admin)];
  expect(await answers()).toEqual([201, 201, 201]);
  await accept('followed');
  expect(await answers()).toEqual([403, 201, 201]);
  await follow();
  expect(await answers()).toEqual([201, 201, 201]);
  await accept('nobody');
  expect(await answers()).toEqual([403, 201, 201]);
  await accept('everybody');
  await ignore();
  expect(await answers()).toEqual([403, 201, 201]);
});

it('tells nobody whether they are ignored, or nobody may write', async () => {
  const third = await createPerson(app.database, `third-${number}`);
  const id = await messages.begin(writer, [third]);
  const told = async () =>
    Promise.all(
      [messages.start(writer, [reader]), messages.add(writer, id, reader)].map(async (call) => {
        const { status, body } = await call;
        const { request_id: _, ...data } = body.data;
        return { status, ...body, data };
      }),
    );
  await accept('nobody');
  const refused = await told();
  expect(refused[0]).toMatchObject({ status: 403, code: 'messages_not_accepted' });
  await accept('everybody');
  await ignore();
  expect(await told()).toEqual(refused);
  await accept('nobody');
  expect(await told()).toEqual(refused);
});

it('goes on where one has begun, and begins nowhere with those who cannot read', async () => {
  const id = await messages.begin(writer, [reader]);
  await accept('nobody');
  await messages.write(writer, id).expect(201);
  await accept('everybody');
  await setOf('suspended_at');
  await expectCode(messages.write(writer, id), 403, 'messages_not_accepted');
  await expectCode(messages.start(app.people.admin, [reader]), 403, 'messages_not_accepted');
  await app.database.pool.query('UPDATE users SET suspended_at = NULL WHERE id = $1', [reader.id]);
  await setOf('delete_at');
  await expectCode(messages.start(app.people.admin, [reader]), 403, 'messages_not_accepted');
  await deleteAccount(app.database, reader.id);
  await expectCode(messages.start(app.people.admin, [reader]), 404, 'user_not_found');
});

it('lets new members start three conversations a day, however many they ask for at once', async () => {
  const young = await testApp({ sharing: app, settings: newcomerDefaults });
  try {
    const { start } = messagesOf(young);
    const replies = await Promise.all(Array.from({ length: 8 }, () => start(writer, [reader])));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403, 403, 403]);
    await expectCode(start(writer, [reader]), 403, 'quota_exceeded');
    await app.database.pool.query(
      `UPDATE conversations SET created_at = now() - interval '25 hours' WHERE starter_id = $1`,
      [writer.id],
    );
    await start(writer, [reader]).expect(201);
    for (let more = 0; more < 4; more++) await start(app.people.moderator, [reader]).expect(201);
  } finally {
    await young.close();
  }
});

it('lets new members bring no more than sixty people a day into their conversations, whoever was removed again', async () => {
  const young = await testApp({ sharing: app, settings: newcomerDefaults });
  try {
    const { pool } = app.database;
    const { start, add } = messagesOf(young);
    await pool.query('DELETE FROM conversations WHERE starter_id = $1', [writer.id]);
    const { body } = await start(writer, [reader]).expect(201);
    await pool.query(
      `WITH crowd AS (
         INSERT INTO users (username, email, password_hash) SELECT 'crowd-' || n, 'crowd-' || n || '@example.org', 'x' FROM generate_series(1, 59) n RETURNING id
       )
       INSERT INTO conversation_people (conversation_id, user_id, left_at) SELECT $1, id, now() FROM crowd`,
      [body.id],
    );
    await expectCode(add(writer, body.id, app.people.moderator), 403, 'quota_exceeded');
    await pool.query(
      `UPDATE conversation_people SET joined_at = now() - interval '25 hours' WHERE left_at IS NOT NULL`,
    );
    await add(writer, body.id, app.people.moderator).expect(200);
  } finally {
    await young.close();
  }
});
