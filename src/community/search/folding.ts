/** Accents, vowel points and invisible characters, the same as in `search_key` of prisma/sql/text.sql. */
const leftOut =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: matches marks.
  /[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0100}-\u{e01ef}]+/gu;

/** Letters that do not decompose, and signs with several forms. */
const [from, to] = ['øðđħıłŧςىیکھ‘’ʼ‐‒–—−“”„♯', `oddhiltσييكه'''-----"""#`];
const letters: Record<string, string> = {
  ...Object.fromEntries([...from].map((letter, place) => [letter, to.charAt(place)])),
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

const ascii = /^[\0-\x7f]*$/;
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * Word in the form that searches compare: without case, accents and invisible characters, as `search_key` of the
 * database.
 */
export function searchKey(word: string): string {
  if (ascii.test(word)) return word.toLowerCase();
  const apart = word.normalize('NFKD').toLowerCase();
  const bare = apart.replaceAll('\u0438\u0306', '\u0439').replace(leftOut, '');
  if (ascii.test(bare)) return bare;
  return bare.replace(special, (letter) => letters[letter] ?? letter).normalize('NFC');
}

/** Words that `search_text` of the database makes of a written one: `C++`, `C#` and `.NET` are words of their own. */
export function searchWords(written: string): string[] {
  const key = searchKey(written);
  const isSigned = key.startsWith('.') || key.endsWith('+') || key.endsWith('#');
  if (!isSigned) return [key];
  const [, dot, word = '', sign = ''] = /^(\.?)(.*?)(\+{0,2}|#)$/su.exec(key) ?? [];
  const spelt = word + { '': '', '+': 'plus', '++': 'plusplus', '#': word.length === 1 ? 'sharp' : '' }[sign];
  return dot === '.' ? [`dot${spelt}`, spelt] : [spelt];
}
