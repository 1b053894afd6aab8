import { type Invariant, isQueuedSql, listsOf, madeBy, nothingAfterwards } from './invariant.js';

/** Rules for videos, ratings and comments. */
export const videoInvariants: readonly Invariant[] = [
  {
    area: 'videos',
    rule: 'whose account is deleted has no private videos',
    query: `
      SELECT 'video ' || v.id AS subject, 'private, of ' || u.username AS kept, 'no owner' AS counted
      FROM videos v JOIN users u ON u.id = v.author_id WHERE v.visibility = 'private' AND u.deleted_at IS NOT NULL`,
  },
  {
    area: 'videos',
    rule: 'the counts of a video are those of its likes, dislikes and comments',
    query: `
      SELECT 'video ' || v.id AS subject,
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
  {
    area: 'videos',
    rule: 'what counts against a quota are the videos of the author',
    query: `
      SELECT format('videos of user %s', owner_id) AS subject,
        format('%s bytes', coalesce(u.bytes, 0)) AS kept, format('%s bytes', coalesce(v.bytes, 0)) AS counted
      FROM video_usage u
      FULL JOIN (SELECT author_id AS owner_id, sum(size) AS bytes FROM videos GROUP BY 1) v USING (owner_id)
      WHERE coalesce(u.bytes, 0) <> coalesce(v.bytes, 0)`,
  },
  {
    area: 'videos',
    rule: 'an unlisted video has a share link',
    query: `
      SELECT 'video ' || v.id AS subject, 'unlisted' AS kept, 'no link' AS counted FROM videos v
      WHERE v.visibility = 'unlisted' AND NOT EXISTS (SELECT FROM shares WHERE video_id = v.id)
        AND NOT EXISTS (SELECT FROM removed.shares WHERE video_id = v.id)`,
  },
  {
    area: 'videos',
    rule: 'a video is searched by its title',
    query: `
      SELECT 'video ' || v.id AS subject, v.title_key AS kept, search_key(v.title) AS counted FROM videos v
      WHERE v.title_key <> search_key(v.title) AND NOT ${isQueuedSql('videos', 'v.id')}`,
  },
  nothingAfterwards('videos', 'ratings', madeBy('ratings', 'rating of video', 'user_id', 'video_id')),
  listsOf('videos'),
];
