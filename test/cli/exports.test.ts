import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storageSettings, type TestApp, testApp } from '../helpers/app.js';
import { archiveIn } from '../helpers/archives.js';
import { filesOf } from '../helpers/files.js';
import { forumOf } from '../helpers/forum.js';
import { commandLine } from './command.js';

let app: TestApp;
let folder: string;
let admin: ReturnType<typeof commandLine>;
beforeAll(async () => {
  app = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'plaza-export-'));
  admin = commandLine(app.testDatabase.url, storageSettings(app.config.storage));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await app.close();
});

const entries = () =>
  app.database.prisma.auditEntry.findMany({ select: { action: true, targetId: true }, orderBy: { id: 'asc' } });

it('writes what a user has into a file that others cannot read, and records it in the log', async () => {
  const { id, username } = app.people.member;
  const topic = await forumOf(app).topic(await forumOf(app).board());
  const file = await filesOf(app).upload('bytes', 'note.txt');
  const before = (await entries()).length;
  const target = join(folder, 'member.zip');
  const result = await admin(['user', 'export', username.toUpperCase(), target]);
  expect(result).toMatchObject({ code: 0, stdout: '' });
  expect(result.stderr).toMatch(/^Wrote \d+ records, \d+ bytes\.\n$/);
  expect((await stat(target)).mode & 0o777).toBe(0o600);
  const archive = await archiveIn(await readFile(target));
  expect(archive.list('topics').map((each) => each.id)).toEqual([topic]);
  expect(archive.text(`files/${file.id}-note.txt`)).toBe('bytes');
  expect((await entries()).slice(before)).toEqual([{ action: 'exportUser', targetId: id }]);
});

it('reports the size and unreadable objects as JSON', async () => {
  const { rows } = await app.database.pool.query('SELECT object_key AS key FROM files');
  await app.storage.remove(rows[0].key);
  const result = await admin(['user', 'export', app.people.member.username, join(folder, 'json.zip'), '--json']);
  expect(JSON.parse(result.stdout)).toEqual({ records: expect.any(Number), bytes: expect.any(Number), missing: 1 });
  expect(result.stderr).toContain('1 file or video could not be read in full.');
});

it('overwrites nothing, and leaves nothing half written', async () => {
  const target = join(folder, 'mine.zip');
  await writeFile(target, 'mine');
  expect(await admin(['user', 'export', app.people.other.username, target])).toMatchObject({
    code: 1,
    stderr: `Error: ${target} is there already.\n`,
  });
  expect(await readFile(target, 'utf8')).toBe('mine');
  const files = await readdir(folder);
  const nowhere = await admin(['user', 'export', app.people.other.username, join(folder, 'no', 'where.zip')]);
  expect([nowhere.code, nowhere.stderr.includes('ENOENT')]).toEqual([1, true]);
  expect(await admin(['user', 'export', 'nobody', join(folder, 'nobody.zip')])).toMatchObject({
    code: 1,
    stderr: 'Error: There is no user "nobody".\n',
  });
  expect(await readdir(folder)).toEqual(files);
});
