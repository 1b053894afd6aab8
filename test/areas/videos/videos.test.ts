import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { expectExact } from '../../helpers/exact.js';
import { issueKey } from '../../helpers/people.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
let area: ReturnType<typeof videosOf>;
beforeAll(async () => {
  app = await testApp();
  area = videosOf(app);
});
afterAll(() => app.close());

describe('a video', () => {
  it('is shown with what is counted of it, and to its rater with the rating', async () => {
    const { member, other } = app.people;
    const id = await area.video({ title: 'A bowl' });
    await area.rate(id, 'like');
    await area.comment(id);
    expect(await area.read(id)).toEqual({
      id,
      title: 'A bowl',
      description: '',
      author_id: member.id,
      author: member.username,
      visibility: 'public',
      status: 'ready',
      failure: null,
      progress: null,
      duration: null,
      width: null,
      height: null,
      mime_type: 'video/mp4',
      size: 1000,
      thumbnail_url: null,
      poster_url: null,
      like_count: 1,
      dislike_count: 0,
      comment_count: 1,
      view_count: 0,
      my_rating: 'none',
      share: null,
      created_at: expect.any(String),
      playback: [
        { type: 'video/mp4', url: expect.stringMatching(`/videos/${id}/playback/film$`), width: null, height: null },
      ],
      storyboard_url: null,
      captions: [],
      chapters: [],
      posters: [],
      hidden: null,
    });
    expect((await area.read(id, other.key)).my_rating).toBe('like');
    const writeOnly = await issueKey(app.database, other.id, { scopes: ['write'] });
    expect((await area.read(id, writeOnly)).my_rating).toBe('none');
    await app.api.get(`/videos/${id}`).set('If-None-Match', '*').expect(304);
  });

  it('shows a private video only to its owner', async () => {
    const { api, people } = app;
    const id = await area.video({ visibility: 'private' });
    for (const path of [`/videos/${id}`, `/videos/${id}/comments`]) {
      await expectCode(api.get(path), 401, 'unauthorized');
      await expectCode(api.get(path, 'wrong'), 401, 'unauthorized');
      await expectCode(api.get(path, people.other.key), 404, 'video_not_found');
      await expectCode(api.get(path, people.moderator.key), 404, 'video_not_found');
      await api.get(path, people.member.key).expect(200);
      await api.get(`${path}?api_key=${people.member.key}`).expect(200);
    }
    const { key } = people.other;
    await expectCode(api.patch(`/videos/${id}`, key).send({ title: 'x' }), 404, 'video_not_found');
    await expectCode(api.post(`/videos/${id}/rate`, key).send({ rating: 'like' }), 404, 'video_not_found');
    await expectCode(api.post(`/videos/${id}/comments`, key).send({ content: 'x' }), 404, 'video_not_found');
    await area.rate(id, 'like', people.member.key);
    const comment = await area.comment(id, 'x', people.member.key);
    await expectCode(api.delete(`/videos/${id}/comments/${comment}`, key), 404, 'video_not_found');
    for (const anybody of [key, people.moderator.key]) {
      await expectCode(api.delete(`/videos/${id}/comments/2147483647`, anybody), 404, 'video_not_found');
    }
  });

  it('shows a video that is not ready, and does not list it', async () => {
    const failed = await area.video({ status: 'failed' });
    expect((await area.read(failed)).status).toBe('failed');
    const { videos } = await area.list({ per_page: 100 });
    expect(videos.filter(({ id }) => id === failed)).toEqual([]);
  });

  it('is changed by its owner alone', async () => {
    const { api, people } = app;
    const id = await area.video();
    const path = `/videos/${id}`;
    const before = (await area.list()).total;
    const changes = {
      title: ' New ',
      description: 'Text',
      visibility: 'unlisted',
      thumbnail_url: 'https://e.org/a.png',
    };
    const { body } = await api.patch(path, people.member.key).send(changes).expect(200);
    expect(body).toMatchObject({ ...changes, title: 'New' });
    expect(await area.read(id, people.member.key)).toEqual(body);
    expect((await area.list()).total).toBe(before - 1);
    await expectCode(api.patch(path, people.other.key).send({ title: 'x' }), 404, 'video_not_found');
    await expectCode(api.patch(path, people.moderator.key).send({ title: 'x' }), 403, 'not_owner');
    await expectCode(api.patch(path, people.member.key).send({}), 422, 'missing_fields');
    await expectCode(api.patch(path, people.member.key).send({ status: 'ready' }), 400, 'invalid_param');
    await expectCode(api.patch(path, people.member.key).send({ visibility: 'secret' }), 400, 'invalid_param');
    await expectCode(api.patch('/videos/2147483647', people.member.key).send({ title: 'x' }), 404, 'video_not_found');
    await api.patch(path, people.member.key).send({ visibility: 'public', thumbnail_url: null }).expect(200);
    await expectCode(api.patch(path, people.other.key).send({ title: 'x' }), 403, 'not_owner');
    expect((await area.list()).total).toBe(before);
    await expectExact(app.database, 'videos');
  });

  it('answers 404 for an unknown video', async () => {
    await expectCode(app.api.get('/videos/2147483647'), 404, 'video_not_found');
    await expectCode(app.api.get('/videos/2147483647/comments'), 404, 'video_not_found');
    await expectCode(
      app.api.post('/videos/2147483647/rate', app.people.member.key).send({ rating: 'like' }),
      404,
      'video_not_found',
    );
  });
});

describe('a comment', () => {
  it('is read newest first, and deleted by its author, the owner of the video and moderators', async () => {
    const { api, people } = app;
    const id = await area.video();
    const texts = ['  one\n', 'two 🎬', 'x'.repeat(10_000)];
    for (const text of texts) await area.comment(id, text);
    const path = `/videos/${id}/comments`;
    await api.get(path).set('If-None-Match', '*').expect(304);
    const { body } = await api.get(path).expect(200);
    expect(body).toMatchObject({ total: 3, pages: 1, page: 1 });
    expect(body.comments.map(({ content }: { content: string }) => content)).toEqual([...texts].reverse());
    const ids = body.comments.map((comment: { id: number }) => comment.id);
    const stranger = people.admin.key;
    await api.patch(`/videos/${id}`, people.member.key).send({ title: 'x' }).expect(200);
    const elsewhere = await area.video();
    await expectCode(api.delete(`/videos/${elsewhere}/comments/${ids[0]}`, people.other.key), 404, 'comment_not_found');
    const mine = await area.comment(id, 'mine', people.moderator.key);
    await expectCode(api.delete(`${path}/${mine}`, people.other.key), 403, 'not_owner');
    expect((await api.delete(`${path}/${ids[0]}`, people.other.key).expect(200)).body).toEqual({
      id: ids[0],
      deleted: true,
    });
    await api.delete(`${path}/${ids[1]}`, people.member.key).expect(200);
    await api.delete(`${path}/${ids[2]}`, people.moderator.key).expect(200);
    await expectCode(api.delete(`${path}/${ids[2]}`, stranger), 404, 'comment_not_found');
    expect((await api.get(`${path}?page=2`).expect(200)).body).toEqual({ comments: [], total: 1, pages: 1, page: 2 });
    await expectExact(app.database, 'videos');
  });

  it.each([
    [{}, 422, 'missing_fields'],
    [{ content: ' \n' }, 422, 'missing_fields'],
    [{ content: 'x'.repeat(10_001) }, 400, 'invalid_param'],
    [{ content: 'a\0b' }, 400, 'invalid_param'],
    [{ content: 7 }, 400, 'invalid_param'],
  ])('answers a comment of %j with %i %s', async (body, status, code) => {
    const id = await area.video();
    await expectCode(app.api.post(`/videos/${id}/comments`, app.people.other.key).send(body), status, code);
  });

  it('is written once for an Idempotency-Key', async () => {
    const id = await area.video();
    const call = (content: string) =>
      app.api.post(`/videos/${id}/comments`, app.people.other.key).set('Idempotency-Key', 'one').send({ content });
    const first = await call('x').expect(201);
    const second = await call('x').expect(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    await expectCode(call('y'), 422, 'idempotency_key_reused');
    expect((await area.read(id)).comment_count).toBe(1);
  });
});
