import type { Transaction } from '../core/database/client.js';
import type { Name } from './community/types.js';
import type { Random } from './random.js';

/** The ids of tags by their names. */
export type TagIds = (names?: readonly string[]) => number[];

/** Parts that every creation of content needs. */
export type Making = { tx: Transaction; now: Date; random: Random; idOf: (name: Name) => number; tagIds: TagIds };
