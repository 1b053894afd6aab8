/** A word or a phrase to find or to exclude. */
export type Term = { text: string; mode: 'word' | 'phrase' | 'not' };

/** Most terms: people type fewer, and each costs an index look-up. */
const mostTerms = 20;

/** Options of commands are searched and do not exclude anything: `--amend`, `-m`. */
const isOption = (word: string): boolean => /^--.|^-[a-z]$/i.test(word);

/** Parses a search: `"two words"` is a phrase, `-word` and `-"two words"` are excluded. */
export function termsOf(typed: string): Term[] {
  const matches = typed.matchAll(/(?<=^|\s)(?<minus>-?)["“”„](?<phrase>[^"“”„]*)["“”„]?|(?<word>[^\s"“”„]+)/gu);
  return [...matches].slice(0, mostTerms).map(({ groups }) => {
    const { minus, phrase, word = '' } = groups as Record<string, string | undefined>;
    if (phrase !== undefined) return { text: phrase, mode: minus === '-' ? 'not' : 'phrase' };
    return word.startsWith('-') && !isOption(word)
      ? { text: word.slice(1), mode: 'not' }
      : { text: word, mode: 'word' };
  });
}

/** Terms as typed. */
export const typedOf = (terms: readonly Term[]): string =>
  terms
    .map(({ text, mode }) => `${mode === 'not' ? '-' : ''}${mode === 'phrase' || /\s/.test(text) ? `"${text}"` : text}`)
    .join(' ');
