import { type Invariant, listCounter, madeBy, nothingAfterwards } from './invariant.js';

const listed = `v.visibility = 'public' AND v.status = 'ready'`;

/** The videos of each block of one order. Each order has an index of its own, which only its own words use. */
const videosInBlocks = (sort: 'newest' | 'popular'): string => {
  const [key, after, last] =
    sort === 'popular'
      ? ['(v.like_count, v.id)', '(b.after_likes, b.after_id)', '(b.last_likes, b.last_id)']
      : ['v.id', 'b.after_id', 'b.last_id'];
  return `
    SELECT b.*, (SELECT count(*) FROM videos v WHERE ${listed} AND ${key} > ${after} AND ${key} <= ${last}) AS counted
    FROM blocks b WHERE b.sort = '${sort}'`;
};

/** What must hold for videos, ratings and comments. */
export const videoInvariants: readonly Invariant[] = [
  {
    area: 'videos',
    rule: 'whose account is deleted has no private videos',
    query: `
      SELECT 'video ' || v.id AS thing, 'private, of ' || u.username AS kept, 'nobody' AS counted
      FROM videos v JOIN users u ON u.id = v.author_id WHERE v.visibility = 'private' AND u.deleted_at IS NOT NULL`,
  },
  {
    area: 'videos',
    rule: 'the counts of a video are those of its likes, dislikes and comments',
    query: `
      SELECT 'video ' || v.id AS thing,
        format('%s likes, %s dislikes, %s comments', v.like_count, v.dislike_count, v.comment_count) AS kept,
        format('%s likes, %s dislikes, %s comments', r.likes, r.dislikes, c.comments) AS counted
      FROM videos v
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE value = 1) AS likes, count(*) FILTER (WHERE value = -1) AS dislikes
        FROM ratings WHERE video_id = v.id
      ) r
      CROSS JOIN LATERAL (SELECT count(*) AS comments FROM comments WHERE video_id = v.id) c
      WHERE (v.like_count, v.dislike_count, v.comment_count) <> (r.likes, r.dislikes, c.comments)`,
  },
  listCounter(
    'videos',
    'videos',
    'the counter of videos says how many the list holds',
    `SELECT 0 AS id, '' AS key, count(*) AS items FROM videos v WHERE ${listed}`,
  ),
  {
    area: 'videos',
    rule: 'a block of videos holds as many videos as it says',
    query: `
      WITH blocks AS (
        SELECT *, coalesce(lag(last_likes) OVER list, -1) AS after_likes, coalesce(lag(last_id) OVER list, 0) AS after_id
        FROM video_blocks WINDOW list AS (PARTITION BY sort ORDER BY last_likes, last_id)
      )
      SELECT format('block of videos, %s, up to %s, %s', sort, last_likes, last_id) AS thing, videos AS kept, counted
      FROM (${videosInBlocks('newest')} UNION ALL ${videosInBlocks('popular')}) held
      WHERE videos <> counted`,
  },
  {
    area: 'videos',
    rule: 'a block of comments holds as many comments as it says',
    query: `
      SELECT format('block of video %s up to comment %s', b.video_id, b.last_id) AS thing,
        b.comments AS kept, held.comments AS counted
      FROM (
        SELECT *, coalesce(lag(last_id) OVER (PARTITION BY video_id ORDER BY last_id), 0) AS after_id
        FROM comment_blocks
      ) b
      CROSS JOIN LATERAL (
        SELECT count(*) AS comments FROM comments c
        WHERE c.video_id = b.video_id AND c.id <= b.last_id AND c.id > b.after_id
      ) held
      WHERE b.comments <> held.comments`,
  },
  nothingAfterwards('videos', 'videos', madeBy('videos', 'video')),
  nothingAfterwards('videos', 'comments', madeBy('comments', 'comment')),
  nothingAfterwards('videos', 'ratings', madeBy('ratings', 'rating of video', 'user_id', 'video_id')),
  nothingAfterwards(
    'videos',
    'share links of videos',
    `SELECT 'share ' || s.id AS thing, v.author_id, s.created_at FROM shares s JOIN videos v ON v.id = s.video_id`,
  ),
];
