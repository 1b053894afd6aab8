import leven from 'leven';
import type { Queries } from '../../database/client.js';
import type { Statement } from '../../database/statement.js';
import type { Term } from './terms.js';

/** $1 words. A row for each, in their order: what it may mean, the most similar first. */
const spellings: Statement<string[][]> = {
  name: 'spellings',
  text: `
    SELECT coalesce(json_agg(ARRAY(SELECT search_spellings(word)) ORDER BY place), '[]')::text AS reply
    FROM unnest($1::text[]) WITH ORDINALITY AS t (word, place)`,
};

/** A longer word may have more letters wrong; two that are exchanged count as two. */
const mostWrong = (word: string): number => (word.length < 5 ? 1 : 2);

/** The terms with each word that no post has spelt as posts have it; null if there is no such word. */
export async function correctedOf(database: Queries, terms: readonly Term[]): Promise<Term[] | null> {
  const similar = (await database.$one(spellings, [terms.map(({ text }) => text)])).parse();
  const corrected = terms.map((term, index) => {
    if (term.mode !== 'word') return term;
    const written = term.text.toLowerCase();
    const wrong = (word: string) => leven(word, written);
    const [best] = (similar[index] ?? []).sort((a, b) => wrong(a) - wrong(b));
    return best === undefined || wrong(best) > mostWrong(written) ? term : { ...term, text: best };
  });
  return corrected.some((term, index) => term !== terms[index]) ? corrected : null;
}
