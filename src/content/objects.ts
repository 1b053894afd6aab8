import type { Caller } from '../api/http/caller.js';
import type { Parts } from '../api/pipeline/parts.js';
import type { Database } from '../core/database/client.js';
import { type Statement, type StatementRunner, statementRunner } from '../core/database/statement.js';
import { discard, discardAll } from '../core/storage/discard.js';
import { newKey, StorageError } from '../core/storage/storage.js';
import { purgeBeyond } from './removal/purge.js';
import { type Content, removeContent } from './removal/removal.js';

/** Lifetime of a link to a stream in seconds, unless its share ends before. */
export const streamSeconds = 24 * 3600;

/** File extensions of downloaded videos. */
const endings: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov',
  'video/matroska': 'mkv',
  'video/vnd.avi': 'avi',
};

/** Supported media types. */
export const videoTypes = Object.keys(endings);

/** A video's object in the storage, and the parts of its file name. */
export type VideoObject = { objectKey: string; mimeType: string; title: string };

/** The storage headers of a video. */
export function headOf({ objectKey: key, mimeType, title }: VideoObject) {
  return { key, mimeType, disposition: 'inline' as const, name: `${title}.${endings[mimeType] ?? 'bin'}` };
}

/** Objects with second keys: a file, or a video with its renditions. */
export type KeyChange = { from: string[]; to: string[] };

/** $1 key of a video. */
const keysOfRenditions: Statement<string[]> = {
  name: 'keys_of_renditions',
  text: `
    SELECT coalesce(json_agg(object_key), '[]')::text AS reply FROM video_renditions
    WHERE video_id = (SELECT id FROM videos WHERE object_key = $1::text)`,
};

/**
 * Gives an object, and what was made of it, a second key, before a transaction in which that becomes the only one: links to the first end
 * when it is removed. Nothing is copied if the storage supports several names. An unused second key is removed by the sweep.
 */
async function secondKey(
  { storage, database }: Pick<Parts, 'storage' | 'database'>,
  key: string,
): Promise<KeyChange | null> {
  const made = (await database.json(keysOfRenditions, [key]))?.parse() ?? [];
  const change: KeyChange = { from: [], to: [] };
  for (const from of [key, ...made]) {
    const to = newKey(from.split('/')[0] as string);
    try {
      await storage.copy(from, to);
    } catch (error) {
      // A missing object has no links.
      if (error instanceof StorageError && error.fault === 'missing') continue;
      throw error;
    }
    change.from.push(from);
    change.to.push(to);
  }
  return change.from.length === 0 ? null : change;
}

/** Gives the object whose key a statement finds a second key; null if it finds none. */
export const secondKeyIn =
  <Values extends readonly unknown[]>(statement: Statement<string>) =>
  async (parts: Pick<Parts, 'storage' | 'database'>, ...values: Values): Promise<KeyChange | null> => {
    const key = (await statementRunner(parts.database.json).$json(statement, values))?.parse();
    return key === undefined ? null : await secondKey(parts, key);
  };

/** $1 id, $2 owner. */
const keyOf = (source: 'files' | 'videos', owner: string): Statement<string> => ({
  name: `key_of_${source}`,
  text: `
    SELECT to_json(object_key)::text AS reply FROM ${source}
    WHERE id = $1::integer AND ${owner} = $2::integer`,
});

/** $1 id, $2 author, $3 a visibility: the key of a video that is more widely visible now. */
const keyOfWider: Statement<string> = {
  name: 'key_of_wider_video',
  text: `
    SELECT to_json(object_key)::text AS reply FROM videos
    WHERE id = $1::integer AND author_id = $2::integer AND visibility < $3::text::video_visibility`,
};

/** Gives a file of this owner a second key. */
export const secondKeyOfFile = secondKeyIn<[id: number, owner: number]>(keyOf('files', 'owner_id'));
/** Same as `secondKeyOfFile`, for a video. */
export const secondKeyOfVideo = secondKeyIn<[id: number, author: number]>(keyOf('videos', 'author_id'));
/** Same as `secondKeyOfVideo`, for a video that becomes less visible: existing links end as with a hidden one. */
export const secondKeyOfWider = secondKeyIn<[id: number, author: number, visibility: string]>(keyOfWider);

/**
 * $1 the old keys, $2 the new ones. The former of those that were in use, and the keys of renditions that were published since they were
 * read: their links would go on, so they are made again.
 */
const changeKeys: Statement<string[]> = {
  name: 'change_keys',
  text: `
    WITH c AS (SELECT * FROM unnest($1::text[], $2::text[]) c (old, new)),
    f AS (UPDATE files t SET object_key = c.new FROM c WHERE object_key = c.old RETURNING c.old),
    v AS (UPDATE videos t SET object_key = c.new FROM c WHERE object_key = c.old RETURNING c.old, t.id),
    r AS (UPDATE video_renditions t SET object_key = c.new FROM c WHERE object_key = c.old RETURNING c.old),
    rf AS (UPDATE removed.files t SET object_key = c.new FROM c WHERE object_key = c.old RETURNING c.old),
    rv AS (UPDATE removed.videos t SET object_key = c.new FROM c WHERE object_key = c.old RETURNING c.old, t.id),
    late AS (
      DELETE FROM video_renditions WHERE video_id IN (SELECT id FROM v UNION ALL SELECT id FROM rv) AND object_key <> ALL ($1::text[])
      RETURNING video_id, object_key AS old
    ),
    again AS (
      INSERT INTO video_jobs (video_id) SELECT DISTINCT video_id FROM late
      ON CONFLICT (video_id) DO UPDATE SET lease = NULL, due_at = clock_timestamp()
    )
    SELECT coalesce(json_agg(old), '[]')::text AS reply
    FROM (SELECT old FROM f UNION ALL SELECT old FROM v UNION ALL SELECT old FROM r UNION ALL SELECT old FROM rf UNION ALL SELECT old FROM rv
      UNION ALL SELECT old FROM late) u`,
};

/** Makes the second keys, if there are any, the only ones, within a transaction, and removes the first after the commit. */
export async function useSecondKey(
  { $one }: Pick<StatementRunner, '$one'>,
  parts: Pick<Parts, 'storage' | 'log'>,
  afterwards: (work: () => Promise<void>) => void,
  moved: KeyChange | null,
): Promise<void> {
  if (moved === null) return;
  const { from, to } = moved;
  const changed = new Set((await $one(changeKeys, [from, to])).parse());
  for (const [at, key] of from.entries()) {
    // Another request was faster: its key stays.
    const unused = changed.delete(key) ? key : (to[at] as string);
    afterwards(() => discard(parts, unused));
  }
  for (const key of changed) afterwards(() => discard(parts, key));
}

/** Handler input for deleting a file or video. */
type DeleteInput = {
  database: Pick<StatementRunner, '$one'>;
  caller: Caller;
  parts: Pick<Parts, 'storage' | 'log' | 'config'>;
  afterwards: (work: () => Promise<void>) => void;
};

/** Removes a file or video that its owner deletes, whose row is locked: links to it end, and its bytes are kept until the purge. */
export async function deleteBytes(input: DeleteInput, content: Content, moved: KeyChange | null): Promise<void> {
  const { database, caller, parts, afterwards } = input;
  await removeContent(database, content, { state: 'deleted', actor: caller.id });
  await useSecondKey(database, parts, afterwards, moved);
  const keys = await purgeBeyond(database, caller.id, parts.config.fileQuota);
  afterwards(() => discardAll(parts, keys));
}

/** The keys among these that are in use, also by removed content. */
export async function ownedKeys(
  { pool }: Pick<Database, 'pool'>,
  source: 'files' | 'videos',
  keys: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT object_key AS key FROM ${source} WHERE object_key = ANY ($1)
     UNION ALL SELECT object_key FROM removed.${source} WHERE object_key = ANY ($1)
     UNION ALL SELECT object_key FROM upload_sessions WHERE object_key = ANY ($1)`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
