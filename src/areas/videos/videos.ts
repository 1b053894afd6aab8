import { trimmed } from '../../api/contract/text.js';
import type { Handler, Preparation } from '../../api/pipeline/handlers.js';
import { pageOfPerson } from '../../content/lists/of-person.js';
import { hide, restore } from '../../content/removal/hiding.js';
import { deleteBytes, secondKeyOfVideo, secondKeyOfWider, useSecondKey } from '../../content/removal/new-key.js';
import { claimVideo, idOfVideo, ofSeenVideo, orHidden, viewerOf } from './access.js';
import { measure } from './container.js';
import { ownVideos, readVideo, videoById, videoPage, videosByName } from './sql.js';

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
  const reply = await database.$json(videosByName, values);
  if (reply === null) {
    throw refuse('user_not_found');
  }
  return { status: 200, body: reply };
};

export const getVideo: Handler<'getVideo'> = async (input) => {
  const { path, caller, database, origin } = input;
  const find = (isShared: boolean) => database.$json(videoById, [path.id, viewerOf(caller), origin(), isShared]);
  const body = await orHidden(input, ofSeenVideo(input, find), async ({ $one }, hidden) => ({
    ...(await $one(videoById, [path.id, viewerOf(caller), origin(), true])).parse(),
    hidden,
  }));
  return { status: 200, body };
};

export const createVideo: Preparation<'createVideo'> = {
  prepare: async ({ upload, parts }) => {
    const { key: objectKey, size, mimeType } = upload;
    const measures = await measure(parts, objectKey, size);
    return async ({ body, caller, database, origin }) => {
      const { title, description = '', visibility = 'public' } = body;
      const data = { title: trimmed(title), description, visibility, objectKey, mimeType, size, ...measures };
      const { id } = await database.video.create({ data: { authorId: caller.id, ...data }, select: { id: true } });
      return { status: 201, body: await readVideo(database, id, caller.id, origin()) };
    };
  },
};

export const deleteVideo: Preparation<'deleteVideo'> = {
  prepare: async ({ path, caller, parts }) => {
    const moved = await secondKeyOfVideo(parts, path.id, caller.id);
    return async (input) => {
      await claimVideo(input.database, path.id, caller, input.refuse);
      await deleteBytes(input, { type: 'video', id: path.id }, moved);
      return { status: 200, body: { id: path.id, deleted: true } };
    };
  },
};

export const hideVideo: Preparation<'hideVideo'> = {
  prepare: async ({ path, parts }) => {
    const moved = await secondKeyOfVideo(parts, path.id);
    return async (input) => {
      const reply = await hide(input, 'video', await idOfVideo(input.database, path.id), 'video_not_found');
      await useSecondKey(input.database, parts, input.afterwards, moved);
      return reply;
    };
  },
};

export const restoreVideo: Handler<'restoreVideo'> = async (input) =>
  restore(input, 'video', await idOfVideo(input.database, input.path.id), 'video_not_found');

export const updateVideo: Preparation<'updateVideo'> = {
  prepare: async ({ path, body, caller, parts }) => {
    const { title, description, visibility, thumbnail_url: thumbnailUrl } = body;
    const moved = visibility === undefined ? null : await secondKeyOfWider(parts, path.id, caller.id, visibility);
    return async ({ database, origin, refuse, afterwards }) => {
      await claimVideo(database, path.id, caller, refuse);
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
      await useSecondKey(database, parts, afterwards, moved);
      return { status: 200, body: await readVideo(database, path.id, caller.id, origin()) };
    };
  },
};
