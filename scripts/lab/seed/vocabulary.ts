import type { Random } from '../../../src/demo/random.js';

/** A script for words: their number, and the word of a rank from 0. Frequent words are short, and all are distinct. */
type Script = { size: number; share: number; between: string; word: (rank: number) => string };

/**
 * The number in bijective notation with these digits: each number has one form, small ones few digits. A single digit gets
 * an ending, since words of three letters or less are not used as prefixes.
 */
function inDigits(number: number, digits: readonly string[], ending = ''): string {
  let word = number < digits.length ? ending : '';
  for (let left = number; left >= 0; left = Math.floor(left / digits.length) - 1) {
    word = `${digits[left % digits.length]}${word}`;
  }
  return word;
}

const pairs = (heads: string, tails: string): string[] =>
  [...heads].flatMap((head) => [...tails].map((tail) => head + tail));
const run = (first: number, count: number, step = 1): string[] =>
  Array.from({ length: count }, (_, place) => String.fromCodePoint(first + place * step));

// An accented syllable has no twin without the accent, so that words stay distinct when unaccented.
const latin = pairs('bdfgklmnprstvz', 'aeiou').map((each) => ({ fe: 'fé', gu: 'gü', so: 'sø' })[each] ?? each);
const cyrillic = pairs('бвгдзклмнпрст', 'аеиоуы');
const [hangul, han] = [run(0xac01, 199, 56), run(0x4e00, 1500, 9)];
const particles = ['', '을', '는', '에서', '의'];

const scripts: readonly Script[] = [
  { size: 120_000, share: 0.7, between: ' ', word: (rank) => inDigits(rank, latin, 'st') },
  { size: 50_000, share: 0.14, between: ' ', word: (rank) => inDigits(rank, cyrillic, 'ст') },
  {
    size: 40_000,
    share: 0.08,
    between: ' ',
    word: (rank) => inDigits(Math.floor(rank / 5) + 199, hangul) + particles[rank % 5],
  },
  { size: 40_000, share: 0.08, between: '', word: (rank) => inDigits(rank, han) },
];

/** Words of one script by Zipf's law: the n-th most frequent has a share of 1/n. */
function wordsOf(random: Random, script: Script, count: number): string[] {
  return Array.from({ length: count }, () => script.word(Math.floor(script.size ** random.next()) - 1));
}

function scriptOf(random: Random): Script {
  let left = random.next();
  for (const script of scripts) {
    left -= script.share;
    if (left < 0) return script;
  }
  return scripts[0] as Script;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence of about this many words, in one of four scripts. */
export function sentence(random: Random, words: number): string {
  const script = scriptOf(random);
  const text = wordsOf(random, script, words + random.below(words)).join(script.between);
  return script.between === '' ? `${text}。` : `${capital(text)}.`;
}

/** A title or name: up to six words, without a full stop. */
export const title = (random: Random): string => sentence(random, 3).slice(0, -1);
