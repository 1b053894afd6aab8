import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import type { TextRenderer } from '../api/pipeline/additions.js';
import { fileScheme, plazaMarkdown } from './markdown-rules.js';

/** About as many bytes do all rendered texts take that are kept, and each of them beside its characters. */
const maxKept = 16_000_000;
const perText = 200;

/** Levels of lists and quotes, and of emphasis, that are shown as such. */
const maxNesting = 30;

/** Characters of HTML that a text becomes at most. As in the contract. */
const maxHtml = 1_000_000;

/** What may be in the HTML of a text. All else is left out, whatever the renderer makes of a text. */
const allowed: sanitizeHtml.IOptions = {
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
 * Makes what renders Markdown, of GitHub's flavour, as sanitised HTML. What was rendered lately is kept by the hash of the text.
 * @param maxMarkdown characters of the longest text that is rendered as Markdown
 */
export function textRenderer(maxMarkdown = 30_000): TextRenderer {
  // In the HTML of a text, whichever content it is of. No text can say it.
  const files = `https://${randomBytes(16).toString('hex')}.invalid/`;
  const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting }).use(plazaMarkdown, files);
  const kept = new LRUCache<string, string>({
    maxSize: maxKept,
    sizeCalculation: (html) => perText + 2 * html.length,
  });
  const renderPlainly = (text: string): string =>
    text
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => `<p>${markdown.utils.escapeHtml(paragraph).replaceAll('\n', '<br />\n')}</p>\n`)
      .join('');
  const made = (text: string): string => {
    const key = createHash('sha256').update(text).digest('base64');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const rendered = sanitizeHtml(markdown.render(text), allowed);
    const html = rendered.length > maxHtml ? renderPlainly(text) : rendered;
    kept.set(key, html);
    return html;
  };
  const render = (text: string, attachments = fileScheme): string =>
    text.length > maxMarkdown ? renderPlainly(text) : made(text).replaceAll(files, attachments);
  return { render, renderPlainly };
}
