import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { type PrivateSite, privateSite, secret } from '../../helpers/private-site.js';
import { sitePaths } from '../../helpers/site-paths.js';
import { newcomer, Visitor } from '../visitor.js';

let app: TestApp;
let site: PrivateSite;
let visitor: Visitor;
let stranger: Visitor;
let reader: Visitor;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  site = await privateSite(app);
  visitor = new Visitor(app);
  stranger = await newcomer(app, 'stranger');
  reader = await newcomer(app, 'reader');
  await app.database.pool.query(
    `INSERT INTO group_members (group_id, user_id, state)
     SELECT g.id, u.id, 'member' FROM groups g, users u WHERE g.slug = 'crew' AND u.username = 'reader'`,
  );
});
afterAll(() => app.close());

/** The pages at a path of the site: for each thing of the board that its id can be. */
const pagesAt = (path: string): string[] => {
  const { board, topic, reply } = site.hidden;
  return [board, topic, reply].map((id) =>
    path
      .replace(':type', 'topic')
      .replace(/:(username|name)/, site.insider.username)
      .replace(':slug', 'crew')
      .replaceAll(/:\w+/g, String(id)),
  );
};

describe('the pages of a site with a private board', () => {
  it('show nothing of it to visitors, and to members who are not of its group', async () => {
    const asked = new Set(
      sitePaths(app)
        .filter((path) => !path.includes('*'))
        .flatMap(pagesAt),
    );
    const searches = [
      `/search?q=${secret}`,
      `/forum/topics?tag=${secret}`,
      `/report?type=topic&id=${site.hidden.topic}`,
    ];
    const embed = `/oembed?url=${encodeURIComponent(`${app.origin}/forum/topics/${site.hidden.topic}`)}`;
    for (const path of [...asked, ...searches, embed]) {
      for (const person of [visitor, stranger]) {
        const { text } = await person.get(path);
        // Pages of a search show the word itself.
        expect(text, path).not.toMatch(new RegExp(`${secret} (board|topic|text|edited|reply|again|second)`));
      }
    }
    for (const path of [`/forum/boards/${site.hidden.board}`, `/forum/topics/${site.hidden.topic}`]) {
      for (const person of [visitor, stranger]) expect((await person.get(path)).status, path).toBe(404);
    }
  }, 120_000);

  it('show it to who is of its group', async () => {
    const { board, topic } = site.hidden;
    expect((await reader.get('/forum')).text).toContain(`${secret} board`);
    const { text } = await reader.get(`/forum/boards/${board}-zwieselquarz-board`);
    expect(text).toContain(`${secret} topic`);
    expect(text).toContain('Private');
    const page = `/forum/topics/${topic}-zwieselquarz-topic`;
    expect((await reader.get(page)).text).toContain(`${secret} reply`);
    expect((await reader.send(page, `POST /forum/topics/${topic}/replies`, { content: 'Hello' })).status).toBe(303);
  });
});

describe('the settings of a board', () => {
  it('say who may read and write in it, and where only some write, others are offered no form', async () => {
    const { moderator, admin } = app.people;
    const board = await site.forum.board('News');
    const topic = await site.forum.topic(board, 'Extra', moderator.key);
    const owner = await newcomer(app, 'oda');
    await app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = 'oda'`);
    const page = `/settings/boards?edit=board-${board}`;
    const fields = { read: 'everybody', topics: 'groups', topic_groups: 'crew', replies: 'groups', reply_groups: '' };
    const changed = await owner.send(page, `PUT /forum/boards/${board}/access`, {
      ...fields,
      ...{ read_groups: '', moderator_groups: '' },
    });
    expect(changed.status).toBe(303);
    const { body } = await app.api.get(`/forum/boards/${board}/access`, admin.key).expect(200);
    expect(body).toMatchObject({ topics: 'groups', topic_groups: ['crew'], replies: 'groups', reply_groups: [] });
    expect((await stranger.get(`/forum/boards/${board}-news`)).text).not.toContain('/forum/topics/new?board');
    expect((await reader.get(`/forum/boards/${board}-news`)).text).toContain('/forum/topics/new?board');
    const { text } = await reader.get(`/forum/topics/${topic}-extra`);
    expect(text).not.toContain(`POST /forum/topics/${topic}/replies`);
    expect(text).toContain('In this board only some people write.');
  });
});

describe('the page of what waits in one’s boards', () => {
  it('lets a moderator of a board decide, and offers nothing that only those of the site do', async () => {
    const { forum, access, outsider } = site;
    const board = await forum.board('Warded');
    await access.set(board, { moderator_groups: ['crew'] }).expect(200);
    const topic = await forum.topic(board, 'Loud', outsider.key);
    const report = { target_type: 'topic', target_id: topic, reason: 'spam' };
    await app.api.post('/reports', app.people.member.key).send(report).expect(201);
    expect((await reader.get(`/forum/boards/${board}-warded`)).text).toContain('href="/forum/queue"');
    expect((await stranger.get(`/forum/boards/${board}-warded`)).text).not.toContain('href="/forum/queue"');
    expect((await stranger.get('/forum/queue')).status).toBe(403);
    const { text } = await reader.get('/forum/queue');
    expect(text).toContain('Loud');
    expect(text).toContain('value="delete"');
    for (const staffs of ['/staff', 'claimReport', 'PUT /moderation/users']) expect(text).not.toContain(staffs);
    const decision = { 'targets.0': `topic:${topic}`, decision: 'hide', reason: 'Loud' };
    expect((await reader.send('/forum/queue', 'POST /moderation/decisions', decision)).status).toBe(303);
    expect((await reader.get('/forum/queue')).text).not.toContain('Loud');
    await app.api.get(`/forum/topics/${topic}`).expect(404);
  });
});
