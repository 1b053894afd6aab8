import MarkdownIt, { type Token } from 'markdown-it';
import { withoutOverrides } from './text.js';

const markdown = new MarkdownIt();
const graphemes = new Intl.Segmenter();

/** Shortens a text to at most `max` UTF-16 units, with an ellipsis. Never cuts within a grapheme. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = max - 1;
  while (end > 0 && !isSimple(text, end)) end--;
  for (const { segment } of graphemes.segment(text.slice(end, max + longestGrapheme))) {
    if (end + segment.length >= max) break;
    end += segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}

/** UTF-16 units to look at beyond the end, so that an emoji of several people is kept whole or left out. */
const longestGrapheme = 100;

/**
 * Whether a text can be cut at this index without segmenting graphemes: between two printable ASCII characters. Segmenting takes a look-up
 * for each character before it.
 */
const isSimple = (text: string, at: number): boolean =>
  isPrintable(text.charCodeAt(at - 1)) && isPrintable(text.charCodeAt(at));
const isPrintable = (unit: number): boolean => unit >= 0x20 && unit < 0x7f;

/** How much source is read for a preview: as a multiple of its length, and the minimum. Links and markup take the rest. */
const [sourcePerPreview, leastSource] = [2, 500];

/** The beginning of a Markdown text as one line of plain text, without markup. The cost is bounded by `max`. */
export function previewOf(text: string, max: number): string {
  const limit = Math.max(max * sourcePerPreview, leastSource);
  const read = text.length > limit ? text.slice(0, limit).toWellFormed() : text;
  const joined = markdown.parse(read, {}).map(plainText).join(' ');
  const plain = withoutOverrides(joined)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // The last grapheme may continue behind the part that was read.
  const isWhole = plain === '' || text.length <= limit || plain.length >= max;
  return truncate(plain, isWhole ? max : plain.length - 1);
}

/** The text of a Markdown token. */
function plainText({ type, content, children }: Token): string {
  if (children !== null)
    return children
      .map(plainText)
      .join('')
      .replace(/^\[[ xX]\] /, '');
  return type === 'softbreak' || type === 'hardbreak' ? ' ' : content;
}
