import { seededRandom } from '../../../src/demo/random.js';

/** Numbers of rows to create. */
export type Plan = {
  boards: number;
  users: number;
  topics: number;
  replies: number;
  /** True to put all topics into the first board. */
  oneBoard: boolean;
  /** True to put all replies into the first topic. */
  oneTopic: boolean;
};

/** Replies per topic, in order of the topics. The n-th most popular has a share of about 1/n. */
export function replyCounts({ topics, replies, oneTopic }: Plan): Int32Array {
  const counts = new Int32Array(topics);
  if (topics === 0) return counts;
  if (oneTopic) {
    counts[0] = replies;
    return counts;
  }
  const random = seededRandom(7);
  // A step that is coprime to the number of topics visits each once, without a pattern.
  let step = Math.floor(topics * 0.618) | 1;
  while (commonFactor(step, topics) !== 1) step++;
  for (let i = 0; i < replies; i++) {
    const rank = Math.min(topics - 1, Math.floor(topics ** random.next()) - 1);
    const topic = (rank * step + 11) % topics;
    counts[topic] = (counts[topic] ?? 0) + 1;
  }
  return counts;
}

/** A part of one topic's replies: `count` of its `total`, after the first `skipped`. */
export type Share = { topic: number; skipped: number; count: number; total: number };

/** All shares, in batches of this many replies. */
export function* replyBatches(counts: Int32Array, size: number): Generator<Share[]> {
  let batch: Share[] = [];
  let room = size;
  for (let topic = 0; topic < counts.length; topic++) {
    const total = counts[topic] ?? 0;
    for (let skipped = 0; skipped < total; ) {
      const count = Math.min(room, total - skipped);
      batch.push({ topic, skipped, count, total });
      skipped += count;
      room -= count;
      if (room === 0) {
        yield batch;
        batch = [];
        room = size;
      }
    }
  }
  if (batch.length > 0) yield batch;
}

function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b);
}
