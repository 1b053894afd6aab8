import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../src/accounts/users/deletion.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { contentPath } from '../../helpers/content-path.js';
import { forumOf } from '../../helpers/forum.js';
import { createPerson, issueKey } from '../../helpers/people.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
/** Public content of the member, the newest first. */
const kinds = ['topics', 'replies', 'questions', 'answers', 'videos', 'comments'] as const;
const shown = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<
  (typeof kinds)[number],
  number[]
>;
const name = () => app.people.member.username;
const read = async (path: string, key?: string) => (await app.api.get(path, key).expect(200)).body;
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

beforeAll(async () => {
  app = await testApp();
  const [forum, answers, videos] = [forumOf(app), answersOf(app), videosOf(app)];
  const { member, other, moderator } = app.people;
  const board = await forum.board();
  const watched = await videos.video({}, moderator);
  const discussed = await forum.topic(board, 'Discussed', moderator.key);
  for (const person of [member, other, member]) {
    const made = {
      topics: await forum.topic(board, 'A topic', person.key),
      questions: await answers.question('A question', {}, person.key),
      videos: await videos.video({}, person),
      comments: await videos.comment(watched, 'A comment', person.key),
      replies: await forum.reply(discussed, 'A reply', person.key),
      answers: await answers.answer(await answers.question('Asked', {}, moderator.key), 'An answer', person.key),
    };
    if (person === member) for (const kind of kinds) shown[kind].unshift(made[kind]);
  }
  await videos.video({ visibility: 'private' }, member);
  await videos.video({ visibility: 'unlisted' }, member);
  await videos.video({ status: 'processing' }, member);
  await app.api.put(`/answers/questions/${shown.questions[0]}/close`, member.key).expect(200);
});
afterAll(() => app.close());
const emptyProfile = {
  display_name: null,
  about: null,
  location: null,
  website: null,
  avatar_url: expect.stringMatching(/avatar/),
  cover_url: null,
};

describe('a user', () => {
  it('is known by name, in any case, with what everybody may know', async () => {
    const { createdAt } = await app.database.prisma.user.findUniqueOrThrow({ where: { id: app.people.member.id } });
    const expected = {
      id: app.people.member.id,
      username: name(),
      role: 'member',
      member_since: `${createdAt.toISOString().slice(0, 19)}+00:00`,
      counts: { topics: 2, questions: 2, answers: 2, videos: 2 },
      standing: null,
      ...emptyProfile,
    };
    expect(await read(`/users/${name()}`)).toEqual(expected);
    expect(await read(`/users/${name().toUpperCase()}`)).toEqual(expected);
    expect(await read(`/users/${app.people.admin.username}`)).toMatchObject({ role: 'admin', counts: { topics: 0 } });
  });

  it('answers 404 for an unknown user, and 400 for an invalid name', async () => {
    for (const path of ['', ...kinds.map((kind) => `/${kind}`)]) {
      expect((await app.api.get(`/users/nobody_at_all${path}`).expect(404)).body.code).toBe('user_not_found');
      expect((await app.api.get(`/users/a.b${path}`).expect(400)).body.code).toBe('invalid_param');
    }
  });

  it('keeps the content of a deleted account under its new name', async () => {
    const leaving = await createPerson(app.database, 'leaving');
    const topic = await forumOf(app).topic(await forumOf(app).board(), 'It stays', leaving.key);
    await deleteAccount(app.database, leaving.id);
    await app.api.get('/users/leaving').expect(404);
    const { author } = (await read(`/forum/topics/${topic}`)).topic;
    expect(idsOf((await read(`/users/${author}/topics`)).topics)).toEqual([topic]);
    expect((await read(`/users/${author}`)).counts.topics).toBe(1);
  });
});

describe.each(kinds)('the %s of a user', (kind) => {
  it('are the public ones for every caller, the newest first, in pages', async () => {
    const { member, admin } = app.people;
    for (const key of [undefined, member.key, admin.key]) {
      const body = await read(`/users/${name()}/${kind}`, key);
      expect(idsOf(body[kind])).toEqual(shown[kind]);
      expect(body).toMatchObject({ page: 1, pages: 1, total: 2 });
    }
    const second = await read(`/users/${name()}/${kind}?page=2&per_page=1`);
    expect(idsOf(second[kind])).toEqual(shown[kind].slice(1));
    expect(second).toMatchObject({ page: 2, pages: 2, total: 2 });
    expect(await read(`/users/${app.people.admin.username}/${kind}`)).toMatchObject({ [kind]: [], pages: 0, total: 0 });
  });

  it('are 304 while they are the same', async () => {
    const { headers } = await app.api.get(`/users/${name()}/${kind}`).expect(200);
    const { etag = '' } = headers;
    await app.api.get(`/users/${name()}/${kind}`).set('If-None-Match', etag).expect(304);
  });
});

it('lists questions and answers by the status of the question', async () => {
  expect(idsOf((await read(`/users/${name()}/questions?status=closed`)).questions)).toEqual(
    shown.questions.slice(0, 1),
  );
  expect(idsOf((await read(`/users/${name()}/questions?status=open`)).questions)).toEqual(shown.questions.slice(1));
  expect((await read(`/users/${name()}/answers?status=closed`)).answers).toEqual([]);
  expect(idsOf((await read(`/users/${name()}/answers?status=open`)).answers)).toEqual(shown.answers);
});

it('leads from replies to their topics, and leaves out what is hidden', async () => {
  const [forum, { member, moderator }] = [forumOf(app), app.people];
  const writer = await createPerson(app.database, 'writer');
  const board = await forum.board();
  const topics = [await forum.topic(board, 'One', member.key), await forum.topic(board, 'Two', member.key)] as const;
  const replies = [
    await forum.reply(topics[0], 'x'.repeat(1001), writer.key),
    await forum.reply(topics[1], 'Within a topic that is hidden', writer.key),
    await forum.reply(topics[0], 'Hidden', writer.key),
    await forum.reply(topics[0], 'Deleted', writer.key),
  ] as const;
  const hide = (path: string) => app.api.put(contentPath(path), moderator.key).send({ reason: 'Spam' }).expect(200);
  const listed = async (key?: string) => idsOf((await read('/users/WRITER/replies', key)).replies);
  expect(await listed()).toEqual(replies.toReversed());
  await hide(`/forum/topics/${topics[1]}`);
  await hide(`/forum/replies/${replies[2]}`);
  await app.api.delete(`/forum/replies/${replies[3]}`, writer.key).expect(200);
  for (const key of [undefined, writer.key, moderator.key]) expect(await listed(key)).toEqual([replies[0]]);
  const { replies: shownReplies, total } = await read('/users/writer/replies');
  expect(total).toBe(1);
  expect(shownReplies[0]).toMatchObject({
    ...{
      topic_id: topics[0],
      topic: 'One',
      board_id: board,
      author: 'writer',
      content: expect.stringMatching(/^x{299}…?$|^x{300}$/),
      edited_at: null,
    },
  });
  await app.api.delete(contentPath(`/forum/topics/${topics[1]}`), moderator.key).expect(200);
  expect(await listed()).toEqual([replies[1], replies[0]]);
});

it('shows comments on those videos alone that the caller sees', async () => {
  const [videos, { member, other, moderator, admin }] = [videosOf(app), app.people];
  const writer = await createPerson(app.database, 'commenter');
  const films: Record<string, number> = {};
  const written: Record<string, number> = {};
  for (const visibility of ['public', 'unlisted', 'private', 'own']) {
    const owner = visibility === 'own' ? writer : member;
    films[visibility] = await videos.video({}, owner);
    written[visibility] = await videos.comment(films[visibility], visibility, writer.key);
  }
  const own = await videos.comment(films.public as number, 'Hidden', writer.key);
  const change = (film: string, visibility: string, key: string) =>
    app.api.patch(`/videos/${films[film]}`, key).send({ visibility }).expect(200);
  for (const visibility of ['unlisted', 'private']) await change(visibility, visibility, member.key);
  await change('own', 'private', writer.key);
  await app.api
    .put(contentPath(`/videos/${films.public}/comments/${own}`), moderator.key)
    .send({ reason: 'Spam' })
    .expect(200);
  const seenBy = async (key?: string) => {
    const { comments, total } = await read('/users/commenter/comments', key);
    expect(total).toBe(comments.length);
    return comments.map(({ content }: { content: string }) => content);
  };
  expect(await seenBy()).toEqual(['public']);
  expect(await seenBy(other.key)).toEqual(['public']);
  expect(await seenBy(await issueKey(app.database, moderator.id, { scopes: ['write'] }))).toEqual(['public']);
  expect(await seenBy(moderator.key)).toEqual(['unlisted', 'public']);
  expect(await seenBy(admin.key)).toEqual(['unlisted', 'public']);
  expect(await seenBy(member.key)).toEqual(['private', 'unlisted', 'public']);
  expect(await seenBy(writer.key)).toEqual(['own', 'public']);
  const [first] = (await read('/users/commenter/comments')).comments;
  expect(first).toMatchObject({ id: written.public, video_id: films.public, author: 'commenter', edited_at: null });
  expect(first.video).toBe((await read(`/videos/${films.public}`)).title);
  await change('public', 'private', member.key);
  expect(await seenBy()).toEqual([]);
});

it('counts all answers of a user, and searches the 10,000 newest for a question status', async () => {
  const { other } = app.people;
  const question = await answersOf(app).question('Asked often', {}, other.key);
  const before = (await read(`/users/${other.username}`)).counts.answers;
  await app.database.pool.query(
    `INSERT INTO answers (question_id, author_id, body) SELECT $1, $2, 'x' FROM generate_series(1, 10005)`,
    [question, other.id],
  );
  expect((await read(`/users/${other.username}`)).counts.answers).toBe(before + 10_005);
  expect(await read(`/users/${other.username}/answers?page=501`)).toMatchObject({ total: before + 10_005, page: 501 });
  expect(await read(`/users/${other.username}/answers?status=open&page=500`)).toMatchObject({
    total: 10_000,
    pages: 500,
  });
  expect((await read(`/users/${other.username}/answers?status=closed`)).total).toBe(0);
});

it('answers 304 for an unchanged user', async () => {
  const { headers } = await app.api.get(`/users/${name()}`).expect(200);
  await app.api.get(`/users/${name()}`).set('If-None-Match', String(headers.etag)).expect(304);
});
