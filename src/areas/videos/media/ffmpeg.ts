import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Paths of both programs. */
export type Ffmpeg = { ffmpeg: string; ffprobe: string };

/** A program ended with an error (`unreadable`), or exceeded its limits (`too_demanding`). */
export class MediaFault extends Error {
  override name = 'MediaFault';

  constructor(
    readonly fault: 'unreadable' | 'too_demanding',
    message: string,
  ) {
    super(message);
  }
}

/** Demuxers by the type of a file. Playlists and other formats that name further files are not among them. */
const demuxers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'video/vnd.avi': 'avi',
  'video/ogg': 'ogg',
};

/** Decoders that are used: those of common films, and none of the rarely maintained ones. */
const decoders = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'libdav1d', 'libaom-av1', 'av1', 'mpeg1video', 'mpeg2video', 'mpeg4', 'theora'],
  ...['msmpeg4v1', 'msmpeg4v2', 'msmpeg4', 'h263', 'flv', 'wmv1', 'wmv2', 'wmv3', 'vc1', 'mjpeg', 'prores', 'dnxhd'],
  ...['rawvideo', 'dvvideo', 'huffyuv', 'ffv1', 'aac', 'mp3', 'mp3float', 'mp2', 'mp2float', 'ac3', 'eac3', 'opus'],
  ...['libopus', 'vorbis', 'flac', 'alac', 'amrnb', 'wmav1', 'wmav2', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_u8'],
  ...['pcm_f32le', 'adpcm_ms', 'adpcm_ima_wav', 'pcm_alaw', 'pcm_mulaw'],
].join(',');

const maxPixels = 8192 * 4320;
const maxMebibytes = 4096;
/** Bytes that are kept of what a program writes about a film. */
const maxText = 262_144;
/** CPU threads of one run. */
export const threads = Math.min(2, availableParallelism());

/** Arguments for the only input. It is a file in the working folder, and no protocol but that of files is allowed. */
export function inputOf(type: string, name: string): string[] {
  const demuxer = demuxers[type];
  if (demuxer === undefined) throw new MediaFault('unreadable', `There is no demuxer for ${type}`);
  const limits = ['-protocol_whitelist', 'file', '-codec_whitelist', decoders, '-max_pixels', String(maxPixels)];
  return [...limits, '-f', demuxer, '-i', `file:${name}`];
}

/** Looks for the programs. Null if they are off, missing, or lack an encoder. */
export async function findFfmpeg(setting: string, path = process.env.PATH ?? ''): Promise<Ffmpeg | null> {
  if (setting === 'off') return null;
  const candidates = setting === 'auto' ? path.split(delimiter).map((folder) => join(folder, 'ffmpeg')) : [setting];
  for (const ffmpeg of candidates) {
    const ffprobe = join(dirname(ffmpeg), 'ffprobe');
    try {
      for (const file of [ffmpeg, ffprobe]) await access(file, constants.X_OK);
      const encoders = await run(ffmpeg, ['-hide_banner', '-encoders'], { folder: '/', seconds: 10, megabytes: 1 });
      if (encoders.includes(' libx264 ') && encoders.includes(' aac ')) return { ffmpeg, ffprobe };
    } catch {
      // Continues with the next folder.
    }
  }
  return null;
}

type RunOptions = {
  /** The working folder, in which all files are. */
  folder: string;
  /** Time after which the program is killed. */
  seconds: number;
  /** Most megabytes of a file that it writes. */
  megabytes: number;
  signal?: AbortSignal;
  /** Called with each line of its output, which is then not kept. */
  onLine?: (line: string) => void;
};

/**
 * Limits of memory in KiB, CPU seconds and blocks of 512 bytes; where the system has none, only the time is limited. The program ends with
 * this process, even if that is killed, where the system can do that.
 */
const limited = `ulimit -v "$1"; ulimit -t "$2"; ulimit -f "$3"; shift 3; set -- nice -n 10 "$@"
setpriv --pdeathsig KILL true 2>/dev/null && set -- setpriv --pdeathsig KILL "$@"
exec "$@"`;

/** Signals by which others end a program. */
const foreignSignals = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];
const isDiskFull = /No space left on device|Disk quota exceeded/;

/**
 * Runs a program on untrusted input in its own process, with limits, and without environment. Returns its output.
 * @throws MediaFault if it ends for a reason that the input may have; other errors are faults of the machine
 */
export function run(
  program: string,
  args: readonly string[],
  { folder, seconds, megabytes, signal, onLine }: RunOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const cpuSeconds = Math.ceil(seconds * threads);
    const limits = [maxMebibytes * 1024, cpuSeconds, megabytes * 2048].map(String);
    const begun = Date.now();
    const child = spawn('/bin/sh', ['-c', limited, 'sh', ...limits, program, ...args], {
      cwd: folder,
      env: { PATH: '/usr/bin:/bin' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const kill = () => child.kill('SIGKILL');
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      kill();
    }, seconds * 1000);
    process.once('exit', kill);
    signal?.addEventListener('abort', kill);
    let [output, errors, line] = ['', '', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (onLine === undefined) {
        output = (output + text).slice(0, maxText);
        return;
      }
      const lines = (line + text).slice(-maxText).split('\n');
      line = lines.pop() ?? '';
      for (const each of lines) onLine(each);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-2000);
    });
    child.once('error', reject);
    child.once('close', (code, ended) => {
      clearTimeout(timer);
      process.removeListener('exit', kill);
      signal?.removeEventListener('abort', kill);
      if (signal?.aborted) return reject(signal.reason);
      if (code === 0) return resolve(output);
      // The system kills at the limit of CPU time, too, which takes a while on all processors.
      const isSpent = ended === 'SIGKILL' && Date.now() - begun >= (cpuSeconds * 1000) / availableParallelism();
      const isStopped = isLate || isSpent || ended === 'SIGXCPU' || ended === 'SIGXFSZ';
      const message = errors.trim() || `ended with ${ended ?? code}`;
      const isNotRun = code === 126 || code === 127 || foreignSignals.includes(ended ?? '') || isDiskFull.test(errors);
      if (isNotRun && !isStopped) return reject(new Error(`A program could not run: ${message}`));
      reject(new MediaFault(isStopped ? 'too_demanding' : 'unreadable', message));
    });
  });
}
