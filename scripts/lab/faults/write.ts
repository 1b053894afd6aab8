import type { Client } from './client.js';

/** Accounts and content for writes, fresh for each fault. */
export type Ground = {
  writer: string;
  voter: string;
  buyer: string;
  board: number;
  topic: number;
  edited: number;
  question: number;
  product: number;
  /** A product whose orders go on after they are placed. */
  sold: number;
  stock: number;
};

/** A repeated write. */
export type Write = {
  /** Writes once. True if it was acknowledged. */
  step: () => Promise<boolean>;
  /** Reads anonymously, and returns the reply's staleness in milliseconds at the time of the request. */
  look?: () => Promise<number>;
  /** Retries writes with an idempotency key until they are answered. */
  settle?: () => Promise<void>;
  /** Reads everything back: sentences about lost writes, and about partial or duplicate ones. */
  verify: () => Promise<{ lost: string[]; half: string[] }>;
};

/** Acknowledged or existing content, by id. */
export type Ids<T> = Map<number, T>;

/** Every acknowledged write exists unchanged, and everything that exists was requested, once. */
export function compare(
  kind: string,
  acknowledged: Ids<string>,
  tried: ReadonlySet<string>,
  existing: Ids<string>,
  isOnce = true,
): { lost: string[]; half: string[] } {
  const lost = [...acknowledged].filter(([id, value]) => existing.get(id) !== value).map(([id]) => `${kind} ${id}`);
  const half = [...existing]
    .filter(([, value]) => !tried.has(value))
    .map(([id]) => `${kind} ${id}, which was never sent`);
  if (isOnce && new Set(existing.values()).size !== existing.size) half.push(`a ${kind} twice`);
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
