import type { Random } from '../random.js';
import { people } from './cast.js';
import { openings } from './openings.js';
import { remarksOf } from './remarks.js';
import { threads } from './threads.js';
import type { BoardKey, Kind, Name, Opening, Post, Remarks, Thread } from './types.js';

/** From this share of the threads on they are too young to have come to an end. */
const youngShare = 0.85;
const names = Object.keys(people) as Name[];

/** All threads, oldest first: those written in full, and the openings with remarks that fit them. */
export function composeThreads(random: Random): Thread[] {
  const pools = Object.fromEntries(
    (Object.keys(remarksOf) as Kind[]).map((kind) => [
      kind,
      {
        remarks: deck(remarksOf[kind].remarks, random),
        exchanges: deck(remarksOf[kind].exchanges, random),
        closings: deck(remarksOf[kind].closings, random),
      },
    ]),
  ) as Record<Kind, Pool>;
  const begun = (Object.keys(openings) as BoardKey[]).flatMap((board) =>
    openings[board].map((opening) => ({ ...opening, board })),
  );
  const all: Thread[] = random
    .shuffle(begun)
    .map((each, i) => continueThread(each, pools[each.kind], i < begun.length * youngShare, random));
  // What is sticky came first; the other written threads are spread among the composed ones, up to the newest.
  const written = threads.filter((thread) => !thread.sticky);
  written.forEach((thread, i) => {
    all.splice(Math.floor(((i + 1) * all.length) / written.length), 0, thread);
  });
  return [...threads.filter((thread) => thread.sticky), ...all];
}

type Pool = { [Part in keyof Remarks]: () => Remarks[Part][number] };

/** Deals every item once before any comes again. */
function deck<T>(items: readonly T[], random: Random): () => T {
  let cards: T[] = [];
  return () => {
    if (cards.length === 0) cards = random.shuffle(items);
    const card = cards.pop();
    if (card === undefined) throw new Error('There is nothing to deal');
    return card;
  };
}

function continueThread(opening: Opening & Thread, pool: Pool, canEnd: boolean, random: Random): Thread {
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
