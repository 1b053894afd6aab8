import type { OperationId } from '../../../generated/contract.js';
import type { Input } from '../../api/pipeline/handlers.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { futureFault } from '../../core/contract/future.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Database, Transaction } from '../../core/database/client.js';
import { replying, type Statement, type StatementRunner } from '../../core/database/statement.js';
import { randomToken } from '../../core/storage/storage.js';
import { shareSql } from '../records.js';
import { isInForce, isPresent } from '../removal/visibility.js';
import { grantedFiles, granteeOf } from './file-grants.js';

/** SQL: seconds until a share `s` ends, by the database's clock; null without an end. */
export const secondsLeftSql = 'ceil(extract(epoch FROM s.expires_at - now()))';

/**
 * SQL of the terms of a share `s`, as an opaque text: different for each share, and after each change of the password or of whether
 * downloads are allowed.
 */
export const termsSql = `
  encode(sha256(convert_to(concat_ws(' ', s.token, s.allow_download, s.password_hash), 'UTF8')), 'hex')`;

/** The terms of a link to the user's own content: it ends with their suspension, like a link by a share. */
export const ownTerms = 'own';

/** $1 the object's key. Its owner may be suspended while the content is hidden. */
const ownerPresent: Statement<true> = {
  name: 'owner_present',
  text: `
    SELECT 'true' AS reply FROM users u
    WHERE ${isPresent} AND u.id = (
      SELECT owner_id FROM files WHERE object_key = $1::text
      UNION ALL SELECT author_id FROM videos WHERE object_key = $1
      UNION ALL SELECT author_id FROM removed.videos WHERE object_key = $1
      UNION ALL SELECT author_id FROM videos WHERE id = (SELECT video_id FROM video_renditions WHERE object_key = $1))`,
};

/** $1 the object's key, $2 the terms. */
const shareInForce: Statement<true> = {
  name: 'share_in_force',
  text: `
    SELECT 'true' AS reply
    FROM shares s LEFT JOIN files f ON f.id = s.file_id LEFT JOIN videos v ON v.id = s.video_id
    JOIN users u ON u.id = coalesce(f.owner_id, v.author_id)
    WHERE (s.file_id = (SELECT id FROM files WHERE object_key = $1::text)
        OR s.video_id = (
          SELECT id FROM videos WHERE object_key = $1::text
          UNION ALL SELECT video_id FROM video_renditions WHERE object_key = $1
        ))
      AND ${isInForce} AND ${termsSql} = $2::text`,
};

/** $1 the object's key, $2 the person. */
const grantInForce: Statement<true> = {
  name: 'file_grant_in_force',
  text: `
    SELECT 'true' AS reply FROM files f JOIN users u ON u.id = f.owner_id
    WHERE f.object_key = $1::text AND f.id IN (${grantedFiles('$2')}) AND ${isPresent}
      AND EXISTS (SELECT FROM users u WHERE u.id = $2::integer AND ${isPresent})`,
};

/** Whether the terms of a link to an object are still valid. */
export async function isSharedUnder({ json }: Pick<Database, 'json'>, key: string, terms: string): Promise<boolean> {
  const grantee = granteeOf(terms);
  const granted = () => json(grantInForce, [key, grantee]);
  const row =
    terms === ownTerms ? json(ownerPresent, [key]) : grantee === null ? json(shareInForce, [key, terms]) : granted();
  return (await row) !== null;
}

type Claim = (database: Transaction) => Promise<unknown>;

/** The target of a share link. */
export type Target = { fileId: number } | { videoId: number };

/** The body that creates or changes a share link. */
export type ShareBody = { expires_at?: string | null; password?: string | null; allow_download?: boolean | null };
/** Columns of a link to write; undefined keeps the value. */
type ShareValues = {
  expiresAt?: Date | null;
  passwordHash?: string | null;
  allowDownload?: boolean;
};

/** SQL of one share by id: $1 the share, $2 the origin. */
const shareById = replying('ShareLink', {
  name: 'share_by_id',
  text: `SELECT (${shareSql('$2')})::text AS reply FROM shares s WHERE s.id = $1`,
});

/** $1 file, $2 video, one of them null. A link that was removed by itself, and not with its target. */
const removedShare: Statement<{ reason: string | null }> = {
  name: 'removed_share',
  text: `
    SELECT json_build_object('reason', m.reason)::text AS reply
    FROM removed.shares s JOIN removals m ON m.id = s.removal WHERE s.file_id = $1::integer OR s.video_id = $2::integer`,
};
const fileOf = (target: Target) => ('fileId' in target ? target.fileId : null);
const videoOf = (target: Target) => ('videoId' in target ? target.videoId : null);

/**
 * Nobody shares anew, in any way, what has a link that a moderator has hidden. Requires that the target's row is locked.
 * @throws content_hidden
 */
export async function refuseHidden(
  database: Pick<StatementRunner, '$json'>,
  target: Target,
  refuse: (code: 'content_hidden', details: ProblemDetails) => Problem,
): Promise<void> {
  const removed = await database.$json(removedShare, [fileOf(target), videoOf(target)]);
  if (removed === null) return;
  const message = 'A moderator has hidden the share link of this.';
  throw refuse('content_hidden', { message, ...removed.parse() });
}

async function shareValues(
  { expires_at, password, allow_download }: ShareBody,
  { passwords }: Pick<Parts, 'passwords'>,
): Promise<ShareValues> {
  return {
    ...(expires_at === undefined ? {} : { expiresAt: expires_at === null ? null : new Date(expires_at) }),
    ...(password === undefined ? {} : { passwordHash: password === null ? null : await passwords.hash(password) }),
    ...(allow_download === undefined ? {} : { allowDownload: allow_download ?? true }),
  };
}

/** Requires that the target's row is locked. */
async function saveShare(
  database: Transaction,
  target: Target,
  values: ShareValues,
): Promise<{ id: number; created: boolean }> {
  const changed = await database.share.updateManyAndReturn({ where: target, data: values, select: { id: true } });
  if (changed[0] !== undefined) {
    return { id: changed[0].id, created: false };
  }
  const { id } = await database.share.create({
    data: { ...target, ...values, token: randomToken() },
    select: { id: true },
  });
  return { id, created: true };
}

type ShareInput = {
  body: ShareBody;
  parts: Pick<Parts, 'passwords'>;
  refuse: (code: 'invalid_param' | 'content_hidden', details?: ProblemDetails) => Problem;
};

/**
 * Creates or changes the link of a target. `claim` locks the target's row, and throws if the caller does not own it. A password is hashed
 * before, since that takes long.
 */
export async function prepareShare({ body, parts, refuse }: ShareInput, target: Target, claim: Claim) {
  const fault = futureFault(body.expires_at);
  if (fault !== null) {
    throw refuse('invalid_param', { params: { expires_at: fault } });
  }
  const values = await shareValues(body, parts);
  return async ({ database, origin }: Pick<Input<OperationId>, 'database' | 'origin'>) => {
    await claim(database);
    await refuseHidden(database, target, refuse);
    const { id, created } = await saveShare(database, target, values);
    const body = await database.$one(shareById, [id, origin()]);
    return { status: created ? (201 as const) : (200 as const), body };
  };
}

type UnshareInput = Pick<Input<OperationId>, 'database'> & {
  path: { id: number };
  refuse: (code: 'share_not_found') => Problem;
};

/** Removes the link of a target, whose row is locked. */
export async function unshare({ path: { id }, database, refuse }: UnshareInput, target: Target) {
  if ((await database.share.deleteMany({ where: target })).count === 0) {
    throw refuse('share_not_found');
  }
  return { status: 200 as const, body: { id, deleted: true as const } };
}
