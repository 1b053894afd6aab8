import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../src/accounts/users/deletion.js';
import { answersOf } from '../helpers/answers.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { expectExact } from '../helpers/exact.js';
import { forumOf } from '../helpers/forum.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';
import { videosOf } from '../helpers/videos.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  await expectExact(app.database, 'identity', 'forum', 'answers', 'shops', 'videos');
  await app.close();
});

type Row = { id: number; edited_at: string | null; edited_by: string | null };
const isObject = (it_: unknown): it_ is Row & Record<string, unknown> => typeof it_ === 'object' && it_ !== null;

/** All objects in a reply with edit information, this id and a field of this name. */
function editedIn(node: unknown, id: number, field: string): Row[] {
  if (!isObject(node)) return [];
  const below = Object.values(node).flatMap((each) => editedIn(each, id, field));
  return !Array.isArray(node) && node.id === id && field in node && 'edited_at' in node ? [node, ...below] : below;
}

/** For each kind: an item of a user, the path that edits it, a field of its own, and the paths that read it. */
const kinds: Record<string, (owner: Person) => Promise<{ id: number; path: string; field: string; reads: string[] }>> =
  {
    topic: async ({ key, username }) => {
      const board = await forumOf(app).board();
      const id = await forumOf(app).topic(board, 'A topic', key);
      const lists = [`/forum/boards/${board}`, `/forum/topics?board=${board}`, `/users/${username}/topics`];
      return {
        id,
        path: `/forum/topics/${id}`,
        field: 'board_id',
        reads: [`/forum/topics/${id}`, ...lists, '/me/topics'],
      };
    },
    reply: async ({ key }) => {
      const topic = await forumOf(app).topic(await forumOf(app).board());
      const id = await forumOf(app).reply(topic, 'A reply', key);
      const page = `/forum/topics/${topic}`;
      return { id, path: `/forum/replies/${id}`, field: 'content', reads: [page, `${page}?order=newest`] };
    },
    question: async ({ key, username }) => {
      const id = await answersOf(app).question('A question', {}, key);
      const lists = ['/answers/questions', '/answers/questions?sort=votes', `/users/${username}/questions`];
      const path = `/answers/questions/${id}`;
      return { id, path, field: 'answer_count', reads: [path, ...lists, '/me/questions'] };
    },
    answer: async ({ key, username }) => {
      const question = await answersOf(app).question();
      const id = await answersOf(app).answer(question, 'An answer', key);
      const reads = [`/answers/questions/${question}`, `/users/${username}/answers`, '/me/answers'];
      return { id, path: `/answers/answers/${id}`, field: 'is_best', reads };
    },
    comment: async ({ key }) => {
      const video = await videosOf(app).video();
      const id = await videosOf(app).comment(video, 'A comment', key);
      return { id, path: `/videos/${video}/comments/${id}`, field: 'video_id', reads: [`/videos/${video}/comments`] };
    },
    'product of a store': async ({ key }) => {
      const { id: store, slug } = await shopsOf(app).store(key);
      const id = await shopsOf(app).product(slug, {}, key);
      const path = `/marketplace/products/${id}`;
      const lists = ['/marketplace/products', `/marketplace/products?store_id=${store}`, `/marketplace/stores/${slug}`];
      return { id, path, field: 'price', reads: [path, ...lists, '/me/products'] };
    },
    'product of the shop': async () => {
      const id = await shopsOf(app).shopProduct();
      return { id, path: `/shop/products/${id}`, field: 'price', reads: [`/shop/products/${id}`, '/shop/products'] };
    },
  };

const change = (name: string) =>
  name.startsWith('product')
    ? { description: 'Other' }
    : { [/question|answer/.test(name) ? 'body' : 'content']: 'Other' };

describe.each(Object.keys(kinds))('a %s', (name) => {
  it('contains the time and the editor of its last edit in every reply, with the current username', async () => {
    const owner = await createPerson(app.database, `edits-${name.replaceAll(' ', '-').slice(0, 12)}`);
    const staff = await createPerson(app.database, `staff-${name.replaceAll(' ', '-').slice(0, 12)}`, 'moderator');
    const it_ = await kinds[name]?.(owner);
    if (it_ === undefined) throw new Error(name);
    const seen = async () => {
      const all: Row[] = [];
      for (const url of it_.reads) {
        const rows = editedIn((await app.api.get(url, owner.key).expect(200)).body, it_.id, it_.field);
        expect([url, rows.length > 0]).toEqual([url, true]);
        all.push(...rows);
      }
      return new Set(all.map(({ edited_at: at, edited_by: by }) => `${at === null ? at : 'a time'}, ${by}`));
    };
    expect(await seen()).toEqual(new Set(['null, null']));
    await app.api
      .patch(it_.path, staff.key)
      .send({ ...change(name), reason: 'Rude' })
      .expect(200);
    expect(await seen()).toEqual(new Set([`a time, ${staff.username}`]));
    await deleteAccount(app.database, staff.id);
    expect(await seen()).toEqual(new Set([`a time, deleted-${staff.id}`]));
  });
});

describe('a comment on a video', () => {
  const edit = (video: number, id: number, who: Person, content = 'Other') =>
    app.api.patch(`/videos/${video}/comments/${id}`, who.key).send({ content });

  it('can be edited by its author and moderators, and not by the owner of the video', async () => {
    const { member, other, moderator } = app.people;
    const [videos, own] = [videosOf(app), await createPerson(app.database, 'comment-author')];
    const [video, another] = [await videos.video(), await videos.video()];
    const id = await videos.comment(video, 'A comment', own.key);
    expect((await edit(video, id, own).expect(200)).body).toMatchObject({
      id,
      content: 'Other',
      edited_by: own.username,
    });
    await edit(video, id, moderator, 'Once more').expect(200);
    // The video belongs to the member.
    await expectCode(edit(video, id, member), 403, 'not_owner');
    await expectCode(edit(video, id, other), 403, 'not_owner');
    await expectCode(edit(another, id, own), 404, 'comment_not_found');
    await expectCode(edit(2147483647, id, own), 404, 'video_not_found');
    await expectCode(edit(video, id, own, ' '), 422, 'missing_fields');
    expect((await app.api.get(`/videos/${video}/comments`).expect(200)).body.comments[0].content).toBe('Once more');
  });

  it('is invisible to others on a private video, moderators included, as are its revisions', async () => {
    const { member, other, moderator } = app.people;
    const videos = videosOf(app);
    const video = await videos.video();
    const id = await videos.comment(video, 'A comment', other.key);
    await edit(video, id, other).expect(200);
    await app.api.patch(`/videos/${video}`, member.key).send({ visibility: 'private' }).expect(200);
    const stranger = await createPerson(app.database, 'comment-stranger');
    for (const who of [moderator, stranger]) {
      await expectCode(edit(video, id, who), 404, 'video_not_found');
      await expectCode(app.api.get(`/content/comment/${id}/revisions`, who.key), 404, 'comment_not_found');
      await expectCode(app.api.post(`/content/comment/${id}/revisions/1/restore`, who.key), 404, 'comment_not_found');
    }
    // The author may still edit the rest.
    await edit(video, id, other, 'Mine').expect(200);
    expect((await app.api.get(`/content/comment/${id}/revisions`, other.key).expect(200)).body.total).toBe(2);
  });

  it('leaves no revision when a private video is deleted with its owner', async () => {
    const videos = videosOf(app);
    const owner = await createPerson(app.database, 'private-owner');
    const video = await videos.video({}, owner);
    const id = await videos.comment(video);
    await edit(video, id, app.people.other).expect(200);
    await app.api.patch(`/videos/${video}`, owner.key).send({ visibility: 'private' }).expect(200);
    await deleteAccount(app.database, owner.id);
    expect(await app.database.prisma.revision.count({ where: { targetType: 'comment', targetId: id } })).toBe(0);
  });
});

it('validates the reason, and stores none for an edit that changes nothing', async () => {
  const { member } = app.people;
  const id = await forumOf(app).topic(await forumOf(app).board());
  const send = (reason: unknown) => app.api.patch(`/forum/topics/${id}`, member.key).send({ content: 'Other', reason });
  for (const reason of ['a\u0000', 'a\u0007', 'x'.repeat(1001), 7])
    await expectCode(send(reason), 400, 'invalid_param');
  await send('x'.repeat(1000)).expect(200);
  await send('again').expect(200);
  const { body } = await app.api.get(`/content/topic/${id}/revisions`, member.key).expect(200);
  expect(body.revisions.map(({ reason }: { reason: string }) => reason.length)).toEqual([1000]);
});
