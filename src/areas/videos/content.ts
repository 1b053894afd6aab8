import { type DeclaredLists, defineContent } from '../../content/kind.js';
import { author, createdAt, hidden } from '../../content/records.js';
import { isSeenSql } from '../../content/removal/visibility.js';
import type { Row } from '../../core/database/row.js';

const isPublic = (r: Row<'videos'>): string => `${r.visibility} = 'public' AND ${r.status} = 'ready'`;

/** A video, with its comments, ratings, views and share link. */
export const video = defineContent({
  type: 'video',
  noun: 'video',
  table: 'videos',
  area: 'videos',
  path: (r) => `'/videos/' || ${r.id}`,
  isOpen: isPublic,
  isVisible: (r, viewer) => `EXISTS (SELECT FROM videos v WHERE v.id = ${r.id} AND ${isSeenSql(viewer)})`,
  author: 'author_id',
  title: 'title',
  text: 'description',
  searched: { picture: (r) => r.thumbnail_url },
  events: { 'video.updated': { when: (r, o) => `${r.visibility} <> ${o.visibility}` } },
  isPrivate: (r) => `${r.visibility} = 'private'`,
  hasObject: true,
  urlsLeadTo: 'object_key',
  refilled: { like_count: 0, dislike_count: 0, comment_count: 0 },
  parts: [
    { table: 'comments', of: 'video_id' },
    { table: 'ratings', of: 'video_id' },
    { table: 'video_views', of: 'video_id' },
    { table: 'shares', of: 'video_id' },
  ],
  exported: {
    meaning: 'your videos; “path” is where the archive has the bytes',
    record: (r) => `
      SELECT ${r.id}, ${r.title}, ${r.description}, ${r.author_id}, ${author}, ${r.visibility}, ${r.status},
        CASE WHEN ${r.status} = 'failed' THEN coalesce(${r.failure}, 'incomplete') END AS failure, ${r.duration}, ${r.width}, ${r.height},
        ${r.mime_type}, ${r.size}, ${r.thumbnail_url}, ${r.like_count}, ${r.dislike_count}, ${r.comment_count}, coalesce((
          SELECT views FROM (SELECT video_id, views FROM video_views UNION ALL SELECT video_id, views FROM removed.video_views) v
          WHERE v.video_id = ${r.id}
        ), 0) AS view_count, ${createdAt(r)}, ${hidden(r)}`,
  },
});

/** A comment on a video. */
export const comment = defineContent({
  type: 'comment',
  noun: 'comment on a video',
  table: 'comments',
  area: 'videos',
  path: (r) => `'/videos/' || ${r.video_id}`,
  label: (r) => `(SELECT title FROM videos WHERE id = ${r.video_id})`,
  isVisible: (r, viewer) => `EXISTS (SELECT FROM videos v WHERE v.id = ${r.video_id} AND ${isSeenSql(viewer)})`,
  author: 'author_id',
  text: 'content',
  reactions: 'like_count',
  isRevised: true,
  parentId: 'video_id',
  within: { type: 'video', id: 'video_id' },
  // A comment is as private as its video is.
  isPrivate: (r) => `EXISTS (SELECT FROM videos WHERE id = ${r.video_id} AND visibility = 'private')`,
  parents: [{ table: 'videos', column: 'video_id', lock: 'UPDATE', count: 'comment_count' }],
  exported: {
    meaning: 'your comments on videos',
    record: (r) =>
      `SELECT ${r.id}, ${r.video_id}, ${r.content}, ${r.author_id}, ${author}, ${r.like_count}, ${createdAt(r)}, ${hidden(r)}`,
  },
});

/** The lists of videos and comments. */
export const videoLists: DeclaredLists = [
  {
    area: 'videos',
    table: 'videos',
    orders: { likes: ['like_count', 'id'] },
    lists: {
      videos: { where: isPublic, slots: 16, orders: ['id', 'likes'] },
      videos_of_author: { part: 'author_id' },
      public_videos_of_author: { part: 'author_id', where: isPublic },
    },
  },
  {
    area: 'videos',
    table: 'comments',
    lists: { comments: { part: 'video_id' } },
  },
];
