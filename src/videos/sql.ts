import type { Json, Statement } from '../database/client.js';
import { excerptSql, isoSql } from '../database/formats.js';
import { JsonText } from '../http/replies.js';
import { personList } from '../lists/of-person.js';
import { shareSql } from '../sharing/shares.js';

/** A page that begins before this row is read with OFFSET: skipping so few costs less than asking the page index. */
const indexedFrom = 1024;

/** As many rows as the contract lets a page have. Without a number the plan would be made for a tenth of the table. */
const maxPerPage = 100;

/** A video `v` as the contract shows it to `viewer`. */
const fields = (viewer: string, origin: string, description = 'v.description'): string => `
  v.id, v.title, ${description} AS description, v.author_id, u.username AS author, v.visibility, v.status,
  v.duration, v.width, v.height, v.mime_type, v.size, v.thumbnail_url, v.like_count, v.dislike_count, v.comment_count,
  coalesce((SELECT views FROM video_views WHERE video_id = v.id), 0) AS view_count,
  CASE (SELECT value FROM ratings WHERE video_id = v.id AND user_id = ${viewer}::integer)
    WHEN 1 THEN 'like' WHEN -1 THEN 'dislike' ELSE 'none' END AS my_rating,
  CASE WHEN v.author_id = ${viewer}::integer THEN (SELECT ${shareSql(origin)} FROM shares s WHERE s.video_id = v.id) END AS share,
  ${isoSql('v.created_at')} AS created_at`;

/** Everything of one author's, who also looks. $5 visibility or null, $6 status or null, $7 origin of links. */
export const videosOfPerson = personList({
  name: 'videos_of_person',
  field: 'videos',
  rows: (person) => `
    videos WHERE author_id = ${person} AND ($5::video_visibility IS NULL OR visibility = $5::video_visibility)
      AND ($6::video_status IS NULL OR status = $6::video_status)`,
  columns: fields('$1', '$7', excerptSql('v.description')),
  from: 'JOIN videos v ON v.id = page.id JOIN users u ON u.id = v.author_id',
});

/** What everybody can find of one author. $5 viewer, $6 origin of links. */
export const videosByName = personList(
  {
    name: 'videos_of_person',
    field: 'videos',
    rows: (person) => `videos WHERE author_id = ${person} AND visibility = 'public' AND status = 'ready'`,
    columns: fields('$5', '$6', excerptSql('v.description')),
    from: 'JOIN videos v ON v.id = page.id JOIN users u ON u.id = v.author_id',
  },
  'username',
);

/** $1 video, $2 viewer, $3 origin of links. */
export const videoById = {
  name: 'video',
  text: `
    SELECT row_to_json(video)::text AS reply FROM (
      SELECT ${fields('$2', '$3')} FROM videos v JOIN users u ON u.id = v.author_id WHERE v.id = $1
    ) video`,
};

type VideoSort = 'newest' | 'popular';
type Way = 'near' | 'far' | 'search';
/** What a list of videos is asked for. */
export type VideoQuery = { page?: number; per_page?: number; search?: string; sort?: VideoSort };

const orders: Record<VideoSort, string> = { newest: 'id DESC', popular: 'like_count DESC, id DESC' };
const listed = `videos WHERE visibility = 'public' AND status = 'ready'`;

/** $1 rows before the page, $2 rows of a page, $3 the page, $4 viewer, $5 origin of links, then the text to search. */
function statement(sort: VideoSort, way: Way): Statement {
  const order = orders[sort];
  const page = {
    near: `SELECT id FROM ${listed} ORDER BY ${order} LIMIT $2::integer OFFSET $1::integer`,
    far: far(sort),
    search: 'SELECT unnest(ids[$1::integer + 1 : $1::integer + $2::integer]) AS id FROM list',
  }[way];
  const list =
    way === 'search'
      ? `SELECT cardinality(ids) AS total, ids FROM search_videos('${sort}', $6::text) ids`
      : `SELECT list_total('videos', 0, '') AS total`;
  return {
    name: `videos_${way}_${sort}`,
    text: `
      WITH list AS MATERIALIZED (${list}),
      page AS (SELECT id FROM (${page}) wanted LIMIT ${maxPerPage}),
      shown AS (
        SELECT ${fields('$4', '$5', excerptSql('v.description'))} FROM page JOIN videos v ON v.id = page.id JOIN users u ON u.id = v.author_id
        ORDER BY ${order.replaceAll(/like_count|id/g, 'v.$&')}
      )
      SELECT row_to_json(r)::text AS reply FROM (
        SELECT coalesce((SELECT json_agg(row_to_json(shown)) FROM shown), '[]') AS videos,
          total, ceil(total / $2::numeric)::integer AS pages, $3::integer AS page
        FROM list
      ) r`,
  };
}

/** From the first block that has as many rows up to its end as the list has from its end to the page. */
function far(sort: VideoSort): string {
  const [key, last] =
    sort === 'newest' ? ['id', 'start.last_id'] : ['(like_count, id)', '(start.last_likes, start.last_id)'];
  return `
    WITH start AS (
      SELECT last_likes, last_id, through - (SELECT total - $1::integer FROM list) AS skip
      FROM (
        SELECT last_likes, last_id, sum(videos) OVER (ORDER BY last_likes, last_id) AS through
        FROM video_blocks WHERE sort = '${sort}'
      ) blocks
      WHERE through >= (SELECT total - $1::integer FROM list) ORDER BY through LIMIT 1
    )
    SELECT id FROM start CROSS JOIN LATERAL (
      SELECT id FROM ${listed} AND ${key} <= ${last} ORDER BY ${orders[sort]} LIMIT $2::integer OFFSET start.skip
    ) within
    UNION ALL
    SELECT id FROM (
      SELECT id FROM ${listed} AND NOT EXISTS (SELECT FROM start)
      ORDER BY ${orders[sort]} LIMIT $2::integer OFFSET $1::integer
    ) before`;
}

const made = new Map<string, Statement>();

/** The statement of one page of the list, and its parameters. */
export function videoPage(query: VideoQuery, viewer: number | null, origin: string): [Statement, unknown[]] {
  const { page = 1, per_page: perPage = 20, sort = 'newest' } = query;
  const search = query.search?.trim() ?? '';
  const before = (page - 1) * perPage;
  const way = search !== '' ? 'search' : before < indexedFrom ? 'near' : 'far';
  const known = made.get(`${sort} ${way}`) ?? statement(sort, way);
  made.set(`${sort} ${way}`, known);
  return [known, [before, perPage, page, viewer, origin, ...(search === '' ? [] : [search])]];
}

const comment = `
  c.id, c.video_id, c.content, c.author_id, u.username AS author, ${isoSql('c.created_at')} AS created_at`;

/** $1 video, $2 author, $3 text. The video's row is locked first, as whoever deletes it does. */
export const insertComment = {
  name: 'insert_comment',
  text: `
    WITH video AS (
      SELECT id FROM videos WHERE id = $1 AND (visibility <> 'private' OR author_id = $2::integer) FOR NO KEY UPDATE
    ),
    c AS (INSERT INTO comments (video_id, author_id, content) SELECT id, $2::integer, $3::text FROM video RETURNING *)
    SELECT row_to_json(r)::text AS reply FROM (SELECT ${comment} FROM c JOIN users u ON u.id = c.author_id) r`,
};

/**
 * $1 video, $2 rows before the page, $3 rows of a page, $4 page. A far page begins in the first block that has as many
 * comments up to its end as there are from the page to the oldest; where no block does, few are before it.
 */
const commentPage = (page: string): string => `
  WITH list AS MATERIALIZED (SELECT comment_count AS total FROM videos WHERE id = $1),
  page AS (SELECT id FROM (${page}) wanted LIMIT ${maxPerPage}),
  shown AS (
    SELECT ${comment} FROM page JOIN comments c ON c.id = page.id JOIN users u ON u.id = c.author_id ORDER BY c.id DESC
  )
  SELECT row_to_json(r)::text AS reply FROM (
    SELECT coalesce((SELECT json_agg(row_to_json(shown)) FROM shown), '[]') AS comments,
      total, ceil(total / $3::numeric)::integer AS pages, $4::integer AS page
    FROM list
  ) r`;

const commentPages = {
  near: {
    name: 'comments_near',
    text: commentPage(
      'SELECT id FROM comments WHERE video_id = $1 ORDER BY id DESC LIMIT $3::integer OFFSET $2::integer',
    ),
  },
  far: {
    name: 'comments_far',
    text: commentPage(`
      WITH start AS (
        SELECT last_id, through - (SELECT total - $2::integer FROM list) AS skip
        FROM (
          SELECT last_id, sum(comments) OVER (ORDER BY last_id) AS through FROM comment_blocks WHERE video_id = $1
        ) blocks
        WHERE through >= (SELECT total - $2::integer FROM list) ORDER BY last_id LIMIT 1
      )
      SELECT id FROM start CROSS JOIN LATERAL (
        SELECT id FROM comments WHERE video_id = $1 AND id <= start.last_id
        ORDER BY id DESC LIMIT $3::integer OFFSET start.skip
      ) within
      UNION ALL
      SELECT id FROM (
        SELECT id FROM comments WHERE video_id = $1 AND NOT EXISTS (SELECT FROM start)
        ORDER BY id DESC LIMIT $3::integer OFFSET $2::integer
      ) before`),
  },
};

/** The statement of a page of comments, and its parameters. */
export function commentPageOf(video: number, page = 1, perPage = 20): [Statement, unknown[]] {
  const before = (page - 1) * perPage;
  return [before < indexedFrom ? commentPages.near : commentPages.far, [video, before, perPage, page]];
}

/** $1 video, $2 user, $3 the rating as a number, $4 as a word. Sets the rating, or removes it. */
export const rate = {
  name: 'rate_video',
  text: `
    SELECT json_build_object('rating', $4::text, 'like_count', likes, 'dislike_count', dislikes)::text AS reply
    FROM rate_video($1::integer, $2::integer, $3::integer)`,
};

/** The video as this viewer sees it. */
export async function readVideo(json: Json, id: number, viewer: number, origin: string) {
  return new JsonText<never>((await json(videoById, [id, viewer, origin])) ?? 'null');
}
