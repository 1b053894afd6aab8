// Reads the container of an upload, in a process of its own: a malicious upload can make the parser run for ever, or
// use all memory. A thread is not enough: one that allocates faster than V8 ends it ends the whole process.
// This is not TypeScript because Node.js runs it as it is, from src/ in tests as well as from dist/.
import { CustomSource, Input, MATROSKA, MP4, OGG, QTFF, WEBM } from 'mediabunny';
import { tell as send, watch } from '../../core/platform/bounded/watch.mjs';

/**
 * `plays` is whether browsers play the file as it is; null for one that some play, or of which that is unknown.
 * @typedef {{ duration: number | null, width: number | null, height: number | null, isIncomplete: boolean, plays: boolean | null }} Measures
 * @typedef {{ read: { id: number, start: number, end: number } } | { measures: Measures, isAll: boolean }} FromReader
 * @typedef {{ id: number, bytes: Uint8Array | null }} ToReader
 */

const maxPixels = 2 ** 31 - 1;
const maxDuration = 1e9;

/** @param {number} value @param {number} maximum */
const within = (value, maximum) => (Number.isInteger(value) && value >= 1 && value <= maximum ? value : null);

/** @type {(message: FromReader) => void} */
const tell = send;

/** @typedef {(start: number, end: number) => Promise<Uint8Array>} Read */

/** Most boxes that are read: a file has a few, or its index first. */
const maxBoxes = 1000;

/**
 * True if a file of the MP4 family ends or becomes invalid before its index (`moov`), without which no player shows
 * anything.
 * @param {number} size @param {Read} read
 */
async function isCutOff(size, read) {
  let start = 0;
  for (let boxes = 0; start + 8 <= size; boxes++) {
    const { buffer, byteOffset, byteLength } = await read(start, Math.min(start + 16, size));
    const box = Buffer.from(buffer, byteOffset, byteLength);
    const type = box.toString('latin1', 4, 8);
    if (boxes === maxBoxes || (boxes === 0 && !['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide'].includes(type)))
      return false;
    const short = box.readUInt32BE(0);
    const length = short === 1 && box.length === 16 ? Number(box.readBigUInt64BE(8)) : short || size - start;
    if (type === 'moov') return start + length > size;
    if (length < 8) return true;
    start += length;
  }
  return true;
}

/** Codecs that browsers play, and containers in which they do. HEVC and Matroska are played by some. */
const [playedVideo, playedSound, playedIn] = [
  ['avc', 'vp8', 'vp9', 'av1'],
  ['aac', 'mp3', 'opus', 'vorbis', 'flac'],
  [MP4, QTFF, WEBM],
];
/** Profiles of H.264 with other colours than 4:2:0 in 8 bits, as in a codec's name. */
const unplayedProfile = /^avc[13]\.(6e|7a|f4|2c)/i;

/** @param {Input} input @param {import('mediabunny').InputVideoTrack} track */
async function plays(input, track) {
  const sound = await input.getPrimaryAudioTrack();
  if (track.codec === null || track.codec === 'prores' || (sound !== null && sound.codec === null)) return false;
  // It is in the header of this codec alone.
  const profile = track.codec === 'avc' ? await track.getCodecParameterString() : null;
  if (unplayedProfile.test(profile ?? '')) return false;
  const isPlayed = playedVideo.includes(track.codec) && (!sound?.codec || playedSound.includes(sound.codec));
  return isPlayed && playedIn.includes(await input.getFormat()) ? true : null;
}

/** @param {number} size @param {Read} read */
async function measure(size, read) {
  const source = new CustomSource({ getSize: () => size, read, handleUnhandledError: () => {} });
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA, OGG], source });
  /** @type {Measures} */
  const measures = { duration: null, width: null, height: null, isIncomplete: false, plays: null };
  try {
    measures.isIncomplete = await isCutOff(size, read);
    tell({ measures, isAll: false });
    const track = await input.getPrimaryVideoTrack();
    if (track !== null) {
      const width = within(await track.getDisplayWidth(), maxPixels);
      const height = within(await track.getDisplayHeight(), maxPixels);
      if (width !== null && height !== null) Object.assign(measures, { width, height });
      measures.plays = await plays(input, track);
      tell({ measures, isAll: false });
    }
    // The duration is in the header of Matroska, unless it was recorded live. In that of a fragmented MP4 it is wrong,
    // and any MP4 has a table of its packets.
    const isMatroska = [WEBM, MATROSKA].includes(await input.getFormat());
    const duration = (isMatroska ? await input.getDurationFromMetadata() : null) ?? (await input.computeDuration());
    if (duration > 0 && duration <= maxDuration) measures.duration = Math.round(duration * 1000) / 1000;
  } catch {
    // An unreadable container yields the measures so far.
  }
  tell({ measures, isAll: true });
}

const [size = 0, maxCpuSeconds = 0] = process.argv.slice(2).map(Number);
watch({ cpuSeconds: maxCpuSeconds, residentMebibytes: 384 });

/** @type {Map<number, { resolve: (bytes: Uint8Array) => void, reject: (error: Error) => void }>} */
const waiting = new Map();
let lastId = 0;
process.on('message', (/** @type {ToReader} */ { id, bytes }) => {
  const read = waiting.get(id);
  waiting.delete(id);
  if (bytes === null) read?.reject(new Error('Not to be read'));
  else read?.resolve(bytes);
});
await measure(size, (start, end) => {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    tell({ read: { id, start, end } });
  });
});
