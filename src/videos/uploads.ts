import type { UploadRule } from '../http/uploads.js';
import { videoTypes } from './media.js';

/** What `createVideo` says about its file. */
export const videoUploads: UploadRule = {
  folder: 'videos',
  disposition: 'inline',
  types: videoTypes,
  room: async (_caller, { config }) => ({ maxSize: config.maxVideoSize, left: Number.POSITIVE_INFINITY }),
  owned: async (keys, { database }) => {
    const rows = await database.prisma.video.findMany({
      where: { objectKey: { in: [...keys] } },
      select: { objectKey: true },
    });
    return rows.map(({ objectKey }) => objectKey);
  },
};
