import { createReadStream } from 'node:fs';
import { headOf } from '../../content/objects.js';
import type { Disposition } from '../../core/storage/storage.js';
import { parsedLines } from './streams.js';

/** An object that the database references: size, SHA-256 if known, and its download headers. */
export type WantedObject = {
  key: string;
  size: number;
  sha256: string | null;
  type: string;
  disposition: Disposition;
  file: string;
};

/**
 * Copies every object with a row, removed or not, as JSON lines sorted by key. JSON has no control characters: with these
 * as quote and delimiter, COPY leaves it unchanged.
 */
export const copyWanted = `
  COPY (
    SELECT row_to_json(named) FROM (
      SELECT DISTINCT ON (key COLLATE "C") * FROM (
        SELECT 'file' AS kind, object_key AS key, size, sha256::text AS sha256, mime_type AS type, name FROM files
        UNION ALL SELECT 'file', object_key, size, sha256::text, mime_type, name FROM removed.files
        UNION ALL SELECT 'video', object_key, size, NULL, mime_type, title FROM videos
        UNION ALL SELECT 'video', object_key, size, NULL, mime_type, title FROM removed.videos
        UNION ALL SELECT 'video', object_key, bytes, NULL, 'video/mp4', side::text FROM video_renditions
        UNION ALL SELECT 'file', p.object_key, p.size, p.sha256::text, 'application/octet-stream', 'part'
          FROM upload_parts p JOIN upload_sessions s ON s.id = p.session_id WHERE s.ended_at IS NULL
        UNION ALL SELECT kind, object_key, size, sha256::text, mime_type, name FROM upload_sessions
          WHERE object_key IS NOT NULL AND ended_at IS NULL
        UNION ALL SELECT 'file', object_key, bytes, NULL, 'image/webp', 'avatar.webp' FROM avatars
        UNION ALL SELECT 'file', object_key, bytes, NULL, 'image/webp', 'picture.webp' FROM picture_files
        UNION ALL SELECT 'file', object_key, bytes, NULL, 'application/zip', 'plaza-' || to_char(ended_at, 'YYYY-MM-DD') || '.zip'
          FROM exports WHERE state = 'ready' AND object_key IS NOT NULL
      ) objects ORDER BY key COLLATE "C"
    ) named
  ) TO STDOUT (FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02')`;

type NamedObject = Omit<WantedObject, 'disposition' | 'file'> & { kind: 'file' | 'video'; name: string };

/** The objects that `copyWanted` wrote to a file. */
export async function* wantedObjects(path: string): AsyncIterable<WantedObject> {
  for await (const { kind, name, ...object } of parsedLines<NamedObject>(createReadStream(path))) {
    const { name: file, disposition } =
      kind === 'video'
        ? headOf({ objectKey: object.key, mimeType: object.type, title: name })
        : { name, disposition: 'attachment' as const };
    yield { ...object, disposition, file };
  }
}
