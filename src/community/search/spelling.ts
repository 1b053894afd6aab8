import type { SearchHits } from '../../api/pipeline/search-engine.js';
import { searchKey } from './folding.js';
import { type Term, termsOf, typedOf } from './terms.js';

/** Most wrong letters: more in a longer word. */
const mostWrong = (word: string): number => (word.length < 5 ? 1 : 2);

/**
 * Number of wrong, missing or additional letters; swapped neighbours count once: `recieve` is nearer to `receive` than
 * to `recipe`.
 */
export function distance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const ways = [(last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (isSame ? 0 : 1)];
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isExchanged) ways.push((before[j - 2] as number) + 1);
      row.push(Math.min(...ways));
    }
    [before, last] = [last, row];
  }
  return last[b.length] as number;
}

/** Terms with each unknown word replaced by the most similar known one. Null if none is replaced. */
function correctedOf(terms: readonly Term[], similar: readonly string[][]): Term[] | null {
  const corrected = terms.map((term, index) => {
    if (term.mode !== 'word') return term;
    const written = searchKey(term.text);
    const [best] = (similar[index] ?? [])
      .map((word) => ({ word, wrong: distance(word, written) }))
      .sort((a, b) => a.wrong - b.wrong);
    return best === undefined || best.wrong > mostWrong(written) ? term : { ...term, text: best.word };
  });
  return corrected.some((term, index) => term !== terms[index]) ? corrected : null;
}

/** Page of a search, or of a correction if that finds nothing. A correction is suggested only if it finds something. */
export async function corrected(
  typed: string,
  pageOf: (terms: Term[]) => Promise<SearchHits>,
  similarWords: (words: string[]) => Promise<string[][]>,
): Promise<SearchHits> {
  const terms = termsOf(typed);
  const page = await pageOf(terms);
  if (page.total > 0) return page;
  const meant = correctedOf(terms, await similarWords(terms.map(({ text }) => text)));
  if (meant === null) return page;
  const other = await pageOf(meant);
  return other.total > 0 ? { ...other, did_you_mean: typedOf(meant) } : page;
}
