import { loadCommunity } from '../../../src/demo/community/load.js';

/** What bulk data is made of: sentences of the demo community without names, and titles. */
export function corpus(): { sentences: string[]; subjects: string[] } {
  const { remarks, openings } = loadCommunity();
  const lines = Object.values(remarks).flatMap(({ remarks, exchanges, closings }) => [
    ...remarks,
    ...exchanges.flat(),
    ...closings.flat(),
  ]);
  return { sentences: lines.filter((line) => !line.includes('{')), subjects: openings.map(({ title }) => title) };
}
