import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { testDatabase } from '../../helpers/database.js';
import { expectExact } from '../../helpers/exact.js';
import { createPeople } from '../../helpers/people.js';
import { randomNumbers } from '../../helpers/random.js';
import { videosOf } from '../../helpers/videos.js';
import { inTheEnd } from '../../helpers/waiting.js';

const writers = 16;
let app: TestApp;
let area: ReturnType<typeof videosOf>;
beforeAll(async () => {
  // One connection for each writer, so that they wait for rows only.
  const own = await testDatabase({ poolSize: writers + 5 });
  app = await testApp({ sharing: { testDatabase: own, people: await createPeople(own.database) } });
  area = videosOf(app);
});
afterAll(async () => {
  await app.close();
  await app.testDatabase.drop();
});

describe('a rating', () => {
  it('is set and never toggled, also on one’s own video', async () => {
    const { member, other } = app.people;
    const id = await area.video();
    const liked = { rating: 'like', like_count: 1, dislike_count: 0 };
    expect(await area.rate(id, 'like')).toEqual(liked);
    expect(await area.rate(id, 'like')).toEqual(liked);
    expect(await area.rate(id, 'like', member.key)).toEqual({ ...liked, like_count: 2 });
    expect(await area.rate(id, 'dislike')).toEqual({ rating: 'dislike', like_count: 1, dislike_count: 1 });
    expect((await area.read(id, other.key)).my_rating).toBe('dislike');
    expect(await area.rate(id, 'none')).toEqual({ rating: 'none', like_count: 1, dislike_count: 0 });
    expect(await area.rate(id, 'none')).toEqual({ rating: 'none', like_count: 1, dislike_count: 0 });
    expect((await area.read(id, other.key)).my_rating).toBe('none');
  });

  it.each(['LIKE', '', 1, true, ['like'], {}])('answers 400 to the value %j', async (rating) => {
    const id = await area.video();
    const reply = await app.api.post(`/videos/${id}/rate`, app.people.member.key).send({ rating });
    expect([400, 422]).toContain(reply.status);
    expect(reply.body.data.params).toHaveProperty('rating');
  });

  it('keeps one rating of hundreds sent concurrently, with correct counts after each', async () => {
    const id = await area.video();
    const ratings = ['like', 'dislike', 'none'] as const;
    const replies = await Promise.all(
      Array.from({ length: 300 }, (_, n) => area.rate(id, ratings[n % 3] as string, app.people.member.key)),
    );
    for (const { rating, like_count, dislike_count } of replies) {
      expect([like_count, dislike_count]).toEqual([rating === 'like' ? 1 : 0, rating === 'dislike' ? 1 : 0]);
    }
    await expectExact(app.database, 'videos');
  }, 60_000);
});

describe('many writers at once', () => {
  it('leave every count exact, and none of them meets a fault or a deadlock', async () => {
    const { member, other, moderator, admin } = app.people;
    await app.database.pool.query(
      `INSERT INTO videos (author_id, title, object_key, mime_type, size)
       SELECT $1, 'Video ' || n, 'videos/01/' || lpad('9' || n, 32, '0'), 'video/mp4', 1 FROM generate_series(1, 6000) n`,
      [member.id],
    );
    const { rows } = await app.database.pool.query<{ id: number }>('SELECT id FROM videos ORDER BY id');
    const ids = rows.map(({ id }) => id);
    await app.database.pool.query(
      `INSERT INTO comments (video_id, author_id, content) SELECT $1, $2, 'x' FROM generate_series(1, 4000)`,
      [ids[0], other.id],
    );
    const comments: [video: number, id: number][] = [];
    const { rows: old } = await app.database.pool.query<{ id: number }>(
      'SELECT id FROM comments ORDER BY id LIMIT 200',
    );
    comments.push(...old.map(({ id }): [number, number] => [ids[0] as number, id]));
    const seen = new Map<string, number>();

    const callsOf = ({ below, pick }: ReturnType<typeof randomNumbers>) => {
      // Few videos, so that the writers meet: the oldest and the newest.
      const id = pick([...ids.slice(0, 5), ...ids.slice(-4)]);
      const [video, comment] = pick(comments);
      const { key } = pick([member, other, moderator, admin]);
      const rate = () => app.api.post(`/videos/${id}/rate`, key).send({ rating: pick(['like', 'dislike', 'none']) });
      return [
        rate,
        rate,
        rate,
        () => app.api.post(`/videos/${id}/comments`, key).send({ content: 'x' }),
        () => app.api.post(`/videos/${id}/comments`, key).send({ content: 'x' }),
        () => app.api.delete(`/videos/${video}/comments/${comment}`, moderator.key),
        () => app.api.patch(`/videos/${id}`, member.key).send({ visibility: pick(['public', 'unlisted']) }),
        () => app.api.patch(`/videos/${pick(ids)}`, member.key).send({ visibility: pick(['public', 'private']) }),
        () => app.api.get(`/videos?sort=popular&page=${1 + below(300)}`),
        () => app.api.get(`/videos/${id}/comments?page=${1 + below(200)}`),
      ];
    };
    // The first call of an operation compiles its validator, during which no connection could be opened.
    for (const call of callsOf(randomNumbers(1))) await call();

    const writer = async (index: number): Promise<void> => {
      const random = randomNumbers(900 + index);
      for (let turn = 0; turn < 25; turn++) {
        const reply = await inTheEnd(random.pick(callsOf(random)));
        const outcome = `${reply.status} ${reply.body.code ?? ''}`.trim();
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
        if (reply.status === 201) comments.push([reply.body.video_id, reply.body.id]);
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, index) => writer(index)));
    // Others do not see a video while it is unlisted or private.
    const expected = ['200', '201', '404 comment_not_found', '404 video_not_found'];
    expect([...seen.keys()].filter((outcome) => !expected.includes(outcome))).toEqual([]);
    expect(seen.get('200')).toBeGreaterThan(100);
    expect(seen.get('201')).toBeGreaterThan(20);
    await expectExact(app.database, 'videos');
  }, 120_000);
});
