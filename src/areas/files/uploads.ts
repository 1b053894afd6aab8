import type { UploadRule } from '../../api/http/request/uploads.js';
import { ownedKeys } from '../../content/objects.js';

/** Upload rule of the Files area: any type, within the quota. */
export const fileUploads: UploadRule = {
  folder: 'files',
  disposition: 'attachment',
  types: null,
  room: async (caller, { config, database }) => {
    const where = { ownerId: caller.id };
    const usage = await database.prisma.fileUsage.findUnique({ where, select: { bytes: true } });
    return { maxSize: config.maxFileSize, left: config.fileQuota - Number(usage?.bytes ?? 0) };
  },
  owned: (keys, { database }) => ownedKeys(database, 'files', keys),
};
