import { fileReferenceSql } from '../../content/attachments.js';
import { foundRows, listPage, listRows } from '../../content/lists/lists.js';
import { keysetOf, type PageStatement } from '../../content/lists/walks.js';
import { shareSql } from '../../content/records.js';
import { isoSql } from '../../core/database/formats.js';
import { replying } from '../../core/database/statement.js';

const fields = (origin: string): string => `
  f.id, f.name, f.mime_type, f.size, f.sha256, ${fileReferenceSql('f.id')} AS reference, ${shareSql(origin)} AS share,
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

/** $1 file, $2 owner, $3 origin, $4 name. */
export const renameFileRow = replying('StoredFile', {
  name: 'rename_file',
  text: `
    WITH renamed AS (
      UPDATE files SET name = $4, updated_at = clock_timestamp() WHERE id = $1 AND owner_id = $2 RETURNING *
    )
    SELECT row_to_json(r)::text AS reply FROM (${fileSql('renamed', '$3')}) r`,
});

/**
 * $1 owner, $2 origin, $3 name, $4 media type, $5 size, $6 SHA-256, $7 key, $8 quota. Creates nothing beyond the quota.
 * The owner's usage is locked first, so that concurrent uploads cannot exceed it together.
 */
export const insertFile = replying('StoredFile', {
  name: 'insert_file',
  text: `
    WITH usage AS (
      INSERT INTO file_usage AS u (owner_id, files, bytes) VALUES ($1, 0, 0)
      ON CONFLICT (owner_id) DO UPDATE SET bytes = u.bytes
      RETURNING bytes
    ),
    created AS (
      INSERT INTO files (owner_id, name, mime_type, size, sha256, object_key)
      SELECT $1, $3::text, $4::text, $5::bigint, $6::text, $7::text FROM usage WHERE bytes + $5::bigint <= $8::bigint
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

/** $1 owner, $2 rows of a page, $3 rows before it, $4 page, $5 origin, then the text that names contain. */
function filePage(sort: Sort, searching: boolean): PageStatement<'FileList'> {
  const { list, order } = sorts[sort];
  const place = { before: '$3', size: '$2' };
  return listPage({
    schema: 'FileList',
    name: `files_${sort}${searching ? '_search' : ''}`,
    list: searching
      ? `SELECT count(*)::integer AS total, array_agg(id ORDER BY ${order}) AS ids
         FROM files WHERE owner_id = $1 AND name_key LIKE search_pattern($6::text)`
      : 'SELECT coalesce((SELECT files FROM file_usage WHERE owner_id = $1), 0) AS total',
    ...(searching ? foundRows(place, keysetOf(list)) : listRows({ ...list, part: '$1' }, place)),
    among: 'r.owner_id = $1',
    field: 'files',
    ...fileSummary('$5'),
    page: '$4',
    size: '$2',
  });
}

const both = (sort: Sort) => ({ all: filePage(sort, false), matching: filePage(sort, true) });
/** Statements of a page of files, by their order. */
export const filePages = { newest: both('newest'), name: both('name'), size: both('size') };
