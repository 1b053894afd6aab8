import type { Handler } from '../../api/pipeline/handlers.js';
import { trimmed } from '../../core/contract/text.js';
import type { Statement } from '../../core/database/statement.js';
import { faultOfCaptions } from './media/webvtt.js';
import { ownVideo } from './own-video.js';
import { claimVideo } from './policy.js';

/** Languages of one video at most, as in the contract. */
const mostLanguages = 50;

/** Bytes of the captions of one video. */
const mostBytes = 4 * 1024 * 1024;

/** A language as BCP 47 writes it; null if it is none, or longer then than the contract allows. */
function canonical(language: string): string | null {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(language);
    return tag.length <= 35 && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(tag) ? tag : null;
  } catch {
    return null;
  }
}

/** $1 video, $2 language. The number and bytes of captions in other ones. */
const otherCaptions: Statement<{ languages: number; bytes: number }> = {
  name: 'other_captions',
  text: `
    SELECT json_build_object('languages', count(*), 'bytes', coalesce(sum(octet_length(content)), 0))::text AS reply
    FROM video_captions WHERE video_id = $1::integer AND language <> $2::text`,
};

const nameOf = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

export const setVideoCaptions: Handler<'setVideoCaptions'> = async (input) => {
  const { path, body, caller, database, origin, parts, refuse } = input;
  const { id: videoId } = path;
  const language = canonical(path.language);
  if (language === null) throw refuse('invalid_param', { params: { language: 'is no language' } });
  const fault = faultOfCaptions(body.content);
  if (fault !== null) throw refuse('invalid_param', { params: { content: fault } });
  await claimVideo(database, videoId, caller, refuse);
  const others = (await database.$one(otherCaptions, [videoId, language])).parse();
  if (others.languages >= mostLanguages) {
    throw refuse('quota_exceeded', { message: `A video has captions in at most ${mostLanguages} languages.` });
  }
  if (others.bytes + Buffer.byteLength(body.content) > mostBytes) {
    throw refuse('quota_exceeded', { message: `The captions of a video have at most ${mostBytes / 1024 ** 2} MiB.` });
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
  const languages = [path.language, canonical(path.language) ?? path.language];
  await database.videoCaption.deleteMany({ where: { videoId: path.id, language: { in: languages } } });
  return { status: 200, body: await ownVideo(database, path.id, caller.id, origin(), parts) };
};
