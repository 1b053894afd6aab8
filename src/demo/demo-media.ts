import { createHash } from 'node:crypto';
import { newKey, type Storage } from '../core/storage/storage.js';
import type { Community } from './community/types.js';
import type { Images } from './demo-pictures.js';
import type { Making } from './making.js';
import { makeFilm } from './media/film.js';
import { writeObjects } from './media/objects.js';
import { later, laterTimes, timeOn } from './times.js';

/** Adds the rows of what is stored. */
type CreateRows<More extends unknown[] = []> = (making: Making, ...more: More) => Promise<void>;

/** Stores the bytes of the demo's files and videos; returns functions that add their rows. */
export async function storeMedia(
  storage: Pick<Storage, 'write'>,
  { files, videos }: Pick<Community, 'files' | 'videos'>,
): Promise<{ files: CreateRows; videos: CreateRows<[Images]> }> {
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
  return {
    files: (making) => createFiles(making, storedFiles),
    videos: (making, images) => createVideos(making, storedVideos, images),
  };
}

type StoredFile = Record<'name' | 'mimeType' | 'key', string> & {
  bytes: Uint8Array;
  owner?: string;
  shared?: string;
  folder?: string;
};

async function createFiles({ tx, now, random, idOf }: Making, files: readonly StoredFile[]): Promise<void> {
  for (const [index, { owner = 'noor', name, mimeType, bytes, key, shared, folder }] of files.entries()) {
    const createdAt = new Date(timeOn(now, 30 - index * 9, random));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const share = shared === undefined ? {} : { share: { create: { token: shared, createdAt } } };
    const ownerId = idOf(owner);
    const inFolder = folder === undefined ? {} : { folder: { create: { ownerId, name: folder, createdAt } } };
    await tx.file.create({
      data: {
        ...{ owner: { connect: { id: ownerId } }, ...inFolder },
        ...{ name, mimeType, size: bytes.length, sha256, objectKey: key },
        ...{ createdAt, updatedAt: createdAt, ...share },
      },
      select: { id: true },
    });
  }
}

type StoredVideo = Omit<Community['videos'][number], 'scene' | 'seconds'> &
  Awaited<ReturnType<typeof makeFilm>> & { key: string };

async function createVideos(
  { tx, now, random, idOf }: Making,
  videos: readonly StoredVideo[],
  images: Images,
): Promise<void> {
  for (const video of videos) {
    const { author, title, description = '', visibility = 'public', comments } = video;
    const { liked_by: likedBy, disliked_by: dislikedBy = [], views = 0, days_ago: age, poster } = video;
    const { key, bytes, mimeType, duration, width, height, shared } = video;
    const uploaded = timeOn(now, age, random);
    const createdAt = new Date(uploaded);
    const { id } = await tx.video.create({
      data: {
        ...{ authorId: idOf(author), title, description, visibility, createdAt },
        ...{ objectKey: key, mimeType, size: bytes.length, duration, width, height },
        thumbnailUrl: poster === undefined ? null : images.inTopic(poster),
      },
      select: { id: true },
    });
    if (views > 0) {
      await tx.videoView.upsert({ where: { videoId: id }, create: { videoId: id, views }, update: { views } });
    }
    if (shared !== undefined) {
      // An unlisted video has a link already.
      const link = { token: shared, createdAt };
      await tx.share.upsert({ where: { videoId: id }, create: { videoId: id, ...link }, update: link });
    }
    await tx.rating.createMany({
      data: [...likedBy, ...dislikedBy].map((name, place) => ({
        ...{ videoId: id, userId: idOf(name), value: place < likedBy.length ? 1 : -1 },
        createdAt: new Date(later(uploaded, random)),
      })),
    });
    const times = laterTimes(
      uploaded,
      comments.map(({ after }) => after),
      random,
      now,
    );
    await tx.comment.createMany({
      data: comments.map(({ author, content }, place) => ({
        ...{ videoId: id, authorId: idOf(author), content, createdAt: times[place] ?? now },
      })),
    });
  }
}
