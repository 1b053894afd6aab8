import { openings } from '../community/openings.js';
import { remarksOf } from '../community/remarks.js';

const pools = Object.values(remarksOf);
const lines = pools.flatMap(({ remarks, exchanges, closings }) => [
  ...remarks,
  ...exchanges.flat(),
  ...closings.flat(),
]);

/** Sentences of the demo community that address nobody by name. */
export const sentences: readonly string[] = lines.filter((line) => !line.includes('{'));

/** Titles to make bulk data of. */
export const subjects: readonly string[] = Object.values(openings).flatMap((board) => board.map(({ title }) => title));
