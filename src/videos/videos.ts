import type { Problem } from '../contract/problems.js';
import { trimmed } from '../contract/text.js';
import type { Json, Transaction } from '../database/client.js';
import type { Caller } from '../http/caller.js';
import { JsonText } from '../http/replies.js';
import type { Handler } from '../pipeline/handlers.js';
import { discard } from '../storage/discard.js';
import { videoById, videoPage } from './sql.js';
import { seeVideo, type VideoRow, viewerOf } from './visibility.js';

export const listVideos: Handler<'listVideos'> = async ({ query, caller, json, origin }) => ({
  status: 200,
  body: new JsonText((await json(...videoPage(query, viewerOf(caller), origin()))) ?? 'null'),
});

export const getVideo: Handler<'getVideo'> = async (input) => {
  const { id } = await seeVideo(input);
  const { caller, json, origin, refuse } = input;
  const reply = await json(videoById, [id, viewerOf(caller), origin()]);
  if (reply === null) {
    throw refuse('video_not_found');
  }
  return { status: 200, body: new JsonText(reply) };
};

export const deleteVideo: Handler<'deleteVideo'> = async (input) => {
  const { path, caller, database, afterwards, parts, refuse } = input;
  await claimVideo(database, path.id, caller, refuse);
  const { objectKey } = await database.video.delete({ where: { id: path.id }, select: { objectKey: true } });
  afterwards(() => discard(parts, objectKey));
  return { status: 200, body: { id: path.id, deleted: true } };
};

export const updateVideo: Handler<'updateVideo'> = async ({ path, body, caller, database, json, origin, refuse }) => {
  await claimVideo(database, path.id, caller, refuse);
  const { title, description, visibility, thumbnail_url: thumbnailUrl } = body;
  await database.video.update({
    where: { id: path.id },
    data: {
      ...(title === undefined ? {} : { title: trimmed(title) }),
      ...(description === undefined ? {} : { description }),
      ...(visibility === undefined ? {} : { visibility }),
      ...(thumbnailUrl === undefined ? {} : { thumbnailUrl }),
    },
    select: { id: true },
  });
  return { status: 200, body: await readVideo(json, path.id, caller.id, origin()) };
};

/** The caller's own video, whose row is locked. Somebody else's private one does not exist. */
export async function claimVideo(
  database: Transaction,
  id: number,
  caller: Caller,
  refuse: (code: 'video_not_found' | 'not_owner') => Problem,
): Promise<void> {
  const [video] = await database.$queryRaw<Pick<VideoRow, 'authorId' | 'visibility'>[]>`
    SELECT author_id AS "authorId", visibility::text FROM videos WHERE id = ${id} FOR UPDATE`;
  if (video?.authorId === caller.id) {
    return;
  }
  throw refuse(video === undefined || video.visibility === 'private' ? 'video_not_found' : 'not_owner');
}

export async function readVideo(json: Json, id: number, viewer: number, origin: string) {
  return new JsonText<never>((await json(videoById, [id, viewer, origin])) ?? 'null');
}
