import sharp from 'sharp';
import { makeFilm } from '../../src/demo/media/film.js';

/** The smallest PDF that type detection recognises. */
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n%%EOF\n';

/** Uploaded files of the examples, by name. */
export const uploads: Record<string, () => Promise<Uint8Array>> = {
  'report.pdf': async () => Buffer.from(pdf),
  'noor.png': async () =>
    sharp({ create: { width: 256, height: 256, channels: 3, background: '#384' } })
      .png()
      .toBuffer(),
  'logo.png': async () =>
    sharp({ create: { width: 128, height: 64, channels: 3, background: '#2f6f4f' } })
      .png()
      .toBuffer(),
  'stool.png': async () =>
    sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a76' } })
      .png()
      .toBuffer(),
  'bowl.webm': async () => (await makeFilm('sunrise', 12)).bytes,
};

/** Lets a client send this body as multipart, with bytes instead of file names. */
export async function multipart(body: Record<string, string>): Promise<{ bodySerializer: () => FormData }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const bytes = await uploads[value]?.();
    if (bytes === undefined) form.set(name, value);
    else form.set(name, new Blob([new Uint8Array(bytes)]), value);
  }
  return { bodySerializer: () => form };
}
