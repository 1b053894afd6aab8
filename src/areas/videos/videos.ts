import { isModerator } from '../../api/auth/authentication.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { pageOfPerson } from '../../content/lists/lists.js';
import { requestedRows } from '../../content/lists/walks.js';
import {
  deleteBytes,
  headOf,
  secondKeyOfVideo,
  secondKeyOfWider,
  streamSeconds,
  useSecondKey,
} from '../../content/objects.js';
import { deletePictures, keeping, newPicture, storePicture } from '../../content/pictures/pictures.js';
import { ownTerms, prepareShare, unshare } from '../../content/shares/share-links.js';
import { claimRoom } from '../../content/uploads/kinds.js';
import { uploadOf } from '../../content/uploads/whole.js';
import { trimmed } from '../../core/contract/text.js';
import type { Transaction } from '../../core/database/client.js';
import { defined } from '../../core/database/defined.js';
import { iso } from '../../core/database/formats.js';
import { JsonText } from '../../core/database/statement.js';
import { discard } from '../../core/storage/discard.js';
import { randomToken, secondsWithin } from '../../core/storage/storage.js';
import { measure } from './container.js';
import { sidesOf } from './media/making.js';
import { withAccess } from './media/playing.js';
import { beginJob, countWorkers } from './media/queue.js';
import { ownVideo } from './own-video.js';
import { claimVideo, findVideo, orHidden, readVisible, seeVideo, viewerOf } from './policy.js';
import { ownVideos, rate, videoById, videoPage, videosByName } from './queries.js';
import { videoUploads } from './uploads.js';

export const listVideos: Handler<'listVideos'> = async ({ query, caller, database, origin }) => ({
  status: 200,
  body: await database.$one(...videoPage(query, viewerOf(caller), origin())),
});

export const listMyVideos: Handler<'listMyVideos'> = async ({ query, caller, database, origin }) => ({
  status: 200,
  body: await database.$one(...ownVideos(caller.id, query, origin())),
});

export const listUserVideos: Handler<'listUserVideos'> = async ({ path, query, caller, database, origin, refuse }) => {
  const values = [...pageOfPerson(path.username, query), viewerOf(caller), origin()];
  return okOrNotFound(await database.$json(...requestedRows(videosByName, values, query)), refuse, 'user_not_found');
};

export const getVideo: Handler<'getVideo'> = async (input) => {
  const { path, query, caller, database, origin, parts } = input;
  const find = (isShared: boolean) => database.$json(videoById, [path.id, viewerOf(caller), origin(), isShared]);
  const seen = orHidden(input, readVisible(input, find), async ({ $one }, hidden) => ({
    ...(await $one(videoById, [path.id, viewerOf(caller), origin(), true])).parse(),
    hidden,
  }));
  const body = await seen;
  // Without a caller and a share link it is public, and needs no more.
  if (viewerOf(caller) === null && query.share === undefined) return { status: 200, body };
  const video = body instanceof JsonText ? body.parse() : body;
  return { status: 200, body: await withAccess(video, { viewer: viewerOf(caller), share: query.share, parts }) };
};

export const createVideo: Handler<'createVideo'> = async (input) => {
  const { parts, refuse } = input;
  const upload = await uploadOf(input, 'video', videoUploads);
  const { key: objectKey, size, mimeType } = upload;
  const { isIncomplete, plays: isPlayed, ...measures } = await measure(parts, objectKey, size);
  const plays = mimeType === 'video/vnd.avi' ? false : isPlayed;
  return async ({ body, caller, database, origin }) => {
    const { title, description = '', visibility = 'public' } = body;
    await upload.end(database);
    const room = await database.$one(claimRoom.video, [caller.id, size, parts.config.videoQuota]);
    if (!room.parse()) throw refuse('quota_exceeded');
    const isProcessed = !isIncomplete && (await countWorkers(database)) > 0;
    const data = {
      title: trimmed(title),
      description,
      visibility,
      objectKey,
      mimeType,
      size,
      ...stateOf(plays, isIncomplete, isProcessed),
      ...measures,
    } as const;
    const { id } = await database.video.create({ data: { authorId: caller.id, ...data }, select: { id: true } });
    if (isProcessed) await beginJob(database, id);
    return { status: 201, body: await ownVideo(database, id, caller.id, origin(), parts) };
  };
};

/**
 * State of an upload. What browsers play can be watched at once, and gets other sizes later. Without anybody to convert it, a video of which
 * it is unknown whether browsers play it is shown as it is.
 */
function stateOf(plays: boolean | null, isIncomplete: boolean, isProcessed: boolean) {
  if (isIncomplete) return { status: 'failed', failure: 'incomplete' } as const;
  if (plays === true || (plays === null && !isProcessed)) return { status: 'ready' } as const;
  if (isProcessed) return { status: 'processing', playsAsSent: false } as const;
  return { status: 'failed', failure: 'not_playable', playsAsSent: false } as const;
}

/** Seconds before a film is processed again. */
const retryPause = 30;

/** Queues a video that failed, or lacks sizes. One that has all of them stays as it is. */
export const retryVideo: Handler<'retryVideo'> = async ({ path, caller, database, origin, parts, refuse }) => {
  await claimVideo(database, path.id, caller, refuse);
  if ((await countWorkers(database)) === 0) {
    throw refuse('component_inactive', { component: 'media', message: 'No videos are processed at this moment.' });
  }
  if (await isLacking(database, path.id)) {
    await database.video.updateMany({
      where: { id: path.id, status: 'failed' },
      data: { status: 'processing', failure: null },
    });
    await beginJob(database, path.id, retryPause);
  }
  return { status: 200, body: await ownVideo(database, path.id, caller.id, origin(), parts) };
};

/** True if a video failed, or something of it is still to be made. */
async function isLacking(database: Transaction, id: number): Promise<boolean> {
  const { status, width, height } = await database.video.findUniqueOrThrow({ where: { id } });
  if (status === 'failed' || width === null || height === null) return true;
  const made = await database.videoRendition.findMany({ where: { videoId: id }, select: { side: true } });
  const posters = await database.picture.count({ where: { videoId: id, place: 'poster_1' } });
  return posters === 0 || sidesOf({ width, height }).some((side) => !made.some((each) => each.side === side));
}

/** Stores a picture as the poster, in the place of the last that was uploaded. */
export const updateVideoPoster: Handler<'updateVideoPoster'> = async (uploadInput) => {
  const stored = await storePicture(uploadInput);
  return (input) =>
    keeping(uploadInput, stored, input, async () => {
      const { path, caller, database, origin, refuse, afterwards } = input;
      const { parts } = uploadInput;
      await claimVideo(database, path.id, caller, refuse);
      const of = { videoId: path.id, place: 'poster' };
      for (const key of await deletePictures(database, of)) afterwards(() => discard(parts, key));
      const data = { ...of, ...newPicture(stored) };
      const { id, version } = await database.picture.create({ data, select: { id: true, version: true } });
      await database.video.update({
        where: { id: path.id },
        data: { poster: `${id}-${version}` },
        select: { id: true },
      });
      return { status: 200, body: await ownVideo(database, path.id, caller.id, origin(), parts) };
    });
};

/** The reference of one of a video's pictures, or null for null; undefined is passed on. */
async function chosenPoster(database: Transaction, videoId: number, id: number | null | undefined) {
  if (id === null || id === undefined) return id;
  const where = { id, videoId, place: { not: 'storyboard' } };
  const picture = await database.picture.findFirst({ where, select: { version: true } });
  return picture === null ? false : `${id}-${picture.version}`;
}

export const deleteVideo: Handler<'deleteVideo'> = async ({ path, caller, parts }) => {
  const moved = await secondKeyOfVideo(parts, path.id, caller.id);
  return async (input) => {
    await claimVideo(input.database, path.id, caller, input.refuse);
    await deleteBytes(input, { type: 'video', id: path.id }, moved);
    return { status: 200, body: { id: path.id, deleted: true } };
  };
};

/** The more, the fewer see a video. */
const rank = { public: 0, unlisted: 1, private: 2 } as const;

/** Gives the pictures of a locked video other addresses: who was told those before sees them no more. */
async function renewPictures(database: Transaction, videoId: number): Promise<void> {
  await database.$executeRaw`
    WITH renewed AS (
      UPDATE pictures SET version = left(replace(gen_random_uuid()::text, '-', ''), 12) WHERE video_id = ${videoId}
      RETURNING id || '-' AS start, version
    )
    UPDATE videos SET poster = start || version FROM renewed WHERE videos.id = ${videoId} AND starts_with(poster, start)`;
}

export const updateVideo: Handler<'updateVideo'> = async ({ path, body, caller, parts }) => {
  const { title, description, visibility, thumbnail_url: thumbnailUrl, poster_id: posterId } = body;
  const moved = visibility === undefined ? null : await secondKeyOfWider(parts, path.id, caller.id, visibility);
  return async ({ database, origin, refuse, afterwards }) => {
    const before = await claimVideo(database, path.id, caller, refuse);
    const poster = await chosenPoster(database, path.id, posterId);
    if (poster === false) throw refuse('picture_not_found');
    await database.video.update({
      where: { id: path.id },
      data: defined({ title: title && trimmed(title), description, visibility, thumbnailUrl, poster }),
      select: { id: true },
    });
    if (visibility !== undefined && rank[before] < rank[visibility]) await renewPictures(database, path.id);
    await useSecondKey(database, parts, afterwards, moved);
    return { status: 200, body: await ownVideo(database, path.id, caller.id, origin(), parts) };
  };
};

const values = { like: 1, dislike: -1, none: 0 } as const;

export const rateVideo: Handler<'rateVideo'> = async (input) => {
  const { path, query, body, caller, database, refuse } = input;
  const rating = [path.id, caller.id, values[body.rating], body.rating];
  return okOrNotFound(
    await database.$json(rate, [...rating, isModerator(caller), query.share ?? null]),
    refuse,
    'video_not_found',
  );
};

/** Links to a video's bytes, and counts a view for each link. */
export const getVideoStreamUrl: Handler<'getVideoStreamUrl'> = async (input) => {
  const { path, caller, bodiless, origin, parts, refuse } = input;
  const video = await orHidden(input, seeVideo(input), async ({ $one }) => {
    const hidden = (await $one(findVideo, [path.id, null])).parse();
    // Links of staff do not depend on the account of its author.
    return { ...hidden, terms: viewerOf(caller) === hidden.authorId ? ownTerms : null, secondsLeft: null };
  });
  if (video.status !== 'ready') {
    throw refuse('video_not_ready');
  }
  const { url, expiresAt } = await parts.storage.link(
    headOf(video),
    secondsWithin(streamSeconds, video.secondsLeft),
    origin(),
    video.terms,
  );
  if (viewerOf(caller) !== video.authorId && !bodiless) {
    parts.views.add(video.id);
  }
  return { status: 200, body: { stream_url: url, expires_at: iso(expiresAt) } };
};

export const shareVideo: Handler<'shareVideo'> = (input) => {
  const { path, caller, refuse } = input;
  return prepareShare(input, { videoId: path.id }, (database) => claimVideo(database, path.id, caller, refuse));
};

export const unshareVideo: Handler<'unshareVideo'> = async (input) => {
  const { path, caller, database, refuse } = input;
  const visibility = await claimVideo(database, path.id, caller, refuse);
  const reply = await unshare(input, { videoId: path.id });
  if (visibility !== 'public') await renewPictures(database, path.id);
  // Without a share link, only its owner could see an unlisted video.
  if (visibility === 'unlisted') await database.share.create({ data: { videoId: path.id, token: randomToken() } });
  return reply;
};
