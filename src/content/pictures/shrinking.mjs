// Makes smaller ones of a picture in its own process; see `bounded.ts` for the reason. Not TypeScript, because Node.js runs it directly, from
// src/ in tests and from dist/.
import sharp from 'sharp';
import { tell, watch } from '../../core/platform/bounded/watch.mjs';

/** @typedef {{ data: Uint8Array, width: number, height: number }} Shrunk */
/** @typedef {{ pictures: Shrunk[] } | { fault: string }} FromShrinker */

const formats = ['jpeg', 'png', 'webp', 'gif'];
/** Whether the picture is cropped to a square (`cover`), padded to one, or keeps its shape (`inside`) and is not enlarged. */
const fit = /** @type {'cover' | 'contain' | 'inside'} */ (process.argv[2]);
const [maxPixels = 0, maxSide = 0, cpuSeconds = 0, ...sizes] = process.argv.slice(3).map(Number);
watch({ cpuSeconds, residentMebibytes: 512 });
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
sharp.cache(false);
sharp.concurrency(1);
// Allows only these of the libraries that libvips loads: no drawings, documents, or rarely maintained formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`) });

/**
 * The first frame, upright, in each size. Made of raw pixels, so that no other data of the file is left.
 * @param {Uint8Array} bytes
 * @returns {Promise<FromShrinker>}
 */
async function shrink(bytes) {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!formats.includes(format)) return { fault: 'is no picture of these formats' };
  const pixels = width * height;
  // Megapixels, as on phones.
  const millions = (/** @type {number} */ number) => Math.round(number / 100_000) / 10;
  if (pixels > maxPixels) {
    return { fault: `has ${millions(pixels)} megapixels, and at most ${millions(maxPixels)} are taken` };
  }
  const longest = Math.max(width, height);
  if (longest > maxSide) return { fault: `has a side of ${longest} pixels, and at most ${maxSide} are taken` };
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const side = Math.max(...sizes);
  const options = { resolveWithObject: /** @type {const} */ (true) };
  const isWhole = fit === 'inside';
  const upright = image.autoOrient().resize(side, isWhole ? null : side, {
    ...(isWhole ? { withoutEnlargement: true } : { fit }),
    background: transparent,
  });
  const { data, info } = await upright.toColourspace('srgb').raw().toBuffer(options);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  // No two of the same width.
  const made = sizes.filter((_, at) => !isWhole || at === 0 || (sizes[at - 1] ?? 0) < info.width);
  const shrunk = made.map(async (size) => {
    const [width, height] = isWhole ? [Math.min(size, info.width), null] : [size, size];
    const webp = await sharp(data, { raw }).resize(width, height).webp({ quality: 82 }).toBuffer(options);
    return { data: webp.data, width: webp.info.width, height: webp.info.height };
  });
  return { pictures: await Promise.all(shrunk) };
}

process.once('message', async (/** @type {Uint8Array} */ bytes) => {
  tell(await shrink(bytes).catch(() => ({ fault: 'cannot be read as a picture' })));
});
