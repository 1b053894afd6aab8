import { fileReferenceSql } from '../../content/attachments.js';
import { defineContent, type TableLists } from '../../content/kind.js';
import { createdAt, hidden, shareSql } from '../../content/records.js';
import { isInForce } from '../../content/removal/visibility.js';
import { isoSql } from '../../core/database/formats.js';

/** A file, with its share link. */
export const file = defineContent({
  type: 'file',
  noun: 'file',
  table: 'files',
  area: 'files',
  missing: 'file_not_found',
  path: `'/files/' || r.id`,
  author: 'r.owner_id',
  title: 'r.name',
  isPrivate: 'true',
  hasObject: true,
  parts: [{ table: 'shares', where: 'r.file_id = root' }],
  exported: {
    meaning: 'your files; “path” is where the archive has the bytes',
    record: `
      SELECT r.id, r.name, r.mime_type, r.size, r.sha256, ${fileReferenceSql('r.id')} AS reference, ${createdAt}, ${isoSql('r.updated_at')} AS updated_at, ${hidden}`,
  },
});

/** SQL of the owner of a share `r`, also of a removed file or video. */
const sharer = `(
  SELECT owner_id FROM (SELECT id, owner_id FROM files UNION ALL SELECT id, owner_id FROM removed.files) f WHERE f.id = r.file_id
  UNION ALL
  SELECT author_id FROM (SELECT id, author_id FROM videos UNION ALL SELECT id, author_id FROM removed.videos) v WHERE v.id = r.video_id
)`;

/** The link to a file or a video. */
export const share = defineContent({
  type: 'share',
  noun: 'share link',
  table: 'shares',
  area: null,
  missing: 'share_not_found',
  path: `'/shares/' || r.token`,
  namedBy: 'token',
  events: null,
  isVisible: () => `EXISTS (
    SELECT FROM shares s LEFT JOIN files f ON f.id = s.file_id LEFT JOIN videos v ON v.id = s.video_id
    JOIN users u ON u.id = coalesce(f.owner_id, v.author_id)
    WHERE s.id = r.id AND ${isInForce} AND coalesce(v.status = 'ready', true)
  )`,
  author:
    'coalesce((SELECT owner_id FROM files WHERE id = r.file_id), (SELECT author_id FROM videos WHERE id = r.video_id))',
  title: 'coalesce((SELECT name FROM files WHERE id = r.file_id), (SELECT title FROM videos WHERE id = r.video_id))',
  parentId: 'coalesce(r.file_id, r.video_id)',
  urlsLeadTo: `coalesce((SELECT object_key FROM files WHERE id = r.file_id), (SELECT object_key FROM videos WHERE id = r.video_id))`,
  parents: [
    { table: 'files', column: 'file_id', lock: 'UPDATE' },
    { table: 'videos', column: 'video_id', lock: 'UPDATE' },
  ],
  exported: {
    meaning: 'links by which you share files and videos; never their passwords',
    where: `$1::integer = ${sharer}`,
    record: `
      SELECT r.file_id, r.video_id, shown.*, ${hidden}
      FROM (SELECT r.*) s CROSS JOIN LATERAL json_to_record(${shareSql('$3')}) AS shown (
        token text, share_url text, has_password boolean, expires_at text, allow_download boolean, created_at text
      )`,
  },
});

/** The lists of files. */
export const fileLists: readonly TableLists[] = [
  {
    area: 'files',
    table: 'files',
    orders: { name: ['name_key', 'id'], size: ['size', 'id'] },
    lists: { files: { part: 'owner_id', orders: ['id', 'name', 'size'] } },
  },
];
