import { defineContent, type TableLists } from '../../content/kind.js';

/** A file, with its share link. */
export const file = defineContent({
  type: 'file',
  table: 'files',
  missing: 'file_not_found',
  author: 'r.owner_id',
  title: 'r.name',
  isPrivate: 'true',
  hasObject: true,
  parts: [{ table: 'shares', where: 'r.file_id = root' }],
});

/** The link to a file or a video. */
export const share = defineContent({
  type: 'share',
  table: 'shares',
  missing: 'share_not_found',
  author:
    'coalesce((SELECT owner_id FROM files WHERE id = r.file_id), (SELECT author_id FROM videos WHERE id = r.video_id))',
  title: 'coalesce((SELECT name FROM files WHERE id = r.file_id), (SELECT title FROM videos WHERE id = r.video_id))',
  parentId: 'coalesce(r.file_id, r.video_id)',
  urlsLeadTo: `coalesce((SELECT object_key FROM files WHERE id = r.file_id), (SELECT object_key FROM videos WHERE id = r.video_id))`,
  parents: [
    { table: 'files', column: 'file_id', lock: 'UPDATE' },
    { table: 'videos', column: 'video_id', lock: 'UPDATE' },
  ],
});

/** The counted lists of files. */
export const fileLists: readonly TableLists[] = [
  {
    area: 'files',
    table: 'files',
    orders: {
      name: { columns: ['name_key', 'id'], word: 'r.name_key', bound: '@.word, @.id' },
      size: { columns: ['size', 'id'], sort: 'r.size', bound: '@.sort::bigint, @.id' },
    },
    lists: { files: { part: 'owner_id', counter: 'elsewhere', orders: ['id', 'name', 'size'] } },
  },
];
