// Reads the container of an upload, in a process of its own: a malicious upload can make the parser run for ever, or
// use all memory. A thread is not enough: one that allocates faster than V8 ends it ends the whole process.
// This is not TypeScript because Node.js runs it as it is, from src/ in tests as well as from dist/.
import { CustomSource, Input, MATROSKA, MP4, OGG, QTFF, WEBM } from 'mediabunny';
import { tell as send, watch } from '../../core/platform/bounded/watch.mjs';

/**
 * @typedef {{ duration: number | null, width: number | null, height: number | null, isIncomplete: boolean }} Measures
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

/** @param {number} size @param {Read} read */
async function measure(size, read) {
  const source = new CustomSource({ getSize: () => size, read, handleUnhandledError: () => {} });
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA, OGG], source });
  /** @type {Measures} */
  const measures = { duration: null, width: null, height: null, isIncomplete: false };
  try {
    measures.isIncomplete = await isCutOff(size, read);
    tell({ measures, isAll: false });
    const track = await input.getPrimaryVideoTrack();
    if (track !== null) {
      const width = within(await track.getDisplayWidth(), maxPixels);
      const height = within(await track.getDisplayHeight(), maxPixels);
      if (width !== null && height !== null) Object.assign(measures, { width, height });
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
