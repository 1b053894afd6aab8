import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildSearch } from '../../../src/community/search/indexing.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { randomNumbers } from '../../helpers/random.js';
import { videosOf } from '../../helpers/videos.js';

const { below, pick } = randomNumbers(20261121);
let app: TestApp;
let area: ReturnType<typeof videosOf>;

beforeAll(async () => {
  app = await testApp();
  area = videosOf(app);
  for (let batch = 0; batch < 5; batch++) {
    await app.database.pool.query(
      `INSERT INTO videos (author_id, title, object_key, mime_type, size, like_count, visibility)
       SELECT $1, CASE WHEN n % 7 = 0 THEN 'Lathe ' ELSE 'Bench ' END || n || '%_\\', 'list/' || $2::integer || n, 'video/mp4', 1,
         hashint4(n) & 7, CASE n % 10 WHEN 0 THEN 'private' ELSE 'public' END::video_visibility
       FROM generate_series(1, 2000) n`,
      [app.people.member.id, batch + 1],
    );
  }
}, 60_000);
afterAll(() => app.close());

const orders = { newest: 'id DESC', popular: 'like_count DESC, id DESC' };

/** Ids of the whole list, read without paging. */
async function idsOf(sort: keyof typeof orders, search = ''): Promise<number[]> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `SELECT id FROM videos WHERE visibility = 'public' AND status = 'ready' AND strpos(lower(title), lower($1)) > 0
     ORDER BY ${orders[sort]}`,
    [search],
  );
  return rows.map(({ id }) => id);
}

async function expectPages(count: number): Promise<void> {
  for (const sort of ['newest', 'popular'] as const) {
    const expected = await idsOf(sort);
    for (let n = 0; n < count; n++) {
      const size = pick([1, 7, 20, 100]);
      const last = Math.ceil(expected.length / size);
      const page = pick([1, 2, last - 1, last, last + 1, 1 + below(last), 1 + below(last)]);
      const list = await area.list({ sort, page, per_page: size });
      expect(
        list.videos.map(({ id }) => id),
        `${sort} ${page} × ${size}`,
      ).toEqual(expected.slice((page - 1) * size, page * size));
      expect([list.total, list.pages]).toEqual([expected.length, last]);
    }
  }
}

describe('the list of videos', () => {
  it('has pages that are what skipping row by row would find', () => expectPages(40), 60_000);

  it('stays so while videos are rated, hidden, shown and deleted', async () => {
    const { member, other } = app.people;
    for (let round = 0; round < 3; round++) {
      const ids = await idsOf('popular');
      for (let step = 0; step < 20; step++) {
        const id = pick(ids);
        const visibility = pick(['public', 'unlisted', 'private']);
        await pick([
          () => area.rate(id, pick(['like', 'none']), member.key),
          () => app.api.patch(`/videos/${id}`, member.key).send({ visibility }),
          () => app.database.prisma.video.deleteMany({ where: { id } }),
          () => area.video({}, other),
        ])();
      }
      await app.database.pool.query('DELETE FROM videos WHERE id = ANY ($1)', [ids.slice(2000, 2600)]);
      await expectPages(10);
    }
    await app.database.pool.query('UPDATE videos SET like_count = 0 WHERE id % 3 = 0');
    await expectPages(10);
    await app.database.pool.query(
      `UPDATE videos v SET like_count = (SELECT count(*) FROM ratings r WHERE r.video_id = v.id AND value = 1),
         dislike_count = (SELECT count(*) FROM ratings r WHERE r.video_id = v.id AND value = -1)`,
    );
    await expectExact(app.database, 'videos');
    await expectPages(10);
  }, 120_000);

  it('is searched for what a title contains, in the order that was asked for, up to 1,000', async () => {
    for (const sort of ['newest', 'popular'] as const) {
      for (const search of ['LATHE', 'bench', 'e 77', '%_\\', '7', 'none such']) {
        const expected = (await idsOf(sort, search)).slice(0, 1000);
        const list = await area.list({ sort, search, page: 2, per_page: 10 });
        expect(list.total, search).toBe(expected.length);
        expect(list.videos.map(({ id }) => id)).toEqual(expected.slice(10, 20));
      }
    }
    expect((await area.list({ search: '  ' })).total).toBe((await idsOf('newest')).length);
  });

  it('is searched by titles whose keys were not made before, and makes these', async () => {
    const { pool } = app.database;
    const id = (await idsOf('newest'))[0] as number;
    const listedIds = async () => (await area.list({ search: 'resume of' })).videos.map((video) => video.id);
    await pool.query(`UPDATE videos SET title = 'Résumé of a lathe' WHERE id = $1`, [id]);
    expect(await listedIds()).toEqual([id]);
    await pool.query(`UPDATE videos SET title_key = '' WHERE id = $1`, [id]);
    expect(await listedIds()).toEqual([id]);
    await pool.query(`SELECT queue_search_rebuild('videos')`);
    await rebuildSearch(app.database);
    const { rows } = await pool.query('SELECT title_key FROM videos WHERE id = $1', [id]);
    expect(rows).toEqual([{ title_key: 'resume of a lathe' }]);
    await expectExact(app.database, 'videos');
  });

  it.each(['page=0', 'page=100001', 'per_page=101', 'per_page=0', 'sort=best', 'search=%00'])(
    'refuses %s',
    async (query) => {
      expect((await app.api.get(`/videos?${query}`).expect(400)).body.code).toBe('invalid_param');
    },
  );

  it('answers 304 to who has it', async () => {
    const { headers } = await app.api.get('/videos').expect(200);
    await app.api
      .get('/videos')
      .set('If-None-Match', headers.etag as string)
      .expect(304);
  });
});

describe('the comments of a video', () => {
  it('are what skipping row by row would find, however many there are and while some go', async () => {
    const id = await area.video();
    const { member, other } = app.people;
    await app.database.pool.query(
      `INSERT INTO comments (video_id, author_id, content) SELECT $1, $2, n::text FROM generate_series(1, 9000) n`,
      [id, other.id],
    );
    for (let round = 0; round < 4; round++) {
      const { rows } = await app.database.pool.query<{ id: number }>(
        'SELECT id FROM comments WHERE video_id = $1 ORDER BY id DESC',
        [id],
      );
      const expected = rows.map((row) => row.id);
      for (const page of [1, 2, 51, 52, 53, 250, Math.ceil(expected.length / 20), 1 + below(400), 1 + below(400)]) {
        const { body } = await app.api.get(`/videos/${id}/comments?page=${page}`).expect(200);
        expect(body.comments.map((comment: { id: number }) => comment.id)).toEqual(
          expected.slice((page - 1) * 20, page * 20),
        );
        expect([body.total, body.pages]).toEqual([expected.length, Math.ceil(expected.length / 20)]);
      }
      for (let n = 0; n < 5; n++) await app.api.delete(`/videos/${id}/comments/${pick(expected)}`, member.key);
      await app.database.pool.query('DELETE FROM comments WHERE id = ANY ($1)', [expected.slice(3000, 5500)]);
      await area.comment(id);
    }
    await expectExact(app.database, 'videos');
  }, 60_000);
});
