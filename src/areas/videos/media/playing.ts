import { createHmac } from 'node:crypto';
import type { Response } from 'express';
import { type Request, Router } from 'express';
import { limitAnonymous } from '../../../api/auth/admission.js';
import { compressed } from '../../../api/http/compression.js';
import { originOf } from '../../../api/http/origin.js';
import { encodeReply, send } from '../../../api/http/replies.js';
import type { Parts } from '../../../api/pipeline/parts.js';
import { headOf, streamSeconds } from '../../../content/objects.js';
import { isSharedUnder, ownTerms } from '../../../content/shares/share-links.js';
import { type Problem, problem } from '../../../core/contract/problems.js';
import { isSignature, sharedSecret } from '../../../core/database/secrets.js';
import { type Statement, statementRunner } from '../../../core/database/statement.js';
import { type ObjectHead, secondsWithin } from '../../../core/storage/storage.js';
import { findVideo, seeVideo, type VisibleVideo } from '../policy.js';
import { board, boardStep, renditionName } from './making.js';

/** A video as the contract shows it, as far as its URLs are concerned. */
type Played = {
  id: number;
  author_id: number;
  visibility: string;
  playback: { url: string }[];
  storyboard_url: string | null;
  captions: { url: string }[];
};

type Viewing = { viewer: number | null; share: string | undefined; parts: Parts };

/**
 * Adds to the URLs of a video what opens them: the caller's share link, or a signature for its owner, and for staff if it is not public.
 * Views by its owner do not count.
 */
export async function withAccess<V extends Played>(video: V, { viewer, share, parts }: Viewing): Promise<V> {
  const isOwner = video.author_id === viewer;
  if (video.playback.length + video.captions.length === 0 || (video.visibility === 'public' && !isOwner)) return video;
  const query =
    !isOwner && share !== undefined ? `share=${share}` : await signature(parts, video.id, isOwner ? ownTerms : '');
  const open = (url: string) => `${url}?${query}`;
  return {
    ...video,
    playback: video.playback.map((each) => ({ ...each, url: open(each.url) })),
    storyboard_url: video.storyboard_url && open(video.storyboard_url),
    captions: video.captions.map((each) => ({ ...each, url: open(each.url) })),
  };
}

const sign = async ({ database }: Pick<Parts, 'database'>, id: number, terms: string, until: number): Promise<string> =>
  createHmac('sha256', await sharedSecret(database.prisma, 'links'))
    .update(JSON.stringify(['playback', id, terms, until]))
    .digest('base64url');

/** The same within an hour, so that replies with it have the same ETag. */
async function signature(parts: Parts, id: number, terms: string): Promise<string> {
  const until = (Math.floor(Date.now() / 3_600_000) + 1) * 3600 + streamSeconds;
  const query = { terms, expires: String(until), signature: await sign(parts, id, terms, until) };
  return new URLSearchParams(query).toString();
}

type RenditionRow = { side: number; key: string; width: number; height: number; bandwidth: number; codecs: string };
type Made = { renditions: RenditionRow[]; duration: number | null; board: { reference: string; width: number } | null };

/** $1 video. */
const madeOfVideo: Statement<Made> = {
  name: 'made_of_video',
  text: `
    SELECT json_build_object('duration', duration, 'renditions', coalesce((
        SELECT json_agg(json_build_object('side', side, 'key', object_key, 'width', width, 'height', height, 'bandwidth', bandwidth,
          'codecs', codecs) ORDER BY side)
        FROM video_renditions WHERE video_id = v.id
      ), '[]'), 'board', (
        SELECT json_build_object('reference', id || '-' || version, 'width', width) FROM pictures
        WHERE video_id = v.id AND place = 'storyboard'
      ))::text AS reply
    FROM videos v WHERE id = $1::integer`,
};

/** $1 video, $2 side. */
const playlistOf: Statement<string> = {
  name: 'playlist_of_video',
  text: `SELECT to_json(playlist)::text AS reply FROM video_renditions WHERE video_id = $1::integer AND side = $2::integer`,
};

/** $1 video, $2 language. */
const captionsOf: Statement<string> = {
  name: 'captions_of_video',
  text: 'SELECT to_json(content)::text AS reply FROM video_captions WHERE video_id = $1::integer AND language = $2::text',
};

const fileForm = /^(?:(index)\.m3u8|(\d{1,4})\.m3u8|(film)|(storyboard)\.vtt|captions-([a-zA-Z0-9-]{2,35})\.vtt)$/;
const playlistType = 'application/vnd.apple.mpegurl';

/** Serves the playlists of videos, and redirects to their files. It is no part of the contract, whose replies are all JSON. */
export function playbackRouter(parts: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/videos/:id/playback/:file', async (req, res, next) => {
    const [, index, side, film, storyboard, language] = fileForm.exec(String(req.params.file)) ?? [];
    const id = Number(/^[1-9]\d{0,8}$/.exec(String(req.params.id))?.[0]);
    if (!id || (index ?? side ?? film ?? storyboard ?? language) === undefined) return next();
    await limitAnonymous(req, res, parts);
    if (!parts.config.areas.has('videos')) throw problem('component_inactive', { component: 'videos' });
    const video = await openedBy(req, id, parts);
    // Other sites may play public videos.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.setHeader('Cache-Control', 'private, no-cache');
    const { $one, $json } = statementRunner(parts.database.json);
    if (language !== undefined) {
      const captions = (await $json(captionsOf, [id, language]))?.parse();
      if (captions === undefined) throw problem('file_not_found');
      return await sendText(req, res, 'text/vtt; charset=utf-8', captions);
    }
    const linkTo = async (head: ObjectHead) =>
      (
        await parts.storage.link(
          head,
          secondsWithin(streamSeconds, video.secondsLeft),
          originOf(req, parts.config),
          video.terms,
        )
      ).url;
    if (side === undefined && storyboard === undefined && video.terms !== ownTerms && req.method === 'GET') {
      parts.views.add(id);
    }
    if (film !== undefined) return res.redirect(302, await linkTo(headOf(video)));
    const made = (await $one(madeOfVideo, [id])).parse();
    if (storyboard !== undefined) {
      if (made.board === null || made.duration === null) throw problem('video_not_ready');
      return await sendText(req, res, 'text/vtt; charset=utf-8', boardText(made.duration, made.board));
    }
    const query = new URL(req.url, 'http://localhost').search;
    if (side === undefined) return await sendText(req, res, playlistType, indexText(made.renditions, query));
    const rendition = made.renditions.find((each) => String(each.side) === side);
    const text = (await $json(playlistOf, [id, Number(side)]))?.parse();
    if (rendition === undefined || text === undefined) throw problem('video_not_ready');
    const head = { key: rendition.key, mimeType: 'video/mp4', disposition: 'inline', name: `${side}.mp4` } as const;
    return await sendText(req, res, playlistType, text.replaceAll(renditionName, await linkTo(head)));
  });
  return router;
}

/** The video of a request, if its signature, its share link or nothing opens it. */
async function openedBy(req: Request, id: number, parts: Parts): Promise<VisibleVideo> {
  const { database } = parts;
  const runner = statementRunner(database.json);
  const { signature: given, terms = '', expires: until, share } = req.query;
  const hidden = problem('video_not_found');
  let video: VisibleVideo;
  if (given === undefined) {
    const refuse = (code: Parameters<typeof problem>[0]): Problem => problem(code);
    const query = typeof share === 'string' ? { share } : {};
    video = await seeVideo({ path: { id }, query, caller: null, database: runner, refuse });
  } else {
    const right = await sign(parts, id, String(terms), Number(until));
    if (!isSignature(String(given), right)) throw problem('forbidden', { message: 'This link is not valid.' });
    const secondsLeft = Number(until) - Math.floor(Date.now() / 1000);
    if (secondsLeft <= 0) throw problem('forbidden', { message: 'This link has expired.' });
    const row = (await runner.$json(findVideo, [id, null]))?.parse();
    if (row === undefined) throw hidden;
    const own = terms === '' ? null : String(terms);
    // Without terms it was for staff, who see no private videos.
    const isOpen = own === null ? row.visibility !== 'private' : await isSharedUnder(database, row.objectKey, own);
    if (!isOpen) throw hidden;
    video = { ...row, terms: own, secondsLeft };
  }
  if (video.status !== 'ready') throw problem('video_not_ready');
  return video;
}

function indexText(renditions: readonly RenditionRow[], query: string): string {
  const lines = renditions.flatMap(({ side, width, height, bandwidth, codecs }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
    `${side}.m3u8${query}`,
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

/** The tiles of a storyboard, as players read them. */
function boardText(duration: number, { reference, width: stored }: { reference: string; width: number }): string {
  const { across, down, width, height } = board;
  const step = boardStep(duration);
  // The stored picture may be smaller.
  const scale = stored / (across * width);
  const time = (seconds: number) => new Date(Math.min(seconds, 86_399) * 1000).toISOString().slice(11, 23);
  const tiles = Array.from({ length: Math.min(across * down, Math.ceil(duration / step)) }, (_, n) => {
    const place = [(n % across) * width, Math.floor(n / across) * height, width, height].map((each) =>
      Math.floor(each * scale),
    );
    return `${time(n * step)} --> ${time(Math.min(duration, (n + 1) * step))}\n/pictures/${reference}.webp#xywh=${place.join()}\n`;
  });
  return ['WEBVTT\n', ...tiles].join('\n');
}

async function sendText(req: Request, res: Response, type: string, text: string): Promise<void> {
  send(res, await compressed(req, res, encodeReply(200, text, type)), true);
}
