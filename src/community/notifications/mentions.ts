import type { TextRenderer } from '../../api/pipeline/additions.js';
import { RendererBusy } from '../../content/text/text-renderer.js';

/** Text of an event that may have mentions, and the text before an edit. */
export type TextOfEvent = { position: string; text: string; before: string };

/** A mention of a person, by name, in the text of an event. */
export type Mention = { position: string; name: string };

/** Most people mentioned in one text. */
const mostMentions = 20;

/** Characters of texts that are rendered together: half a second at most. */
const renderedAtOnce = 100_000;

/** Finds mentions that the texts before did not have. */
export async function mentionsIn(texts: readonly TextOfEvent[], renderer: TextRenderer): Promise<Mention[]> {
  const mentions: Mention[] = [];
  for (const part of inParts(texts)) {
    const html = await htmlOf(part, renderer);
    for (const [at, { position }] of part.entries()) {
      const [names = [], namesBefore = []] = html.slice(2 * at, 2 * at + 2).map(mentionedIn);
      for (const name of names) if (!namesBefore.includes(name)) mentions.push({ position, name });
    }
  }
  return mentions;
}

/**
 * HTML of each text and of the one before; none if rendering takes too long, which would block all other notifications
 * again and again.
 */
async function htmlOf(texts: readonly TextOfEvent[], renderer: TextRenderer): Promise<string[]> {
  try {
    return await renderer.render(texts.flatMap(({ text, before }) => [{ text }, { text: before }]));
  } catch (error) {
    if (error instanceof RendererBusy) return [];
    throw error;
  }
}

/** Divides texts into parts of about `renderedAtOnce` characters. */
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

/** Names of mentioned people: their links have the name as their text. */
function mentionedIn(html: string): string[] {
  const names = [...html.matchAll(/<a href="\/users\/([\w-]+)"[^>]*>@\1</g)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(names)].slice(0, mostMentions);
}
