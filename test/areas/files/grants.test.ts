import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { type FileReply, filesOf } from '../../helpers/files.js';
import { createPerson, type Person } from '../../helpers/people.js';

let app: TestApp;
let owner: Person;
let reader: Person;
let file: FileReply;
let count = 0;
beforeAll(async () => {
  app = await testApp();
  owner = await createPerson(app.database, 'owner');
  reader = await createPerson(app.database, 'reader');
});
afterAll(() => app.close());

const upload = () => filesOf(app).upload('words', `file-${++count}.txt`, owner.key);
const grant = (path: string, key = owner.key) => app.api.put(`/files/${file.id}/grants/${path}`, key);
const revoke = (path: string) => app.api.delete(`/files/${file.id}/grants/${path}`, owner.key);
const shared = async () =>
  (await app.api.get('/shared-files', reader.key).expect(200)).body.files.map(({ name }: FileReply) => name);
const download = (key = reader.key) => app.api.get(`/files/${file.id}/download`, key);
const isLocal = process.env.TEST_STORAGE_URL === undefined;

it('lets a person read and download a file, and nothing else of it', async () => {
  file = await upload();
  await download().expect(404);
  const { body } = await grant('users/reader').expect(200);
  expect(body).toEqual({ username: 'reader', group: null, created_at: expect.any(String) });
  expect((await grant('users/READER').expect(200)).body).toEqual(body);
  expect((await app.api.get(`/files/${file.id}/grants`, owner.key).expect(200)).body).toEqual({ grants: [body] });
  expect((await app.api.get('/shared-files', reader.key).expect(200)).body).toMatchObject({
    total: 1,
    files: [{ id: file.id, name: file.name, mime_type: 'text/plain', size: 5, owner: 'owner' }],
  });
  const { download_url: url } = (await download().expect(200)).body;
  expect(await (await fetch(url)).text()).toBe('words');
  for (const path of ['', '/grants']) await app.api.get(`/files/${file.id}${path}`, reader.key).expect(404);
  await app.api.post(`/files/${file.id}/share`, reader.key).send({}).expect(404);
  await app.api.patch(`/files/${file.id}`, reader.key).send({ name: 'x' }).expect(404);
  for (const holder of ['users/reader', 'groups/felt']) await grant(holder, reader.key).expect(404);
  for (const holder of ['users/owner', 'groups/felt'])
    await app.api.delete(`/files/${file.id}/grants/${holder}`, reader.key).expect(404);
  await download(app.people.admin.key).expect(404);
  await revoke('users/reader').expect(200);
  await revoke('users/reader').expect(200);
  await download().expect(404);
  expect(await shared()).toEqual([]);
  if (isLocal) expect((await fetch(url)).status).toBe(404);
});

it('lets a group’s members, as long as they are members', async () => {
  file = await upload();
  const group = { slug: 'felt', name: 'Felt', visibility: 'hidden', joining: 'open' };
  await app.api.post('/groups', app.people.moderator.key).send(group).expect(201);
  // A hidden group is not known to the owner.
  expect((await grant('groups/felt').expect(404)).body.code).toBe('group_not_found');
  for (const { username } of [owner, reader])
    await app.api.put(`/groups/felt/members/${username}`, app.people.admin.key).expect(200);
  expect((await grant('groups/felt').expect(200)).body).toMatchObject({ username: null, group: 'felt' });
  await grant('users/reader').expect(200);
  expect(await shared()).toEqual([file.name]);
  await revoke('users/reader').expect(200);
  expect(await shared()).toEqual([file.name]);
  const { download_url: url } = (await download().expect(200)).body;
  expect((await fetch(url)).status).toBe(200);
  await app.api.delete('/groups/felt/members/reader', app.people.admin.key).expect(200);
  expect(await shared()).toEqual([]);
  await download().expect(404);
  if (isLocal) expect((await fetch(url)).status).toBe(404);
});

it('ends with the file, and does not come back with it', async () => {
  file = await upload();
  await grant('users/reader').expect(200);
  await app.api.delete(`/files/${file.id}`, owner.key).expect(200);
  await download().expect(404);
  expect(await shared()).toEqual([]);
  await app.api
    .post('/files/batch', owner.key)
    .send({ action: 'restore', ids: [file.id] })
    .expect(200);
  expect((await app.api.get(`/files/${file.id}/grants`, owner.key).expect(200)).body).toEqual({ grants: [] });
  await download().expect(404);
});

it('pauses while the owner is suspended', async () => {
  file = await upload();
  await grant('users/reader').expect(200);
  await app.database.pool.query(`UPDATE users SET suspended_at = now(), suspended_until = NULL WHERE id = $1`, [
    owner.id,
  ]);
  await download().expect(404);
  expect(await shared()).toEqual([]);
  await app.database.pool.query('UPDATE users SET suspended_at = NULL WHERE id = $1', [owner.id]);
  expect(await shared()).toEqual([file.name]);
});

it('is for at most a hundred', async () => {
  file = await upload();
  await app.database.pool.query(
    `WITH people AS (INSERT INTO users (username) SELECT 'many-' || n FROM generate_series(1, 100) n RETURNING id)
     INSERT INTO file_grants (file_id, user_id) SELECT $1, id FROM people`,
    [file.id],
  );
  expect((await grant('users/reader').expect(403)).body.code).toBe('quota_exceeded');
  expect((await grant('users/nobody-here').expect(404)).body.code).toBe('user_not_found');
});

it('is refused and pauses for a file whose link a moderator has hidden', async () => {
  file = await upload();
  const group = { slug: 'wool', name: 'Wool', visibility: 'public', joining: 'open' };
  await app.api.post('/groups', app.people.moderator.key).send(group).expect(201);
  // Any grant to a group is refused to who is no member.
  expect((await grant('groups/wool').expect(403)).body.code).toBe('not_member');
  await app.api.put('/groups/wool/members/owner', app.people.admin.key).expect(200);
  await grant('users/reader').expect(200);
  const { download_url: url } = (await download().expect(200)).body;
  expect(await shared()).toContain(file.name);
  await app.api.post(`/files/${file.id}/share`, owner.key).send({}).expect(201);
  await app.database.pool.query(
    `SELECT take_away('share', id, 'hidden', $2, 'A fake') FROM shares WHERE file_id = $1`,
    [file.id, app.people.moderator.id],
  );
  for (const holder of ['users/reader', 'groups/wool']) {
    expect((await grant(holder).expect(409)).body.code).toBe('content_hidden');
  }
  await download().expect(404);
  expect(await shared()).not.toContain(file.name);
  if (isLocal) expect((await fetch(url)).status).toBe(404);
});

it('is given up by the reader, and not seen from whom they ignore', async () => {
  file = await upload();
  await grant('users/reader').expect(200);
  const ignored = [reader.id, owner.id];
  await app.database.pool.query('INSERT INTO ignored_users (user_id, ignored_id) VALUES ($1, $2)', ignored);
  expect(await shared()).toEqual([]);
  await app.database.pool.query('DELETE FROM ignored_users WHERE user_id = $1 AND ignored_id = $2', ignored);
  expect(await shared()).toContain(file.name);
  const leave = () => app.api.delete(`/files/${file.id}/grants/users/READER`, reader.key);
  await leave().expect(200);
  await leave().expect(404);
  expect(await shared()).not.toContain(file.name);
});

it('ends links while the reader is suspended', async () => {
  file = await upload();
  await grant('users/reader').expect(200);
  const { download_url: url } = (await download().expect(200)).body;
  await app.database.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [reader.id]);
  if (isLocal) expect((await fetch(url)).status).toBe(404);
  await app.database.pool.query('UPDATE users SET suspended_at = NULL WHERE id = $1', [reader.id]);
  expect((await fetch(url)).status).toBe(200);
});

it('is granted to a group by its members, and taken back', async () => {
  const { api, people } = app;
  const group = { slug: 'weavers', name: 'Weavers', visibility: 'public', joining: 'open' };
  await api.post('/groups', people.admin.key).send(group).expect(201);
  for (const name of ['owner', 'reader']) {
    await api.put(`/groups/weavers/members/${name}`, people.admin.key).send({}).expect(200);
  }
  file = await upload();
  await grant('groups/weavers').expect(200);
  await download().expect(200);
  await revoke('groups/weavers').expect(200);
  await download().expect(404);
  const many = `INSERT INTO users (username) SELECT 'weaver-' || n FROM generate_series(1, 100) n RETURNING id`;
  await app.database.pool.query(
    `WITH people AS (${many}) INSERT INTO file_grants (file_id, user_id) SELECT $1, id FROM people`,
    [file.id],
  );
  expect((await grant('groups/weavers').expect(403)).body.code).toBe('quota_exceeded');
});
