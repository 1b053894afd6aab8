import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { forgetWords, indexSearch, rebuildSearch } from '../../../src/community/search/indexing.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { communityOf } from '../../helpers/hiding.js';
import { type KindName, kindsThatCan, typeOf } from '../../helpers/kinds.js';
import { searchSettled } from '../../helpers/search.js';

let app: TestApp;
let board: number;
const community = () => communityOf(app);
let world: Awaited<ReturnType<ReturnType<typeof community>['createParents']>>;
beforeAll(async () => {
  app = await testApp();
  const made = await app.api.post('/forum/boards', app.people.admin.key).send({ title: 'All' }).expect(201);
  board = made.body.id;
  world = await community().createParents();
});
afterAll(() => app.close());

const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const totalOf = async (q: string): Promise<number> =>
  (await app.api.get(`/search?${new URLSearchParams({ q })}`).expect(200)).body.total;
const topic = async (title: string): Promise<number> => {
  const body = { board_id: board, title, content: 'Nothing more to say.' };
  return (await app.api.post('/forum/topics', app.people.member.key).send(body).expect(201)).body.id;
};
const queued = async (): Promise<number> => Number((await query('SELECT count(*) FROM search_queue')).rows[0].count);
const isWaiting = async () => (await query('SELECT FROM pg_locks WHERE NOT granted')).rows.length > 0;
/** Runs work in two sessions, each with an open transaction. */
async function inTwo(work: (one: pg.PoolClient, other: pg.PoolClient) => Promise<void>): Promise<void> {
  const clients = [await app.database.pool.connect(), await app.database.pool.connect()] as const;
  try {
    for (const client of clients) await client.query('BEGIN');
    await work(...clients);
  } finally {
    for (const client of clients) client.release(true);
  }
}
const indexIn = async (client: Pick<pg.PoolClient, 'query'>): Promise<number> =>
  (await client.query('SELECT cardinality(index_search(1000)) AS entries')).rows[0].entries;

describe('indexing of new content', () => {
  it('waits for its entry, and is found once that is made', async () => {
    await searchSettled(app);
    await topic('Okapi');
    expect([await totalOf('okapi'), await queued()]).toEqual([0, 1]);
    const lags: number[] = [];
    await indexSearch(app.database, { onIndexed: (seconds) => lags.push(seconds) });
    expect([await totalOf('okapi'), await queued()]).toEqual([1, 0]);
    expect(lags).toEqual([expect.any(Number)]);
    expect(lags[0]).toBeLessThan(10);
  });

  it('is not lost where it ends in the middle of a part, and the release before makes its entry, too', async () => {
    await topic('Numbat');
    const client = await app.database.pool.connect();
    await client.query('BEGIN');
    expect(await indexIn(client)).toBe(1);
    client.release(true);
    await until(async () => (await queued()) === 1 && !(await isWaiting()));
    expect(await totalOf('numbat')).toBe(0);
    expect((await query('SELECT rebuild_search(50) AS rows')).rows).toEqual([{ rows: 1 }]);
    expect((await query('SELECT rebuild_search(50) AS rows')).rows).toEqual([{ rows: null }]);
    expect(await totalOf('numbat')).toBe(1);
  });

  it('leaves no word behind that nothing has any more', async () => {
    const known = async () => {
      await searchSettled(app);
      await forgetWords(app.database);
      const { rows } = await query(`SELECT word FROM search_vocabulary WHERE word LIKE 'quagga%' ORDER BY 1`);
      return rows.map(({ word }) => word);
    };
    const ids = [await topic('Quagga and quaggas'), await topic('Quagga')];
    expect(await known()).toEqual(['quagga', 'quaggas']);
    const hidden = (id: number | undefined) => `/moderation/content/topic/${id}`;
    await app.api.put(hidden(ids[0]), app.people.moderator.key).send({ reason: 'Spam' }).expect(200);
    expect(await known()).toEqual(['quagga']);
    await app.api.put(hidden(ids[1]), app.people.moderator.key).send({ reason: 'Spam' }).expect(200);
    expect(await known()).toEqual([]);
    await app.api.delete(hidden(ids[0]), app.people.moderator.key).expect(200);
    expect(await known()).toEqual(['quagga', 'quaggas']);
  });

  it('is divided among sessions that work at the same time', async () => {
    await topic('Bilby');
    // A transaction waits for another with the same new word.
    await searchSettled(app);
    for (let n = 0; n < 19; n++) await topic(`Bilby ${n}`);
    await inTwo(async (one, other) => {
      expect((await one.query('SELECT cardinality(index_search(0)) AS entries')).rows[0].entries).toBe(1);
      expect(await indexIn(other)).toBeGreaterThan(0);
      await other.query('COMMIT');
      await one.query('COMMIT');
    });
    await searchSettled(app);
    expect(await totalOf('bilby')).toBe(20);
    await expectExact(app.database, 'forum');
  });

  it('is made anew while others write, and all of it is found afterwards', async () => {
    await query(`SELECT queue_search_rebuild('topics', 'replies', 'users')`);
    let isOver = false;
    const write = async (name: string) => {
      for (let n = 0; !isOver || n < 10; n++) {
        const id = await topic(`${name} ${n}`);
        const path = `/moderation/content/topic/${id}`;
        if (n % 2 === 0) await app.api.put(path, app.people.moderator.key).send({ reason: 'Spam' }).expect(200);
        if (n % 4 === 0) await app.api.delete(path, app.people.moderator.key).expect(200);
      }
    };
    const writing = ['Dugong', 'Manatee', 'Walrus'].map(write);
    const indexing = [1, 2].map(async () => {
      while (!isOver) {
        await searchSettled(app);
        await sleep(1);
      }
    });
    await rebuildSearch(app.database);
    await sleep(300);
    isOver = true;
    await Promise.all([...writing, ...indexing]);
    await searchSettled(app);
    await expectExact(app.database, 'forum');
    const { rows } = await query(`SELECT count(*)::integer AS topics FROM topics WHERE title ~ 'Dugong'`);
    expect(await totalOf('dugong')).toBe(rows[0].topics);
  });
});

/** Statements that hide content; for kinds that stay in their table also those that delete it. */
const hide = `SELECT take_away($2, $1, 'hidden', NULL, 'Spam')`;
const away: [kind: KindName, statement: string][] = [
  // A reply is found as its topic, an answer as its question.
  ...[...kindsThatCan('search'), 'reply' as const, 'answer' as const].map((kind): [KindName, string] => [kind, hide]),
  ['store', `UPDATE stores SET status = 'suspended' WHERE id = $1 AND $2 <> ''`],
  ['product of a store', `UPDATE products SET status = 'inactive', listed = false WHERE id = $1 AND $2 <> ''`],
  ['video', `UPDATE videos SET visibility = 'private' WHERE id = $1 AND $2 <> ''`],
];
const countEntries = async (type: string, id: number) =>
  (await query('SELECT FROM search_entries WHERE type = $1 AND content_id = $2', [type, id])).rows.length;

describe.each(away)('a %s that is taken away by %s', (kind, statement) => {
  let [type, id] = ['', 0];
  const newOne = async () => {
    ({ type, id } = await community().make(kind, world));
  };

  it('while its entry is being made is found no more', async () => {
    await searchSettled(app);
    await newOne();
    await inTwo(async (one, other) => {
      expect(await indexIn(one)).toBeGreaterThan(0);
      const taking = other.query(statement, [id, type]);
      await until(isWaiting);
      await one.query('COMMIT');
      await taking;
      await other.query('COMMIT');
    });
    expect(await countEntries(type, id)).toBe(0);
    await searchSettled(app);
    expect(await countEntries(type, id)).toBe(0);
  });

  it('just before its entry is made is not found, and is found where that is taken back', async () => {
    for (const [ending, entries] of [
      ['ROLLBACK', 1],
      ['COMMIT', 0],
    ] as const) {
      await newOne();
      await inTwo(async (one, other) => {
        await other.query(statement, [id, type]);
        await indexIn(one);
        await one.query('COMMIT');
        expect(await countEntries(type, id)).toBe(0);
        await other.query(ending);
      });
      await searchSettled(app);
      expect(await countEntries(type, id)).toBe(entries);
    }
  });
});

it('indexes every searchable kind', async () => {
  await searchSettled(app);
  const { rows } = await query(`SELECT DISTINCT type FROM search_entries WHERE type <> 'person' ORDER BY 1`);
  const types = new Set(away.map(([kind]) => typeOf(kind)));
  expect(rows.map(({ type }) => type)).toEqual([...types].sort());
});
