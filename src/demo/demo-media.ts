import { createHash } from 'node:crypto';
import type { Transaction } from '../core/database/client.js';
import { newKey, type Storage } from '../core/storage/storage.js';
import { day } from './community/schedule.js';
import type { Community, Name } from './community/types.js';
import { makeFilm } from './media/film.js';
import { writeObjects } from './media/objects.js';

type CreateMedia = (tx: Transaction, now: Date, idOf: (name: Name) => number) => Promise<void>;

/** Stores the bytes of the demo's files and videos; returns a function that adds their rows. */
export async function storeMedia(
  storage: Pick<Storage, 'write'>,
  { files, videos }: Pick<Community, 'files' | 'videos'>,
): Promise<CreateMedia> {
  const storedFiles = files.map(({ content, mime_type: mimeType, ...file }) => ({
    ...file,
    mimeType,
    bytes: Buffer.from(content),
    key: newKey('files'),
  }));
  const storedVideos = await Promise.all(
    videos.map(async ({ scene, seconds, ...video }) => ({
      ...video,
      ...(await makeFilm(scene, seconds)),
      name: video.title,
      key: newKey('videos'),
    })),
  );
  await writeObjects(storage, [...storedFiles, ...storedVideos]);

  return async (tx, now, idOf) => {
    const at = (days: number) => new Date(now.getTime() - days * day);
    for (const [index, { name, mimeType, bytes, key, shared }] of storedFiles.entries()) {
      const createdAt = at(30 - index * 9);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const share = shared === undefined ? {} : { share: { create: { token: shared, createdAt } } };
      await tx.file.create({
        data: {
          ...{ ownerId: idOf('noor'), name, mimeType, size: bytes.length, sha256, objectKey: key },
          ...{ createdAt, updatedAt: createdAt, ...share },
        },
        select: { id: true },
      });
    }
    for (const [index, video] of storedVideos.entries()) {
      const { author, title, description = '', visibility = 'public', comments } = video;
      const { liked_by: likedBy, disliked_by: dislikedBy = [] } = video;
      const { key, bytes, mimeType, duration, width, height, shared } = video;
      const createdAt = at(40 - index * 11);
      const later = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
      const { id } = await tx.video.create({
        data: {
          ...{ authorId: idOf(author), title, description, visibility, createdAt },
          ...{ objectKey: key, mimeType, size: bytes.length, duration, width, height },
        },
        select: { id: true },
      });
      if (shared !== undefined) {
        // An unlisted video has a link already.
        const link = { token: shared, createdAt };
        await tx.share.upsert({ where: { videoId: id }, create: { videoId: id, ...link }, update: link });
      }
      await tx.rating.createMany({
        data: [...likedBy, ...dislikedBy].map((name, place) => ({
          videoId: id,
          userId: idOf(name),
          value: place < likedBy.length ? 1 : -1,
          createdAt: later(20 * (place + 1)),
        })),
      });
      await tx.comment.createMany({
        data: comments.map(([name, content], place) => ({
          ...{ videoId: id, authorId: idOf(name), content, createdAt: later(45 * (place + 1)) },
        })),
      });
    }
  };
}
