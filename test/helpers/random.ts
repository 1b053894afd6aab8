/**
 * Numbers that look random and are the same in every run (mulberry32). For scenarios on a database that goes on, in which
 * there is no way back to try less. Where each case stands alone, fast-check also finds the smallest one that fails.
 */
export function randomNumbers(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  };
  return { next, below, pick };
}
