import { existsSync, readFileSync } from 'node:fs';

/** `version` of the package, and the commit that it was compiled from; `-dirty` behind it where files differed from that. */
export type Build = { version: string; commit: string };

const file = new URL('../../../build.json', import.meta.url);

/** Which build runs. Written when the program is compiled; run from its sources it has none. */
export const build: Build = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { version: 'sources', commit: 'unknown' };
