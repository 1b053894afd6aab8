import type { OperationId } from '../../../generated/contract.js';
import { futureFault } from '../../api/contract/future.js';
import type { Problem, ProblemDetails } from '../../api/contract/problems.js';
import type { Input } from '../../api/pipeline/handlers.js';
import type { Parts } from '../../api/pipeline/parts.js';
import type { Transaction } from '../../database/client.js';
import { isoSql, objectSql } from '../../database/formats.js';
import { replying, type Statement } from '../../database/statement.js';
import { randomToken } from '../../storage/storage.js';

type Claim = (database: Transaction) => Promise<unknown>;

/** What a share link leads to. */
export type Target = { fileId: number } | { videoId: number };

/** The body that creates or changes a share link. */
export type ShareBody = { expires_at?: string | null; password?: string | null; allow_download?: boolean | null };
/** What is to be written of a link; undefined keeps what is there. */
type ShareValues = {
  expiresAt?: Date | null;
  passwordHash?: string | null;
  allowDownload?: boolean;
};

/** SQL of a share `s` as the contract shows it, or null where there is none. `origin` is SQL of where pages are. */
export const shareSql = (origin: string): string => `
  CASE WHEN s.id IS NOT NULL THEN ${objectSql({
    token: 's.token',
    share_url: `${origin}::text || '/shares/' || s.token`,
    has_password: 's.password_hash IS NOT NULL',
    expires_at: isoSql('s.expires_at'),
    allow_download: 's.allow_download',
    created_at: isoSql('s.created_at'),
  })} END`;

/** SQL of one share by id: $1 the share, $2 the origin. */
const shareById = replying('ShareLink', {
  name: 'share_by_id',
  text: `SELECT (${shareSql('$2')})::text AS reply FROM shares s WHERE s.id = $1`,
});

/** $1 file, $2 video, one of them null. A link that went away by itself, and not with what it leads to. */
const removedShare: Statement<{ reason: string | null }> = {
  name: 'removed_share',
  text: `
    SELECT json_build_object('reason', m.reason)::text AS reply
    FROM removed.shares s JOIN removals m ON m.id = s.removal WHERE s.file_id = $1::integer OR s.video_id = $2::integer`,
};
const fileOf = (target: Target) => ('fileId' in target ? target.fileId : null);
const videoOf = (target: Target) => ('videoId' in target ? target.videoId : null);

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

/** The target's row is locked by now. */
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

type Sharing = {
  body: ShareBody;
  parts: Pick<Parts, 'passwords'>;
  refuse: (code: 'invalid_param' | 'content_hidden', details?: ProblemDetails) => Problem;
};

/**
 * Creates the link of a target, or changes it. `claim` locks the target's row, and throws where it is not the caller's.
 * A password is hashed before, since that takes long.
 */
export async function prepareShare({ body, parts, refuse }: Sharing, target: Target, claim: Claim) {
  const fault = futureFault(body.expires_at);
  if (fault !== null) {
    throw refuse('invalid_param', { params: { expires_at: fault } });
  }
  const values = await shareValues(body, parts);
  return async ({ database, origin }: Pick<Input<OperationId>, 'database' | 'origin'>) => {
    await claim(database);
    const removed = await database.$json(removedShare, [fileOf(target), videoOf(target)]);
    if (removed !== null) {
      const message = 'A moderator has hidden the share link of this.';
      throw refuse('content_hidden', { message, ...removed.parse() });
    }
    const { id, created } = await saveShare(database, target, values);
    const body = await database.$one(shareById, [id, origin()]);
    return { status: created ? (201 as const) : (200 as const), body };
  };
}

type Unsharing = Pick<Input<OperationId>, 'database'> & {
  path: { id: number };
  refuse: (code: 'share_not_found') => Problem;
};

/** Removes the link of a target, whose row is locked. */
export async function unshare({ path: { id }, database, refuse }: Unsharing, target: Target) {
  if ((await database.share.deleteMany({ where: target })).count === 0) {
    throw refuse('share_not_found');
  }
  return { status: 200 as const, body: { id, deleted: true as const } };
}
