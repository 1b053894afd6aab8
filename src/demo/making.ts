import type { Transaction } from '../core/database/client.js';
import type { Name } from './community/types.js';
import type { Random } from './random.js';

/** Parts that every creation of content needs. */
export type Making = { tx: Transaction; now: Date; random: Random; idOf: (name: Name) => number };
