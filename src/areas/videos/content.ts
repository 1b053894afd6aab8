import { defineContent, type TableLists } from '../../content/kind.js';

const ofVideo = (table: string) => ({ table, where: 'r.video_id = root' });

/** A video, with its comments, ratings, views and share link. */
export const video = defineContent({
  type: 'video',
  table: 'videos',
  missing: 'video_not_found',
  author: 'r.author_id',
  title: 'r.title',
  text: 'r.description',
  isPrivate: `r.visibility = 'private'`,
  hasObject: true,
  urlsLeadTo: 'r.object_key',
  refilled: { like_count: '0', dislike_count: '0', comment_count: '0' },
  parts: [ofVideo('comments'), ofVideo('ratings'), ofVideo('video_views'), ofVideo('shares')],
});

/** A comment on a video. */
export const comment = defineContent({
  type: 'comment',
  table: 'comments',
  missing: 'comment_not_found',
  author: 'r.author_id',
  text: 'r.content',
  parentId: 'r.video_id',
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
});

const isPublic = `r.visibility = 'public' AND r.status = 'ready'`;

/** The counted lists of videos and comments. */
export const videoLists: readonly TableLists[] = [
  {
    area: 'videos',
    table: 'videos',
    orders: { likes: { columns: ['like_count', 'id'], sort: 'r.like_count', bound: '@.sort::integer, @.id' } },
    lists: {
      videos: { where: isPublic, counter: 16, orders: ['id', 'likes'] },
      videos_of_author: { part: 'author_id', counter: 'none', orders: ['id'] },
      public_videos_of_author: { part: 'author_id', where: isPublic, counter: 'none', orders: ['id'] },
    },
  },
  {
    area: 'videos',
    table: 'comments',
    lists: { comments: { part: 'video_id', parent: 'videos', counter: 'elsewhere', orders: ['id'] } },
  },
];
