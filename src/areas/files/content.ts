import { fileReferenceSql } from '../../content/attachments.js';
import { type DeclaredLists, defineContent } from '../../content/kind.js';
import { createdAt, hidden, shareSql } from '../../content/records.js';
import { isInForce } from '../../content/removal/visibility.js';
import { isoSql } from '../../core/database/formats.js';
import type { Row } from '../../core/database/row.js';

/** A file, with its share link. */
export const file = defineContent({
  type: 'file',
  noun: 'file',
  table: 'files',
  area: 'files',
  path: (r) => `'/files/' || ${r.id}`,
  author: 'owner_id',
  title: 'name',
  isPrivate: () => 'true',
  hasObject: true,
  refilled: { folder_id: (r) => `restored_folder(${r.folder_id})` },
  parts: [{ table: 'shares', of: 'file_id' }],
  exported: {
    meaning: 'your files; “path” is where the archive has the bytes',
    record: (r) => `
      SELECT ${r.id}, ${r.name}, ${r.mime_type}, ${r.size}, ${r.sha256}, ${fileReferenceSql(r.id)} AS reference, ${r.folder_id}, folder_path(${r.folder_id}) AS folder, ${createdAt(r)}, ${isoSql(r.updated_at)} AS updated_at, ${hidden(r)}`,
  },
});

/** SQL of the owner of a share, also of a removed file or video. */
const sharer = (r: Row<'shares'>): string => `(
  SELECT owner_id FROM (SELECT id, owner_id FROM files UNION ALL SELECT id, owner_id FROM removed.files) f WHERE f.id = ${r.file_id}
  UNION ALL
  SELECT author_id FROM (SELECT id, author_id FROM videos UNION ALL SELECT id, author_id FROM removed.videos) v WHERE v.id = ${r.video_id}
)`;

/** SQL of a column of the file or the video that is shared. */
const ofShared =
  (ofFile: string, ofVideo = ofFile) =>
  (r: Row<'shares'>): string =>
    `coalesce((SELECT ${ofFile} FROM files WHERE id = ${r.file_id}), (SELECT ${ofVideo} FROM videos WHERE id = ${r.video_id}))`;

/** The link to a file or a video. */
export const share = defineContent({
  type: 'share',
  noun: 'share link',
  table: 'shares',
  area: null,
  path: (r) => `'/shares/' || ${r.token}`,
  namedBy: 'token',
  events: null,
  isVisible: (r) => `EXISTS (
    SELECT FROM shares s LEFT JOIN files f ON f.id = s.file_id LEFT JOIN videos v ON v.id = s.video_id
    JOIN users u ON u.id = coalesce(f.owner_id, v.author_id)
    WHERE s.id = ${r.id} AND ${isInForce} AND coalesce(v.status = 'ready', true)
  )`,
  author: ofShared('owner_id', 'author_id'),
  title: ofShared('name', 'title'),
  parentId: (r) => `coalesce(${r.file_id}, ${r.video_id})`,
  urlsLeadTo: ofShared('object_key'),
  parents: [
    { table: 'files', column: 'file_id', lock: 'UPDATE' },
    { table: 'videos', column: 'video_id', lock: 'UPDATE' },
  ],
  exported: {
    meaning: 'links by which you share files and videos; never their passwords',
    where: (r) => `$1::integer = ${sharer(r)}`,
    record: (r) => `
      SELECT ${r.file_id}, ${r.video_id}, shown.*, ${hidden(r)}
      FROM (SELECT r.*) s CROSS JOIN LATERAL json_to_record(${shareSql('$3')}) AS shown (
        token text, share_url text, has_password boolean, expires_at text, allow_download boolean, created_at text
      )`,
  },
});

/** The lists of files. */
export const fileLists: DeclaredLists = [
  {
    area: 'files',
    table: 'files',
    orders: { name: ['name_key', 'id'], size: ['size', 'id'] },
    lists: { files: { part: 'owner_id', orders: ['id', 'name', 'size'] } },
  },
];
