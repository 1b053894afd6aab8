import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeOld } from '../../../src/content/removal/purge.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { type FileReply, filesOf } from '../../helpers/files.js';
import { createPerson, type Person } from '../../helpers/people.js';

let app: TestApp;
let files: ReturnType<typeof filesOf>;
let owner: Person;
let count = 0;
beforeAll(async () => {
  app = await testApp({ settings: { FILE_QUOTA: '1000' } });
  files = filesOf(app);
});
beforeEach(async () => {
  owner = await createPerson(app.database, `owner-${++count}`);
});
afterAll(async () => {
  await expectExact(app.database, 'files');
  await app.close();
});

const folder = async (name: string, parent: number | null = null): Promise<number> =>
  (await app.api.post('/folders', owner.key).send({ name, parent_id: parent }).expect(201)).body.id;
const upload = async (name: string, into?: number, size = 10): Promise<FileReply> => {
  const call = app.api.post('/files', owner.key).attach('file', Buffer.alloc(size, 'x'), name);
  return (await (into === undefined ? call : call.field('folder_id', into)).expect(201)).body;
};
const change = (action: string, ids: number[], key = owner.key) =>
  app.api.post('/files/batch', key).send({ action, ids });
const trash = async (key = owner.key) => (await app.api.get('/files/trash', key).expect(200)).body;
const remove = (id: number) => app.api.delete(`/files/${id}`, owner.key).expect(200);

describe('the trash', () => {
  it('has what its owner deleted, and gives it back without its link', async () => {
    const file = await upload('letter.txt', await folder('Letters'));
    const { token } = (await app.api.post(`/files/${file.id}/share`, owner.key).send({}).expect(201)).body;
    expect((await remove(file.id)).body).toEqual({ id: file.id, deleted: true });
    const { files: listed } = await trash();
    expect(listed).toMatchObject([{ id: file.id, name: 'letter.txt', size: 10, path: 'Letters' }]);
    expect(Date.parse(listed[0].expires_at) - Date.parse(listed[0].deleted_at)).toBe(30 * 86_400_000);
    await app.api.get(`/files/${file.id}`, owner.key).expect(404);
    await app.api.get(`/shares/${token}`).expect(404);
    expect((await change('restore', [file.id]).expect(200)).body).toEqual({ ids: [file.id] });
    const restored = (await app.api.get(`/files/${file.id}`, owner.key).expect(200)).body;
    expect(restored).toMatchObject({ path: 'Letters', share: null, sha256: file.sha256 });
    const { download_url: url } = (await app.api.get(`/files/${file.id}/download`, owner.key).expect(200)).body;
    expect((await fetch(url)).status).toBe(200);
    await app.api.get(`/shares/${token}`).expect(404);
    expect(await trash()).toMatchObject({ total: 0, files: [] });
    expect((await change('restore', [file.id]).expect(200)).body).toEqual({ ids: [] });
  });

  it('is its owner’s alone, and not for staff', async () => {
    const { id } = await upload('mine.txt');
    await remove(id);
    for (const key of [app.people.other.key, app.people.admin.key]) {
      expect((await trash(key)).files.map((each: FileReply) => each.id)).not.toContain(id);
      for (const action of ['restore', 'erase'])
        expect((await change(action, [id], key).expect(200)).body.ids).toEqual([]);
    }
    // No kind that moderators restore.
    await app.api.delete(`/moderation/content/file/${id}`, app.people.admin.key).expect(400);
    expect(await trash()).toMatchObject({ total: 1 });
  });

  it('brings folders back that were deleted, into those of the same name if there are', async () => {
    const outer = await folder('outer');
    const inner = await folder('inner', outer);
    const ids = [await upload('a.txt', inner), await upload('b.txt', inner)].map(({ id }) => id);
    await app.api.delete(`/folders/${outer}`, owner.key).expect(200);
    expect(await trash()).toMatchObject({ total: 2, files: [{ path: 'outer/inner' }, { path: 'outer/inner' }] });
    const other = await folder('Outer');
    await change('restore', [ids[0] as number]).expect(200);
    await change('restore', [ids[1] as number]).expect(200);
    const { body } = await app.api.get(`/files?folder=${inner}`, owner.key).expect(200);
    expect(body).toMatchObject({ total: 2, files: [{ path: 'Outer/inner' }, { path: 'Outer/inner' }] });
    expect((await app.api.get(`/folders/${inner}`, owner.key).expect(200)).body.parent_id).toBe(other);
    await app.api.get(`/folders/${outer}`, owner.key).expect(404);
  });

  it('gives nothing back beyond the quota', async () => {
    const first = await upload('first.bin', undefined, 700);
    await remove(first.id);
    const second = await upload('second.bin', undefined, 700);
    expect((await change('restore', [first.id]).expect(403)).body.code).toBe('quota_exceeded');
    expect(await trash()).toMatchObject({ total: 1 });
    await app.api.get(`/files/${first.id}`, owner.key).expect(404);
    await remove(second.id);
    // It holds as much as the quota: the older one is gone.
    expect((await trash()).files).toMatchObject([{ id: second.id }]);
  });

  it('is emptied, with the bytes', async () => {
    const ids = [await upload('1.txt'), await upload('2.txt'), await upload('3.txt')].map(({ id }) => id);
    await change('delete', ids).expect(200);
    expect((await change('erase', [ids[0] as number]).expect(200)).body).toEqual({ ids: [ids[0]] });
    expect((await app.api.delete('/files/trash', owner.key).expect(200)).body).toEqual({ ids: ids.slice(1) });
    expect(await trash()).toMatchObject({ total: 0 });
    expect((await app.api.delete('/files/trash', owner.key).expect(200)).body).toEqual({ ids: [] });
    expect(await files.stored()).toEqual(await files.listed());
  });

  it('keeps what is evidence', async () => {
    const [kept, gone] = [await upload('kept.txt'), await upload('gone.txt')];
    await app.api.post(`/files/${kept.id}/share`, owner.key).send({}).expect(201);
    await app.database.pool.query(
      `SELECT take_away('share', id, 'hidden', $2, 'A fake') FROM shares WHERE file_id = $1`,
      [kept.id, app.people.moderator.id],
    );
    await change('delete', [kept.id, gone.id]).expect(200);
    expect((await change('erase', [kept.id]).expect(200)).body).toEqual({ ids: [] });
    expect((await app.api.delete('/files/trash', owner.key).expect(200)).body).toEqual({ ids: [gone.id] });
    expect((await change('restore', [kept.id]).expect(200)).body).toEqual({ ids: [kept.id] });
  });

  it('has no folders and grants of deleted accounts after the job', async () => {
    await folder('left');
    const { id } = await upload('granted.txt');
    const grantee = await createPerson(app.database, `grantee-${count}`);
    await app.api.put(`/files/${id}/grants/users/${grantee.username}`, owner.key).expect(200);
    const leaver = await createPerson(app.database, `leaver-${count}`);
    const data = { ownerId: leaver.id, name: 'left' };
    await app.database.prisma.fileFolder.create({ data });
    await app.database.pool.query(
      'UPDATE users SET deleted_at = now(), email = NULL, password_hash = NULL WHERE id = ANY ($1)',
      [[leaver.id, grantee.id]],
    );
    await purgeOld(app.database, (key) => app.storage.remove(key));
    expect(await app.database.prisma.fileFolder.count({ where: { ownerId: leaver.id } })).toBe(0);
    expect(await app.database.prisma.fileFolder.count({ where: { ownerId: owner.id } })).toBe(1);
    expect(await app.database.prisma.fileGrant.count({ where: { fileId: id } })).toBe(0);
  });

  it('is emptied after 30 days by the job, and then its folders go', async () => {
    const gone = await folder('gone');
    await upload('old.txt', gone);
    await app.api.delete(`/folders/${gone}`, owner.key).expect(200);
    const purge = () => purgeOld(app.database, (key) => app.storage.remove(key));
    const kept = async () => (await app.database.pool.query('SELECT FROM file_folders WHERE id = $1', [gone])).rowCount;
    await purge();
    expect([(await trash()).total, await kept()]).toEqual([1, 1]);
    await app.database.pool.query(`UPDATE removals SET at = at - interval '31 days' WHERE author_id = $1`, [owner.id]);
    await purge();
    expect([(await trash()).total, await kept()]).toEqual([0, 0]);
    expect(await files.stored()).toEqual(await files.listed());
  });
});
