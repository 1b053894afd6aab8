import type { TextRenderer } from '../../api/pipeline/additions.js';
import { RendererBusy } from '../../content/text/text-renderer.js';

/** The text of an event that may mention somebody, and the one before where it was edited. */
export type TextOfEvent = { position: string; text: string; before: string };

/** A person, by their name, whom the text of an event mentions. */
export type Mention = { position: string; name: string };

/** People that one text mentions at most. */
const mostMentions = 20;

/** Characters of texts that are rendered together: half a second at most. */
const renderedAtOnce = 100_000;

/** Finds whom these texts mention that the texts before did not. */
export async function mentionsIn(texts: readonly TextOfEvent[], renderer: TextRenderer): Promise<Mention[]> {
  const mentions: Mention[] = [];
  for (const part of inParts(texts)) {
    const html = await htmlOf(part, renderer);
    for (const [at, { position }] of part.entries()) {
      const [named = [], told = []] = html.slice(2 * at, 2 * at + 2).map(mentionedIn);
      for (const name of named) if (!told.includes(name)) mentions.push({ position, name });
    }
  }
  return mentions;
}

/** The HTML of each text and of the one before. None where rendering takes too long: all other notifications would wait for that again and again. */
async function htmlOf(texts: readonly TextOfEvent[], renderer: TextRenderer): Promise<string[]> {
  try {
    return await renderer.render(texts.flatMap(({ text, before }) => [{ text }, { text: before }]));
  } catch (error) {
    if (error instanceof RendererBusy) return [];
    throw error;
  }
}

/** Divides texts into parts of about so many characters as are rendered together. */
function inParts(texts: readonly TextOfEvent[]): TextOfEvent[][] {
  const parts: TextOfEvent[][] = [];
  let room = 0;
  for (const each of texts) {
    if (room <= 0) {
      parts.push([]);
      room = renderedAtOnce;
    }
    parts.at(-1)?.push(each);
    room -= each.text.length + each.before.length;
  }
  return parts;
}

/** The names of whom a text mentions: the links of its HTML that lead to people, which no other links do. */
function mentionedIn(html: string): string[] {
  const names = [...html.matchAll(/<a href="\/users\/([\w-]+)"/g)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)].slice(0, mostMentions);
}
