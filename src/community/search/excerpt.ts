import type { components } from '../../../generated/openapi.js';
import { previewOf } from '../../core/contract/preview.js';
import { searchKey, searchWords } from './folding.js';

type Excerpt = components['schemas']['SearchExcerpt'];

/** UTF-16 code units of an excerpt, and of its part before the first match. */
const [length, before] = [200, 60];

/** UTF-16 code units of the Markdown of which an excerpt is made, and of its part before the first match. Markup takes the rest. */
const [readLength, readBefore] = [600, 200];

/** Scripts without spaces between words, in the same way as `search_text` in prisma/sql/search.sql. */
const unspaced =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3041-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';
/** A run of such characters, or a word with invisible characters and adjacent signs: C++, C#, .NET. */
const wordForm = new RegExp(
  `([${unspaced}]+)|(?:(?<=^|[\\s(["'\`{/,])\\.)?(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}\\p{Cf}])+(?:[+]{1,2}|[#♯])?`,
  'gu',
);

/** Words of a text in the form that searches compare, in the same way as `search_text` of the database. */
export const wordsIn = (text: string): string[] =>
  [...searchKey(text).matchAll(wordForm)].flatMap(({ 0: written, 1: run }) =>
    run === undefined ? searchWords(written) : [...run],
  );

type Mark = { start: number; length: number };

/** Finds the words in a text that begin with one of `beginnings` or contain one of `parts`. */
function finder(beginnings: readonly string[], parts: readonly string[]): (content: string) => Generator<Mark> {
  const firsts = new Set(beginnings.map((each) => each.charAt(0)));
  // Skips the folding of most words, since they differ in the first letter.
  const mayBegin = (written: string) =>
    parts.length > 0 || !/^[a-z\d]/i.test(written) || firsts.has(written.charAt(0).toLowerCase());
  const begins = (word: string) =>
    beginnings.some((each) => word.startsWith(each)) || parts.some((each) => word.includes(each));
  const characters = beginnings.filter((each) => new RegExp(`^[${unspaced}]$`).test(each));
  const joined = characters.length === 0 ? null : new RegExp(`[${characters.join('')}]+`, 'gu');
  return function* (content) {
    for (const { index, 0: written, 1: run } of content.matchAll(wordForm)) {
      if (run === undefined) {
        if (mayBegin(written) && searchWords(written).some(begins)) yield { start: index, length: written.length };
      } else if (joined !== null) {
        for (const { index: within, 0: match } of run.matchAll(joined)) {
          yield { start: index + within, length: match.length };
        }
      }
    }
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] as string);

/**
 * Part of a Markdown text, as plain text, around the first word that begins with one of these or contains one of `parts`, and the positions
 * of such words.
 */
export function excerptOf(content: string, beginnings: readonly string[], parts: readonly string[] = []): Excerpt {
  const marksIn = finder(beginnings, parts);
  const markdown = content.normalize('NFC');
  const from = startOf(markdown, marksIn(markdown).next().value?.start ?? 0);
  const to = from + readLength >= markdown.length ? markdown.length : cut(markdown, from + readLength);
  const whole = previewOf(markdown.slice(from, to), readLength);
  const first = marksIn(whole).next().value?.start ?? 0;
  const start = first <= before ? 0 : cut(whole, first - before);
  const end = start + length >= whole.length ? whole.length : cut(whole, start + length);
  const [isCutBefore, isCutBehind] = [from + start > 0, end < whole.length || to < markdown.length];
  const text = `${isCutBefore ? '…' : ''}${whole.slice(start, end).trim()}${isCutBehind ? '…' : ''}`;
  const marks = [...marksIn(text)];
  let html = '';
  let last = 0;
  for (const mark of marks) {
    html += `${escaped(text.slice(last, mark.start))}<mark>${escaped(text.slice(mark.start, mark.start + mark.length))}</mark>`;
    last = mark.start + mark.length;
  }
  return { text, marks, html: html + escaped(text.slice(last)) };
}

/** Where to begin to read Markdown with a match at this position: at a line, if one begins shortly before, since markup seldom spans lines. */
function startOf(markdown: string, match: number): number {
  if (match <= readBefore) return 0;
  const line = markdown.indexOf('\n', match - readBefore) + 1;
  return line > 0 && line <= match ? line : cut(markdown, match - readBefore);
}

/** Position at or before this one where a text can be cut: a nearby space, or else between two characters. */
function cut(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  if (space > at - 30) return space;
  const isWithin = /[\udc00-\udfff]/.test(text.charAt(at));
  return isWithin ? at - 1 : at;
}
