/** Characters of other alphabets that look like a Latin letter or a digit, after the character that replaces them. */
const alike = [
  ['a', 'АаΑαɑᎪꓮ'],
  ['b', 'ВЬьΒᏴꓐ'],
  ['c', 'СсϹϲᏟꓚ'],
  ['d', 'ԁᎠꓓ'],
  ['e', 'ЕеΕεᎬꓰ'],
  ['f', 'Ϝꓝ'],
  ['g', 'ɡᏀꓖ'],
  ['h', 'НнһΗհᎻꓧ'],
  ['j', 'ЈјϳᎫꓙ'],
  ['k', 'КкΚκᏦꓗ'],
  ['l', 'Ii1|ІіΙιıɩӀӏᏞꓡꓲ'],
  ['m', 'МмΜᎷꓟ'],
  ['n', 'ΝηпոꓠԤ'],
  ['o', '0ОоΟοσՕօꓳ'],
  ['p', 'РрΡρᏢꓑ'],
  ['q', 'Ԛԛգ'],
  ['r', 'гᎡꓣ'],
  ['s', 'ЅѕՏᏚꓢ'],
  ['t', 'ТтΤτᎢꓔ'],
  ['u', 'υսՍꓴ'],
  ['v', 'νѵѴᏙꓦ'],
  ['w', 'ѡԜԝԝᎳꓪ'],
  ['x', 'ХхΧχꓫ'],
  ['y', 'УуΥγүҮᎩꓬ'],
  ['z', 'ΖᏃꓜ'],
] as const;

const latin: ReadonlyMap<string, string> = new Map(
  alike.flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** Pairs of letters that look like another one. */
const joined = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
] as const;

/**
 * Reduces look-alikes to one skeleton: `Pl_Аzа`, `P1aza` and `plaza` have the same. It is for comparing with another skeleton, not for
 * display. NFKD removes accents and forms such as ｗｉｄｅ letters.
 */
export function skeleton(text: string): string {
  const letters = [...text.normalize('NFKD')].map((each) => latin.get(each) ?? each);
  const plain = letters
    .join('')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return joined.reduce((rest, [pair, letter]) => rest.replaceAll(pair, letter), plain);
}

/** Whether a text contains consecutive words that look like this name. */
export function resemblesName(text: string, name: string): boolean {
  const nameSkeleton = skeleton(name);
  const words = text.split(/[\p{Z}\p{P}\p{S}]+/u).map(skeleton);
  return (
    nameSkeleton !== '' &&
    words.some((_, start) => words.some((_, end) => words.slice(start, end + 1).join('') === nameSkeleton))
  );
}

/** Alphabets with letters that look like those of another. */
const alphabets = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Whether one word mixes letters of several of these alphabets, which only happens in order to deceive. */
export function mixesAlphabets(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1);
}

/** Invisible characters, or ones that change the direction of the text beside them. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text contains invisible characters or ones that change the writing direction. */
export function hasInvisible(text: string): boolean {
  return unseen.test(text);
}
