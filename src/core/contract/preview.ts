import MarkdownIt, { type Token } from 'markdown-it';
import { withoutOverrides } from './text.js';

const markdown = new MarkdownIt();
const graphemes = new Intl.Segmenter();

/** A text that is no longer than this, with an ellipsis for what is left out. Nothing that is read as one character is cut in two. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = max - 1;
  while (end > 0 && !isSimple(text, end)) end--;
  for (const { segment } of graphemes.segment(text.slice(end, max + longestGrapheme))) {
    if (end + segment.length >= max) break;
    end += segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}

/** UTF-16 units that are looked at beyond the end, so that an emoji of several people is whole or left out. */
const longestGrapheme = 100;

/**
 * Whether a text can be cut at a place without a look at what goes together there: between two printable characters of ASCII. Finding
 * that takes a look-up for each character before it.
 */
const isSimple = (text: string, at: number): boolean =>
  isPrintable(text.charCodeAt(at - 1)) && isPrintable(text.charCodeAt(at));
const isPrintable = (unit: number): boolean => unit >= 0x20 && unit < 0x7f;

/** The source that is read for a preview, in lengths of it, and at least: links and signs take the rest. */
const [sourcePerPreview, leastSource] = [2, 500];

/** The beginning of a Markdown text as one line of plain text, without its signs. The price is bounded by `max`. */
export function previewOf(text: string, max: number): string {
  const limit = Math.max(max * sourcePerPreview, leastSource);
  const read = text.length > limit ? text.slice(0, limit).toWellFormed() : text;
  const said = markdown.parse(read, {}).map(plainText).join(' ');
  const plain = withoutOverrides(said)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // The last character may go on behind the part that was read.
  const isWhole = plain === '' || text.length <= limit || plain.length >= max;
  return cut(plain, isWhole ? max : plain.length - 1);
}

/** The text of a token of Markdown. */
function plainText({ type, content, children }: Token): string {
  if (children !== null)
    return children
      .map(plainText)
      .join('')
      .replace(/^\[[ xX]\] /, '');
  return type === 'softbreak' || type === 'hardbreak' ? ' ' : content;
}
