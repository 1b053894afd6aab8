import type { components } from '../../../generated/openapi.js';

type Excerpt = components['schemas']['SearchExcerpt'];

/** UTF-16 code units of an excerpt, and of what it shows before the first word that was found. */
const [length, before] = [200, 60];

const letter = '[\\p{L}\\p{N}\\p{M}]';
/** Scripts that put no spaces between words, as `search_text` in prisma/sql/search.sql divides them. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/u;

/** What finds words that begin with one of these in a text; null for none. */
function finder(beginnings: readonly string[]): RegExp | null {
  if (beginnings.length === 0) return null;
  const longestFirst = [...beginnings].sort((a, b) => b.length - a.length);
  // Only letters and digits, so that nothing has to be escaped; others are left out.
  const words = longestFirst.filter((each) => /^[\p{L}\p{N}\p{M}]+$/u.test(each));
  const [joined, spaced] = [words.filter((word) => unspaced.test(word)), words.filter((word) => !unspaced.test(word))];
  const ways = [
    ...(joined.length > 0 ? [`(?:${joined.join('|')})+`] : []),
    ...(spaced.length > 0 ? [`(?<!${letter})(?:${spaced.join('|')})${letter}*`] : []),
  ];
  return ways.length === 0 ? null : new RegExp(ways.join('|'), 'giu');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] as string);

/** The part of a text around the first word that begins with one of these, and where such words are in it. */
export function excerptOf(content: string, beginnings: readonly string[]): Excerpt {
  const whole = content.replace(/\s+/g, ' ').trim();
  const words = finder(beginnings);
  const first = words === null ? 0 : Math.max(0, whole.search(words));
  const start = first <= before ? 0 : cut(whole, first - before);
  const end = start + length >= whole.length ? whole.length : cut(whole, start + length);
  const text = `${start > 0 ? '…' : ''}${whole.slice(start, end).trim()}${end < whole.length ? '…' : ''}`;
  const marks =
    words === null
      ? []
      : [...text.matchAll(words)].map(({ index, 0: word }) => ({ start: index, length: word.length }));
  let html = '';
  let last = 0;
  for (const mark of marks) {
    html += `${escaped(text.slice(last, mark.start))}<mark>${escaped(text.slice(mark.start, mark.start + mark.length))}</mark>`;
    last = mark.start + mark.length;
  }
  return { text, marks, html: html + escaped(text.slice(last)) };
}

/** A position at or before this one at which a text may be cut: at a space nearby, or else between two characters. */
function cut(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  if (space > at - 30) return space;
  const isWithin = /[\udc00-\udfff]/.test(text.charAt(at));
  return isWithin ? at - 1 : at;
}
