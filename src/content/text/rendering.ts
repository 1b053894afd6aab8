import type { Addition, TextRenderer } from '../../api/pipeline/additions.js';
import type { JsonObject } from '../../core/contract/document.js';
import { visitTexts } from '../../core/contract/property-paths.js';
import { RendererBusy } from './text-renderer.js';

/** Bytes of HTML in a reply at most, as in the contract: without a limit a reply would grow tenfold. */
const maxHtmlBytes = 4 * 2 ** 20;

/** Characters of a reply's texts that are rendered as Markdown, each of which takes up to 5 µs. The limit is in the contract. */
const maxMarkdown = 200_000;

type TextField = { text: string; owner: JsonObject; name: string; attachments: string | undefined; isPlain: boolean };

/** `render=html`: adds the HTML of each text beside it. */
export const rendering = (renderer: TextRenderer): Addition => ({
  parameter: 'render',
  extension: 'x-markdown',
  isPure: true,
  add: async ({ reply, places, origin, database }) => {
    const texts: TextField[] = [];
    let read = 0;
    for (const { way, content } of places) {
      visitTexts(reply, way, (text, owner, name) => {
        read += text.length;
        // The HTML is at least as long as the text.
        if (read > maxHtmlBytes) return;
        const attachments = content === null ? undefined : `${origin()}/attachments/${content}/${owner.id}/`;
        texts.push({ text, owner, name, attachments, isPlain: read > maxMarkdown });
      });
    }
    const rendered = await renderer.render(texts, database).catch((error: unknown) => {
      if (error instanceof RendererBusy) return null;
      throw error;
    });
    const html = rendered ?? texts.map(({ text }) => renderer.renderPlainly(text));
    let room = maxHtmlBytes;
    for (const [at, { owner, name }] of texts.entries()) {
      const each = html[at] ?? '';
      room -= Buffer.byteLength(each);
      if (room < 0) break;
      owner[`${name}_html`] = each;
    }
    return rendered === null ? 'preliminary' : 'final';
  },
});
