import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { contentPath, sharePath } from '../../helpers/content-path.js';
import { expectExact } from '../../helpers/exact.js';
import { film } from '../../helpers/film.js';
import { issueKey } from '../../helpers/people.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
let area: ReturnType<typeof videosOf>;
beforeAll(async () => {
  app = await testApp();
  area = videosOf(app);
});
afterAll(() => app.close());

/** An unlisted video with its bytes, and the token of its link. */
async function unlisted(): Promise<{ id: number; token: string }> {
  const sent = app.api.post('/videos', app.people.member.key).field({ title: 'For few', visibility: 'unlisted' });
  const { body } = await sent.attach('video', await film(), 'a.mp4').expect(201);
  return { id: body.id, token: body.share.token };
}

const reads = ['', '/stream', '/comments'];
/** Operations that others may call with a key. */
const writes = (id: number, comment: number, query = '') =>
  [
    ['post', `/videos/${id}/rate${query}`, { rating: 'like' }, 200],
    ['post', `/videos/${id}/comments${query}`, { content: 'x' }, 201],
    ['post', '/reports', { target_type: 'video', target_id: id, reason: 'spam' }, 201],
    ['post', '/reports', { target_type: 'comment', target_id: comment, reason: 'spam' }, 201],
  ] as const;
/** Operations for the owner, or the author of a comment, only. */
const owners = (id: number, comment: number) =>
  [
    ['patch', `/videos/${id}`, { title: 'x' }],
    ['delete', `/videos/${id}`, undefined],
    ['post', `/videos/${id}/share`, {}],
    ['delete', `/videos/${id}/share`, undefined],
    ['delete', `/videos/${id}/comments/${comment}`, undefined],
  ] as const;

describe('an unlisted video', () => {
  it('cannot be found by counting ids, in any operation', async () => {
    const { api, people } = app;
    const { id } = await unlisted();
    const comment = await area.comment(id, 'Mine', people.member.key);
    const elsewhere = await unlisted();
    const writeOnly = await issueKey(app.database, people.member.id, { scopes: ['write'] });
    for (const read of reads) {
      for (const key of [undefined, 'plaza_wrong', people.other.key, writeOnly]) {
        for (const query of ['', `?share=${elsewhere.token}`]) {
          await expectCode(api.get(`/videos/${id}${read}${query}`, key), 404, 'video_not_found');
        }
      }
    }
    for (const [method, path, body] of [
      ...writes(id, comment),
      ...writes(id, comment, `?share=${elsewhere.token}`),
      ...owners(id, comment),
    ]) {
      const code = path === '/reports' && 'target_id' in (body ?? {}) && Object.values(body ?? {}).includes('comment');
      const sent = api.call(method, path, people.other.key).send(body);
      await expectCode(sent, 404, code ? 'comment_not_found' : 'video_not_found');
    }
    for (const key of [undefined, people.other.key]) {
      for (const list of [
        '/videos?per_page=100',
        `/users/${people.member.username}/videos`,
        '/videos?search=For few',
      ]) {
        const { body } = await api.get(list, key).expect(200);
        expect(body.videos.filter((video: { id: number }) => video.id === id)).toEqual([]);
      }
    }
    expect(await area.read(id, people.member.key)).toMatchObject({ like_count: 0, comment_count: 1 });
  });

  it('is there for its owner and for staff, who see no link', async () => {
    const { api, people } = app;
    const { id, token } = await unlisted();
    for (const { key } of [people.member, people.moderator, people.admin]) {
      for (const read of reads) await api.get(`/videos/${id}${read}`, key).expect(200);
    }
    expect((await area.read(id, people.member.key)).share).toMatchObject({
      token,
      has_password: false,
      expires_at: null,
    });
    expect((await area.read(id, people.moderator.key)).share).toBeNull();
    const comment = await area.comment(id, 'Seen', people.moderator.key);
    await area.rate(id, 'like', people.moderator.key);
    await expectCode(api.patch(`/videos/${id}`, people.moderator.key).send({ title: 'x' }), 403, 'not_owner');
    await api.put(`/moderation/content/video/${id}`, people.moderator.key).send({ reason: 'Spam' }).expect(200);
    await expectCode(api.get(`/videos/${id}?share=${token}`, people.other.key), 404, 'video_not_found');
    await api.delete(`/moderation/content/video/${id}`, people.moderator.key).expect(200);
    expect((await area.read(id, people.member.key)).share.token).toBe(token);
    await api.delete(`/videos/${id}/comments/${comment}`, people.moderator.key).expect(200);
    await expectExact(app.database, 'videos');
  });

  it('can be seen, rated, commented on and reported with its link', async () => {
    const { api, people } = app;
    const { id, token } = await unlisted();
    const comment = await area.comment(id, 'Mine', people.member.key);
    for (const read of reads) {
      for (const key of [undefined, people.other.key]) {
        await api.get(`/videos/${id}${read}?share=${token}`, key).expect(200);
      }
    }
    const { stream_url: url } = (await api.get(`/videos/${id}/stream?share=${token}`).expect(200)).body;
    expect((await fetch(url)).status).toBe(200);
    for (const [method, path, body, status] of writes(id, comment, `?share=${token}`)) {
      const whole = path === '/reports' ? { ...body, target_token: token } : body;
      await api.call(method, path, people.other.key).send(whole).expect(status);
    }
    expect(await area.read(id, people.member.key)).toMatchObject({ like_count: 1, comment_count: 2 });
    await api.get(`/shares/${token}`).expect(200);
  });

  it('is there by its link no longer once that has a password, has ended, or its owner is suspended', async () => {
    const { api, people } = app;
    const { id, token } = await unlisted();
    const path = `/videos/${id}/share`;
    const closed = async () => {
      await expectCode(api.get(`/videos/${id}?share=${token}`, people.other.key), 404, 'video_not_found');
      const rate = api.post(`/videos/${id}/rate?share=${token}`, people.other.key).send({ rating: 'like' });
      await expectCode(rate, 404, 'video_not_found');
    };
    await api.post(path, people.member.key).send({ password: 'long enough' }).expect(200);
    await closed();
    await api.post(path, people.member.key).send({ password: null }).expect(200);
    await app.database.prisma.share.update({ where: { token }, data: { expiresAt: new Date() } });
    await closed();
    await api.post(path, people.member.key).send({ expires_at: null }).expect(200);
    const suspension = `/users/${people.member.username}/suspension`;
    await api.put(suspension, people.moderator.key).send({ reason: 'Spam' }).expect(200);
    await closed();
    await api.delete(suspension, people.moderator.key).expect(200);
    await api.get(`/videos/${id}?share=${token}`).expect(200);
  });
});

describe('the link of an unlisted video', () => {
  it('is made when the video becomes unlisted, stays when it is public, and is replaced when it is removed', async () => {
    const { api, people } = app;
    const id = await area.video();
    const become = async (visibility: string) =>
      (await api.patch(`/videos/${id}`, people.member.key).send({ visibility }).expect(200)).body.share?.token;
    const first = await become('unlisted');
    expect(first).toMatch(/^[0-9A-Za-z]{32}$/);
    expect(await become('public')).toBe(first);
    expect(await become('unlisted')).toBe(first);
    await api.delete(`/videos/${id}/share`, people.member.key).expect(200);
    const second = (await area.read(id, people.member.key)).share.token;
    expect(second).not.toBe(first);
    await expectCode(api.get(`/videos/${id}?share=${first}`), 404, 'video_not_found');
    await api.get(`/videos/${id}?share=${second}`).expect(200);
    await expectExact(app.database, 'videos');
  });

  it('stays hidden once a moderator has hidden it', async () => {
    const { api, people } = app;
    const { id, token } = await unlisted();
    await api
      .put(contentPath(await sharePath(app.database, token)), people.moderator.key)
      .send({ reason: 'Spam' })
      .expect(200);
    for (const visibility of ['private', 'unlisted']) {
      const { body } = await api.patch(`/videos/${id}`, people.member.key).send({ visibility }).expect(200);
      expect(body.share).toBeNull();
    }
    await expectCode(api.post(`/videos/${id}/share`, people.member.key).send({}), 409, 'content_hidden');
    await expectExact(app.database, 'videos');
    await api.delete(contentPath(await sharePath(app.database, token)), people.moderator.key).expect(200);
    await api.get(`/videos/${id}?share=${token}`).expect(200);
  });
});
