import { bytes } from './openings/bytes.js';
import { garden } from './openings/garden.js';
import { outdoors } from './openings/outdoors.js';
import { square } from './openings/square.js';
import { talk } from './openings/talk.js';
import { workshop } from './openings/workshop.js';
import type { BoardKey, Opening } from './types.js';

/** Beginnings of threads, which compose.ts goes on with. */
export const openings: Record<BoardKey, readonly Opening[]> = { square, talk, workshop, garden, outdoors, bytes };
