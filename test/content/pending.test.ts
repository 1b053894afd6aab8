import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../src/accounts/users/deletion.js';
import { restoreContent } from '../../src/content/removal/removal.js';
import { inTransaction } from '../../src/core/database/transaction.js';
import { newcomerDefaults, type TestApp, testApp } from '../helpers/app.js';
import { contentPath, revisionsPath } from '../helpers/content-path.js';
import { contributions } from '../helpers/contributions.js';
import { breachesOf } from '../helpers/exact.js';
import { forumOf } from '../helpers/forum.js';
import { createPerson, type Person } from '../helpers/people.js';
import { smallVideo } from '../helpers/requests.js';
import { blockedBackends } from '../helpers/waiting.js';

let app: TestApp;
let board: number;
let first: TestApp;
let filtering: TestApp;
beforeAll(async () => {
  app = await testApp();
  board = await forumOf(app).board();
  first = await testApp({ sharing: app, settings: { HOLD_FIRST_POSTS: '2', NEW_MEMBER_DAYS: '0' } });
  filtering = await testApp({
    sharing: app,
    settings: { NEW_MEMBER_DAYS: '7', HOLD_WORDS: 'casino, free money', HOLD_LINKS: '1' },
  });
});
afterAll(async () => {
  expect(await breachesOf(app.database, 'identity', 'forum', 'answers', 'shops', 'videos')).toEqual([]);
  await Promise.all([first.close(), filtering.close()]);
  await app.close();
});

const topic = (to: TestApp, by: Person, content = 'Text') =>
  to.api.post('/forum/topics', by.key).send({ board_id: board, title: 'A topic', content });
const reply = (to: TestApp, by: Person, id: number, content = 'Text') =>
  to.api.post(`/forum/topics/${id}/replies`, by.key).send({ content });
const approve = (path: string) => app.api.delete(contentPath(path), app.people.moderator.key).expect(200);
const pendingOf = async (by: Person) =>
  (await app.api.get('/me/hidden', by.key).expect(200)).body.content as {
    target_type: string;
    target_id: number;
    state: string;
    reason: string;
  }[];
const waiting = { state: 'held', reason: expect.any(String), since: expect.any(String) };

describe('the first contributions of a new member', () => {
  it('are only visible to their author and moderators until they are approved, and keep their position afterwards', async () => {
    const person = await createPerson(app.database, 'first-posts');
    const before = await app.api.get(`/forum/boards/${board}`).expect(200);
    const { body } = await topic(first, person).expect(201);
    expect(body.hidden).toEqual(waiting);
    const path = `/forum/topics/${body.id}`;
    await app.api.get(path).expect(404);
    await app.api.get(path, app.people.other.key).expect(404);
    for (const { key } of [person, app.people.moderator]) {
      expect((await app.api.get(path, key).expect(200)).body.topic.hidden).toEqual(waiting);
    }
    expect((await app.api.get(`/forum/boards/${board}`).expect(200)).body).toEqual(before.body);
    expect((await app.api.get(`/users/${person.username}/topics`).expect(200)).body.total).toBe(0);
    expect(await pendingOf(person)).toMatchObject([{ target_type: 'topic', target_id: body.id, state: 'held' }]);
    await approve(path);
    const after = (await app.api.get(`/forum/boards/${board}`).expect(200)).body;
    expect(after.board.topic_count).toBe(before.body.board.topic_count + 1);
    expect(after.topics[0]).toMatchObject({ id: body.id, author: person.username });
    expect((await app.api.get(path).expect(200)).body.topic.hidden).toBe(null);
    expect(await pendingOf(person)).toEqual([]);
  });

  it('are as many as the setting says, of any kind, concurrent or not', async () => {
    const person = await createPerson(app.database, 'some-posts');
    const place = await forumOf(app).topic(board);
    // None is approved yet.
    const made = await Promise.all([
      reply(first, person, place),
      reply(first, person, place),
      reply(first, person, place),
    ]);
    for (const { status, body } of made) expect([status, body.hidden]).toEqual([201, waiting]);
    expect((await app.api.get(`/forum/topics/${place}`).expect(200)).body.total).toBe(0);
    await approve(`/forum/replies/${made[1]?.body.id}`);
    expect((await topic(first, person).expect(201)).body.hidden).toEqual(waiting);
    await approve(`/forum/replies/${made[0]?.body.id}`);
    expect((await reply(first, person, place).expect(201)).body.hidden).toBe(null);
    const replies = (await app.api.get(`/forum/topics/${place}`).expect(200)).body.replies;
    const approved = [made[0]?.body.id, made[1]?.body.id].sort((a, b) => a - b);
    expect(replies.map(({ id }: { id: number }) => id).slice(0, 2)).toEqual(approved);
    expect(replies).toHaveLength(3);
  });

  it('are counted before they are approved, and once each', async () => {
    const person = await createPerson(app.database, 'known-posts');
    for (let n = 0; n < 2; n++) await topic(app, person).expect(201);
    expect((await topic(first, person).expect(201)).body.hidden).toBe(null);
    const { approvedPosts } = await app.database.prisma.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(approvedPosts).toBe(3);
  });

  it('are not counted if they are refused or restored for another reason', async () => {
    const person = await createPerson(app.database, 'refused-posts');
    const approved = async () =>
      (await app.database.prisma.user.findUniqueOrThrow({ where: { id: person.id } })).approvedPosts;
    const { body } = await topic(first, person).expect(201);
    const hidden = `/moderation/content/topic/${body.id}`;
    await app.api.put(hidden, app.people.moderator.key).send({ reason: 'Spam' }).expect(200);
    expect(await pendingOf(person)).toMatchObject([{ state: 'hidden', reason: 'Spam' }]);
    await approve(`/forum/topics/${body.id}`);
    await approve(`/forum/topics/${body.id}`);
    expect(await approved()).toBe(0);
  });

  it('are counted once if two moderators approve one concurrently', async () => {
    const person = await createPerson(app.database, 'twice-approved');
    const { body } = await topic(first, person).expect(201);
    const second = await inTransaction(app.database, async (transaction) => {
      // The first one, before it is counted.
      await restoreContent(transaction, { type: 'topic', id: body.id });
      const sent = approve(`/forum/topics/${body.id}`).then((reply) => reply);
      await expect.poll(async () => (await blockedBackends(app.database.pool)).length).toBeGreaterThan(0);
      return { sent };
    });
    await second.sent;
    const { approvedPosts } = await app.database.prisma.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(approvedPosts).toBe(0);
  });

  it('do not include private content, such as a comment on their own private video', async () => {
    const person = await createPerson(app.database, 'talks-alone');
    const upload = first.api.post('/videos', person.key).field({ title: 'Mine', visibility: 'private' });
    const { id } = (await upload.attach('video', smallVideo, 'a.mp4').expect(201)).body;
    for (const content of ['One', 'Two', 'Three']) {
      await first.api.post(`/videos/${id}/comments`, person.key).send({ content }).expect(201);
    }
    expect((await topic(first, person).expect(201)).body.hidden).toEqual(waiting);
  });

  it('do not include those of earlier members or of staff', async () => {
    const person = await createPerson(app.database, 'from-before');
    await app.database.prisma.user.update({ where: { id: person.id }, data: { approvedPosts: 20 } });
    for (const by of [person, app.people.moderator, app.people.admin]) {
      expect((await topic(first, by).expect(201)).body.hidden).toBe(null);
    }
  });

  it('are deleted with the account', async () => {
    const person = await createPerson(app.database, 'leaves-early');
    const { body } = await topic(first, person).expect(201);
    await deleteAccount(app.database, person.id);
    await app.api.get(`/forum/topics/${body.id}`, app.people.moderator.key).expect(404);
  });

  it('get the same reply when a request is repeated', async () => {
    const person = await createPerson(app.database, 'sends-again');
    const send = () => topic(first, person).set('Idempotency-Key', 'held');
    const { body } = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(body);
    expect(await pendingOf(person)).toHaveLength(1);
  });
});

describe('the default settings', () => {
  it('require approval for two contributions and all links of a new member, unless nobody could approve them', async () => {
    const own = await testApp({ settings: newcomerDefaults });
    try {
      const { database, people } = own;
      const place = await forumOf(own).board();
      const say = async (content: string) => {
        const body = { board_id: place, title: 'A topic', content };
        return (await own.api.post('/forum/topics', people.other.key).send(body).expect(201)).body;
      };
      const roles = async (role: string) => {
        const staff = [people.moderator.id, people.admin.id];
        await database.pool.query('UPDATE users SET role = $1::role WHERE id = ANY($2)', [role, staff]);
      };
      await roles('member');
      expect((await say('https://a.example')).hidden).toBe(null);
      await roles('moderator');
      const first = await say('Text');
      expect(first.hidden).toEqual(waiting);
      await own.api.delete(`/moderation/content/topic/${first.id}`, people.moderator.key).expect(200);
      expect((await say('Text')).hidden).toBe(null);
      expect((await say('https://a.example')).hidden).toEqual(waiting);
      // A suspended moderator approves nothing.
      await database.pool.query('UPDATE users SET suspended_at = now() WHERE role = $1', ['moderator']);
      expect((await say('https://a.example')).hidden).toBe(null);
    } finally {
      await own.close();
    }
  });
});

describe('the filter', () => {
  const each = contributions(() => app);
  /** The latest pending item in the moderators' list, and its restore path. */
  const last = async () =>
    (await app.api.get('/moderation/hidden?state=held&per_page=1', app.people.moderator.key).expect(200)).body
      .content[0];

  it.each(each.map((contribution) => [contribution.operation, contribution] as const))(
    'lets %s wait for approval, and nothing else',
    async (_operation, { send, type }) => {
      const before = (await last())?.target_id;
      const clean = await send(filtering, 'Nothing of the kind');
      expect(clean.status).toBeLessThan(300);
      expect((await last())?.target_id).toBe(before);
      const said = await send(filtering, 'The best CASINO of all');
      expect(said.status).toBeLessThan(300);
      expect(await last()).toMatchObject({
        target_type: type,
        target_id: said.body.id,
        author: app.people.member.username,
        hidden_by: null,
        reason: 'It has a word that moderators look at first.',
      });
      if ('hidden' in said.body) expect(said.body.hidden).toMatchObject({ state: 'held' });
    },
  );

  it('is shown in the reply as in later reads', async () => {
    const { member } = app.people;
    for (const operation of ['createStore', 'createMarketplaceProduct', 'updateTopic', 'createVideo']) {
      const { body } = (await each.find((it) => it.operation === operation)?.send(filtering, 'casino')) ?? { body: {} };
      const paths = {
        createStore: `marketplace/stores/${body.slug}`,
        createMarketplaceProduct: `marketplace/products/${body.id}`,
        updateTopic: `forum/topics/${body.id}`,
        createVideo: `videos/${body.id}`,
      };
      const read = (await app.api.get(`/${paths[operation as keyof typeof paths]}`, member.key).expect(200)).body;
      // With a key, a topic also contains its unread count; links of a video lead to the application that was asked.
      const { store, unread_count, first_unread, playback, ...content } =
        read.topic ?? (operation === 'createStore' ? read.store : read);
      expect(body).toMatchObject({ ...content, hidden: { ...waiting, state: 'held' } });
      expect(store?.slug).toBe(body.store?.slug);
    }
  });

  it('matches words, or too many links, or both, also in titles', async () => {
    const { member } = app.people;
    const hidden = async (content: string, title = 'A topic') =>
      (await filtering.api.post('/forum/topics', member.key).send({ board_id: board, title, content }).expect(201)).body
        .hidden;
    expect(await hidden('https://a.example')).toBe(null);
    expect(await hidden('https://a.example and www.example.org')).toMatchObject({
      reason: 'It has more than 1 link.',
    });
    expect(await hidden('Text', 'Free  MONEY')).toMatchObject({
      reason: 'It has a word that moderators look at first.',
    });
    expect(await hidden('casino https://a.example www.example.org')).toMatchObject({ state: 'held' });
  });

  it('restores content at its position, such as a reply between two others, with its text', async () => {
    const { member } = app.people;
    const place = await forumOf(app).topic(board);
    const ids = [];
    for (const content of ['One', 'Two', 'Three'])
      ids.push((await reply(app, member, place, content).expect(201)).body.id);
    const before = (await app.api.get(`/forum/topics/${place}`).expect(200)).body;
    const path = `/forum/replies/${ids[1]}`;
    await filtering.api.patch(path, member.key).send({ content: 'casino' }).expect(200);
    expect((await app.api.get(`/forum/topics/${place}`).expect(200)).body.total).toBe(2);
    await filtering.api.patch(path, member.key).send({ content: 'Again' }).expect(404);
    await approve(path);
    const after = (await app.api.get(`/forum/topics/${place}`).expect(200)).body;
    const edit = { edited_at: expect.any(String), edited_by: member.username };
    expect(after.replies[1]).toEqual({ ...before.replies[1], content: 'casino', ...edit });
    expect({ ...after, replies: [] }).toEqual({ ...before, replies: [] });
    expect((await app.api.get(revisionsPath(path), member.key).expect(200)).body.revisions).toMatchObject([
      { body: 'Two' },
    ]);
  });

  it('applies to new members, and not to staff or established members', async () => {
    const known = await testApp({ sharing: app, settings: { HOLD_WORDS: 'casino', NEW_MEMBER_DAYS: '0' } });
    try {
      expect((await topic(known, app.people.member, 'casino').expect(201)).body.hidden).toBe(null);
      expect((await topic(filtering, app.people.moderator, 'casino').expect(201)).body.hidden).toBe(null);
      const { body } = await topic(filtering, app.people.member).expect(201);
      const mend = filtering.api
        .patch(`/forum/topics/${body.id}`, app.people.moderator.key)
        .send({ content: 'casino' });
      expect((await mend.expect(200)).body.hidden).toBe(null);
    } finally {
      await known.close();
    }
  });

  it('ignores content that only its author sees, until it is published', async () => {
    const { member } = app.people;
    const texts = { title: 'casino', visibility: 'private' };
    const { body } = await filtering.api
      .post('/videos', member.key)
      .field(texts)
      .attach('video', smallVideo, 'a.mp4')
      .expect(201);
    expect(body.hidden).toBe(null);
    const comment = await filtering.api
      .post(`/videos/${body.id}/comments`, member.key)
      .send({ content: 'casino' })
      .expect(201);
    expect(comment.body.hidden).toBe(null);
    const reply = await filtering.api
      .patch(`/videos/${body.id}`, member.key)
      .send({ visibility: 'public' })
      .expect(200);
    expect(reply.body.hidden).toEqual(waiting);
  });
});
