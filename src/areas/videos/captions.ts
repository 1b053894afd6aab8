import type { Handler } from '../../api/pipeline/handlers.js';
import { trimmed } from '../../core/contract/text.js';
import { faultOfCaptions } from './media/webvtt.js';
import { ownVideo } from './own-video.js';
import { claimVideo } from './policy.js';

/** Languages of one video at most, as in the contract. */
const mostLanguages = 50;

const nameOf = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

export const setVideoCaptions: Handler<'setVideoCaptions'> = async (input) => {
  const { path, body, caller, database, origin, parts, refuse } = input;
  const { id: videoId, language } = path;
  const fault = faultOfCaptions(body.content);
  if (fault !== null) throw refuse('invalid_param', { params: { content: fault } });
  await claimVideo(database, videoId, caller, refuse);
  const others = await database.videoCaption.count({ where: { videoId, language: { not: language } } });
  if (others >= mostLanguages) {
    throw refuse('quota_exceeded', { message: `A video has captions in at most ${mostLanguages} languages.` });
  }
  const data = { label: body.label === undefined ? nameOf(language) : trimmed(body.label), content: body.content };
  await database.videoCaption.upsert({
    where: { videoId_language: { videoId, language } },
    create: { videoId, language, ...data },
    update: { ...data, updatedAt: new Date() },
  });
  return { status: 200, body: await ownVideo(database, videoId, caller.id, origin(), parts) };
};

export const deleteVideoCaptions: Handler<'deleteVideoCaptions'> = async (input) => {
  const { path, caller, database, origin, parts, refuse } = input;
  await claimVideo(database, path.id, caller, refuse);
  await database.videoCaption.deleteMany({ where: { videoId: path.id, language: path.language } });
  return { status: 200, body: await ownVideo(database, path.id, caller.id, origin(), parts) };
};
