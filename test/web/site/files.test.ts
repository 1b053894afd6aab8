import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { filesOf } from '../../helpers/files.js';
import { newcomer, type Visitor } from '../visitor.js';

let app: TestApp;
let wilma: Visitor;
beforeAll(async () => {
  app = await testApp();
  wilma = await newcomer(app, 'wilma');
});
afterAll(() => app.close());

const text = async (page: string) => (await wilma.get(page)).text;
const last = async (table: string): Promise<number> =>
  (await app.database.pool.query(`SELECT max(id) AS id FROM ${table}`)).rows[0].id;

it('keeps files in folders, and puts several into the trash and back, without a script', async () => {
  const upload = async (name: string) => {
    await filesOf(app).upload('words', name);
    const id = await last('files');
    await app.database.pool.query(
      'UPDATE files SET owner_id = (SELECT id FROM users WHERE username = $1) WHERE id = $2',
      ['wilma', id],
    );
    return id;
  };
  const [first, second] = [await upload('first.txt'), await upload('second.txt')];
  const created = await wilma.send('/files', 'POST /folders', { name: 'Letters', parent_id: '', next: '/files' });
  expect(created.location).toBe('/files');
  const folder = await last('file_folders');
  expect(await text('/files')).toMatch(/Letters.*second\.txt.*first\.txt/s);
  const chosen = { 'ids.0': String(second), 'ids.1': String(first) };
  await wilma.send('/files', 'POST /files/batch', { ...chosen, folder_id: String(folder), action: 'move' });
  expect(await text('/files')).toMatch(/Moved\..*Letters/s);
  expect(await text('/files')).not.toContain('first.txt');
  expect(await text(`/files?folder=${folder}`)).toMatch(/href="\/files".*Letters.*first\.txt/s);
  await wilma.send(`/files?folder=${folder}`, 'POST /folders', {
    name: 'Old',
    parent_id: String(folder),
    next: '/files',
  });
  expect(await text(`/files?folder=${await last('file_folders')}`)).toMatch(/>Letters<\/a>.*There is nothing/s);
  const renamed = await wilma.send(`/files?folder=${folder}`, `PATCH /folders/${folder}`, {
    name: 'Old',
    parent_id: String(folder),
  });
  expect(renamed.text).toContain('moved into itself');
  await wilma.send(`/files/${first}`, `PATCH /files/${first}`, { name: 'renamed.txt', folder_id: '' });
  expect(await text('/files')).toContain('renamed.txt');
  const deleted = await wilma.send(`/files?folder=${folder}`, `DELETE /folders/${folder}`, { next: '/files' });
  expect(deleted.location).toBe('/files');
  expect((await wilma.get(`/files?folder=${folder}`)).status).toBe(404);
  await wilma.send('/files', 'POST /files/batch', { 'ids.0': String(first), folder_id: '', action: 'delete' });
  expect(await text('/files/trash')).toMatch(/renamed\.txt.*second\.txt/s);
  await wilma.send('/files/trash', 'POST /files/batch', { 'ids.1': String(second), action: 'restore' });
  expect(await text(`/files?folder=${folder}`)).toContain('second.txt');
  await wilma.send('/files/trash', 'DELETE /files/trash', { next: '/files/trash' });
  expect(await text('/files/trash')).toContain('Your trash is empty.');
});
