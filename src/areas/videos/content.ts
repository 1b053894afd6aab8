import { defineContent, type TableLists } from '../../content/kind.js';
import { author, createdAt, hidden } from '../../content/records.js';
import { isSeenSql } from '../../content/removal/visibility.js';

const ofVideo = (table: string) => ({ table, where: 'r.video_id = root' });

const isPublic = `r.visibility = 'public' AND r.status = 'ready'`;

/** A video, with its comments, ratings, views and share link. */
export const video = defineContent({
  type: 'video',
  noun: 'video',
  table: 'videos',
  area: 'videos',
  missing: 'video_not_found',
  path: `'/videos/' || r.id`,
  isVisible: (viewer) => `EXISTS (SELECT FROM videos v WHERE v.id = r.id AND ${isSeenSql(viewer)})`,
  author: 'r.author_id',
  title: 'r.title',
  text: 'r.description',
  searched: { where: isPublic },
  events: { 'video.updated': { when: 'r.visibility <> o.visibility' } },
  isPrivate: `r.visibility = 'private'`,
  hasObject: true,
  urlsLeadTo: 'r.object_key',
  refilled: { like_count: '0', dislike_count: '0', comment_count: '0' },
  parts: [ofVideo('comments'), ofVideo('ratings'), ofVideo('video_views'), ofVideo('shares')],
  exported: {
    meaning: 'your videos; “path” is where the archive has the bytes',
    record: `
      SELECT r.id, r.title, r.description, r.author_id, ${author}, r.visibility, r.status,
        CASE WHEN r.status = 'failed' THEN 'incomplete' END AS failure, r.duration, r.width, r.height,
        r.mime_type, r.size, r.thumbnail_url, r.like_count, r.dislike_count, r.comment_count, coalesce((
          SELECT views FROM (SELECT video_id, views FROM video_views UNION ALL SELECT video_id, views FROM removed.video_views) v
          WHERE v.video_id = r.id
        ), 0) AS view_count, ${createdAt}, ${hidden}`,
  },
});

/** A comment on a video. */
export const comment = defineContent({
  type: 'comment',
  noun: 'comment on a video',
  table: 'comments',
  area: 'videos',
  missing: 'comment_not_found',
  path: `'/videos/' || r.video_id`,
  label: '(SELECT title FROM videos WHERE id = r.video_id)',
  isVisible: (viewer) => `EXISTS (SELECT FROM videos v WHERE v.id = r.video_id AND ${isSeenSql(viewer)})`,
  author: 'r.author_id',
  text: 'r.content',
  isRevised: true,
  parentId: 'r.video_id',
  within: { type: 'video', id: 'r.video_id' },
  // A comment is as private as its video is.
  isPrivate: `EXISTS (SELECT FROM videos WHERE id = r.video_id AND visibility = 'private')`,
  parents: [
    {
      table: 'videos',
      column: 'video_id',
      lock: 'UPDATE',
      counts: { comment_count: 'SELECT count(*) FROM removed.comments WHERE video_id = parent AND removal = joined' },
    },
  ],
  exported: {
    meaning: 'your comments on videos',
    record: `SELECT r.id, r.video_id, r.content, r.author_id, ${author}, ${createdAt}, ${hidden}`,
  },
});

/** The lists of videos and comments. */
export const videoLists: readonly TableLists[] = [
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
