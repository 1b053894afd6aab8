import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { forumOf } from '../helpers/forum.js';
import {
  kinds,
  kindsThatCan,
  type Made,
  make,
  moderationPathOf,
  operationAt,
  pathFor,
  shownIn,
} from '../helpers/kinds.js';
import { randomNumbers } from '../helpers/random.js';
import { videosOf } from '../helpers/videos.js';
import { inTheEnd } from '../helpers/waiting.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Place = { type: string; id: number };
const likePath = ({ type, id }: Place): string => `/content/${type}/${id}/like`;
const like = (made: Place, key: string) => app.api.put(likePath(made), key);
const unlike = (made: Place, key: string) => app.api.delete(likePath(made), key);
const likedBy = async (made: Place, key?: string): Promise<string[]> => {
  const { body } = await app.api.get(`${likePath(made)}s`, key).expect(200);
  return body.users.map(({ username }: { username: string }) => username);
};
const shown = async (made: Made, key?: string) =>
  shownIn(made, (await app.api.get(pathFor(made, kinds[made.name].page[0]), key).expect(200)).body);

describe.each(kindsThatCan('like'))('a like of a %s', (name) => {
  it('counts once for each user, is theirs to see, and can be taken back', async () => {
    const made = await make(app, name);
    const { moderator, admin, other, member } = app.people;
    const [first, second] = [moderator, admin, other, member].filter(({ id }) => id !== made.by.id) as [
      typeof admin,
      typeof admin,
    ];
    const state = { target_type: made.type, target_id: made.id };
    for (let times = 0; times < 2; times++) {
      expect((await like(made, first.key).expect(200)).body).toEqual({ ...state, like_count: 1, liked: true });
    }
    expect((await like(made, second.key).expect(200)).body).toEqual({ ...state, like_count: 2, liked: true });
    expect((await likedBy(made)).sort()).toEqual([first.username, second.username].sort());
    if (operationAt('get', kinds[name].page[0])?.optionalKey) {
      expect(await shown(made, first.key)).toMatchObject({ like_count: 2, my_like: true });
    }
    const toOthers = await shown(made, made.by.key);
    expect(toOthers).toMatchObject({ like_count: 2 });
    expect(toOthers).not.toHaveProperty('my_like');
    for (let times = 0; times < 2; times++) {
      expect((await unlike(made, first.key).expect(200)).body).toEqual({ ...state, like_count: 1, liked: false });
    }
    expect(await likedBy(made)).toEqual([second.username]);
    await expectExact(app.database);
  });

  it('is refused on own content, where there is none, and of a kind without likes', async () => {
    const made = await make(app, name);
    expect((await like(made, made.by.key).expect(403)).body.code).toBe('own_content');
    expect(await shown(made)).toMatchObject({ like_count: 0 });
    const missing = { ...made, id: 2_000_000_000 };
    for (const call of [
      like(missing, app.people.admin.key),
      unlike(missing, app.people.admin.key),
      app.api.get(`${likePath(missing)}s`),
    ]) {
      expect((await call.expect(404)).body.code).toBe(`${made.type}_not_found`);
    }
    await app.api.put('/content/share/1/like', app.people.admin.key).expect(400);
  });

  it('stays while the content is hidden, when nobody can like it, and ends with it', async () => {
    const made = await make(app, name);
    const { moderator, admin, other, member } = app.people;
    const fan = [admin, other, member].find(({ id }) => id !== made.by.id) as typeof admin;
    await like(made, fan.key).expect(200);
    await app.api.put(moderationPathOf(made), moderator.key).send({ reason: 'Spam' }).expect(200);
    for (const call of [like(made, moderator.key), unlike(made, fan.key), app.api.get(`${likePath(made)}s`)]) {
      expect((await call.expect(404)).body.code).toBe(`${made.type}_not_found`);
    }
    await expectExact(app.database);
    await app.api.delete(moderationPathOf(made), moderator.key).expect(200);
    expect(await shown(made)).toMatchObject({ like_count: 1 });
    await app.api.put(moderationPathOf(made), moderator.key).send({ reason: 'Spam' }).expect(200);
    const { rows } = await app.database.pool.query(
      `SELECT purge_removals(id) FROM removals WHERE target_type = $1 AND target_id = $2`,
      [made.type, made.id],
    );
    expect(rows).toHaveLength(1);
    expect(await app.database.prisma.reaction.count({ where: { kind: made.type, contentId: made.id } })).toBe(0);
    await expectExact(app.database);
  });
});

it('needs the share link for likes of comments on an unlisted video', async () => {
  const { member, other, admin } = app.people;
  const video = await videosOf(app).video({ status: 'ready', visibility: 'unlisted' }, member);
  const { body } = await app.api.get(`/videos/${video}`, member.key).expect(200);
  const id = await videosOf(app).comment(video, 'A comment', member.key);
  const path = likePath({ type: 'comment', id });
  expect((await app.api.put(path, other.key).expect(404)).body.code).toBe('comment_not_found');
  await app.api.put(`${path}?share=${body.share.token}`, other.key).expect(200);
  await app.api.put(path, admin.key).expect(200);
});

it('keeps likes when topics are merged and split', async () => {
  const { member, other, admin } = app.people;
  const forum = forumOf(app);
  const [into, from] = [await forum.topic(await forum.board()), await forum.topic(await forum.board())];
  const reply = await forum.reply(from);
  const fans = [admin, other, member].map(({ key }) => key);
  const attempts = async (place: Place) => {
    let count = 0;
    for (const key of fans) if ((await like(place, key)).status === 200) count++;
    return count;
  };
  const ofTopic = await attempts({ type: 'topic', id: from });
  const ofReply = await attempts({ type: 'reply', id: reply });
  expect([ofTopic, ofReply]).toEqual([2, 2]);
  await app.api.post(`/forum/topics/${from}/merge`, admin.key).send({ into }).expect(200);
  const { body } = await app.api.get(`/forum/topics/${into}`).expect(200);
  expect(body.replies.map((each: { like_count: number }) => each.like_count)).toEqual([2, 2]);
  await expectExact(app.database);
  const ids = body.replies.map((each: { id: number }) => each.id);
  const split = await app.api
    .post(`/forum/topics/${into}/split`, admin.key)
    .send({ reply_ids: ids, title: 'Off' })
    .expect(201);
  const after = await app.api.get(`/forum/topics/${split.body.id}`).expect(200);
  expect([after.body.topic.like_count, after.body.replies[0].like_count]).toEqual([2, 2]);
  expect(await likedBy({ type: 'topic', id: split.body.id })).toHaveLength(2);
  await expectExact(app.database);
});

it('counts exactly while 8 writers like, take back, hide, restore, edit and delete', async () => {
  const { member, other, moderator, admin } = app.people;
  const forum = forumOf(app);
  const topic = await forum.topic(await forum.board());
  const replies = await Promise.all(Array.from({ length: 4 }, () => forum.reply(topic)));
  const places: Place[] = [{ type: 'topic', id: topic }, ...replies.map((id) => ({ type: 'reply', id }))];
  const seen = new Set<number>();
  const writer = async (seed: number): Promise<void> => {
    const { pick, below } = randomNumbers(seed);
    for (let turn = 0; turn < 40; turn++) {
      const place = pick(places);
      const { key } = pick([member, other, moderator, admin]);
      const reply = await inTheEnd(
        pick([
          () => like(place, key),
          () => like(place, key),
          () => unlike(place, key),
          () => app.api.put(moderationPathOf(place), moderator.key).send({ reason: 'x' }),
          () => app.api.delete(moderationPathOf(place), moderator.key),
          () => app.api.post(`/forum/topics/${topic}/replies`, key).send({ content: `${below(100)}` }),
        ]),
      );
      seen.add(reply.status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, n) => writer(700 + n)));
  expect([...seen].sort()).toEqual([200, 201, 403, 404]);
  await expectExact(app.database);
});
