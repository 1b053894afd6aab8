import type { Transaction } from '../database/client.js';
import { isoSql } from '../database/formats.js';
import { hashPassword } from '../identity/passwords.js';
import { randomToken } from '../storage/storage.js';

/** What a share link leads to. */
export type Target = { fileId: number } | { videoId: number };

export type ShareBody = { expires_at?: string | null; password?: string | null; allow_download?: boolean | null };
/** What is to be written of a link; undefined keeps what is there. */
type ShareValues = {
  expiresAt?: Date | null;
  passwordHash?: string | null;
  allowDownload?: boolean;
};

/** SQL of a share `s` as the contract shows it, or null where there is none. `origin` is SQL of where pages are. */
export const shareSql = (origin: string): string => `
  CASE WHEN s.id IS NOT NULL THEN json_build_object(
    'token', s.token, 'share_url', ${origin}::text || '/shares/' || s.token,
    'has_password', s.password_hash IS NOT NULL, 'expires_at', ${isoSql('s.expires_at')},
    'allow_download', s.allow_download, 'created_at', ${isoSql('s.created_at')}
  ) END`;

/** SQL of one share by id: $1 the share, $2 the origin. */
export const shareById = {
  name: 'share_by_id',
  text: `SELECT (${shareSql('$2')})::text AS reply FROM shares s WHERE s.id = $1`,
};

/** What is wrong with when a link shall end, or null. The contract has seen to its form. */
export function expiryFault({ expires_at: expiresAt }: ShareBody): string | null {
  if (expiresAt === undefined || expiresAt === null) {
    return null;
  }
  const time = Date.parse(expiresAt);
  return Number.isNaN(time) ? 'is no date' : time <= Date.now() ? 'must be in the future' : null;
}

/** Done before anything is locked, because a password takes long to hash. */
export async function shareValues({ expires_at, password, allow_download }: ShareBody): Promise<ShareValues> {
  return {
    ...(expires_at === undefined ? {} : { expiresAt: expires_at === null ? null : new Date(expires_at) }),
    ...(password === undefined ? {} : { passwordHash: password === null ? null : await hashPassword(password) }),
    ...(allow_download === undefined ? {} : { allowDownload: allow_download ?? true }),
  };
}

/** Creates the link of a target, or changes it. The target's row is locked by whoever calls. */
export async function saveShare(
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

/** Removes the link of a target, and answers whether there was one. */
export async function removeShare(database: Transaction, target: Target): Promise<boolean> {
  return (await database.share.deleteMany({ where: target })).count > 0;
}
