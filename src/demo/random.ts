/** Random numbers that are the same for the same seed, so that what is made of them can be made again. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number from 0 up to, but not including, the limit. */
  below: (limit: number) => number;
  pick: <T>(items: readonly T[]) => T;
  /** The items in a new order. */
  shuffle: <T>(items: readonly T[]) => T[];
};

/** Mulberry32: one 32-bit state, far better spread than its size suggests. Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    shuffle: (items) => {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [result[i], result[j]] = [result[j] as never, result[i] as never];
      }
      return result;
    },
  };
}
