import { createHash } from 'node:crypto';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { codeHighlighter } from './highlighting.mjs';
import { fileScheme, growth, moreHtml, plazaMarkdown, TooLarge } from './markdown-rules.mjs';

/** Characters of the longest text that is rendered as Markdown, as in the contract. */
export const longest = 30_000;

/** Levels of emphasis and of blocks: a list and its item are two. */
const maxNesting = 61;

/**
 * HTML elements that are kept. All others are removed, whatever the renderer outputs.
 * @type {sanitizeHtml.IOptions}
 */
const allowed = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'strong', 'em', 's'],
    ...['a', 'img', 'input', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading'],
    code: ['class'],
    span: ['class'],
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
  allowedClasses: {
    code: [/^language-[\w+#.-]{1,30}$/],
    span: [/^(?:hljs|language)-[a-z_-]{1,30}$/, /^[a-z]{1,20}_{1,2}$/],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow ugc noopener' }),
    input: sanitizeHtml.simpleTransform('input', { disabled: '' }),
  },
};

/**
 * Renders only paragraphs and line breaks, which is cheap.
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
 * A placeholder for the URL of a text's files in its HTML, until it is known which content the text belongs to. No text can contain it,
 * since none contains its own hash.
 * @param {string} hash
 */
export const placeholderOf = (hash) => `https://${hash}.invalid/`;

/**
 * The hash of a text, in hexadecimal digits.
 * @param {string} text
 */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Characters that may be markup. The cost of rendering is proportional to their number. */
const markup = /[^\p{L}\p{N} .,]/gu;

/** A code block with a language. */
const code = /(?:```|~~~)[ \t]*\w/;

/** Milliseconds for each markup character, and for each character, as measured with hostile texts. */
const [perMark, perCharacter] = [0.005, 0.00005];

/**
 * Estimated milliseconds to render a text.
 * @param {string} text
 */
export function costOf(text) {
  let marks = 0;
  // Letters of code may be coloured, each word alone.
  if (text.length <= longest) marks = code.test(text) ? text.length : (text.match(markup)?.length ?? 0);
  return perMark * marks + perCharacter * text.length;
}

/**
 * Creates a renderer of GitHub-flavoured Markdown as sanitised HTML; a text that is long, or whose HTML would be much longer, is rendered
 * as by `renderPlainly`. Referenced files are at `attachments` plus their ids; without it the references stay as they are.
 * @param {number} [maxMarkdown] characters of the longest text that is rendered as Markdown
 * @returns {(text: string, attachments?: string) => string}
 */
export function markdownRenderer(maxMarkdown = longest) {
  const colour = codeHighlighter();
  /** Characters of HTML that coloured code may still have. */
  let room = 0;
  /** @type {typeof colour} */
  const highlight = (code, language) => {
    const html = colour(code, language);
    room -= html.length;
    return room < 0 ? '' : html;
  };
  const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting, highlight }).use(
    plazaMarkdown,
  );
  return (text, attachments = fileScheme) => {
    if (text.length > maxMarkdown) return renderPlainly(text);
    const files = placeholderOf(hashOf(text));
    // The rest is for the other HTML, so that colours never make a text plain.
    room = (growth - 2) * text.length + moreHtml / 2;
    try {
      const html = sanitizeHtml(markdown.render(text, { files }), allowed);
      return html.length > growth * text.length + moreHtml ? renderPlainly(text) : html.replaceAll(files, attachments);
    } catch (error) {
      if (error instanceof TooLarge) return renderPlainly(text);
      throw error;
    }
  };
}
