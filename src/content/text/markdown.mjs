import { createHash } from 'node:crypto';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { fileScheme, growth, moreHtml, plazaMarkdown, TooLarge } from './markdown-rules.mjs';

/** Characters of the longest text that is rendered as Markdown. As in the contract. */
export const longest = 30_000;

/** Levels of emphasis and of blocks: a list and its item are two. */
const maxNesting = 61;

/**
 * The elements that the HTML of a text may have. All else is left out, whatever the renderer makes of a text.
 * @type {sanitizeHtml.IOptions}
 */
const allowed = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'strong', 'em', 's'],
    ...['a', 'img', 'input', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading'],
    code: ['class'],
    ol: ['start'],
    input: [
      { name: 'type', values: ['checkbox'] },
      { name: 'aria-label', values: ['done', 'to do'] },
      'disabled',
      'checked',
    ],
    th: [{ name: 'align', values: ['left', 'center', 'right'] }],
    td: [{ name: 'align', values: ['left', 'center', 'right'] }],
  },
  allowedClasses: { code: [/^language-[\w+#.-]{1,30}$/] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow ugc noopener' }),
    input: sanitizeHtml.simpleTransform('input', { disabled: '' }),
  },
};

/**
 * The HTML of paragraphs and lines alone, which costs little.
 * @param {string} text
 * @returns {string}
 */
export function renderPlainly(text) {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />\n')}</p>\n`)
    .join('');
}

const { escapeHtml } = new MarkdownIt().utils;

/**
 * Where the HTML of a text has the files that it refers to, until it is known which content the text is of. No text can say it, since none has
 * its own hash.
 * @param {string} hash
 */
export const placeholderOf = (hash) => `https://${hash}.invalid/`;

/**
 * The hash of a text, in hexadecimal digits.
 * @param {string} text
 */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Signs that may be markup. Rendering costs as much as there are of them. */
const markup = /[^\p{L}\p{N} .,]/gu;

/** Milliseconds for each sign of markup, and for each character, as they were measured with hostile texts. */
const [perMark, perCharacter] = [0.005, 0.00005];

/**
 * About how many milliseconds it takes to render a text.
 * @param {string} text
 */
export function costOf(text) {
  const marks = text.length > longest ? 0 : (text.match(markup)?.length ?? 0);
  return perMark * marks + perCharacter * text.length;
}

/**
 * Makes what renders Markdown, of GitHub's flavour, as sanitised HTML: of a text that is long, or would become much longer, as
 * `renderPlainly`. The files that it refers to are at `attachments`, which ends before their ids; without it the references stay as they are.
 * @param {number} [maxMarkdown] characters of the longest text that is rendered as Markdown
 * @returns {(text: string, attachments?: string) => string}
 */
export function markdownRenderer(maxMarkdown = longest) {
  const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting }).use(plazaMarkdown);
  return (text, attachments = fileScheme) => {
    if (text.length > maxMarkdown) return renderPlainly(text);
    const files = placeholderOf(hashOf(text));
    try {
      const html = sanitizeHtml(markdown.render(text, { files }), allowed);
      return html.length > growth * text.length + moreHtml ? renderPlainly(text) : html.replaceAll(files, attachments);
    } catch (error) {
      if (error instanceof TooLarge) return renderPlainly(text);
      throw error;
    }
  };
}
