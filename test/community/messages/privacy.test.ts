import { readdirSync, readFileSync } from 'node:fs';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sequenceEvents } from '../../../src/community/events/retention.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { filesOf } from '../../helpers/files.js';
import { messagesOf } from '../../helpers/messages.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { exampleBody, operations, pathOf, withNeeded } from '../../helpers/requests.js';

const secret = 'zebracorn';

let app: TestApp;
let people: Record<'author' | 'reader' | 'outsider' | 'leaver' | 'removed' | 'moderator' | 'admin', Person>;
let conversation: number;
let message: number;
beforeAll(async () => {
  app = await testApp();
  const create = (name: string) => createPerson(app.database, name);
  const [author, reader, outsider, leaver, removed] = (await Promise.all(
    ['author', 'reader', 'outsider', 'leaver', 'removed'].map(create),
  )) as [Person, Person, Person, Person, Person];
  people = { author, reader, outsider, leaver, removed, moderator: app.people.moderator, admin: app.people.admin };
  await notificationsOf(app).notify();
  const messages = messagesOf(app);
  conversation = await messages.begin(author, [reader, leaver, removed], secret);
  message = (await messages.write(author, conversation, `${secret} again`).expect(201)).body.id;
  await messages.leave(leaver, conversation).expect(200);
  await messages.leave(author, conversation, 'removed').expect(200);
  await notificationsOf(app).notify();
});
afterAll(() => app.close());

const inConversations = operations.filter(({ path }) => path.startsWith('/conversations/{'));
const placeOf = ({ path }: { path: string }, id = conversation) =>
  path.replace('{id}', String(id)).replace('{message_id}', String(message)).replace('{username}', 'reader');

describe.each(inConversations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const ask = (key: string, id?: number) => {
    const call = app.api.call(operation.method, placeOf(operation, id), key);
    return operation.mediaTypes.length > 0 ? call.send(exampleBody(operation)) : call;
  };
  it.each(['outsider', 'leaver', 'removed', 'moderator', 'admin'] as const)(
    'finds no conversation for %s who is not in it, as if there were none',
    async (name) => {
      const { key } = people[name];
      const [refused, missing] = [await ask(key), await ask(key, 2_000_000_000)];
      await expectCode(Promise.resolve(refused), 404, 'conversation_not_found');
      const known = ({ code, message: text }: { code: string; message: string }) => ({ code, text });
      expect(known(refused.body)).toEqual(known(missing.body));
    },
  );
});

it('has operations on a conversation at least as many as there were', () => {
  expect(inConversations.length).toBeGreaterThanOrEqual(9);
  // A message or a conversation is named by no other path.
  expect(
    operations.filter(
      ({ path }) => /\{(message|conversation)_?id\}/.test(path) && !path.startsWith('/conversations/{'),
    ),
  ).toEqual([]);
});

describe('what is written', () => {
  const reads = operations.filter(({ method }) => method === 'get');
  it.each(['outsider', 'leaver', 'moderator', 'admin'] as const)('is in no reply to %s', async (name) => {
    await sequenceEvents(app.database);
    const { key } = people[name];
    const telling: string[] = [];
    for (const operation of reads) {
      const id = operation.path.startsWith('/users/{username}') ? people.author.username : 1;
      const { text } = await app.api.get(withNeeded(pathOf(operation, id), operation), key);
      if (`${text}`.includes(secret)) telling.push(operation.id);
    }
    for (const path of [`/search?q=${secret}`, '/events?types=message.created&after=0']) {
      const { text } = await app.api.get(path, key).expect(200);
      if (text.includes(secret)) telling.push(path);
    }
    expect(telling).toEqual([]);
  });

  it('reaches its people by events of their own', async () => {
    const of = async (name: keyof typeof people) =>
      (await app.api.get('/events?types=message.created&after=0', people[name].key).expect(200)).body.events;
    expect(await of('reader')).toMatchObject([
      { type: 'message.created', data: { conversation_id: conversation, content: secret, author: 'author' } },
      { type: 'message.created', data: { id: message } },
    ]);
    expect(await of('outsider')).toEqual([]);
    expect(await of('admin')).toEqual([]);
    expect((await of('leaver')).map(({ data }: { data: object }) => Object.keys(data))).toEqual([['id'], ['id']]);
  });

  it('has attachments for its people alone', async () => {
    const { author, reader, outsider, moderator, admin, leaver } = people;
    const { reference } = await filesOf(app).upload(secret, 'plan.txt', author.key);
    const written = await messagesOf(app).write(author, conversation, `![](${reference})`).expect(201);
    const at = `message/${written.body.id}/${reference.replace('plaza:file/', '')}`;
    await request(app.origin).get(`/attachments/${at}`).expect(404);
    const [, id, file] = at.split('/');
    const path = `/content/message/${id}/attachments/${file}`;
    for (const { key } of [outsider, moderator, admin, leaver])
      await expectCode(app.api.get(path, key), 404, 'file_not_found');
    const { body } = await app.api.get(path, reader.key).expect(200);
    expect((await request(body.download_url).get('').expect(200)).text).toBe(secret);
  });

  it('is read by no statement that does not ask who is in the conversation', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const naming = files.filter((name) =>
      /\b(FROM|JOIN|UPDATE|INTO)\s+(messages|conversations|conversation_people)\b|\.(message|conversation|conversationPerson)\.(find|count|aggregate|group)/.test(
        readFileSync(`src/${name}`, 'utf8'),
      ),
    );
    const own = naming.filter((name) => !name.startsWith('community/messages/'));
    // The first tells only who gets a notification, and the second deletes.
    expect(own.sort()).toEqual(['community/notifications/fanout.ts']);
  });
});
