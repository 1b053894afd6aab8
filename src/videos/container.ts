import { CustomSource, Input, MATROSKA, MP4, OGG, QTFF, WEBM } from 'mediabunny';
import type { Storage } from '../storage/storage.js';

export type Measures = { duration: number | null; width: number | null; height: number | null };

const unknown: Measures = { duration: null, width: null, height: null };

/** What is read of an object at most. The table of contents of a film of hours is a few of these bytes. */
const maxBytes = 8 * 1024 * 1024;
const maxSeconds = 5;
const maxPixels = 2 ** 31 - 1;
const maxDuration = 1e9;

/** How long a stored video plays and how large it is; null what its container does not tell, or only at length. */
export async function measure(storage: Pick<Storage, 'read'>, key: string, size: number): Promise<Measures> {
  let left = maxBytes;
  const until = Date.now() + maxSeconds * 1000;
  const source = new CustomSource({
    getSize: () => size,
    read: async (start, end) => {
      left -= end - start;
      if (left < 0 || Date.now() > until) {
        throw new Error('Reading on would take too long');
      }
      const chunks: Buffer[] = [];
      for await (const chunk of await storage.read(key, { start, end: end - 1 })) chunks.push(chunk);
      return new Uint8Array(Buffer.concat(chunks));
    },
    handleUnhandledError: () => {},
  });
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA, OGG], source });
  const found = { ...unknown };
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track !== null) {
      found.width = within(await track.getDisplayWidth(), maxPixels);
      found.height = within(await track.getDisplayHeight(), maxPixels);
    }
    // Matroska says it in its head, unless it was recorded live. A fragmented MP4 says it wrongly there, and any MP4 has a
    // table of its packets.
    const isMatroska = [WEBM, MATROSKA].includes(await input.getFormat());
    const duration = (isMatroska ? await input.getDurationFromMetadata() : null) ?? (await input.computeDuration());
    found.duration = duration > 0 && duration <= maxDuration ? Math.round(duration * 1000) / 1000 : null;
  } catch {
    // A container that cannot be read, or not all of it, tells no more than what was found so far.
  } finally {
    input.dispose();
  }
  return found.width === null || found.height === null ? { ...unknown, duration: found.duration } : found;
}

const within = (value: number, maximum: number): number | null =>
  Number.isInteger(value) && value >= 1 && value <= maximum ? value : null;
