// Renders texts in a worker thread. Not TypeScript, because Node.js runs it directly, from src/ in tests and from dist/.
import { hashOf, markdownRenderer, placeholderOf, renderPlainly } from './markdown.mjs';

const render = markdownRenderer();

/**
 * The HTML of each text, with the placeholder of its files.
 * @param {{ text: string, isPlain: boolean }[]} texts
 */
export const renderTexts = (texts) =>
  texts.map(({ text, isPlain }) => (isPlain ? renderPlainly(text) : render(text, placeholderOf(hashOf(text)))));
