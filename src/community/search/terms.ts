/** A word or a phrase to be found, or not to be. */
export type Term = { text: string; mode: 'word' | 'phrase' | 'not' };

/** So many count: what people type has fewer, and each costs a look into the index. */
const mostTerms = 20;

/** An option of a command is looked for, and excludes nothing: `--amend`, `-m`. */
const isOption = (word: string): boolean => /^--.|^-[a-z]$/i.test(word);

/** The terms of a search as people type them: `"two words"` is a phrase, `-word` and `-"two words"` are excluded. */
export function termsOf(typed: string): Term[] {
  const found = typed.matchAll(/(?<=^|\s)(?<minus>-?)["“”„](?<phrase>[^"“”„]*)["“”„]?|(?<word>[^\s"“”„]+)/gu);
  return [...found].slice(0, mostTerms).map(({ groups }) => {
    const { minus, phrase, word = '' } = groups as Record<string, string | undefined>;
    if (phrase !== undefined) return { text: phrase, mode: minus === '-' ? 'not' : 'phrase' };
    return word.startsWith('-') && !isOption(word)
      ? { text: word.slice(1), mode: 'not' }
      : { text: word, mode: 'word' };
  });
}

/** The terms as they are typed. */
export const typedOf = (terms: readonly Term[]): string =>
  terms
    .map(({ text, mode }) => `${mode === 'not' ? '-' : ''}${mode === 'phrase' || /\s/.test(text) ? `"${text}"` : text}`)
    .join(' ');
