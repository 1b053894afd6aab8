/**
 * Deterministic random numbers (mulberry32), for scenarios on a database that evolves and cannot be shrunk. For independent
 * cases use fast-check, which finds the smallest failing one.
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
