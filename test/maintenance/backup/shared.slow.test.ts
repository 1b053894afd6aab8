import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../../src/core/database/client.js';
import { encryptedPlace } from '../../../src/maintenance/backup/encryption.js';
import type { Place } from '../../../src/maintenance/backup/place.js';
import { commandLine } from '../../cli/command.js';
import { silentLog } from '../../helpers/database.js';
import { adminOf, contentsOf, emptyPlace, filesBelow, flipByte, type Source, source } from './places.js';

let from: Source;
let admin: ReturnType<typeof adminOf>;
beforeAll(async () => {
  from = await source();
  admin = adminOf(from);
});
afterAll(() => from.drop());

/** Runs a command that has to succeed. */
async function run(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await admin(args);
  expect([stderr, code]).toEqual([expect.any(String), 0]);
  return stdout;
}

/** Modification times of all files below a folder. */
const writtenAt = async (folder: string) =>
  new Map(
    await Promise.all((await filesBelow(folder)).map(async (file) => [file, (await stat(file)).mtimeMs] as const)),
  );

/** An age identity in a file, and its recipient. */
async function identity(name: string) {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const secret = await generateX25519Identity();
  const file = join(from.folder, `${name}.txt`);
  await writeFile(file, `# created: today\n${secret}\n`);
  return { file, recipient: await identityToRecipient(secret) };
}

/** The contents of a database after restoring the backup. */
async function restored(backup: string, ...more: string[]) {
  const to = await emptyPlace();
  try {
    const { code, stderr } = await commandLine(to.url, to.settings)(['restore', backup, ...more]);
    expect([stderr, code]).toEqual([expect.stringContaining('Restored'), 0]);
    const database = createDatabase({ url: to.url, poolSize: 2 }, silentLog);
    const contents = await contentsOf(database);
    await database.close();
    return { contents, objects: (await filesBelow(to.folder)).length };
  } finally {
    await to.drop();
  }
}

it('copies to shared objects only what is new, and is restored and verified as any other', async () => {
  const nights = join(from.folder, 'nights');
  const [monday, tuesday] = [join(nights, 'monday'), join(nights, 'tuesday')];
  await run('backup', monday, '--shared');
  const before = await writtenAt(join(nights, 'objects'));
  expect(before.size).toBeGreaterThan(5);
  expect(await readdir(monday)).not.toContain('objects');
  const { rows } = await from.db.database.pool.query('SELECT object_key FROM files ORDER BY id LIMIT 1');
  const gone = join(nights, 'objects', rows[0].object_key);
  await rm(gone);
  before.delete(gone);
  await run('backup', tuesday, '--shared');
  const after = await writtenAt(join(nights, 'objects'));
  for (const [file, at] of before)
    if (!file.endsWith('sums.jsonl.gz')) expect([file, after.get(file)]).toEqual([file, at]);
  expect(after.has(gone)).toBe(true);
  for (const each of [monday, tuesday]) await run('backup', 'verify', each);
  const { contents, objects } = await restored(tuesday);
  expect(contents).toEqual(await contentsOf(from.db.database));
  expect(objects).toBeGreaterThan(5);
  const mend = await flipByte(gone);
  expect((await admin(['backup', 'verify', tuesday])).stdout).toContain('damaged');
  await mend();
}, 240_000);

it('prunes unfinished backups, old ones except the newest, and objects no other backup has', async () => {
  const folder = join(from.folder, 'pruned');
  const names = ['one', 'two', 'three'];
  for (const name of names) await run('backup', join(folder, name), '--shared');
  await cp(join(folder, 'one'), join(folder, 'failed'), { recursive: true });
  await rm(join(folder, 'failed', 'manifest.json'));
  const extra = join(folder, 'objects', 'files', '00', 'extra');
  await mkdir(join(extra, '..'), { recursive: true });
  await writeFile(extra, 'of a backup that is gone');
  await mkdir(join(folder, 'letters'));
  await writeFile(join(folder, 'letters', 'mine.txt'), 'mine');
  expect(JSON.parse(await run('backup', 'prune', folder, '--json'))).toMatchObject({ removed: [], objects: 0 });
  const all = await run('backup', 'prune', folder, '--unfinished', '--json');
  expect(JSON.parse(all)).toMatchObject({ removed: ['failed'], objects: 1 });
  expect(JSON.parse(await run('backup', 'prune', folder, '--days', '0', '--keep', '2', '--json'))).toEqual({
    removed: ['one'],
    kept: ['three', 'two'],
    objects: 0,
  });
  await run('backup', 'verify', join(folder, 'three'));
  // A damaged backup blocks neither the next one nor pruning.
  await writeFile(join(folder, 'two', 'manifest.json'), '{');
  await writeFile(extra, 'of a backup that is gone');
  expect(JSON.parse(await run('backup', 'prune', folder, '--days', '0', '--keep', '1', '--json'))).toEqual({
    removed: [],
    kept: ['three', 'two'],
    damaged: ['two'],
    objects: 0,
  });
  expect(await readFile(join(folder, 'letters', 'mine.txt'), 'utf8')).toBe('mine');
}, 240_000);

it('encrypts for age recipients, and decrypts only with one of their identities', async () => {
  const [one, two, other] = await Promise.all([identity('one'), identity('two'), identity('other')]);
  const folder = join(from.folder, 'sealed');
  const backup = join(folder, 'monday');
  const recipients = ['--recipient', one.recipient, '--recipient', two.recipient];
  await run('backup', backup, '--shared', ...recipients);
  const before = await writtenAt(join(folder, 'objects'));
  await run('backup', join(folder, 'tuesday'), '--shared', ...recipients);
  const after = await writtenAt(join(folder, 'objects'));
  for (const [file, at] of before) if (file.endsWith('.age')) expect([file, after.get(file)]).toEqual([file, at]);
  const plain = ['begun.json', 'manifest.json', 'keys.jsonl.gz', 'sums.jsonl.gz', 'recipients.json'];
  for (const file of await filesBelow(folder)) {
    const bytes = await readFile(file);
    const isAge = bytes.subarray(0, 21).toString() === 'age-encryption.org/v1';
    expect([file, isAge]).toEqual([file, !plain.some((name) => file.endsWith(name))]);
  }
  expect((await admin(['backup', 'verify', backup])).stderr).toContain('--identity');
  await run('backup', 'verify', backup, '--identity', two.file);
  expect((await admin(['backup', 'verify', backup, '--identity', other.file])).code).toBe(1);
  const file = (await filesBelow(backup)).find((each) => each.includes('public.users')) as string;
  const mend = await flipByte(file);
  expect((await admin(['backup', 'verify', backup, '--identity', one.file])).stdout).toBe(
    'database/public.users.copy.gz: damaged\n',
  );
  await mend();
  expect((await restored(backup, '--identity', one.file)).contents).toEqual(await contentsOf(from.db.database));
  // Its identity would not open the existing objects.
  const turned = await admin(['backup', join(folder, 'wednesday'), '--shared', '--recipient', other.recipient]);
  expect([turned.code, turned.stderr]).toEqual([1, expect.stringContaining('are encrypted for other recipients')]);
  const wrong = await admin(['backup', join(folder, 'never'), '--recipient', 'age1nope']);
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('is no recipient of age')]);
}, 240_000);

it('finds what is encrypted beside the same of a backup that is not', async () => {
  const sizes = new Map([
    ['objects/a.age', 300],
    ['objects/a', 30],
    ['objects/b', 40],
    ['objects/b.age', 400],
  ]);
  const place = encryptedPlace({ files: async () => sizes } as unknown as Place, { recipients: [], identities: [] });
  expect([...(await place.files())]).toEqual([
    ['objects/a', 300],
    ['objects/b', 400],
  ]);
});
