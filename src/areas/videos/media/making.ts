import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Ffmpeg, inputOf, MediaFault, run, threads } from './ffmpeg.js';

/** A film in the working folder of a job. */
export type Film = {
  tools: Ffmpeg;
  folder: string;
  /** Its media type. */
  type: string;
  signal: AbortSignal;
};

/** Facts about a film. Width and height are as it is shown: upright, with square pixels. */
export type Facts = {
  width: number;
  height: number;
  duration: number | null;
  hasSound: boolean;
  /** Whether its streams can be used in a rendition as they are. */
  isCopied: boolean;
};

/** Name of the film in its folder. */
export const source = 'film';
const maxDuration = 12 * 3600;
const segmentSeconds = 4;
/** Shorter sides of renditions below the film's own size, and of the largest. */
const [smallerSides, largestSide] = [[360, 720], 2160] as const;

type Stream = {
  codec_type: string;
  codec_name?: string;
  profile?: string;
  level?: number;
  pix_fmt?: string;
  width?: number;
  height?: number;
  sample_aspect_ratio?: string;
  side_data_list?: { rotation?: number }[];
};

async function streamsOf({ tools, folder, type, signal }: Film, name: string) {
  const entries =
    'stream=codec_type,codec_name,profile,level,pix_fmt,width,height,sample_aspect_ratio:stream_side_data=rotation:format=duration';
  const args = ['-v', 'error', '-show_entries', entries, '-of', 'json', ...inputOf(type, name)];
  const text = await run(tools.ffprobe, args, { folder, seconds: 60, megabytes: 1, signal });
  const { streams = [], format } = parsed(text);
  const of = (kind: string) => streams.find(({ codec_type }) => codec_type === kind);
  return { video: of('video'), audio: of('audio'), duration: Number(format?.duration) || null };
}

function parsed(text: string): { streams?: Stream[]; format?: { duration?: string } } {
  try {
    return JSON.parse(text);
  } catch {
    // Cut off.
    throw new MediaFault('too_demanding', 'It has too many streams');
  }
}

/**
 * Reads what a film is.
 * @throws MediaFault
 */
export async function factsOf(film: Film): Promise<Facts> {
  const { video, audio, duration } = await streamsOf(film, source);
  if (!video?.width || !video.height) throw new MediaFault('unreadable', 'There is no picture in it');
  if (duration !== null && duration > maxDuration) throw new MediaFault('too_demanding', 'It lasts too long');
  const [over = 1, under = 1] = (video.sample_aspect_ratio ?? '1:1').split(':').map(Number);
  const ratio = over > 0 && under > 0 ? over / under : 1;
  const rotation = Math.abs(video.side_data_list?.find((each) => each.rotation !== undefined)?.rotation ?? 0);
  const shown = [Math.max(1, Math.round(video.width * ratio)), video.height] as const;
  const [width, height] = rotation % 180 === 90 ? [shown[1], shown[0]] : shown;
  const isCopied =
    film.type !== 'video/vnd.avi' &&
    video.codec_name === 'h264' &&
    ['yuv420p', 'yuvj420p'].includes(video.pix_fmt ?? '') &&
    ['Constrained Baseline', 'Main', 'High'].includes(video.profile ?? '') &&
    (audio === undefined || (audio.codec_name === 'aac' && audio.profile === 'LC')) &&
    [ratio, rotation].join() === '1,0' &&
    [width, height].every((each) => each % 2 === 0) &&
    Math.min(width, height) <= largestSide;
  return { width, height, duration, hasSound: audio !== undefined, isCopied };
}

/** The shorter sides of the renditions of a film, the smallest first. */
export function sidesOf({ width, height }: Pick<Facts, 'width' | 'height'>): number[] {
  const own = Math.max(2, Math.min(width, height, largestSide) & ~1);
  return [...smallerSides.filter((side) => side < own), own];
}

/** Makes one picture, in a file of the folder. False if there is none at this place. */
async function picture(film: Film, { before = [], filter, name }: PictureOptions): Promise<boolean> {
  const { tools, folder, type, signal } = film;
  const given = ['-v', 'error', '-nostdin', '-y', '-threads', '1', ...before, ...inputOf(type, source)];
  const made = ['-map', '0:v:0', '-frames:v', '1', '-vf', filter, '-c:v', 'png', '-f', 'image2', '-update', '1', name];
  await run(tools.ffmpeg, [...given, ...made], { folder, seconds: 300, megabytes: 64, signal });
  return (await stat(join(folder, name)).catch(() => null)) !== null;
}

type PictureOptions = { before?: string[]; filter: string; name: string };

const places = [0.1, 0.4, 0.7];

/** Makes pictures of three places. Returns their names. */
export async function posters(film: Film, { width, height, duration }: Facts): Promise<string[]> {
  const names: string[] = [];
  const scale = Math.min(1, 1280 / width);
  const size = [width, height].map((each) => Math.max(2, Math.round(each * scale))).join(':');
  for (const [at, place] of places.entries()) {
    const name = `poster-${at}.png`;
    const before = ['-ss', ((duration ?? 0) * place).toFixed(3)];
    if (await picture(film, { before, filter: `scale=${size},setsar=1`, name })) names.push(name);
    if (duration === null) break;
  }
  if (names.length === 0 && (await picture(film, { filter: `scale=${size},setsar=1`, name: 'poster-0.png' }))) {
    names.push('poster-0.png');
  }
  if (names.length === 0) throw new MediaFault('unreadable', 'There is no picture in it');
  return names;
}

/** Tiles of a storyboard: in a row, and rows; their pixels; the seconds between two of a film of this duration. */
export const board = { across: 10, down: 10, width: 160, height: 90 };
/** Seconds between two tiles. */
export const boardStep = (duration: number): number => Math.max(1, duration / (board.across * board.down));

/** Seconds from which on a storyboard is made of key frames alone, of which a short film may have only one. */
const longFilm = 300;

/** Makes the storyboard. Null if the duration is unknown. */
export async function storyboard(film: Film, { duration }: Pick<Facts, 'duration'>): Promise<string | null> {
  if (duration === null) return null;
  const { width, height, across, down } = board;
  const filter = [
    `fps=1/${boardStep(duration).toFixed(3)}:round=down`,
    `scale=${width}:${height}:force_original_aspect_ratio=decrease`,
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2,setsar=1`,
    `tile=${across}x${down}`,
  ].join(',');
  const before = duration < longFilm ? [] : ['-skip_frame', 'nokey'];
  return (await picture(film, { before, filter, name: 'storyboard.png' })) ? 'storyboard.png' : null;
}

/** A rendition in the folder. */
export type Rendition = {
  file: string;
  width: number;
  height: number;
  bandwidth: number;
  codecs: string;
  bytes: number;
  playlist: string;
};

/** Name of a rendition's file in its playlist. */
export const renditionName = 'rendition.mp4';

/** Megabytes that any rendition may have; a longer one up to four times those of the film. */
const leastCap = 1024;

/** Bits a second at most: about 0.11 a pixel and picture at 25 pictures a second. */
const bitRate = (width: number, height: number): number => Math.max(300, Math.round((width * height * 2.8) / 1000));

/**
 * Makes a rendition with this shorter side. `onTime` is called with the seconds that are done.
 * @throws MediaFault
 */
export async function rendition(
  film: Film,
  facts: Facts,
  side: number,
  onTime: (seconds: number) => void,
): Promise<Rendition> {
  const { tools, folder, type, signal } = film;
  const scale = side / Math.min(facts.width, facts.height);
  const [width, height] = [facts.width, facts.height].map((each) =>
    Math.max(2, 2 * Math.round((each * scale) / 2)),
  ) as [number, number];
  const isCopied = facts.isCopied && side === Math.min(facts.width, facts.height);
  const rate = bitRate(width, height);
  const encoding = [
    ...[
      '-vf',
      `scale=${width}:${height},setsar=1`,
      '-fpsmax',
      '60',
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '23',
    ],
    ...[
      '-maxrate',
      `${rate}k`,
      '-bufsize',
      `${2 * rate}k`,
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
      '-sc_threshold',
      '0',
    ],
    ...[
      '-force_key_frames',
      `expr:gte(t,n_forced*${segmentSeconds})`,
      '-c:a',
      'aac',
      '-ac',
      '2',
      '-ar',
      '48000',
      '-b:a',
      '128k',
    ],
  ];
  const args = [
    ...[
      '-v',
      'error',
      '-nostdin',
      '-y',
      '-nostats',
      '-progress',
      'pipe:1',
      '-filter_threads',
      '1',
      '-threads',
      String(threads),
    ],
    ...inputOf(type, source),
    ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', '-t', String(maxDuration)],
    ...(isCopied ? ['-c', 'copy'] : encoding),
    ...['-threads', String(threads), '-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file', '-hls_segment_filename', renditionName, 'list.m3u8'],
  ];
  const lasting = facts.duration ?? 3600;
  const { size } = await stat(join(folder, source));
  // Four times the most that is expected, and never less than the source needs that is copied.
  const expected = Math.ceil((lasting * (rate + 128)) / 2000 + (isCopied ? size / 500_000 : 0)) + 32;
  const megabytes = Math.min(expected, Math.max(leastCap, Math.ceil(size / 250_000)));
  const onLine = (line: string) => {
    const [, microseconds] = /^out_time_us=(\d+)/.exec(line) ?? [];
    if (microseconds !== undefined) onTime(Number(microseconds) / 1e6);
  };
  const seconds = Math.min(12 * 3600, 120 + 20 * lasting);
  await run(tools.ffmpeg, args, { folder, seconds, megabytes, signal, onLine });
  const file = join(folder, renditionName);
  const playlist = await readFile(join(folder, 'list.m3u8'), 'utf8').catch(() => '');
  const bandwidth = bandwidthOf(playlist);
  const { size: bytes } = await stat(file);
  // The program ends without an error when the disk is full.
  if (endOf(playlist) !== bytes) throw new Error('A rendition is not as long as its playlist says');
  const { video, audio } = await streamsOf({ ...film, type: 'video/mp4' }, renditionName);
  const profile = { 'Constrained Baseline': '42c0', Main: '4d00' }[video?.profile ?? ''] ?? '6400';
  const codecs = [
    `avc1.${profile}${(video?.level ?? 40).toString(16).padStart(2, '0')}`,
    ...(audio === undefined ? [] : ['mp4a.40.2']),
  ].join();
  await rm(join(folder, 'list.m3u8'));
  return { file, width, height, bandwidth, codecs, bytes, playlist };
}

/** Where the last byte range of a playlist ends; null if the playlist does not end. */
export function endOf(playlist: string): number | null {
  if (!playlist.trimEnd().endsWith('#EXT-X-ENDLIST')) return null;
  const ranges = [...playlist.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)];
  return Math.max(...ranges.map(([, length, from]) => Number(length) + Number(from)));
}

/** The most bits a second of a segment. */
function bandwidthOf(playlist: string): number {
  const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),\s*#EXT-X-BYTERANGE:(\d+)@/g)];
  if (segments.length === 0) throw new MediaFault('unreadable', 'There is no segment in the playlist');
  const rates = segments.map(([, seconds, bytes]) => (8 * Number(bytes)) / Math.max(0.5, Number(seconds)));
  return Math.min(2 ** 31 - 1, Math.ceil(Math.max(...rates)));
}
