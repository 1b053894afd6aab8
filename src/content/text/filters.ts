import { LinkifyIt } from 'linkify-it';

/**
 * Words of a text in a normalised form: a run of letters and digits, or a single character of scripts that put no spaces between words.
 * Invisible characters inside a word are removed.
 */
const word = new RegExp(
  String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]|` +
    String.raw`(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])[\p{L}\p{M}\p{N}])+`,
  'gu',
);
const wordsOf = (text: string): string[] =>
  text
    // Two characters that stand for whole sentences: each would expand to up to eighteen.
    .replaceAll(/[\ufdfa\ufdfb]/g, ' ')
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    // Upper, then lower case, so that ß becomes ss.
    .toUpperCase()
    .toLowerCase()
    .match(word) ?? [];

/**
 * Creates a function that tells whether texts contain one of these words or phrases, in time that grows with the texts and the longest
 * phrase.
 */
export function wordFinder(phrasesAndWords: readonly string[]): (texts: readonly string[]) => boolean {
  /** The rest of each phrase, by its first word. */
  const phrases = new Map<string, string[][]>();
  for (const [first, ...rest] of phrasesAndWords.map(wordsOf)) {
    if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), rest]);
  }
  const hasPhrase = (words: string[]): boolean =>
    words.some((each, at) =>
      (phrases.get(each) ?? []).some((rest) => rest.every((next, index) => words[at + 1 + index] === next)),
    );
  return (texts) => phrases.size > 0 && texts.some((text) => hasPhrase(wordsOf(text)));
}

/** Creates a function that counts the links in texts, as clients that render them find links: also without a scheme. */
export function linkCounter(): (texts: readonly string[]) => number {
  const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });
  const isLink = ({ schema }: { schema: string }) => schema !== 'mailto:';
  return (texts) => texts.reduce((sum, text) => sum + (links.match(text) ?? []).filter(isLink).length, 0);
}
