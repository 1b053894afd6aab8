import { fileReferenceSql } from '../../content/attachments.js';
import { countedList, foundRows, keysetRows, listPage } from '../../content/lists/lists.js';
import { type BoundStatement, keysetOf, type PageStatement, requestedRows } from '../../content/lists/walks.js';
import { shareSql } from '../../content/records.js';
import { isPresent } from '../../content/removal/visibility.js';
import { grantedFiles } from '../../content/shares/file-grants.js';
import { isoSql } from '../../core/database/formats.js';
import { named, replying, type Statement } from '../../core/database/statement.js';

const fields = (origin: string): string => `
  f.id, f.name, f.mime_type, f.size, f.sha256, ${fileReferenceSql('f.id')} AS reference, f.folder_id, folder_path(f.folder_id) AS path,
  ${shareSql(origin)} AS share,
  ${isoSql('f.created_at')} AS created_at, ${isoSql('f.updated_at')} AS updated_at`;

/** A file as lists show it, with links to `origin`. */
export const fileSummary = (origin: string) => ({
  columns: fields(origin),
  from: 'JOIN files f ON f.id = page.id LEFT JOIN shares s ON s.file_id = f.id',
});

const fileSql = (rows: string, origin: string): string =>
  `SELECT ${fields(origin)} FROM ${rows} f LEFT JOIN shares s ON s.file_id = f.id`;

/** $1 file, $2 owner, $3 origin. */
export const fileById = replying('StoredFile', {
  name: 'file_by_id',
  text: `SELECT row_to_json(r)::text AS reply FROM (${fileSql('files', '$3')} WHERE f.id = $1 AND f.owner_id = $2) r`,
});

type DownloadableFile = { name: string; mimeType: string; objectKey: string; isOwn: boolean };

/** $1 file, $2 reader: its owner, or somebody with access to it while the owner is not suspended. */
export const downloadableFile: Statement<DownloadableFile> = {
  name: 'downloadable_file',
  text: `
    SELECT json_build_object('name', f.name, 'mimeType', f.mime_type, 'objectKey', f.object_key, 'isOwn', f.owner_id = $2::integer)::text AS reply
    FROM files f JOIN users u ON u.id = f.owner_id
    WHERE f.id = $1::integer AND (f.owner_id = $2 OR f.id IN (${grantedFiles('$2')}) AND ${isPresent})`,
};

/** $1 file, $2 owner, $3 origin, $4 name or null, $5 whether it is moved, $6 folder or null. */
export const changeFile = replying('StoredFile', {
  name: 'change_file',
  text: `
    WITH changed AS (
      UPDATE files SET name = coalesce($4::text, name), folder_id = CASE WHEN $5::boolean THEN $6::integer ELSE folder_id END,
        updated_at = clock_timestamp() WHERE id = $1 AND owner_id = $2 RETURNING *
    )
    SELECT row_to_json(r)::text AS reply FROM (${fileSql('changed', '$3')}) r`,
});

/**
 * $1 owner, $2 origin, $3 name, $4 media type, $5 size, $6 SHA-256, $7 key, $8 quota, $9 folder or null, which is locked. Creates nothing beyond the quota.
 * The owner's usage is locked first, so that concurrent uploads cannot exceed it together.
 */
export const insertFile = replying('StoredFile', {
  name: 'insert_file',
  text: `
    WITH usage AS (
      INSERT INTO file_usage AS u (owner_id, files, bytes) VALUES ($1, 0, 0)
      ON CONFLICT (owner_id) DO UPDATE SET bytes = u.bytes
      RETURNING bytes + reserved AS used
    ),
    created AS (
      INSERT INTO files (owner_id, name, mime_type, size, sha256, object_key, folder_id)
      SELECT $1, $3::text, $4::text, $5::bigint, $6::text, $7::text, $9::integer FROM usage WHERE used + $5::bigint <= $8::bigint
      RETURNING *
    )
    SELECT row_to_json(r)::text AS reply FROM (${fileSql('created', '$2')}) r`,
});

const sorts = {
  newest: { list: { list: 'files', reversed: true }, order: 'id DESC' },
  name: { list: { list: 'files', order: 'name' }, order: 'name_key, id' },
  size: { list: { list: 'files', order: 'size', reversed: true }, order: 'size DESC, id DESC' },
} as const;
type Sort = keyof typeof sorts;

/** SQL of the files of $1 in all places or in one. */
const within = {
  all: 'true',
  root: 'r.folder_id IS NULL',
  folder: 'r.folder_id = $6::integer',
};
type Within = keyof typeof within;

/** $1 owner, $2 rows of a page, $3 rows before it, $4 page, $5 origin, then the folder, if one is named, and the text that names contain. */
function filePage(sort: Sort, place: Within, isSearching: boolean): PageStatement<'FileList'> {
  const name = `files_${sort}_in_${place}${isSearching ? '_search' : ''}`;
  return named(name, (name) => {
    const { list, order } = sorts[sort];
    const position = { before: '$3', size: '$2' };
    const all = keysetOf({ ...list, part: '$1' });
    const keyset = { ...all, where: `${all.where} AND ${within[place]}` };
    const counted = `(SELECT count(*)::integer FROM files r WHERE ${keyset.where})`;
    const pattern = `search_pattern($${place === 'folder' ? 7 : 6}::text)`;
    const total =
      place === 'all'
        ? { list: 'SELECT coalesce((SELECT files FROM file_usage WHERE owner_id = $1), 0) AS total' }
        : countedList(counted);
    return listPage({
      schema: 'FileList',
      name,
      ...(isSearching
        ? {
            list: `SELECT count(*)::integer AS total, array_agg(id ORDER BY ${order}) AS ids
              FROM files r WHERE ${keyset.where} AND name_key LIKE ${pattern}`,
          }
        : total),
      ...(isSearching ? foundRows(position, all) : keysetRows(keyset, position)),
      among: `r.owner_id = $1 AND ${within[place]}`,
      field: 'files',
      ...fileSummary('$5'),
      page: '$4',
      size: '$2',
    });
  });
}

type FileQuery = { page?: number; per_page?: number; cursor?: string; sort?: Sort; search?: string; folder?: number };

/** The statement of a page of files, and its parameters. */
export function filesOf(owner: number, query: FileQuery, origin: string): BoundStatement<'FileList'> {
  const { page = 1, per_page = 20, sort = 'newest', search = '', folder } = query;
  const text = search.trim();
  const place = folder === undefined ? 'all' : folder === 0 ? 'root' : 'folder';
  const values = [owner, per_page, (page - 1) * per_page, page, origin];
  const more = [...(place === 'folder' ? [folder] : []), ...(text === '' ? [] : [text])];
  return requestedRows(filePage(sort, place, text !== ''), [...values, ...more], query);
}
