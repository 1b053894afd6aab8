import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { type Contribution, contributions } from '../helpers/contributions.js';
import { forumOf } from '../helpers/forum.js';
import { createPerson, issueKey } from '../helpers/people.js';
import { operations, smallVideo } from '../helpers/requests.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let board: number;
beforeAll(async () => {
  app = await testApp();
  board = await forumOf(app).board();
});
afterAll(() => app.close());

/** Creates a member who joined so many days ago. */
async function joined(days: number): Promise<string> {
  const { id, key } = await createPerson(app.database, `days-${days}`);
  await app.database.pool.query(`UPDATE users SET created_at = now() - $1 * interval '1 day' WHERE id = $2`, [
    days,
    id,
  ]);
  return key;
}

async function withSettings(settings: Record<string, string>, use: (app: TestApp) => Promise<void>): Promise<void> {
  const other = await testApp({ sharing: app, settings: { NEW_MEMBER_DAYS: '7', ...settings } });
  try {
    await use(other);
  } finally {
    await other.close();
  }
}

/** Not content, so that it never needs approval as contributions do; its links are limited all the same. */
const profile: Pick<Contribution, 'operation' | 'send'> = {
  operation: 'updateMe',
  send: async (to, about) => to.api.put('/me', to.people.member.key).send({ about }),
};
const each = [...contributions(() => app), profile];
const links = (count: number) => Array.from({ length: count }, (_, n) => `see https://example.org/${n}`).join(' and ');
const newTopic = (to: TestApp, content: string, key = to.people.member.key) =>
  to.api.post('/forum/topics', key).send({ board_id: board, title: 'A topic', content });

describe('the links of a new member', () => {
  let few: TestApp;
  /** An app in which no member counts as new. */
  let known: TestApp;
  beforeAll(async () => {
    few = await testApp({ sharing: app, settings: { NEW_MEMBER_DAYS: '7', NEW_MEMBER_LINKS: '2' } });
    known = await testApp({ sharing: app, settings: { NEW_MEMBER_LINKS: '2', NEW_MEMBER_DAYS: '0' } });
  });
  afterAll(() => Promise.all([few.close(), known.close()]));

  it('are counted for every operation that contributes content', () => {
    const named = operations.filter(({ codes }) => codes.includes('too_many_links')).map(({ id }) => id);
    expect(named.sort()).toEqual([...new Set(each.map(({ operation }) => operation))].sort());
  });

  it.each(each.map((contribution) => [contribution.operation, contribution] as const))(
    'limits the links of a new member as configured in %s',
    async (_operation, { send }) => {
      const refused = await send(few, links(3));
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({ code: 'too_many_links', message: expect.stringContaining('2') });
      expect((await send(few, links(2))).status).toBeLessThan(300);
      expect((await send(known, links(3))).status).toBeLessThan(300);
    },
  );

  it('leave nothing behind if they are refused', async () => {
    const before = await app.database.prisma.topic.count();
    await newTopic(few, links(3)).expect(403);
    expect(await app.database.prisma.topic.count()).toBe(before);
  });

  it('are counted in title and text together, as rendered', async () => {
    const send = (title: string, content: string) =>
      few.api.post('/forum/topics', app.people.member.key).send({ board_id: board, title, content });
    await send('https://a.example', 'www.example.org and example.com').expect(403);
    await send('[a](http://a.example)', '//b.example me@example.com, 1.5 and e.g. that').expect(201);
  });

  it('are counted in the text after an edit, and only if a text is edited', async () => {
    const store = await shopsOf(app).store(app.people.member.key);
    const body = { title: 'https://a.example', price: 5, category: 'Things', stock: 1, description: links(2) };
    const { member } = app.people;
    const made = await app.api.post(`/marketplace/stores/${store.slug}/products`, member.key).send(body).expect(201);
    const change = (changes: object) =>
      few.api.patch(`/marketplace/products/${made.body.id}`, member.key).send(changes);
    await change({ price: 6 }).expect(200);
    await change({ title: 'Without' }).expect(200);
    await change({ title: 'https://b.example' }).expect(403);
  });

  it('are not counted in private content until it is published', async () => {
    const { member } = app.people;
    const texts = { title: 'A video', description: links(3), visibility: 'private' };
    const made = await few.api
      .post('/videos', member.key)
      .field(texts)
      .attach('video', smallVideo, 'a.mp4')
      .expect(201);
    const show = few.api.patch(`/videos/${made.body.id}`, member.key).send({ visibility: 'unlisted' });
    expect((await show.expect(403)).body.code).toBe('too_many_links');
  });

  it('are unlimited for staff, also when they edit a new member’s text', async () => {
    const { moderator, member } = app.people;
    await newTopic(few, links(9), moderator.key).expect(201);
    const { body } = await newTopic(few, 'None', member.key).expect(201);
    await few.api
      .patch(`/forum/topics/${body.id}`, moderator.key)
      .send({ content: links(9) })
      .expect(200);
  });

  it('are counted in little time, whatever the text', async () => {
    for (const piece of [
      'http://',
      '//',
      'a.',
      'http://a.de/(',
      'www.',
      'a@',
      ':',
      'ftp:',
      'http://a.de,',
      '&',
      '?a',
    ]) {
      const began = performance.now();
      await newTopic(few, piece.repeat(Math.floor(65_535 / piece.length)));
      expect(performance.now() - began, piece).toBeLessThan(3000);
    }
  });
});

describe('the duration of being a new member', () => {
  it('follows the setting', async () => {
    const key = await joined(20);
    await withSettings({ NEW_MEMBER_LINKS: '0', NEW_MEMBER_DAYS: '21' }, async (to) => {
      await newTopic(to, links(1), key).expect(403);
    });
    await withSettings({ NEW_MEMBER_LINKS: '0', NEW_MEMBER_DAYS: '19' }, async (to) => {
      await newTopic(to, links(1), key).expect(201);
    });
    await withSettings({ NEW_MEMBER_LINKS: '0', NEW_MEMBER_DAYS: '0' }, async (to) => {
      await newTopic(to, links(1)).expect(201);
    });
  });
});

describe('the writes and uploads of a new member', () => {
  const upload = (to: TestApp, key: string) => to.api.post('/files', key).attach('file', Buffer.from('text'), 'a.txt');
  const allowance = (headers: Record<string, string>) =>
    ['limit', 'remaining'].map((name) => Number(headers[`ratelimit-${name}`]));

  it('are lower, for all keys together', () =>
    withSettings({ NEW_MEMBER_WRITES: '2' }, async (to) => {
      const person = await createPerson(app.database, 'new-writer');
      const second = await issueKey(app.database, person.id);
      expect(allowance((await newTopic(to, 'One', person.key).expect(201)).headers)).toEqual([2, 1]);
      expect(allowance((await newTopic(to, 'Two', second).expect(201)).headers)).toEqual([2, 0]);
      const { headers, body } = await newTopic(to, 'Three', person.key).expect(429);
      expect(body.code).toBe('rate_limited');
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      await to.api.get('/me', person.key).expect(200);
      await upload(to, person.key).expect(201);
      for (let n = 0; n < 3; n++) await newTopic(to, 'Known', app.people.moderator.key).expect(201);
    }));

  it('are limited per day for uploads', () =>
    withSettings({ NEW_MEMBER_UPLOADS: '2' }, async (to) => {
      const person = await createPerson(app.database, 'new-uploader');
      for (let n = 0; n < 2; n++) await upload(to, person.key).expect(201);
      const { headers } = await upload(to, person.key).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
      await newTopic(to, 'A topic', person.key).expect(201);
    }));

  it('are shown in their limits', () =>
    withSettings(
      { NEW_MEMBER_WRITES: '3', NEW_MEMBER_UPLOADS: '2', RATE_LIMIT_WRITES: '50', RATE_LIMIT_UPLOADS: '40' },
      async (to) => {
        const person = await createPerson(app.database, 'new-reader');
        await newTopic(to, 'One', person.key).expect(201);
        await upload(to, person.key).expect(201);
        const limits = async (key: string) => (await to.api.get('/me', key).expect(200)).body.limits;
        expect(await limits(person.key)).toMatchObject({
          writes: { limit: 3, remaining: 2 },
          uploads: { limit: 2, remaining: 1 },
        });
        expect(await limits(app.people.admin.key)).toMatchObject({ writes: { limit: 50 }, uploads: { limit: 40 } });
      },
    ));

  it('equal those of others by default, and are never higher', () =>
    withSettings({ RATE_LIMIT_WRITES: '2', NEW_MEMBER_WRITES: '50' }, async (to) => {
      const person = await createPerson(app.database, 'new-again');
      for (let n = 0; n < 2; n++) await newTopic(to, 'One', person.key).expect(201);
      await newTopic(to, 'Three', person.key).expect(429);
    }));
});
