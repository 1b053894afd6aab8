import type { Response, Test } from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { type FileReply, filesOf } from '../../helpers/files.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { blockedBackends } from '../../helpers/waiting.js';

let app: TestApp;
let files: ReturnType<typeof filesOf>;
let owner: Person;
let count = 0;
beforeAll(async () => {
  app = await testApp();
  files = filesOf(app);
});
beforeEach(async () => {
  owner = await createPerson(app.database, `owner-${++count}`);
});
afterAll(async () => {
  await expectExact(app.database, 'files');
  await app.close();
});

const post = (body: object, key = owner.key) => app.api.post('/folders', key).send(body);
const folder = async (name: string, parent: number | null = null): Promise<number> =>
  (await post({ name, parent_id: parent }).expect(201)).body.id;
const patch = (id: number, body: object, key = owner.key) => app.api.patch(`/folders/${id}`, key).send(body);
const listed = async (query = '') => (await app.api.get(`/files${query}`, owner.key).expect(200)).body;
const namesIn = async (query = '') => (await listed(query)).files.map(({ name }: FileReply) => name);
const upload = async (name: string, into?: number): Promise<FileReply> => {
  const call = app.api.post('/files', owner.key).attach('file', Buffer.from(name), name);
  return (await (into === undefined ? call : call.field('folder_id', into)).expect(201)).body;
};

/** Replies of requests that are sent while a transaction holds a lock, until so many of them wait. */
async function whileLocked(lock: string, values: unknown[], waiting: number, send: () => Test[]): Promise<Response[]> {
  const client = await app.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(lock, values);
    const replies = send().map((each) => each.then((reply) => reply));
    while ((await blockedBackends(app.database.pool)).length < waiting);
    await client.query('COMMIT');
    return await Promise.all(replies);
  } finally {
    client.release();
  }
}

describe('folders', () => {
  it('are created in one another, listed by name, and know where they are', async () => {
    const photos = await folder(' Photos ');
    const year = await folder('2026', photos);
    await folder('Archive');
    expect((await app.api.get(`/folders/${year}`, owner.key).expect(200)).body).toMatchObject({
      name: '2026',
      parent_id: photos,
      path: [{ id: photos, name: 'Photos' }],
    });
    const names = async (query: string) =>
      (await app.api.get(`/folders${query}`, owner.key).expect(200)).body.folders.map(({ name }: FileReply) => name);
    expect(await names('')).toEqual(['2026', 'Archive', 'Photos']);
    expect(await names('?parent=0')).toEqual(['Archive', 'Photos']);
    expect(await names(`?parent=${photos}`)).toEqual(['2026']);
    expect(await names(`?parent=${year}`)).toEqual([]);
  });

  it('beside each other have different names, whatever the case', async () => {
    const first = await folder('Tax');
    const second = await folder('Rent');
    expect((await post({ name: 'TAX' }).expect(409)).body.code).toBe('already_exists');
    await folder('tax', first);
    expect((await patch(second, { name: 'tax' }).expect(409)).body.code).toBe('already_exists');
    // A name that is taken where it was and free where it goes.
    await patch(second, { name: 'Tax', parent_id: first }).expect(409);
    await patch(second, { name: 'Tax', parent_id: await folder('Else') }).expect(200);
  });

  it('do not exist for others, nor as a place', async () => {
    const id = await folder('Mine');
    const other = app.people.other.key;
    const file = await files.upload('theirs', 'theirs.txt', other);
    const calls = [
      app.api.get(`/folders/${id}`, other),
      app.api.delete(`/folders/${id}`, other),
      patch(id, { name: 'x' }, other),
      post({ name: 'x', parent_id: id }, other),
      app.api.patch(`/files/${file.id}`, other).send({ folder_id: id }),
      app.api.post('/files/batch', other).send({ action: 'move', ids: [file.id], folder_id: id }),
      app.api.post('/files', other).attach('file', Buffer.from('x'), 'x.txt').field('folder_id', id),
    ];
    for (const call of calls) expect((await call.expect(404)).body.code).toBe('folder_not_found');
    expect((await app.api.get(`/files?folder=${id}`, other).expect(200)).body.total).toBe(0);
  });

  it('are not moved into themselves, also by two moves at once', async () => {
    const [a, b] = [await folder('a'), await folder('b')];
    const within = await folder('within', a);
    for (const parent of [a, within]) {
      expect((await patch(a, { parent_id: parent }).expect(409)).body.code).toBe('folder_cycle');
    }
    const replies = await whileLocked('SELECT FROM file_folders WHERE id = ANY ($1) FOR UPDATE', [[a, b]], 2, () => [
      patch(a, { parent_id: b }),
      patch(b, { parent_id: a }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are moved with all in them, up to twenty deep', async () => {
    const root = await folder('root');
    let parent = root;
    for (let depth = 2; depth <= 19; depth++) parent = await folder(`f${depth}`, parent);
    const file = await upload('deep.txt', parent);
    const last = await folder('f20', parent);
    expect((await post({ name: 'f21', parent_id: last }).expect(403)).body.code).toBe('quota_exceeded');
    const other = await folder('other');
    expect((await patch(root, { parent_id: other }).expect(403)).body.code).toBe('quota_exceeded');
    await app.api.delete(`/folders/${last}`, owner.key).expect(200);
    await patch(root, { parent_id: other, name: 'moved' }).expect(200);
    const { path } = (await app.api.get(`/files/${file.id}`, owner.key).expect(200)).body;
    expect(path).toMatch(/^other\/moved\/f2\/.*\/f19$/);
  });
});

describe('files in folders', () => {
  it('are uploaded and moved there, and listed by folder', async () => {
    const [a, b] = [await folder('a'), await folder('b')];
    const first = await upload('first report.txt', a);
    const second = await upload('second.txt');
    expect(first).toMatchObject({ folder_id: a, path: 'a' });
    expect(second).toMatchObject({ folder_id: null, path: '' });
    expect(await namesIn()).toEqual(['second.txt', 'first report.txt']);
    expect(await namesIn('?folder=0')).toEqual(['second.txt']);
    for (const sort of ['newest', 'name', 'size'])
      expect(await namesIn(`?folder=${a}&sort=${sort}`)).toEqual(['first report.txt']);
    expect(await listed(`?folder=${a}&search=report`)).toMatchObject({ total: 1 });
    expect(await listed('?folder=0&search=report')).toMatchObject({ total: 0 });
    const changed = await app.api
      .patch(`/files/${second.id}`, owner.key)
      .send({ folder_id: b, name: 'new.txt' })
      .expect(200);
    expect(changed.body).toMatchObject({ folder_id: b, path: 'b', name: 'new.txt' });
    await app.api.patch(`/files/${second.id}`, owner.key).send({ name: 'newer.txt' }).expect(200);
    expect(await namesIn(`?folder=${b}`)).toEqual(['newer.txt']);
    await app.api.patch(`/files/${second.id}`, owner.key).send({ folder_id: null }).expect(200);
    expect(await namesIn('?folder=0')).toEqual(['newer.txt']);
    await app.api.patch(`/files/${second.id}`, app.people.other.key).send({ name: 'x' }).expect(404);
    await app.api.patch(`/files/${second.id}`, owner.key).send({}).expect(422);
  });

  it('are moved and deleted together, those of others left alone', async () => {
    const a = await folder('a');
    const mine = [await upload('1.txt'), await upload('2.txt')].map(({ id }) => id);
    const theirs = (await files.upload('theirs', 'theirs.txt', app.people.other.key)).id;
    const change = async (body: object) => (await app.api.post('/files/batch', owner.key).send(body).expect(200)).body;
    const ids = [...mine, theirs];
    expect(await change({ action: 'move', ids, folder_id: a })).toEqual({ ids: mine });
    expect(await listed(`?folder=${a}`)).toMatchObject({ total: 2 });
    expect(await change({ action: 'move', ids: [mine[0]] })).toEqual({ ids: [mine[0]] });
    expect(await namesIn('?folder=0')).toEqual(['1.txt']);
    expect(await change({ action: 'delete', ids })).toEqual({ ids: mine });
    expect(await listed()).toMatchObject({ total: 0 });
    await app.api.get(`/files/${theirs}`, app.people.other.key).expect(200);
    await app.api
      .post('/files/batch', owner.key)
      .send({ action: 'delete', ids: Array(101).fill(1) })
      .expect(400);
  });

  it('end with their folder, with links to them', async () => {
    const a = await folder('a');
    const b = await folder('b', a);
    const [outer, inner] = [await upload('outer.txt', a), await upload('inner.txt', b)];
    const stays = await upload('stays.txt');
    const link = (await app.api.get(`/files/${inner.id}/download`, owner.key).expect(200)).body.download_url;
    await app.api.delete(`/folders/${a}`, owner.key).expect(200);
    for (const { id } of [outer, inner]) await app.api.get(`/files/${id}`, owner.key).expect(404);
    for (const id of [a, b]) await app.api.get(`/folders/${id}`, owner.key).expect(404);
    if (process.env.TEST_STORAGE_URL === undefined) expect((await fetch(link)).status).toBe(404);
    expect((await listed()).files).toMatchObject([{ id: stays.id }]);
    // The name is free at once.
    await folder('a');
    await app.api.delete(`/folders/${a}`, owner.key).expect(404);
  });

  it('are not deleted with a folder that has more than 500', async () => {
    const a = await folder('a');
    const fill = (from: number, to: number) =>
      app.database.pool.query(
        `INSERT INTO files (owner_id, name, mime_type, size, sha256, object_key, folder_id)
         SELECT $1, n || '.txt', 'text/plain', 1, repeat('0', 64), 'many-' || n, $2 FROM generate_series($3::integer, $4) n`,
        [owner.id, a, from, to],
      );
    await fill(1, 501);
    const { body } = await app.api.delete(`/folders/${a}`, owner.key).expect(403);
    expect(body).toMatchObject({ code: 'quota_exceeded', message: expect.stringContaining('500') });
    expect(await listed()).toMatchObject({ total: 501 });
    await app.database.pool.query('DELETE FROM files WHERE owner_id = $1', [owner.id]);
  });

  it('keep folders of theirs alone', async () => {
    const [a, b] = [await folder('a'), await folder('b')];
    await upload('kept.txt', await folder('inner', a));
    for (const id of [a, b]) await app.api.delete(`/folders/${id}`, owner.key).expect(200);
    const rows = await app.database.prisma.fileFolder.findMany({
      where: { ownerId: owner.id },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ name }) => name)).toEqual(['a', 'inner']);
  });

  it('are not left in a folder that is deleted while they arrive', async () => {
    const a = await folder('a');
    await upload('first.txt', a);
    // The upload holds its folder and waits for the quota, which the deletion has to wait for.
    const replies = await whileLocked('SELECT FROM file_usage WHERE owner_id = $1 FOR UPDATE', [owner.id], 2, () => [
      app.api.post('/files', owner.key).attach('file', Buffer.from('x'), 'x.txt').field('folder_id', a),
      app.api.delete(`/folders/${a}`, owner.key),
    ]);
    expect([201, 404]).toContain(replies[0]?.status);
    expect(replies[1]?.status).toBe(200);
    expect(await listed()).toMatchObject({ total: 0 });
  });
});
