import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exposition, Metrics } from '../../../src/api/telemetry/metrics/metrics.js';
import { readShared } from '../../../src/api/telemetry/metrics/readings.js';
import { createDatabase } from '../../../src/core/database/client.js';
import { openStorage } from '../../../src/core/storage/open.js';
import { commandLine } from '../../cli/command.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { silentLog } from '../../helpers/database.js';
import {
  adminOf,
  contentsOf,
  type EmptyPlace,
  emptyPlace,
  filesBelow,
  flipByte,
  type Source,
  schemaOf,
  source,
} from './places.js';

let from: Source;
let backup: string;
beforeAll(async () => {
  from = await source();
  backup = join(from.folder, 'monday');
  const { code, stderr } = await adminOf(from)(['backup', backup]);
  expect([stderr, code]).toEqual([expect.stringMatching(/Backed up \d+ rows and \d+ objects/), 0]);
});
afterAll(() => from.drop());

const restoring = (to: EmptyPlace) => commandLine(to.url, to.settings);

describe('a backup', () => {
  it('names every table and every column that has keys of objects', async () => {
    const { rows } = await from.db.database.pool.query<{ name: string }>(
      `SELECT format('%s.%s', attrelid::regclass, attname) AS name FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid
       WHERE attname LIKE '%object_key%' AND relkind = 'r' AND relnamespace::regnamespace::text IN ('public', 'removed') ORDER BY 1`,
    );
    // A new one is also added to src/maintenance/backup/objects.ts.
    const known = [
      'avatars.object_key',
      'exports.object_key',
      'files.object_key',
      'picture_files.object_key',
      'removed.files.object_key',
      'removed.videos.object_key',
      'upload_parts.object_key',
      'upload_sessions.object_key',
      'video_renditions.object_key',
      'videos.object_key',
    ];
    expect(rows.map(({ name }) => name).sort()).toEqual(known);
  });

  it('is readable by its owner alone', async () => {
    for (const file of await filesBelow(backup)) {
      const { mode } = await stat(file);
      expect([file, (mode & 0o777).toString(8)]).toEqual([file, '600']);
    }
  });

  it('does not go where something is already', async () => {
    const again = await adminOf(from)(['backup', backup]);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('There is a backup in this place already')]);
    const other = join(from.folder, 'other');
    await mkdir(other);
    await writeFile(join(other, 'letter.txt'), 'mine');
    const refused = await adminOf(from)(['backup', other]);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('is not empty')]);
    expect(await filesBelow(other)).toEqual([join(other, 'letter.txt')]);
  });

  it('reports another storage if none of the objects is there', async () => {
    const elsewhere = { STORAGE_URL: `file:${join(from.folder, 'nothing')}` };
    const { code, stderr } = await commandLine(from.db.url, elsewhere)(['backup', join(from.folder, 'wrong')]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/and 0 objects .*\nError: The storage has none of the objects\. Is STORAGE_URL that of/);
    expect(stderr.match(/is missing\n/g)?.length).toBeLessThanOrEqual(10);
  });

  it('tells the metrics its moment, and one without any of the objects does not', async () => {
    const { manifest } = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'));
    const metrics = new Metrics();
    readShared(metrics, from.db.database);
    const { text } = await exposition([await metrics.snapshot()]);
    const told = /^plaza_backup_last_success_timestamp_seconds (\S+)$/m.exec(text)?.[1];
    expect(Number(told)).toBeCloseTo(Date.parse(manifest.snapshot_at) / 1000, 2);
  });

  it('is whole', async () => {
    const verified = await adminOf(from)(['backup', 'verify', backup]);
    expect([verified.code, verified.stdout]).toEqual([0, '']);
  });

  it('detects a changed byte anywhere in a backup', async () => {
    const files = await filesBelow(backup);
    expect(files.length).toBeGreaterThan(60);
    for (const [index, file] of files.entries()) {
      for (const at of [0, 0.5, 1].filter((_, place) => index % atNight(1, 3) === place % atNight(1, 3))) {
        const mend = await flipByte(file, at);
        const { code, stdout, stderr } = await adminOf(from)(['backup', 'verify', backup, '--json']);
        await mend();
        const name = file.slice(backup.length + 1);
        const said = name === 'manifest.json' ? stderr : stdout;
        expect([name, at, code, said]).toEqual([
          name,
          at,
          1,
          expect.stringContaining(name === 'manifest.json' ? 'The manifest' : name),
        ]);
      }
    }
  }, 300_000);

  it('detects a missing or surplus part of a backup', async () => {
    for (const file of await filesBelow(backup)) {
      const name = file.slice(backup.length + 1);
      const bytes = await readFile(file);
      await rm(file);
      const { code, stdout, stderr } = await adminOf(from)(['backup', 'verify', backup]);
      await writeFile(file, bytes, { mode: 0o600 });
      const said =
        name === 'manifest.json'
          ? [1, '', expect.stringContaining('no manifest')]
          : [1, expect.stringContaining(`${name}: missing`), expect.any(String)];
      expect([code, stdout, stderr]).toEqual(said);
    }
    for (const name of ['a', 'database/public.extra.copy.gz', 'objects/files/00/extra', 'objects/zz', 'zz/zz']) {
      const file = join(backup, name);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, '');
      const { code, stdout } = await adminOf(from)(['backup', 'verify', backup]);
      await rm(file);
      expect([code, stdout]).toEqual([1, `${name}: not part of the backup\n`]);
    }
    expect((await adminOf(from)(['backup', 'verify', backup])).code).toBe(0);
  }, 120_000);
});

describe('a restored service', () => {
  let to: EmptyPlace;
  beforeAll(async () => {
    to = await emptyPlace();
    const { code, stderr } = await restoring(to)(['restore', backup]);
    expect([stderr, code]).toEqual([expect.stringMatching(/All \d+ rules hold\.\n$/), 0]);
  });
  afterAll(() => to.drop());

  it('has the same rows, schema and objects', async () => {
    const restored = createDatabase({ url: to.url, poolSize: 2 }, silentLog);
    try {
      expect(await contentsOf(restored)).toEqual(await contentsOf(from.db.database));
      expect(await schemaOf(restored)).toEqual(await schemaOf(from.db.database));
      const storage = await openStorage({ kind: 'file', folder: to.folder }, restored);
      for (const area of ['files', 'videos'] as const) {
        const kept = await from.storage.kept(area);
        expect(kept.size).toBeGreaterThan(0);
        const found = new Map<string, number>();
        for await (const { key, size } of storage.list(area)) found.set(key, size);
        expect([...found].sort()).toEqual([...kept].sort());
        for (const key of kept.keys()) {
          expect((await readFile(join(to.folder, key))).equals(await readFile(join(from.storage.folder, key)))).toBe(
            true,
          );
        }
      }
    } finally {
      await restored.close();
    }
  });

  it('answers the same reads byte for byte, and takes what is written', async () => {
    const people = {} as never;
    const database = createDatabase({ url: to.url, poolSize: 5 }, silentLog);
    const shared = { name: '', drop: async () => {} };
    const settings = { PUBLIC_URL: 'http://plaza.example.org' };
    const before = await testApp({ settings, sharing: { testDatabase: from.db, people } });
    const after = await testApp({ settings, sharing: { testDatabase: { ...shared, url: to.url, database }, people } });
    try {
      const key = from.keys.member;
      const ids = async (table: string) =>
        (await before.database.pool.query<{ id: number }>(`SELECT id FROM ${table} ORDER BY id LIMIT 10`)).rows.map(
          ({ id }) => id,
        );
      const { rows: stores } = await before.database.pool.query<{ slug: string }>('SELECT slug FROM stores');
      const reads = [
        ...[
          '/forum/boards',
          '/answers/questions',
          '/answers/questions?search=a',
          '/answers/categories',
          '/marketplace/stores',
        ],
        ...['/marketplace/products', '/shop/products', '/videos', '/files', '/marketplace/orders', '/shop/orders'],
        ...stores.map(({ slug }) => `/marketplace/stores/${slug}`),
        ...(await ids('boards')).map((id) => `/forum/boards/${id}`),
        ...(await ids('topics')).flatMap((id) => [`/forum/topics/${id}`, `/forum/topics/${id}/replies`]),
        ...(await ids('questions')).flatMap((id) => [`/answers/questions/${id}`]),
        ...(await ids('products')).map((id) => `/marketplace/products/${id}`),
        ...(await ids('videos')).flatMap((id) => [`/videos/${id}`, `/videos/${id}/comments`]),
      ];
      let found = 0;
      for (const path of reads) {
        const answer = async ({ api }: TestApp) => {
          const { status, headers, text } = await api.get(path, key);
          // Identifies the request.
          return {
            path,
            status,
            etag: headers.etag,
            text: text.replace(headers['x-request-id'] ?? '', ''),
          };
        };
        const one = await answer(before);
        expect(await answer(after)).toEqual(one);
        if (one.status === 200) found++;
      }
      expect(found).toBeGreaterThan(30);
      const [topic] = await ids('topics');
      const made = await after.api
        .post('/forum/topics', key)
        .send({ board_id: (await ids('boards'))[0], title: 'New', content: 'x' });
      expect([made.status, made.body.id > (topic ?? 0)]).toEqual([201, true]);
      const checked = await restoring(to)(['check']);
      expect([checked.stdout, checked.code]).toEqual(['', 0]);
    } finally {
      await after.close();
      await before.close();
      await database.close();
    }
  });

  it('is not restored into once more, and neither is a storage that has something', async () => {
    const again = await restoring(to)(['restore', backup]);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('The database is not empty')]);
    const other = await emptyPlace();
    try {
      const mixed = await commandLine(other.url, to.settings)(['restore', backup]);
      expect([mixed.code, mixed.stderr]).toEqual([1, expect.stringContaining('The storage is not empty')]);
    } finally {
      await other.drop();
    }
  });
});
