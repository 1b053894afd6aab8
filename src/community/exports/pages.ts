import type { Database } from '../../core/database/client.js';
import { avatarFile, pictureFile } from './names.js';
import type { Section } from './section.js';

/** Records in memory at once. The longest texts are 64 KiB. */
const pageSize = 100;
/** Keys that one statement scans, so that it ends in time without an index of owners. */
const keysAtOnce = 20_000;

/** Parameters of reading the records of an archive. `origin` is that of the pages. */
export type RecordQuery = { pool: Database['pool']; person: number; currency: string; origin: string };

/** A record as JSON, and its key. */
export type Item = { at: number; record: string };

const recordsIn = (schema: 'public' | 'removed', { source, at, where, record }: Section): string => `(
  SELECT ${at}::float8 AS at, row_to_json(shown)::text AS record
  FROM (
    SELECT r.*${schema === 'public' ? ', NULL::integer AS removal' : ''} FROM ${schema}.${source} r
    WHERE ${where} AND ${at} > $4::bigint AND ${at} <= $5::bigint ORDER BY ${at} LIMIT ${pageSize}
  ) r CROSS JOIN parameters CROSS JOIN LATERAL (${record}) shown
)`;

/** $1 person, $2 currency, $3 origin, $4 key before, $5 last key. */
const pageOf = (section: Section) => ({
  name: `export_${section.name}`,
  text: `
    WITH parameters AS (SELECT $1::integer, $2::text, $3::text)
    ${recordsIn('public', section)} ${section.isRemovable ? `UNION ALL ${recordsIn('removed', section)}` : ''}
    ORDER BY at LIMIT ${pageSize}`,
});

const lastOf = ({ source, at, isRemovable, last = `(SELECT max(${at}) FROM public.${source} r)` }: Section) => ({
  name: `export_last_of_${source}`,
  text: `SELECT greatest(${last}${isRemovable ? `, (SELECT max(${at}) FROM removed.${source} r)` : ''}, 0)::float8 AS last`,
});

/** Largest key of a section's list now; rows with a larger one are created later. */
export async function lastKeyOf({ pool }: Pick<RecordQuery, 'pool'>, section: Section): Promise<number> {
  const { rows } = await pool.query<{ last: number }>(lastOf(section));
  return rows[0]?.last ?? 0;
}

/** Records of a list up to a key, a page in memory at a time. Holds no connection between two pages. */
export async function* recordsOf(query: RecordQuery, section: Section, last: number): AsyncGenerator<Item[]> {
  const { pool, person, currency, origin } = query;
  for (let before = 0; before < last; ) {
    const through = Math.min(before + keysAtOnce, last);
    const values = [person, currency, origin, before, through];
    const { rows } = await pool.query<Item>({ ...pageOf(section), values });
    if (rows.length > 0) yield rows;
    before = rows.length < pageSize ? through : (rows.at(-1)?.at ?? through);
  }
}

/** A stored object of a person: a file, a video or a picture. `size` in bytes. */
export type Stored = { id: number; name: string; mimeType: string; size: number; key: string };

const inBothTables = (table: string, owner: string, name: string): string =>
  ['public', 'removed']
    .map(
      (schema) => `SELECT id, ${owner} AS owner, ${name} AS name, mime_type, size, object_key FROM ${schema}.${table}`,
    )
    .join(' UNION ALL ');

/** SQL of the objects of each folder. A person has one picture of each size, so that the size identifies it. */
const storedIn = {
  files: inBothTables('files', 'owner_id', 'name'),
  videos: inBothTables('videos', 'author_id', 'title'),
  pictures: [
    `SELECT i.*, user_id AS owner FROM pictures i WHERE user_id IS NOT NULL`,
    `SELECT i.*, s.owner_id AS owner FROM pictures i JOIN stores s ON s.id = i.store_id`,
    `SELECT i.*, p.owner_id AS owner FROM pictures i JOIN products p ON p.id = i.product_id`,
  ]
    .map(
      (own) => `
        SELECT i.id, i.owner, ${pictureFile}, f.bytes AS size, f.object_key
        FROM (${own}) i CROSS JOIN LATERAL (SELECT * FROM picture_files WHERE picture_id = i.id ORDER BY size DESC LIMIT 1) f`,
    )
    .join(' UNION ALL '),
  avatars: `SELECT a.size AS id, user_id AS owner, ${avatarFile}, bytes AS size, object_key FROM avatars a`,
};
/** A folder of the archive with objects. */
export type Folder = keyof typeof storedIn;
/** Folders of the archive with objects. */
export const folders = Object.keys(storedIn) as Folder[];

const fields = (folder: Folder): string => `
  SELECT id, name, mime_type AS "mimeType", size::float8 AS size, object_key AS key FROM (${storedIn[folder]}) r WHERE owner = $1`;

/** Objects of a person in a folder up to an id, a page in memory at a time. */
export async function* storedOf({ pool, person }: RecordQuery, folder: Folder, last: number): AsyncGenerator<Stored> {
  const text = `${fields(folder)} AND id > $2 AND id <= $3 ORDER BY id LIMIT ${pageSize}`;
  for (let before = 0; ; ) {
    const { rows } = await pool.query<Stored>({
      name: `export_bytes_of_${folder}`,
      text,
      values: [person, before, last],
    });
    yield* rows;
    if (rows.length < pageSize) return;
    before = rows.at(-1)?.id ?? last;
  }
}

/** Current key of an object, which may have changed; null if it is deleted. */
export async function keyOf({ pool, person }: RecordQuery, folder: Folder, id: number): Promise<string | null> {
  const { rows } = await pool.query<Stored>({
    name: `export_key_of_${folder}`,
    text: `${fields(folder)} AND id = $2`,
    values: [person, id],
  });
  return rows[0]?.key ?? null;
}

/** Number of objects of a person up to these ids. */
export async function countStored(
  { pool, person }: RecordQuery,
  lasts: Readonly<Record<Folder, number>>,
): Promise<number> {
  let count = 0;
  for (const folder of folders) {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM (${storedIn[folder]}) r WHERE owner = $1 AND id <= $2`,
      [person, lasts[folder]],
    );
    count += rows[0]?.count ?? 0;
  }
  return count;
}
