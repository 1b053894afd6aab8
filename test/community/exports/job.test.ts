import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../src/accounts/users/deletion.js';
import { archiveOf as bytesOf, noProgress } from '../../../src/community/exports/archive.js';
import { beginExport, exportsOf, mostADay } from '../../../src/community/exports/exports.js';
import { makeExports, removeOldExports } from '../../../src/community/exports/job.js';
import { newKey as newObject, type Storage, StorageError } from '../../../src/core/storage/storage.js';
import { orphans } from '../../../src/core/storage/sweep.js';
import { owners } from '../../../src/handlers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { archiveIn, archiveOf, download, jobOf } from '../../helpers/archives.js';
import { filesOf } from '../../helpers/files.js';
import { newcomer, newKey, type Visitor } from '../../web/visitor.js';

let app: TestApp;
let visitor: Visitor;
let person: { id: number; key: string };
let number = 0;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.database.pool.query('DELETE FROM exports');
  for (const key of await stored()) await app.storage.remove(key);
  visitor = await newcomer(app, `somebody-${++number}`);
  const { key } = await newKey(visitor);
  person = { key, id: (await app.api.get('/me', key).expect(200)).body.user.id };
});
afterAll(() => app.close());

const begin = () => beginExport(app.database, person.id);
const last = async () => (await exportsOf(app.database, person.id)).last;
const upload = (bytes: Buffer, name?: string) => filesOf(app).upload(bytes, name, person.key);
async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.storage.list('exports')) keys.push(key);
  return keys.sort();
}
const keyOf = async (id: number): Promise<string> =>
  (await app.database.pool.query('SELECT object_key AS key FROM files WHERE id = $1', [id])).rows[0].key;
/** The job with a storage that fails, or waits. */
const jobWith = (changes: Partial<Storage>, signal?: AbortSignal) => ({
  ...jobOf(app, signal),
  storage: { ...app.storage, ...changes },
});
const full = new StorageError('unreachable', new Error('ENOSPC: no space left on device'));

describe('the page', () => {
  it('begins one archive at a time, shows how far it is, and has it to be downloaded', async () => {
    expect((await visitor.get('/profile/data')).text).toContain('Create archive');
    expect((await visitor.submit('/profile/data', {})).location).toBe('/profile/data');
    const waiting = await visitor.get('/profile/data');
    expect(waiting.text).toContain('is in the queue');
    expect(waiting.text).not.toContain('Create archive');
    expect(waiting.text).toContain('Refresh');
    // An outdated page may still have the button.
    const again = await visitor.submit('/profile/delete', {}, '/profile/data');
    expect(again.status).toBe(409);
    expect(again.text).toContain('We’re already preparing your archive.');
    await app.database.pool.query(`
      UPDATE exports SET state = 'running', object_key = 'exports/00/${'0'.repeat(32)}', leased_until = now() + interval '1 minute',
        parts = 3, parts_total = 20, records = 1234, bytes = 5600000`);
    const running = (await visitor.get('/profile/data')).text;
    expect(running).toContain('3 of 20 parts');
    expect(running).toContain('1,234 records, 5.6 MB so far');
    await app.database.pool.query(`UPDATE exports SET leased_until = now() - interval '1 second'`);
    expect(await makeExports(jobOf(app))).toBe(1);
    const ready = await visitor.get('/profile/data');
    expect(ready.text).toContain('Download archive');
    expect(ready.text).not.toMatch(/http-equiv|<script/);
  });

  it(`gives ${mostADay} a day, of which the newest is kept`, async () => {
    for (let n = 1; n <= mostADay; n++) {
      await archiveOf(app, visitor);
      expect(await stored()).toEqual([(await last())?.key]);
    }
    expect((await visitor.get('/profile/data')).text).toContain('Come back tomorrow');
    const refused = await visitor.submit('/profile/delete', {}, '/profile/data');
    expect([refused.status, refused.text.includes(`You can have ${mostADay} archives a day.`)]).toEqual([409, true]);
    await app.database.pool.query(`UPDATE exports SET asked_at = asked_at - interval '1 day'`);
    expect((await visitor.submit('/profile/data', {})).status).toBe(303);
  });

  it('lets one of several begin who ask at once', async () => {
    const begun = await Promise.all(Array.from({ length: 8 }, begin));
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await Promise.all([makeExports(jobOf(app)), makeExports(jobOf(app)), makeExports(jobOf(app))])).toContain(1);
    expect((await exportsOf(app.database, person.id)).ready).not.toBeNull();
    expect(await stored()).toHaveLength(1);
  });

  it('needs somebody who is signed in, and a form of ours', async () => {
    const { location } = await new (visitor.constructor as typeof Visitor)(app).get('/profile/data');
    expect(location).toBe('/sign-in?next=%2Fprofile%2Fdata');
    expect((await visitor.post('/profile/data', {})).status).toBe(403);
    expect(await last()).toBeNull();
  });
});

describe('the download', () => {
  it('is its owner’s alone, kept by no cache, whole or in part', async () => {
    await upload(randomBytes(300_000));
    await archiveOf(app, visitor);
    const whole = await download(visitor);
    expect(whole.status).toBe(200);
    const size = whole.bytes.length;
    expect(size).toBe((await last())?.bytes);
    for (const [name, value] of Object.entries({
      'content-type': 'application/zip',
      'content-length': `${size}`,
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })) {
      expect([name, whole.headers.get(name)]).toEqual([name, value]);
    }
    expect(whole.headers.get('content-disposition')).toMatch(
      /^attachment; filename="plaza-somebody-\d+-20\d\d-\d\d-\d\d\.zip"$/,
    );
    const etag = whole.headers.get('etag') ?? '';
    const part = async (range: string, more = {}) => download(visitor, { Range: range, ...more });
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 10],
      ['bytes=1000-', 1000, size],
      ['bytes=-22', size - 22, size],
    ] as const) {
      const { status, headers, bytes } = await part(range);
      expect([status, headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${size}`]);
      expect(bytes.equals(whole.bytes.subarray(from, to))).toBe(true);
    }
    expect((await part('bytes=0-9', { 'If-Range': etag })).status).toBe(206);
    expect((await part('bytes=0-9', { 'If-Range': '"another"' })).bytes).toHaveLength(size);
    expect((await part('bytes=0-1,5-6')).status).toBe(200);
    expect((await part('lines=1-2')).status).toBe(200);
    const beyond = await part(`bytes=${size}-`);
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    const head = await download(visitor, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, `${size}`, 0]);
    expect((await download(await newcomer(app, `curious-${number}`))).status).toBe(404);
    const stranger = await fetch(`${app.origin}/profile/data/archive`, { redirect: 'manual' });
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      303,
      '/sign-in?next=%2Fprofile%2Fdata%2Farchive',
    ]);
    // Links of the storage do not lead there either.
    expect((await fetch(`${app.origin}/storage/${(await last())?.key}`)).status).not.toBe(200);
  });

  it('ends after a week, with the archive', async () => {
    await archiveOf(app, visitor);
    await removeOldExports(jobOf(app));
    expect(await stored()).toHaveLength(1);
    const { rows } = await app.database.pool.query(
      `SELECT expires_at - ended_at BETWEEN interval '7 days -1 second' AND interval '7 days 1 second' AS week FROM exports`,
    );
    expect(rows).toEqual([{ week: true }]);
    await app.database.pool.query(`UPDATE exports SET expires_at = now() - interval '1 second'`);
    await removeOldExports(jobOf(app));
    expect(await stored()).toEqual([]);
    expect((await download(visitor)).status).toBe(404);
    expect((await visitor.get('/profile/data')).text).toContain('Create archive');
    expect((await last())?.state).toBe('over');
  });
});

describe('bytes that cannot be read', () => {
  /** Makes an archive with `read` in the place of the storage's for one object. */
  async function archiveWith(
    id: number,
    read: (rest: Parameters<Storage['read']>, real: Storage['read']) => Promise<Readable>,
  ) {
    const key = await keyOf(id);
    await begin();
    const changed: Storage['read'] = (...rest) =>
      rest[0] === key ? read(rest, app.storage.read) : app.storage.read(...rest);
    await makeExports(jobWith({ read: changed }));
    return archiveIn((await download(visitor)).bytes);
  }
  const breakingAfter = (stream: Readable, bytes: number) =>
    Readable.from(
      (async function* () {
        let left = bytes;
        for await (const chunk of stream) {
          yield chunk.subarray(0, left);
          left -= chunk.length;
          if (left <= 0) throw new Error('The connection was lost');
        }
      })(),
    );

  it('are said to be missing, and all else is there', async () => {
    const [gone, kept] = [await upload(Buffer.from('gone'), 'gone.txt'), await upload(Buffer.from('kept'), 'kept.txt')];
    await app.storage.remove(await keyOf(gone.id));
    const archive = await archiveOf(app, visitor);
    const paths = archive.list('files').map(({ path }) => path);
    expect(JSON.parse(archive.text('missing.json'))).toEqual([{ path: paths[0], size: 4, bytes: 0 }]);
    expect([archive.paths.includes(paths[0]), archive.text(paths[1])]).toEqual([false, 'kept']);
    expect(paths[1]).toBe(`files/${kept.id}-kept.txt`);
    expect((await visitor.get('/profile/data')).text).toContain('One file or video couldn’t be read in full');
  });

  it('are read on from where they broke off', async () => {
    const bytes = randomBytes(500_000);
    const { id } = await upload(bytes, 'a.bin');
    let reads = 0;
    const archive = await archiveWith(id, async (rest, real) => {
      const stream = await real(...rest);
      return ++reads < 3 ? breakingAfter(stream, 150_000) : stream;
    });
    expect(reads).toBe(3);
    expect(archive.bytes(`files/${id}-a.bin`)?.equals(bytes)).toBe(true);
    expect(archive.text('missing.json')).toBe('[]\n');
  });

  it('are there as far as they could be read', async () => {
    const bytes = randomBytes(500_000);
    const { id } = await upload(bytes, 'a.bin');
    const archive = await archiveWith(id, async (rest, real) => breakingAfter(await real(...rest), 1000));
    const path = `files/${id}-a.bin`;
    expect(archive.bytes(path)?.equals(bytes.subarray(0, 3000))).toBe(true);
    expect(JSON.parse(archive.text('missing.json'))).toEqual([{ path, size: 500_000, bytes: 3000 }]);
  });

  it('finds bytes that get another key meanwhile because the file is deleted', async () => {
    const { id } = await upload(Buffer.from('deleted meanwhile'), 'a.txt');
    const archive = await archiveWith(id, async (rest, real) => {
      await app.api.delete(`/files/${id}`, person.key).expect(200);
      return real(...rest);
    });
    expect(archive.text(`files/${id}-a.txt`)).toBe('deleted meanwhile');
    expect(archive.text('missing.json')).toBe('[]\n');
  });
});

describe('an archive that cannot be made', () => {
  it('fails where the storage is full, says so, and leaves nothing', async () => {
    await begin();
    const write: Storage['write'] = async (head, bytes) => {
      for await (const chunk of bytes) if (chunk.length > 0) throw full;
      return head.key;
    };
    await makeExports(jobWith({ write }));
    expect(await last()).toMatchObject({ state: 'failed', fault: 'storage', key: null });
    expect(await stored()).toEqual([]);
    const { text } = await visitor.get('/profile/data');
    expect(text).toContain('The archive couldn’t be saved: the storage is full or can’t be reached.');
    // Failures of the service do not count.
    for (let n = 0; n < mostADay; n++) {
      await visitor.submit('/profile/data', {});
      await makeExports(jobWith({ write }));
    }
    await archiveOf(app, visitor);
  });

  it('keeps the archive from before', async () => {
    await archiveOf(app, visitor);
    await begin();
    await makeExports(jobWith({ write: () => Promise.reject(full) }));
    expect((await last())?.state).toBe('failed');
    await archiveIn((await download(visitor)).bytes);
    expect(await stored()).toHaveLength(1);
  });

  it('is left to the next who starts when the service stops, at once and with nothing half done', async () => {
    await upload(randomBytes(100_000));
    await begin();
    const stopping = new AbortController();
    const read: Storage['read'] = async (...rest) => {
      stopping.abort();
      return app.storage.read(...rest);
    };
    await makeExports(jobWith({ read }, stopping.signal));
    expect(await last()).toMatchObject({ state: 'waiting', key: null });
    expect(await stored()).toEqual([]);
    expect(await makeExports(jobOf(app))).toBe(1);
    expect((await last())?.state).toBe('ready');
  });

  it('takes over the archive of a killed process after its lease, and removes its leftovers', async () => {
    await upload(randomBytes(100_000));
    await begin();
    let halt = () => {};
    const halted = new Promise<void>((resolve) => {
      halt = resolve;
    });
    let goOn = () => {};
    const going = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // Stalls in the middle without an error, like a frozen process.
    const read: Storage['read'] = async (...rest) => {
      halt();
      await going;
      return app.storage.read(...rest);
    };
    const frozen = makeExports(jobWith({ read }), 1_000_000);
    await halted;
    expect(await makeExports(jobOf(app))).toBe(0);
    await app.database.pool.query(`UPDATE exports SET leased_until = now() - interval '1 second'`);
    expect(await makeExports(jobOf(app))).toBe(1);
    const ready = await last();
    expect(ready?.state).toBe('ready');
    goOn();
    await frozen;
    expect(await last()).toMatchObject({ state: 'ready', key: ready?.key });
    expect(await stored()).toEqual([ready?.key]);
    await archiveIn((await download(visitor)).bytes);
  });

  it('leaves no object of a killed process in the storage', async () => {
    await begin();
    const left = newObject('exports');
    for (const key of [left, `${left}.part`]) {
      await app.storage.write({ key, mimeType: 'application/zip', disposition: 'attachment', name: '' }, [
        Buffer.from('left'),
      ] as never);
    }
    expect(await stored()).toHaveLength(2);
    await app.database.pool.query(
      `UPDATE exports SET state = 'running', attempts = 1, object_key = $1, leased_until = now() - interval '1 second'`,
      [left],
    );
    await makeExports(jobOf(app));
    expect(await stored()).toEqual([(await last())?.key]);
  });

  it('is given up after three that were killed', async () => {
    await begin();
    for (let n = 1; n <= 3; n++) {
      const killed = makeExports(jobWith({ write: () => new Promise<string>(() => {}) }), 1_000_000);
      void killed;
      while ((await last())?.state !== 'running') await new Promise((resolve) => setTimeout(resolve, 10));
      await app.database.pool.query(`UPDATE exports SET leased_until = now() - interval '1 second'`);
      if (n < 3)
        await app.database.pool.query(`UPDATE exports SET state = 'waiting', leased_until = NULL, object_key = NULL`);
    }
    expect(await makeExports(jobOf(app))).toBe(0);
    await removeOldExports(jobOf(app));
    expect(await last()).toMatchObject({ state: 'failed', fault: 'interrupted' });
    expect((await visitor.get('/profile/data')).text).toContain('interrupted several times');
  });

  it('removes the archive of an account that is deleted meanwhile', async () => {
    await upload(randomBytes(100_000));
    await archiveOf(app, visitor);
    await begin();
    const read: Storage['read'] = async (...rest) => {
      for (const key of await deleteAccount(app.database, person.id)) await app.storage.remove(key);
      return app.storage.read(...rest);
    };
    await makeExports(jobWith({ read }));
    expect(await last()).toBeNull();
    expect(await stored()).toEqual([]);
  });
});

describe('the sweep', () => {
  it('leaves an archive alone that has an owner, and finds one that has none', async () => {
    await archiveOf(app, visitor);
    const find = async () => {
      const keys: string[] = [];
      for await (const { key } of orphans(app, { archives: owners.exports as never }, new Date(Date.now() + 7_200_000)))
        keys.push(key);
      return keys;
    };
    expect(await stored()).toHaveLength(1);
    expect(await find()).toEqual([]);
    await app.database.pool.query('DELETE FROM exports');
    expect(await find()).toEqual(await stored());
    for (const key of await stored()) await app.storage.remove(key);
  });
});

describe('much that somebody wrote', () => {
  it('is never in memory at once: as much is read as is taken', async () => {
    const wanted = 20_000;
    const board = (await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'Much' }).expect(201)).body
      .id;
    const topic = (
      await app.api
        .post('/forum/topics', person.key)
        .send({ board_id: board, title: 'Much', content: 'Text' })
        .expect(201)
    ).body.id;
    // Batches keep statements short on slow machines.
    for (let done = 0; done < wanted; done += 1000) {
      await app.database.pool.query(
        `INSERT INTO replies (topic_id, author_id, content) SELECT $1, $2, repeat('much ', 200) || n FROM generate_series(1, 1000) n`,
        [topic, person.id],
      );
    }
    let [rows, largest] = [0, 0];
    const counting = {
      query: async (...given: unknown[]) => {
        const result = await Reflect.apply(app.database.pool.query, app.database.pool, given);
        rows += result.rows.length;
        largest = Math.max(largest, result.rows.length);
        return result;
      },
    };
    const making = {
      ...jobOf(app),
      database: { pool: counting as never },
      person: person.id,
      currency: 'EUR',
      origin: '',
    };
    const progress = noProgress();
    const [chunks, ahead]: [Uint8Array[], number[]] = [[], []];
    for await (const chunk of bytesOf(making, progress)) {
      chunks.push(chunk);
      // A slow reader.
      if (chunks.length % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      ahead.push(rows);
    }
    const archive = await archiveIn(Buffer.concat(chunks));
    expect(archive.list('replies')).toHaveLength(wanted);
    expect(largest).toBeLessThanOrEqual(100);
    // Reads ahead some pages and the compressor's buffers at most.
    const steps = ahead.map((count, n) => count - (ahead[n - 1] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(5000);
    expect(progress.records).toBeGreaterThan(wanted);
  });
});
