import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../src/accounts/users/deletion.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { expectExact } from '../helpers/exact.js';
import { forumOf } from '../helpers/forum.js';
import { edit, kinds, kindsThatCan, type Made, make, pathFor, rowsOf, shownIn, textsOf } from '../helpers/kinds.js';
import { createPerson, type Person } from '../helpers/people.js';
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

/** Content in the reply of its page and of each list that has it. */
async function everywhere(made: Made): Promise<Row[]> {
  const read = async (path: string) => (await app.api.get(pathFor(made, path), made.by.key).expect(200)).body;
  const { page, lists = [] } = kinds[made.name];
  const rows = [shownIn(made, await read(page[0]))];
  for (const list of lists) rows.push(rowsOf(await read(list)).find(({ id }) => id === made.id));
  expect([made.name, rows.indexOf(undefined)]).toEqual([made.name, -1]);
  return rows as Row[];
}

describe.each(kindsThatCan('revise'))('a %s', (name) => {
  it('contains the time and the editor of its last edit in every reply, with the current username', async () => {
    const { by = 'member' } = kinds[name];
    const suffix = name.replaceAll(' ', '-').slice(-12);
    const owner = await createPerson(app.database, `edits-${suffix}`, by);
    const staff = await createPerson(app.database, `staff-${suffix}`, by === 'admin' ? 'admin' : 'moderator');
    const made = await make(app, name, { by: owner });
    const seen = async () =>
      new Set(
        (await everywhere(made)).map(({ edited_at: at, edited_by: by }) => `${at === null ? at : 'a time'}, ${by}`),
      );
    expect(await seen()).toEqual(new Set(['null, null']));
    await edit(app, made, { ...textsOf(name, 'A text', 'Other'), reason: 'Rude' }, staff.key).expect(200);
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
