import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('pictures/', import.meta.url);

/** Names of the demo's pictures. Where they come from is in NOTICE. */
export const pictures: readonly string[] = readdirSync(folder);

/** The bytes of a picture. */
export const picture = (name: string): Uint8Array => readFileSync(new URL(name, folder));

/** Somebody's face, so many pixels wide. */
export const face = (username: string, size: number): Uint8Array =>
  readFileSync(new URL(`faces/${username}-${size}.webp`, import.meta.url));
