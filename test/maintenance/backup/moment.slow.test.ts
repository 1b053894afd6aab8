import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../src/core/database/client.js';
import { removePostponed } from '../../../src/core/storage/postponed.js';
import { makeBackup } from '../../../src/maintenance/backup/backup.js';
import { readManifest } from '../../../src/maintenance/backup/manifest.js';
import { openPlace, type Place } from '../../../src/maintenance/backup/place.js';
import { verifyBackup } from '../../../src/maintenance/backup/verify.js';
import { commandLine } from '../../cli/command.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { silentLog } from '../../helpers/database.js';
import { forumOf } from '../../helpers/forum.js';
import { adminOf, emptyPlace, type Source, source } from './places.js';

let from: Source;
let app: TestApp;
let board: number;
beforeAll(async () => {
  from = await source();
  const config = { storage: { kind: 'file', folder: from.storage.folder } } as never;
  app = await testApp({ sharing: { testDatabase: from.db, people: {} as never, config } });
  board = await forumOf({ ...app, people: { admin: { key: from.keys.admin } } } as never).board();
});
afterAll(async () => {
  await app.close();
  await from.drop();
});

/** Writes until stopped; records acknowledged writes with the time of the acknowledgement. */
function writing() {
  const acknowledged: { table: string; id: number; at: number }[] = [];
  let isOver = false;
  // A busy machine may answer 503, which acknowledges nothing.
  const note = (table: string, { status, body }: { status: number; body: { id: number } }) => {
    if (status === 201) acknowledged.push({ table, id: body.id, at: Date.now() });
  };
  const { api } = app;
  const key = from.keys.member;
  const topics = async () => {
    const made = await api.post('/forum/topics', key).send({ board_id: board, title: 'Topic', content: 'x' });
    note('topics', made);
    const reply = await api.post(`/forum/topics/${made.body.id}/replies`, key).send({ content: 'y'.repeat(500) });
    note('replies', reply);
  };
  const files = async () => {
    const made = await api.post('/files', key).attach('file', Buffer.from(`bytes ${Math.random()}`), 'a.txt');
    note('files', made);
    const gone = await api.post('/files', key).attach('file', Buffer.from(`gone ${Math.random()}`), 'b.txt');
    await api.delete(`/files/${gone.body.id}`, key);
  };
  const questions = async () => {
    const made = await api.post('/answers/questions', key).send({ title: 'Question', body: 'x' });
    note('questions', made);
    const answer = await api.post(`/answers/questions/${made.body.id}/answers`, key).send({ body: 'z' });
    note('answers', answer);
  };
  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) await work();
  };
  const running = Promise.all([topics, topics, files, questions].map(repeat));
  const stop = async () => {
    isOver = true;
    await running;
  };
  return { acknowledged, stop };
}

describe('a backup under load', () => {
  it('has every write that was acknowledged before its moment, and none by half', async () => {
    const { acknowledged, stop } = writing();
    const backup = join(from.folder, 'under-load');
    while (acknowledged.length < 50) await new Promise((resolve) => setTimeout(resolve, 10));
    const made = await adminOf(from)(['backup', backup]);
    await stop();
    expect([made.stderr, made.code]).toEqual([expect.not.stringContaining('missing'), 0]);
    const { snapshot_at } = await readManifest(await openPlace({ kind: 'file', folder: backup }));
    const to = await emptyPlace();
    const restored = createDatabase({ url: to.url, poolSize: 1 }, silentLog);
    try {
      const told = await commandLine(to.url, to.settings)(['restore', backup]);
      expect([told.stderr, told.code]).toEqual([expect.stringMatching(/All \d+ rules hold\.\n$/), 0]);
      const expected = acknowledged.filter(({ at }) => at < Date.parse(snapshot_at));
      expect(expected.length).toBeGreaterThanOrEqual(50);
      expect(acknowledged.length).toBeGreaterThan(expected.length);
      for (const table of ['topics', 'replies', 'files', 'questions', 'answers']) {
        const ids = expected.filter((each) => each.table === table).map(({ id }) => id);
        const { rows: there } = await restored.pool.query<{ id: number }>(
          `SELECT id FROM ${table} WHERE id = ANY ($1) ORDER BY id`,
          [ids],
        );
        expect(there.map(({ id }) => id)).toEqual(ids.sort((one, other) => one - other));
      }
      const { rows: keys } = await restored.pool.query<{ key: string; sha256: string }>(
        'SELECT object_key AS key, sha256 FROM files UNION ALL SELECT object_key, sha256 FROM removed.files',
      );
      for (const { key } of keys) await readFile(join(to.folder, key));
    } finally {
      await restored.close();
      await to.drop();
    }
  }, 120_000);
});

/** A place that calls `before` with the name of each file before it is written. */
function observed(place: Place, before: (name: string) => Promise<void>): Place {
  return {
    ...place,
    write: async (name, bytes, size) => {
      await before(name);
      return place.write(name, bytes, size);
    },
  };
}

const making = (place: Place) =>
  makeBackup({
    url: from.db.url,
    database: from.db.database,
    storage: from.storage,
    places: { own: place, objects: place },
    settings: {},
    progress: () => {},
    warn: ({ key, fault }) => expect([key, fault]).toEqual([]),
  });

const faultsOf = (place: Place) => verifyBackup({ own: place, objects: place }, { progress: () => {} });

describe('an object that is removed while a backup is made', () => {
  it('is in the backup, and goes when that has ended', async () => {
    const { api } = app;
    const key = from.keys.member;
    const { body } = await api.post('/files', key).attach('file', Buffer.from('to be deleted'), 'c.txt');
    const { rows } = await from.db.database.pool.query<{ key: string }>(
      'SELECT object_key AS key FROM files WHERE id = $1',
      [body.id],
    );
    const object = rows[0]?.key as string;
    const place = await openPlace({ kind: 'file', folder: join(from.folder, 'deleted') });
    let isDeleted = false;
    const kept = async () => (await from.storage.kept('files')).has(object);
    const manifest = await making(
      observed(place, async (name) => {
        if (isDeleted || !name.startsWith('objects/')) return;
        isDeleted = true;
        await api.delete(`/files/${body.id}`, key);
        expect(await kept()).toBe(true);
        // The service's own job does not remove it either.
        expect(await removePostponed(from.db.database, from.storage)).toBe(0);
        expect(await kept()).toBe(true);
      }),
    );
    expect([isDeleted, manifest.objects.missing]).toEqual([true, 0]);
    expect((await readFile(join(from.folder, 'deleted/objects', object))).toString()).toBe('to be deleted');
    expect(await faultsOf(place)).toEqual([]);
    expect(await removePostponed(from.db.database, from.storage)).toBeGreaterThan(0);
    expect(await kept()).toBe(false);
  });

  it('goes, too, when the backup was killed', async () => {
    const { pool } = from.db.database;
    await pool.query(`INSERT INTO backup_leases VALUES ('killed', now() + interval '5 minutes')`);
    const { body } = await app.api.post('/files', from.keys.member).attach('file', Buffer.from('x'), 'd.txt');
    const before = await from.storage.kept('files');
    await app.api.delete(`/files/${body.id}`, from.keys.member);
    const { rows } = await pool.query<{ key: string }>('SELECT key FROM postponed_removals');
    expect(rows.map(({ key }) => before.has(key))).toEqual([true]);
    await pool.query(`UPDATE backup_leases SET leased_until = now() - interval '1 second'`);
    expect(await removePostponed(from.db.database, from.storage)).toBe(1);
    expect((await from.storage.kept('files')).has(rows[0]?.key as string)).toBe(false);
    expect((await pool.query('SELECT FROM postponed_removals')).rowCount).toBe(0);
  });
});

describe('a backup that does not end', () => {
  it('has no manifest where its lease of the objects was lost', async () => {
    const place = await openPlace({ kind: 'file', folder: join(from.folder, 'lost') });
    const losing = observed(place, async (name) => {
      if (name === 'objects.jsonl.gz') await from.db.database.pool.query('DELETE FROM backup_leases');
    });
    await expect(making(losing)).rejects.toThrow('The lease of the objects was lost');
    await expect(readManifest(place)).rejects.toThrow('There is no manifest here');
  });

  it('is continued, without what it has copied already and what is no longer there', async () => {
    const place = await openPlace({ kind: 'file', folder: join(from.folder, 'full') });
    const objects: string[] = [];
    const full = observed(place, async (name) => {
      if (name.startsWith('objects/') && objects.push(name) > 3) throw new Error('The disk is full');
    });
    await expect(making(full)).rejects.toThrow('The disk is full');
    const { rowCount } = await from.db.database.pool.query('SELECT FROM backup_leases');
    expect(rowCount).toBe(0);
    const there = new Set((await place.files()).keys());
    const surplus = 'objects/files/00/left.part';
    await place.write(surplus, (async function* () {})());
    const copied: string[] = [];
    const again = observed(place, async (name) => {
      if (name.startsWith('objects/')) copied.push(name);
    });
    const { objects: totals } = await making(again);
    expect(copied.filter((name) => there.has(name))).toEqual([]);
    expect(copied.length).toBe(totals.count - [...there].filter((name) => name.startsWith('objects/')).length);
    expect(await faultsOf(place)).toEqual([]);
  });
});
