import type { Client } from './client.js';

/** Who writes, and what on; made anew for each fault. */
export type Ground = {
  writer: string;
  voter: string;
  board: number;
  topic: number;
  edited: number;
  question: number;
  product: number;
  stock: number;
};

/** Something that is written again and again. */
export type Write = {
  /** Writes once. True if it was acknowledged. */
  step: () => Promise<boolean>;
  /** Reads without a key. For how many milliseconds the reply had been out of date when it was requested. */
  look?: () => Promise<number>;
  /** Completes what a caller with an idempotency key asks for until there is an answer. */
  settle?: () => Promise<void>;
  /** Reads everything back: sentences about what is lost, and about what is there in part or twice. */
  verify: () => Promise<{ lost: string[]; half: string[] }>;
};

/** What was acknowledged, or is there, by its id. */
export type Ids<T> = Map<number, T>;

/** What was acknowledged has to be there as it was, and all that is there has to be what somebody asked for, once. */
export function compare(
  kind: string,
  acknowledged: Ids<string>,
  tried: ReadonlySet<string>,
  found: Ids<string>,
  isOnce = true,
): { lost: string[]; half: string[] } {
  const lost = [...acknowledged].filter(([id, value]) => found.get(id) !== value).map(([id]) => `${kind} ${id}`);
  const half = [...found].filter(([, value]) => !tried.has(value)).map(([id]) => `${kind} ${id}, which was never sent`);
  if (isOnce && new Set(found.values()).size !== found.size) half.push(`a ${kind} twice`);
  return { lost, half };
}

/** All pages of a list. */
export async function all<P extends { pages: number }, T>(
  client: Client,
  operation: string,
  path: Record<string, number>,
  of: (page: P) => T[],
  key: string,
): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const read = await client.get<P>(operation, { path, query: { page }, key });
    pages = read.pages;
    found.push(...of(read));
  }
  return found;
}
