import { arraySql, isoSql, objectSql } from '../../core/database/formats.js';
import { replying, type Statement } from '../../core/database/statement.js';

/** Hours after its last byte in which a session can be resumed. */
const lifetime = `interval '24 hours'`;
/** Maximum number of open sessions of one person and kind. */
export const mostSessions = 20;

/** Maximum number of parts, each of which is an object: as many as S3 joins. A sender of single bytes ends here. */
const mostParts = 10_000;

/** SQL of whether a session takes bytes, or can become a file. */
const isOpen = `(ended_at IS NULL AND expires_at > clock_timestamp())`;

/** SQL of a session `s`. */
const columns = (origin: string): string => `
  s.id, s.kind, s.name, s.size, s.announced_sha256 AS sha256, s.received AS "offset",
  CASE WHEN s.received = s.size THEN 'complete' ELSE 'open' END AS status, ${origin}::text || '/uploads/' || s.id AS url,
  ${isoSql('s.created_at')} AS created_at, ${isoSql('s.expires_at')} AS expires_at`;

/** $1 owner, $2 origin, $3 id, $4 kind, $5 name, $6 size, $7 SHA-256. No row: it would be one too many. The owner's usage is locked. */
export const insertSession = replying('Upload', {
  name: 'insert_upload',
  text: `
    WITH s AS (
      INSERT INTO upload_sessions (id, owner_id, kind, name, size, announced_sha256, expires_at)
      SELECT $3::text, $1::integer, $4::text, $5::text, $6::bigint, $7::text, clock_timestamp() + ${lifetime}
      WHERE (SELECT count(*) FROM upload_sessions WHERE owner_id = $1 AND kind = $4 AND ${isOpen}) < ${mostSessions}
      RETURNING *
    )
    SELECT row_to_json(r)::text AS reply FROM (SELECT ${columns('$2')} FROM s) r`,
});

/** $1 owner, $2 origin. */
export const sessionList = replying('UploadList', {
  name: 'uploads',
  text: `
    SELECT ${objectSql({ uploads: `coalesce(${arraySql('r')}, '[]')` })}::text AS reply FROM (
      SELECT ${columns('$2')} FROM upload_sessions s WHERE s.owner_id = $1::integer AND ${isOpen}
      ORDER BY s.created_at DESC, s.id
    ) r`,
});

/** $1 owner, $2 origin, $3 id. */
export const sessionById = replying('Upload', {
  name: 'upload_by_id',
  text: `
    SELECT row_to_json(r)::text AS reply FROM (
      SELECT ${columns('$2')} FROM upload_sessions s WHERE s.id = $3::char(32) AND s.owner_id = $1::integer AND ${isOpen}
    ) r`,
});

/** $1 id, $2 owner, or null for anybody with the address. Frees what the session has reserved; a job deletes its bytes. */
export const endSession: Statement<{ id: string; deleted: true }> = {
  name: 'end_upload',
  text: `
    UPDATE upload_sessions SET ended_at = clock_timestamp()
    WHERE id = $1::char(32) AND ($2::integer IS NULL OR owner_id = $2) AND ${isOpen}
    RETURNING json_build_object('id', id, 'deleted', true)::text AS reply`,
};

/** $1 id, $2 owner, $3 key of its object, which belongs to what is made of it. No row: it has ended in the meantime. */
export const useSession: Statement<true> = {
  name: 'use_upload',
  text: `
    UPDATE upload_sessions SET ended_at = clock_timestamp(), object_key = NULL
    WHERE id = $1::char(32) AND owner_id = $2::integer AND object_key = $3::text AND ${isOpen}
    RETURNING 'true' AS reply`,
};

/** An open session for a client with its address. */
export type Address = { size: number; received: number; expires: string };

const addressSql = `json_build_object('size', size, 'received', received, 'expires', to_char(expires_at AT TIME ZONE 'UTC', 'Dy, DD Mon YYYY HH24:MI:SS "GMT"'))::text AS reply`;

/** $1 id. */
export const addressOfSession: Statement<Address> = {
  name: 'upload_address',
  text: `SELECT ${addressSql} FROM upload_sessions WHERE id = $1::char(32) AND ${isOpen}`,
};

/**
 * $1 id, $2 start, $3 size, $4 SHA-256, $5 key. No row: another request has stored a part from there, or the session has ended. So a part
 * counts only if it is the next, whatever process or node has stored it.
 */
export const insertPart: Statement<Address> = {
  name: 'insert_upload_part',
  text: `
    WITH moved AS (
      UPDATE upload_sessions SET received = received + $3::bigint, part_count = part_count + 1, expires_at = clock_timestamp() + ${lifetime}
      WHERE id = $1::char(32) AND received = $2::bigint AND part_count < ${mostParts} AND ${isOpen} RETURNING *
    ), part AS (
      INSERT INTO upload_parts (session_id, start, size, sha256, object_key)
      SELECT id, $2::bigint, $3::bigint, $4::text, $5::text FROM moved
    )
    SELECT ${addressSql} FROM moved`,
};

/** A part of a session. */
export type Part = { key: string; size: number; sha256: string };
/** A whole object, once the parts of a session were joined. */
export type Whole = { key: string; mimeType: string; sha256: string };
/** A session with its parts. */
export type SessionParts = {
  name: string;
  size: number;
  received: number;
  announced: string | null;
  whole: Whole | null;
  parts: Part[];
};

/** $1 id, $2 owner, $3 kind. */
export const sessionParts: Statement<SessionParts> = {
  name: 'upload_parts',
  text: `
    SELECT json_build_object('name', s.name, 'size', s.size, 'received', s.received, 'announced', s.announced_sha256,
      'whole', CASE WHEN s.object_key IS NOT NULL THEN json_build_object('key', s.object_key, 'mimeType', s.mime_type, 'sha256', s.sha256) END,
      'parts', ARRAY(
        SELECT json_build_object('key', p.object_key, 'size', p.size, 'sha256', p.sha256)
        FROM upload_parts p WHERE p.session_id = s.id ORDER BY p.start
      ))::text AS reply
    FROM upload_sessions s WHERE s.id = $1::char(32) AND s.owner_id = $2::integer AND s.kind = $3::text AND ${isOpen}`,
};

/** Seconds after which the lease of a request that joins parts ends, unless renewed: those for which a killed one is in the way. */
export const joinSeconds = 60;

const joinUntil = `clock_timestamp() + interval '${joinSeconds} seconds'`;

/** $1 id, $2 key of the object to be. No row: another request joins the parts, or has joined them, or the session has ended. */
export const claimJoin: Statement<true> = {
  name: 'claim_upload_join',
  text: `
    UPDATE upload_sessions SET join_key = $2::text, join_until = ${joinUntil}
    WHERE id = $1::char(32) AND object_key IS NULL AND (join_until IS NULL OR join_until <= clock_timestamp()) AND ${isOpen}
    RETURNING 'true' AS reply`,
};

/** $1 id, $2 key of the object to be. */
export const renewJoin: Statement<true> = {
  name: 'renew_upload_join',
  text: `UPDATE upload_sessions SET join_until = ${joinUntil} WHERE id = $1::char(32) AND join_key = $2::text RETURNING 'true' AS reply`,
};

/** $1 id, $2 key of the object that was not made. */
export const releaseJoin: Statement<true> = {
  name: 'release_upload_join',
  text: `UPDATE upload_sessions SET join_key = NULL, join_until = NULL WHERE id = $1::char(32) AND join_key = $2::text RETURNING 'true' AS reply`,
};

/** $1 id, $2 key, $3 media type, $4 SHA-256. No row: another request was first, after this one had lost its lease, or the session has ended. */
export const keepWhole: Statement<true> = {
  name: 'keep_upload',
  text: `
    UPDATE upload_sessions SET object_key = $2::text, mime_type = $3::text, sha256 = $4::text
    WHERE id = $1::char(32) AND object_key IS NULL AND ${isOpen} RETURNING 'true' AS reply`,
};
