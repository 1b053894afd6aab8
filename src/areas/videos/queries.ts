import {
  foundRows,
  joinedRows,
  listPage,
  listRows,
  listTotal,
  pageOfPerson,
  personPage,
  personPosition,
  personRows,
} from '../../content/lists/lists.js';
import { type BoundStatement, keysetOf, type PageStatement, requestedRows } from '../../content/lists/walks.js';
import { pictureUrlSql } from '../../content/pictures/pictures.js';
import { editedSql, shareSql } from '../../content/records.js';
import { isSeenSql } from '../../content/removal/visibility.js';
import { arraySql, excerptSql, isoSql, objectSql } from '../../core/database/formats.js';
import { named, replying } from '../../core/database/statement.js';

/** A video `v` as the contract shows it to `viewer`. */
const fields = (viewer: string, origin: string, description = 'v.description'): string => `
  v.id, v.title, ${description} AS description, v.author_id, u.username AS author, v.visibility, v.status,
  CASE WHEN v.status = 'failed' THEN coalesce(v.failure, 'incomplete') END AS failure,
  CASE WHEN v.author_id = ${viewer}::integer THEN (SELECT progress FROM video_jobs WHERE video_id = v.id) END AS progress,
  v.duration, v.width, v.height, v.mime_type, v.size, v.thumbnail_url,
  coalesce(${pictureUrlSql(origin, 'v.poster')}, v.thumbnail_url) AS poster_url, v.like_count, v.dislike_count, v.comment_count,
  coalesce((SELECT views FROM video_views WHERE video_id = v.id), 0) AS view_count,
  CASE (SELECT value FROM ratings WHERE video_id = v.id AND user_id = ${viewer}::integer)
    WHEN 1 THEN 'like' WHEN -1 THEN 'dislike' ELSE 'none' END AS my_rating,
  CASE WHEN v.author_id = ${viewer}::integer THEN (SELECT ${shareSql(origin)} FROM shares s WHERE s.video_id = v.id) END AS share,
  ${isoSql('v.created_at')} AS created_at`;

/** A video as lists show it to `viewer`, with links to `origin`. */
export const summaries = (viewer: string, origin: string) =>
  ({
    schema: 'VideoPage',
    field: 'videos',
    columns: fields(viewer, origin, excerptSql('v.description')),
    from: 'JOIN videos v ON v.id = page.id JOIN users u ON u.id = v.author_id',
  }) as const;

/** All videos of an author, who is also the viewer. $5 origin of links. */
const videosOfAuthor = personPage(summaries('$1', '$5'), personRows('videos_of_author'));

const chosen = (author: string) => `
  author_id = ${author} AND ($6::video_visibility IS NULL OR visibility = $6::video_visibility)
    AND ($7::video_status IS NULL OR status = $7::video_status)`;

/**
 * The same, filtered by visibility ($6 or null) and status ($7 or null). They are counted on each read: a list for each
 * combination would cost every upload more than that.
 */
const videosChosen = personPage(summaries('$1', '$5'), {
  name: 'videos_of_author_chosen',
  total: `(SELECT count(*)::integer FROM videos WHERE ${chosen('person.id')})`,
  // Without a constant limit the planner expects a tenth of the table.
  ids: `unnest(ARRAY(SELECT id FROM (
    SELECT id FROM videos WHERE ${chosen('list.part')}
    ORDER BY id DESC LIMIT ${personPosition.size}::integer OFFSET ${personPosition.before}::integer
  ) candidates LIMIT 100))`,
  keyset: { table: 'videos', where: chosen('list.part'), keys: ['id'], isReversed: true },
});

type OwnQuery = { page?: number; per_page?: number; cursor?: string; visibility?: string; status?: string };

/** Statement and parameters of a page of the viewer's own videos. */
export function ownVideos(author: number, query: OwnQuery, origin: string): BoundStatement<'VideoPage'> {
  const { visibility = null, status = null } = query;
  const values = [...pageOfPerson(author, query), origin];
  if (visibility === null && status === null) return requestedRows(videosOfAuthor, values, query);
  return requestedRows(videosChosen, [...values, visibility, status], query);
}

/** Public videos of an author. $5 viewer, $6 origin of links. */
export const videosByName = personPage(summaries('$5', '$6'), personRows('public_videos_of_author'), 'username');

/** SQL: true if the viewer sees a video `v`, or `isShared`: they are staff or have a share link. */
const isVisible = (viewer: string, isShared: string): string =>
  `(${isShared}::boolean OR v.visibility = 'public' OR v.author_id = ${viewer}::integer)`;

/** SQL of what plays a video `v`. For a video that is not public, and for its owner, `playing.ts` adds to the URLs. */
const playing = (viewer: string, origin: string): string => `
  CASE v.status WHEN 'ready' THEN coalesce((SELECT array_to_json(array_agg(way)) FROM unnest(ARRAY[
    (SELECT ${objectSql({
      type: "'application/vnd.apple.mpegurl'",
      url: `${origin}::text || '/videos/' || v.id || '/playback/index.m3u8'`,
      width: 'width',
      height: 'height',
    })} FROM video_renditions WHERE video_id = v.id ORDER BY side DESC LIMIT 1),
    CASE WHEN v.plays_as_sent THEN ${objectSql({
      type: 'v.mime_type',
      url: `${origin}::text || '/videos/' || v.id || '/playback/film'`,
      width: 'v.width',
      height: 'v.height',
    })} END
  ]) way WHERE way IS NOT NULL), '[]') ELSE '[]' END AS playback,
  (SELECT ${origin}::text || '/videos/' || v.id || '/playback/storyboard.vtt' FROM pictures
    WHERE video_id = v.id AND place = 'storyboard' AND v.duration IS NOT NULL) AS storyboard_url,
  coalesce((
    SELECT ${arraySql('shown')} FROM (
      SELECT language, label, ${origin}::text || '/videos/' || v.id || '/playback/captions-' || language || '.vtt' AS url
      FROM video_captions WHERE video_id = v.id ORDER BY language
    ) shown
  ), '[]') AS captions,
  CASE WHEN v.description LIKE '%0:00%' THEN chapters_of(translate(v.description, chr(13), chr(10))) ELSE '[]' END AS chapters,
  CASE WHEN v.author_id = ${viewer}::integer THEN coalesce((
    SELECT ${arraySql('shown')} FROM (
      SELECT i.id, ${pictureUrlSql(origin, "i.id || '-' || i.version")} AS url
      FROM pictures i WHERE i.video_id = v.id AND i.place <> 'storyboard' ORDER BY i.place
    ) shown
  ), '[]') ELSE '[]' END AS posters`;

/** $1 video, $2 viewer, $3 origin of links, $4 whether videos that are not public are visible to them. */
export const videoById = replying('Video', {
  name: 'video',
  text: `
    SELECT row_to_json(video)::text AS reply FROM (
      SELECT ${fields('$2', '$3')}, ${playing('$2', '$3')}, NULL AS hidden FROM videos v JOIN users u ON u.id = v.author_id
      WHERE v.id = $1 AND ${isVisible('$2', '$4')}
    ) video`,
});

type VideoSort = 'newest' | 'popular';
/** Query of a list of videos. */
export type VideoQuery = {
  page?: number;
  per_page?: number;
  cursor?: string;
  updated_since?: string;
  search?: string;
  sort?: VideoSort;
};

const lists = {
  newest: { list: 'videos', reversed: true },
  popular: { list: 'videos', order: 'likes', reversed: true },
};

/** $1 rows before the page, $2 rows of a page, $3 the page, $4 viewer, $5 origin of links, then the text to search. */
function listOf(name: string, sort: VideoSort, searching: boolean): PageStatement<'VideoPage'> {
  const place = { before: '$1', size: '$2' };
  return listPage({
    ...summaries('$4', '$5'),
    name,
    list: searching
      ? `SELECT cardinality(ids) AS total, ids FROM search_videos('${sort}', $6::text) ids`
      : `SELECT ${listTotal(lists[sort])} AS total`,
    ...(searching ? foundRows(place, keysetOf(lists[sort])) : listRows(lists[sort], place)),
    page: '$3',
    size: '$2',
  });
}

/** Statement and parameters of a page of the list. */
export function videoPage(query: VideoQuery, viewer: number | null, origin: string): BoundStatement<'VideoPage'> {
  const { page = 1, per_page: perPage = 20, sort = 'newest' } = query;
  const search = query.search?.trim() ?? '';
  const statement = named(`videos_${sort}${search === '' ? '' : '_search'}`, (name) =>
    listOf(name, sort, search !== ''),
  );
  const values = [(page - 1) * perPage, perPage, page, viewer, origin, ...(search === '' ? [] : [search])];
  return requestedRows(statement, values, query);
}

const comment = `
  c.id, c.video_id, c.content, c.author_id, u.username AS author, ${isoSql('c.created_at')} AS created_at`;
const shownComment = `${comment}, c.like_count, ${editedSql('c')}`;

/** $1 comment. */
export const commentById = replying('Comment', {
  name: 'comment',
  text: `
    SELECT row_to_json(comment)::text AS reply
    FROM (SELECT ${shownComment} FROM comments c JOIN users u ON u.id = c.author_id WHERE c.id = $1) comment`,
});

/**
 * $1 video, $2 author, $3 text, $4 whether the author is staff, $5 token or null. Locks the video's row first, as a
 * deletion does.
 */
export const insertComment = replying('CreatedComment', {
  name: 'insert_comment',
  text: `
    WITH video AS (
      SELECT id FROM videos v WHERE id = $1 AND ${isSeenSql({ viewer: '$2', staff: '$4', token: '$5' })} FOR NO KEY UPDATE
    ),
    c AS (INSERT INTO comments (video_id, author_id, content) SELECT id, $2::integer, $3::text FROM video RETURNING *)
    SELECT row_to_json(r)::text AS reply FROM (SELECT ${comment}, NULL AS hidden FROM c JOIN users u ON u.id = c.author_id) r`,
});

/**
 * $1 video, $2 rows before the page, $3 rows of a page, $4 page, $5 viewer, $6 whether videos that are not public are
 * visible to them.
 */
const commentPage = listPage({
  name: 'comments',
  schema: 'CommentPage',
  list: `SELECT comment_count AS total FROM videos v WHERE id = $1 AND ${isVisible('$5', '$6')}`,
  ...listRows({ list: 'comments', reversed: true, part: '$1' }, { before: '$2', size: '$3' }),
  among: 'r.video_id = $1',
  field: 'comments',
  columns: shownComment,
  from: 'JOIN comments c ON c.id = page.id JOIN users u ON u.id = c.author_id',
  page: '$4',
  size: '$3',
});

/** Statement and parameters of a page of comments. No row: this viewer does not see the video, shared or not. */
export function commentPageOf(
  video: number,
  query: { page?: number; per_page?: number; cursor?: string; updated_since?: string },
  { viewer, isShared }: { viewer: number | null; isShared: boolean },
): BoundStatement<'CommentPage'> {
  const { page = 1, per_page: perPage = 20 } = query;
  return requestedRows(commentPage, [video, (page - 1) * perPage, perPage, page, viewer, isShared], query);
}

/** A comment in a list across videos. */
export const commentSummary = {
  schema: 'CommentList',
  field: 'comments',
  columns: `
    c.id, c.video_id, v.title AS video, ${excerptSql('c.content')} AS content, c.author_id, u.username AS author,
    ${isoSql('c.created_at')} AS created_at, ${editedSql('c')}`,
  from: 'JOIN comments c ON c.id = page.id JOIN users u ON u.id = c.author_id JOIN videos v ON v.id = c.video_id',
} as const;

/** Comments of a person on videos that the viewer sees. $5 viewer, $6 whether they are staff. */
export const commentsByName = personPage(
  commentSummary,
  joinedRows('comments_of_author', {
    table: 'comments',
    column: 'video_id',
    join: `JOIN videos v ON v.id = written.video_id AND ${isSeenSql({ viewer: '$5', staff: '$6', token: 'NULL' })}`,
  }),
  'username',
);

/**
 * $1 video, $2 user, $3 the rating as a number, $4 as a word, $5 whether the user is staff, $6 token or null. Sets the
 * rating, or removes it. Locks the video's row first.
 */
export const rate = replying('RatingResult', {
  name: 'rate_video',
  text: `
    SELECT ${objectSql({ rating: '$4::text', like_count: 'likes', dislike_count: 'dislikes' })}::text AS reply
    FROM (SELECT id FROM videos v WHERE id = $1 AND ${isSeenSql({ viewer: '$2', staff: '$5', token: '$6' })} FOR NO KEY UPDATE) video,
      rate_video(video.id, $2::integer, $3::integer)`,
});
