import type { Random } from '../random.js';
import type { Community, Kind, Name, Opening, Post, Remarks, Thread } from './types.js';

/** Threads after this share of all are too recent to have a closing exchange. */
const youngShare = 0.85;

/** All threads, oldest first: those written in full, and the openings with remarks that fit them. */
export function composeThreads({ people, threads, openings, remarks }: Community, random: Random): Thread[] {
  const pools = Object.fromEntries(
    Object.entries(remarks).map(([kind, { remarks, exchanges, closings }]) => [
      kind,
      { remarks: deck(remarks, random), exchanges: deck(exchanges, random), closings: deck(closings, random) },
    ]),
  ) as Record<Kind, Pool>;
  const names = Object.keys(people);
  const all: Thread[] = random
    .shuffle(openings)
    .map((each, i) => continueThread(each, names, pools[each.kind], i < openings.length * youngShare, random));
  // Sticky threads come first; other written threads are spread among the composed ones, up to the newest.
  const written = threads.filter((thread) => !thread.sticky);
  written.forEach((thread, i) => {
    all.splice(Math.floor(((i + 1) * all.length) / written.length), 0, thread);
  });
  return [...threads.filter((thread) => thread.sticky), ...all];
}

type Pool = { [Part in keyof Remarks]: () => Remarks[Part][number] };

/** Deals every item once before any repeats. */
function deck<T>(items: readonly T[], random: Random): () => T {
  let cards: T[] = [];
  return () => {
    if (cards.length === 0) cards = random.shuffle(items);
    const card = cards.pop();
    if (card === undefined) throw new Error('There is nothing to deal');
    return card;
  };
}

function continueThread(opening: Opening, names: Name[], pool: Pool, canEnd: boolean, random: Random): Thread {
  const { kind: _, ...thread } = opening;
  const replies: Post[] = [...thread.replies];
  const spoken = new Set<Name>([thread.author, ...replies.map(([author]) => author)]);
  const others = random.shuffle(names.filter((name) => !spoken.has(name)));
  const said = new Set<string>();
  const say = (author: Name, ...texts: readonly string[]) => {
    const [first = '', answer] = texts.map((text) => text.replaceAll('{author}', thread.author));
    if (said.has(first)) return;
    said.add(first);
    replies.push([author, first]);
    if (answer !== undefined) replies.push([thread.author, answer]);
  };
  for (let left = 2 + random.below(5); left > 0; left--) {
    const author = others.pop();
    if (author === undefined) break;
    if (random.next() < 0.35) say(author, ...pool.exchanges());
    else say(author, pool.remarks());
  }
  const last = others.pop();
  if (canEnd && last !== undefined && random.next() < 0.3) say(last, ...pool.closings());
  return { ...thread, replies };
}
