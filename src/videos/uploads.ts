import { trimmed } from '../contract/text.js';
import type { UploadRule } from '../http/uploads.js';
import type { Preparation } from '../pipeline/handlers.js';
import { measure } from './container.js';
import { videoTypes } from './stream.js';
import { readVideo } from './videos.js';

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

export const createVideo: Preparation<'createVideo'> = {
  prepare: async ({ upload, parts }) => {
    const { key: objectKey, size, mimeType } = upload;
    const measures = await measure(parts.storage, objectKey, size);
    return async ({ body, caller, database, json, origin }) => {
      const { title, description = '', visibility = 'public' } = body;
      const data = { title: trimmed(title), description, visibility, objectKey, mimeType, size, ...measures };
      const { id } = await database.video.create({ data: { authorId: caller.id, ...data }, select: { id: true } });
      return { status: 201, body: await readVideo(json, id, caller.id, origin()) };
    };
  },
};
