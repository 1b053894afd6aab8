import type { Invariant } from './invariant.js';

export const videoInvariants: readonly Invariant[] = [
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
];
