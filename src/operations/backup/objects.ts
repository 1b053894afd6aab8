import type pg from 'pg';
import { headOf } from '../../areas/videos/media.js';
import type { Disposition } from '../../storage/storage.js';

/** An object that the database names: its bytes, if the database knows, and what is told to whoever fetches it. */
export type WantedObject = {
  key: string;
  size: number;
  sha256: string | null;
  type: string;
  disposition: Disposition;
  file: string;
};

type Row = { kind: 'file' | 'video'; key: string; size: string; sha256: string | null; type: string; name: string };

/** Rows that are fetched at once. */
const batch = 1000;

/** Everything that has a key in the storage, there or away; of archives those that are made. In the order of the keys. */
const wanted = `
  SELECT * FROM (
    SELECT 'file' AS kind, object_key AS key, size, sha256::text AS sha256, mime_type AS type, name FROM files
    UNION ALL SELECT 'file', object_key, size, sha256::text, mime_type, name FROM removed.files
    UNION ALL SELECT 'video', object_key, size, NULL, mime_type, title FROM videos
    UNION ALL SELECT 'video', object_key, size, NULL, mime_type, title FROM removed.videos
    UNION ALL SELECT 'file', object_key, bytes, NULL, 'application/zip', 'plaza-' || to_char(ended_at, 'YYYY-MM-DD') || '.zip'
      FROM exports WHERE state = 'ready' AND object_key IS NOT NULL
  ) named ORDER BY key COLLATE "C"`;

/** The objects that the transaction's snapshot names, in the order of their keys. */
export async function* wantedObjects(client: pg.ClientBase): AsyncIterable<WantedObject> {
  await client.query(`DECLARE wanted_objects NO SCROLL CURSOR FOR ${wanted}`);
  let last: string | null = null;
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH FORWARD ${batch} FROM wanted_objects`);
    for (const row of rows) {
      if (row.key !== last) yield shape(row);
      last = row.key;
    }
    if (rows.length < batch) break;
  }
  await client.query('CLOSE wanted_objects');
}

function shape({ kind, key, size, sha256, type, name }: Row): WantedObject {
  const { name: file, disposition } =
    kind === 'video'
      ? headOf({ objectKey: key, mimeType: type, title: name })
      : { name, disposition: 'attachment' as const };
  return { key, size: Number(size), sha256, type, disposition, file };
}
