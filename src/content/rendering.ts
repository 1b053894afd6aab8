import type { JsonObject } from '../api/contract/document.js';
import { visitTexts } from '../api/contract/places.js';
import type { Addition, TextRenderer } from '../api/pipeline/additions.js';

/** Milliseconds for which texts are rendered before other requests have their turn. */
const slice = 10;

/** Bytes of HTML that a reply has at most, as the contract says: without a limit it would grow tenfold. */
const maxHtmlBytes = 4 * 2 ** 20;

/** Characters of the texts of a reply that are rendered as Markdown, which costs up to 2 ms for a thousand. As the contract says. */
const maxMarkdown = 200_000;

/** `render=html`: the HTML of each text, beside it. */
export const rendering = ({ render, renderPlainly }: TextRenderer): Addition => ({
  parameter: 'render',
  extension: 'x-markdown',
  isPure: true,
  add: async ({ reply, places, origin }) => {
    const texts: { text: string; owner: JsonObject; name: string; content: string | null }[] = [];
    for (const { way, content } of places) {
      visitTexts(reply, way, (text, owner, name) => texts.push({ text, owner, name, content }));
    }
    let room = maxHtmlBytes;
    let read = 0;
    let began = performance.now();
    for (const { text, owner, name, content } of texts) {
      read += text.length;
      const attachments = content === null ? undefined : `${origin()}/attachments/${content}/${owner.id}/`;
      const html = read > maxMarkdown ? renderPlainly(text) : render(text, attachments);
      room -= Buffer.byteLength(html);
      if (room < 0) return;
      owner[`${name}_html`] = html;
      if (performance.now() - began < slice) continue;
      await new Promise((resolve) => setImmediate(resolve));
      began = performance.now();
    }
  },
});
