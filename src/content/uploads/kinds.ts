import type { UploadRule } from '../../api/http/request/uploads.js';
import type { Transaction } from '../../core/database/client.js';
import type { Statement } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';

/** The use of an upload, with an area, a quota and a table of usage of its own. */
export type UploadKind = 'file' | 'video';

/** Bounds of one kind. `area` is that which makes something of it. */
export const boundsOf = (
  kind: UploadKind,
  config: Config,
): { area: 'files' | 'videos'; maxSize: number; quota: number } =>
  kind === 'file'
    ? { area: 'files', maxSize: config.maxFileSize, quota: config.fileQuota }
    : { area: 'videos', maxSize: config.maxVideoSize, quota: config.videoQuota };

/** $1 owner, $2 bytes, $3 quota. */
const claim = (name: string, table: string, columns: string, zeros: string): Statement<boolean> => ({
  name,
  text: `
    INSERT INTO ${table} AS u (owner_id, ${columns}) VALUES ($1::integer, ${zeros})
    ON CONFLICT (owner_id) DO UPDATE SET bytes = u.bytes
    RETURNING (bytes + reserved + $2::bigint <= $3::bigint)::text AS reply`,
});

/**
 * Whether so many bytes more are within the quota. Locks the owner's usage until the transaction ends, so that concurrent uploads cannot
 * exceed it together.
 */
export const claimRoom: Record<UploadKind, Statement<boolean>> = {
  file: claim('claim_room_of_file', 'file_usage', 'files, bytes', '0, 0'),
  video: claim('claim_room_of_video', 'video_usage', 'bytes', '0'),
};

/** Bytes of a person that count against the quota: what is stored, and the sizes of open upload sessions. */
export async function usedBytes(
  database: Pick<Transaction, 'fileUsage' | 'videoUsage'>,
  kind: UploadKind,
  ownerId: number,
): Promise<number> {
  const query = { where: { ownerId }, select: { bytes: true, reserved: true } };
  const usage = await (kind === 'file' ? database.fileUsage.findUnique(query) : database.videoUsage.findUnique(query));
  return usage === null ? 0 : Number(usage.bytes + usage.reserved);
}

/** The room for an upload of this kind, before its body is read. */
export const roomFor =
  (kind: UploadKind): UploadRule['room'] =>
  async ({ id }, { config, database }) => {
    const { maxSize, quota } = boundsOf(kind, config);
    return { maxSize, left: quota - (await usedBytes(database.prisma, kind, id)) };
  };
