import type { JsonObject } from '../api/contract/document.js';
import { visitTexts } from '../api/contract/places.js';
import type { Addition } from '../api/pipeline/additions.js';

/** Milliseconds for which texts are rendered before other requests have their turn. */
const slice = 10;

/** Bytes of HTML that a reply has at most, as the contract says: without a limit it would grow tenfold. */
const maxHtmlBytes = 4 * 2 ** 20;

/** `render=html`: the HTML of each text, beside it. */
export const rendering = (render: (text: string) => string): Addition => ({
  parameter: 'render',
  extension: 'x-markdown',
  isPure: true,
  add: async ({ reply, places }) => {
    const texts: { text: string; owner: JsonObject; name: string }[] = [];
    for (const place of places) visitTexts(reply, place, (text, owner, name) => texts.push({ text, owner, name }));
    let room = maxHtmlBytes;
    let began = performance.now();
    for (const { text, owner, name } of texts) {
      const html = render(text);
      room -= Buffer.byteLength(html);
      if (room < 0) return;
      owner[`${name}_html`] = html;
      if (performance.now() - began < slice) continue;
      await new Promise((resolve) => setImmediate(resolve));
      began = performance.now();
    }
  },
});
