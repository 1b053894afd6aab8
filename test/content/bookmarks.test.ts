import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { forumOf } from '../helpers/forum.js';
import { kinds, kindsThatCan, make, moderationPathOf, operationAt, pathFor, shownIn } from '../helpers/kinds.js';
import { createPerson, type Person } from '../helpers/people.js';

let app: TestApp;
let me: Person;
let stranger: Person;
beforeAll(async () => {
  app = await testApp();
  me = await createPerson(app.database, 'collector');
  stranger = await createPerson(app.database, 'stranger');
});
afterAll(() => app.close());

const pathTo = ({ type, id }: { type: string; id: number }): string => `/me/bookmarks/${type}/${id}`;
const bookmarks = async () => (await app.api.get('/me/bookmarks', me.key).expect(200)).body.bookmarks;

describe.each(kindsThatCan('bookmark'))('a bookmark of a %s', (name) => {
  it('is in its owner’s list alone, shows what they may read, and is removed', async () => {
    const made = await make(app, name, name === 'video' ? { fields: { status: 'ready', visibility: 'public' } } : {});
    const { type, id } = made;
    const state = { target_type: type, target_id: id };
    for (let times = 0; times < 2; times++) {
      expect((await app.api.put(pathTo(made), me.key).expect(200)).body).toEqual({ ...state, bookmarked: true });
    }
    const [entry] = await bookmarks();
    expect(entry).toMatchObject({
      ...state,
      content: { title: expect.any(String), path: expect.stringMatching(/^\//) },
    });
    const read = async (key?: string) => (await app.api.get(pathFor(made, kinds[name].page[0]), key).expect(200)).body;
    if (operationAt('get', kinds[name].page[0])?.optionalKey) {
      expect(shownIn(made, await read(me.key))).toMatchObject({ my_bookmark: true });
    }
    expect(shownIn(made, await read())).not.toHaveProperty('my_bookmark');
    expect((await app.api.get('/me/bookmarks', stranger.key).expect(200)).body.total).toBe(0);
    await app.api.put(moderationPathOf(made), app.people.moderator.key).send({ reason: 'Spam' }).expect(200);
    expect((await bookmarks())[0]).toMatchObject({ ...state, content: null });
    const again = await app.api.put(pathTo(made), stranger.key);
    expect([again.status, again.body.code]).toEqual([404, `${type}_not_found`]);
    for (let times = 0; times < 2; times++) {
      expect((await app.api.delete(pathTo(made), me.key).expect(200)).body).toEqual({ ...state, bookmarked: false });
    }
    expect(await bookmarks()).toEqual([]);
  });
});

it('are listed latest first, on pages and by cursors, and follow a topic that becomes a reply', async () => {
  const forum = forumOf(app);
  const topics = [await forum.topic(await forum.board()), await forum.topic(await forum.board())] as [number, number];
  for (const id of topics) await app.api.put(pathTo({ type: 'topic', id }), me.key).expect(200);
  const idsOf = ({ bookmarks: rows }: { bookmarks: { target_id: number }[] }) => rows.map(({ target_id: id }) => id);
  const first = (await app.api.get('/me/bookmarks?per_page=1', me.key).expect(200)).body;
  expect([idsOf(first), first.total, first.pages]).toEqual([[topics[1]], 2, 2]);
  const walk = (await app.api.get('/me/bookmarks?per_page=1&cursor=*', me.key).expect(200)).body;
  const rest = (await app.api.get(`/me/bookmarks?per_page=1&cursor=${walk.next_cursor}`, me.key).expect(200)).body;
  expect([idsOf(walk), idsOf(rest)]).toEqual([[topics[1]], [topics[0]]]);
  await app.api.post(`/forum/topics/${topics[1]}/merge`, app.people.admin.key).send({ into: topics[0] }).expect(200);
  expect((await bookmarks())[0]).toMatchObject({
    target_type: 'reply',
    content: { path: `/forum/topics/${topics[0]}` },
  });
});
