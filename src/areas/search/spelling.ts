import type { Queries } from '../../database/client.js';
import type { Statement } from '../../database/statement.js';
import { searchKey } from './folding.js';
import type { Term } from './terms.js';

/** $1 words. A row for each, in their order: what it may mean, the most similar first. */
const spellings: Statement<string[][]> = {
  name: 'spellings',
  text: `
    SELECT coalesce(json_agg(ARRAY(SELECT search_spellings(word)) ORDER BY place), '[]')::text AS reply
    FROM unnest($1::text[]) WITH ORDINALITY AS t (word, place)`,
};

/** A longer word may have more letters wrong. */
const mostWrong = (word: string): number => (word.length < 5 ? 1 : 2);

/** Letters that are wrong, missing or too many; two that are exchanged count once: `recieve` is nearer to `receive` than to `recipe`. */
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

/** The terms with each word that no post has spelt as posts have it; null if there is no such word. */
export async function correctedOf(database: Queries, terms: readonly Term[]): Promise<Term[] | null> {
  const similar = (await database.$one(spellings, [terms.map(({ text }) => text)])).parse();
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
