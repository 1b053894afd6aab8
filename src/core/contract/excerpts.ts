import { LRUCache } from 'lru-cache';
import type { Json } from './document.js';
import { previewOf, truncate } from './preview.js';
import { type PropertyPath, propertyPathsOf, visitTexts } from './property-paths.js';

/** Characters of the longest excerpt. */
const longest = 300;

/** Approximate bytes of all texts and excerpts in memory, and the overhead of each. */
const maxKept = 8_000_000;
const perText = 200;

/** Places of excerpts in a value of a schema; none in unions, whose properties of one name may differ. */
export const excerptPlaces = (schema: Json | undefined): PropertyPath[] =>
  propertyPathsOf(schema, 'x-excerpt', { alternatives: false });

const plainOf = (text: string): string => previewOf(text, longest);

/** Makes excerpts of what the database returns in their places: beginnings of Markdown texts. True if one changed. */
export function makeExcerpts(value: Json, places: readonly PropertyPath[], plain = plainOf): boolean {
  let isChanged = false;
  for (const { way, value: max } of places) {
    visitTexts(value, way, (text, owner, name) => {
      const excerpt = truncate(plain(text), Number(max));
      if (excerpt === text) return;
      owner[name] = excerpt;
      isChanged = true;
    });
  }
  return isChanged;
}

/** Makes excerpts, and keeps recent ones: one takes up to 0.2 ms. */
export class Excerpts {
  readonly #known = new LRUCache<string, string>({
    maxSize: maxKept,
    sizeCalculation: (plain, text) => perText + 2 * (plain.length + text.length),
  });

  readonly #plain = (text: string): string => {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const plain = plainOf(text);
    this.#known.set(text, plain);
    return plain;
  };

  /** Same as `makeExcerpts`. */
  make(value: Json, places: readonly PropertyPath[]): boolean {
    return makeExcerpts(value, places, this.#plain);
  }
}
