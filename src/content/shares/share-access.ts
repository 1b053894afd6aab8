import { UnreadableHash } from '../../api/auth/passwords.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { problem } from '../../core/contract/problems.js';
import { isoSql } from '../../core/database/formats.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import { type Link, type ObjectHead, secondsWithin } from '../../core/storage/storage.js';
import { headOf, streamSeconds, type VideoObject } from '../objects.js';
import { isInForce } from '../removal/visibility.js';
import { secondsLeftSql, termsSql } from './share-links.js';

const hour = 3600;

/** The target of a share link, for anyone with the link. */
export type Shared = {
  kind: 'file' | 'video';
  id: number;
  token: string;
  head: ObjectHead;
  size: number;
  /** Seconds for which a link to the bytes works, unless the share ends before. */
  seconds: number;
  /** Seconds until the share ends, or null. */
  secondsLeft: number | null;
  passwordHash: string | null;
  expiresAt: Date | null;
  allowDownload: boolean;
  /** The terms that a link to the bytes is bound to. */
  terms: string;
};

/** $1 token. */
const sharedByToken: Statement<ShareRow> = {
  name: 'shared_by_token',
  text: `
    SELECT json_build_object(
      'passwordHash', s.password_hash, 'expiresAt', ${isoSql('s.expires_at')},
      'secondsLeft', ${secondsLeftSql}, 'allowDownload', s.allow_download,
      'terms', ${termsSql},
      'file', CASE WHEN f.id IS NOT NULL THEN json_build_object(
        'id', f.id, 'name', f.name, 'mimeType', f.mime_type, 'size', f.size, 'objectKey', f.object_key
      ) END,
      'video', CASE WHEN v.id IS NOT NULL THEN json_build_object(
        'id', v.id, 'title', v.title, 'mimeType', v.mime_type, 'size', v.size, 'objectKey', v.object_key,
        'status', v.status
      ) END
    )::text AS reply
    FROM shares s LEFT JOIN files f ON f.id = s.file_id LEFT JOIN videos v ON v.id = s.video_id
    JOIN users u ON u.id = coalesce(f.owner_id, v.author_id)
    WHERE s.token = $1 AND ${isInForce}`,
};

type ShareRow = Pick<Shared, 'passwordHash' | 'secondsLeft' | 'allowDownload' | 'terms'> & {
  expiresAt: string | null;
  file: { id: number; name: string; mimeType: string; size: number; objectKey: string } | null;
  video: VideoObject & { id: number; size: number; status: 'processing' | 'ready' | 'failed' };
};

/**
 * Finds a share. Expired links, links of suspended owners, and links to videos that are not ready are not found; a link into an area that
 * is switched off is 503.
 * @throws share_not_found, component_inactive
 */
export async function findShared(
  { config }: Pick<Parts, 'config'>,
  { $json }: Pick<StatementRunner, '$json'>,
  token: string,
): Promise<Shared> {
  const reply = await $json(sharedByToken, [token]);
  if (reply === null) {
    throw problem('share_not_found');
  }
  const { file, video, expiresAt, ...rest } = reply.parse();
  const area = file === null ? 'videos' : 'files';
  if (!config.areas.has(area)) {
    throw problem('component_inactive', { component: area });
  }
  const share = { ...rest, token, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
  if (file !== null) {
    const { id, name, mimeType, size, objectKey: key } = file;
    return {
      kind: 'file',
      id,
      head: { key, mimeType, disposition: 'attachment', name },
      size,
      seconds: hour,
      ...share,
    };
  }
  if (video.status !== 'ready') {
    throw problem('share_not_found');
  }
  return { kind: 'video', id: video.id, head: headOf(video), size: video.size, seconds: streamSeconds, ...share };
}

type Use = { password?: string; origin: string; isView?: boolean };

/**
 * A link to the bytes of a share; if it has a password, only with it. The link ends with the share.
 * @throws forbidden, rate_limited, component_inactive
 */
export async function useShare(
  parts: Parts,
  shared: Shared,
  { password = '', origin, isView = true }: Use,
): Promise<Link> {
  const { token, passwordHash, kind, allowDownload, secondsLeft, terms } = shared;
  if (passwordHash !== null) {
    if (password === '') {
      throw problem('forbidden', { message: 'This link requires a password.' });
    }
    const allowance = await parts.limits?.consumeShareTry(token);
    if (allowance?.exceeded) {
      throw problem('rate_limited', { retryAfter: allowance.reset });
    }
    const forgive = () => parts.limits?.refundShareTry(token);
    const isRight = await parts.passwords.verify(passwordHash, password).catch(async (error) => {
      // The password was not checked.
      await forgive();
      if (!(error instanceof UnreadableHash)) throw error;
      parts.log.error({ share: kind, err: error }, 'The password hash of a share link cannot be read');
      throw problem('forbidden', {
        message: 'The stored password of this link cannot be read. The owner has to set a new one.',
      });
    });
    if (!isRight) {
      throw problem('forbidden', { message: 'Wrong password.' });
    }
    await forgive();
  }
  if (kind === 'file' && !allowDownload) {
    throw problem('forbidden', { message: 'The owner does not allow downloads.' });
  }
  if (kind === 'video' && isView) {
    parts.views.add(shared.id);
  }
  return parts.storage.link(shared.head, secondsWithin(shared.seconds, secondsLeft), origin, terms);
}
