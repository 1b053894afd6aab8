import type { Random } from './random.js';

/** Milliseconds. */
export const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How much people write in each hour of a day (UTC), as weights. */
const hours = [2, 0, 0, 0, 0, 1, 2, 3, 4, 3, 3, 5, 5, 4, 3, 4, 5, 6, 8, 10, 10, 9, 6, 4];
const chances = hours.flatMap((weight, ofDay) => Array<number>(weight).fill(ofDay));

/** A time on the day so many days ago, rather in the evening than at noon. */
export function timeOn(now: Date, daysAgo: number, { pick, next }: Random): number {
  const then = now.getTime() - daysAgo * day;
  return then - (then % day) + (pick(chances) + next()) * hour;
}

/** A time after another: about so many minutes, or a few minutes to hours, and not while people sleep. */
export function later(time: number, { next }: Random, minutes = 3 + 300 * next() ** 2.5): number {
  const then = time + minutes * (0.85 + 0.3 * next()) * minute;
  const ofDay = then % day;
  return hours[Math.floor(ofDay / hour)] === 0 ? then - ofDay + (6 + 4 * next()) * hour : then;
}

/** Times of so many posts, each later than the one before, and all in the past. */
export function laterTimes(time: number, waits: readonly (number | undefined)[], random: Random, now: Date): Date[] {
  let at = time;
  return waits.map((minutes, place) => {
    at = Math.min(later(at, random, minutes), now.getTime() - (waits.length - place + 1) * 2 * minute);
    return new Date(at);
  });
}
