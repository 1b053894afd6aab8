import { existsSync, readFileSync } from 'node:fs';

/** Version of the package and the commit that it was compiled from, with `-dirty` for uncommitted changes. */
export type Build = { version: string; commit: string };

const file = new URL('../../../build.json', import.meta.url);

/** The running build. Written by the compilation; there is none when running from source. */
export const build: Build = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { version: 'sources', commit: 'unknown' };
