import type { Random } from '../random.js';
import type { Name, Thread } from './types.js';

/** Milliseconds. */
export const day = 86_400_000;
const minute = 60_000;
const oldest = 190;

type TimedPost = { author: Name; content: string; createdAt: Date };
/** A thread with the times of its posts. */
export type TimedThread = Thread & { createdAt: Date; posts: TimedPost[] };

/** Gives every thread and reply a time, from half a year to a few minutes ago. Threads are sorted, oldest first. */
export function schedule(threads: readonly Thread[], now: Date, random: Random): TimedThread[] {
  return threads.map((thread, i) => {
    // More threads are recent, as in a growing community.
    const share = (threads.length - i - random.next() * 0.9) / threads.length;
    const createdAt = now.getTime() - oldest * day * share ** 1.7 - 25 * minute;
    return { ...thread, createdAt: new Date(createdAt), posts: timePosts(thread, createdAt, now.getTime(), random) };
  });
}

function timePosts(thread: Thread, createdAt: number, now: number, random: Random): TimedPost[] {
  const gaps = thread.replies.map(() => gap(random));
  const span = gaps.reduce((sum, each) => sum + each, 0);
  const available = now - createdAt - (2 + 6 * random.next()) * minute;
  const scale = Math.min(1, available / Math.max(span, 1));
  let at = createdAt;
  return thread.replies.map(([author, content], i) => {
    at += Math.max(1000, Math.floor((gaps[i] ?? 0) * scale));
    return { author, content, createdAt: new Date(at) };
  });
}

/** Most replies come within hours, some after days, and a few revive old threads. */
function gap(random: Random): number {
  const kind = random.next();
  if (kind < 0.04) return (15 + 45 * random.next()) * day;
  if (kind < 0.25) return (0.5 + 3 * random.next()) * day;
  return (3 + 400 * random.next() ** 2.5) * minute;
}
