import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { contentPath, revisionsPath } from '../../helpers/content-path.js';
import { expectExact } from '../../helpers/exact.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => expectExact(app.database, 'moderation'));
afterAll(() => app.close());

const announce = (changes: object = {}, key = app.people.admin.key) =>
  app.api.post('/announcements', key).send({ title: 'Closed', body: 'Until Monday.', ...changes });
const list = async (query = '') => (await app.api.get(`/announcements${query}`).expect(200)).body;
const ids = async (query = '') => (await list(query)).announcements.map(({ id }: { id: number }) => id);

it('admins announce what everybody sees, the newest first, until it ends', async () => {
  const { admin } = app.people;
  const until = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+Z/, '+00:00');
  const first = (await announce({ title: '  Closed ', until }).expect(201)).body;
  expect(first).toMatchObject({ title: 'Closed', body: 'Until Monday.', author: admin.username, until });
  const second = (await announce().expect(201)).body;
  expect(second.until).toBe(null);
  expect(await list()).toEqual({ announcements: [second, first], page: 1, pages: 1, total: 2 });
  expect(await ids('?per_page=1&page=2')).toEqual([first.id]);
  await app.database.pool.query(`UPDATE announcements SET until = now() - interval '1 second' WHERE id = $1`, [
    first.id,
  ]);
  expect(await ids()).toEqual([second.id]);
  const again = await app.api.patch(`/announcements/${first.id}`, admin.key).send({ until: null }).expect(200);
  expect(again.body).toEqual({ ...first, until: null });
  expect(await ids()).toEqual([second.id, first.id]);
});

it('nobody else announces, changes or deletes anything, and no end has passed', async () => {
  const { member, moderator, admin } = app.people;
  const { id } = (await announce().expect(201)).body;
  for (const { key } of [member, moderator]) {
    await expectCode(announce({}, key), 403, 'forbidden');
    await expectCode(app.api.patch(`/announcements/${id}`, key).send({ title: 'x' }), 403, 'forbidden');
    await expectCode(app.api.delete(`/announcements/${id}`, key), 403, 'forbidden');
  }
  await expectCode(app.api.get('/announcements?page=0'), 400, 'invalid_param');
  await expectCode(announce({ until: '2020-01-31T12:00:00Z' }), 400, 'invalid_param');
  await expectCode(
    app.api.patch(`/announcements/${id}`, admin.key).send({ until: '2020-01-31T12:00:00Z' }),
    400,
    'invalid_param',
  );
  for (const call of [
    app.api.patch('/announcements/2147483647', admin.key).send({ title: 'x' }),
    app.api.delete('/announcements/2147483647', admin.key),
    app.api.get(revisionsPath('/announcements/2147483647'), admin.key),
    app.api.post(`${revisionsPath('/announcements/2147483647')}/1/restore`, admin.key),
  ]) {
    await expectCode(call, 404, 'announcement_not_found');
  }
});

it('lists revisions of an announcement, which only admins restore', async () => {
  const { admin, moderator, member } = app.people;
  const { id } = (await announce().expect(201)).body;
  const path = `/announcements/${id}`;
  await app.api.patch(path, admin.key).send({ title: 'Open' }).expect(200);
  const { revisions } = (await app.api.get(revisionsPath(path), moderator.key).expect(200)).body;
  expect(revisions).toMatchObject([{ title: 'Closed', body: 'Until Monday.' }]);
  await expectCode(app.api.get(revisionsPath(path), member.key), 403, 'not_owner');
  await expectCode(app.api.post(`${revisionsPath(path)}/1/restore`, moderator.key), 403, 'not_owner');
  await app.api.post(`${revisionsPath(path)}/1/restore`, admin.key).expect(200);
  expect((await list()).announcements[0]).toMatchObject({ id, title: 'Closed' });
});

it('hides a deleted announcement, and shows it again when restored', async () => {
  const { admin, moderator } = app.people;
  const { id } = (await announce().expect(201)).body;
  await app.api.delete(`/announcements/${id}`, admin.key).expect(200);
  expect(await ids()).not.toContain(id);
  await app.api.delete(contentPath(`/announcements/${id}`), moderator.key).expect(200);
  expect(await ids()).toContain(id);
  const { entries } = (await app.api.get(`/moderation/log?target=announcement:${id}`, admin.key).expect(200)).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'restoreContent',
    'deleteAnnouncement',
    'createAnnouncement',
  ]);
});
