import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { TextRenderer, TextToRender } from '../api/pipeline/additions.js';
import type { Database } from '../database/client.js';
import type { StatementRunner } from '../database/statement.js';
import type { Logger } from '../operations/log.js';
import { findHtml, saveHtml } from './kept-html.js';
import { costOf, hashOf, markdownRenderer, placeholderOf, renderPlainly } from './markdown.mjs';
import { fileScheme } from './markdown-rules.mjs';

/** About as many bytes do all rendered texts take that are kept in memory, and each of them beside its characters. */
const maxKept = 16_000_000;
const perText = 200;

/** Milliseconds, as estimated: of the texts that are rendered at once by the thread that serves requests, and of one that is not kept in the database. */
const [atOnce, cheap] = [3, 1];

/** Replies whose texts wait for the thread that renders, and milliseconds for which they do. */
const [maxWaiting, patience] = [20, 10_000];

type Wanted = { text: string; isPlain: boolean; hash: string; key: string; cost: number };

/** Thrown where too many texts wait to be rendered already. */
export class RendererBusy extends Error {
  override name = 'RendererBusy';
}

/**
 * Renders texts: cheap ones at once, others in a thread beside the one that serves requests. What was rendered lately is kept in memory, and
 * what was expensive in the database, for all nodes.
 */
export class PooledRenderer implements TextRenderer {
  readonly #render = markdownRenderer();
  readonly #html = new LRUCache<string, string>({
    maxSize: maxKept,
    sizeCalculation: (html) => perText + 2 * html.length,
  });
  /** What is being rendered, so that nothing is twice. */
  readonly #begun = new Map<string, Promise<string>>();
  readonly #thread = new Piscina({
    filename: new URL('./markdown-thread.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  });

  constructor(readonly services: { database: Pick<Database, 'json'>; log: Pick<Logger, 'warn'> }) {}

  readonly renderPlainly = renderPlainly;

  /** @throws RendererBusy */
  async render(texts: readonly TextToRender[], kept: Pick<StatementRunner, '$json'> | null = null): Promise<string[]> {
    const wanted = texts.map(({ text, isPlain = false }) => {
      const hash = hashOf(text);
      return { text, isPlain, hash, key: isPlain ? `plain ${hash}` : hash };
    });
    const html = new Map<string, string | Promise<string>>();
    const missing = new Map<string, Wanted>();
    for (const each of wanted) {
      const known = this.#html.get(each.key) ?? this.#begun.get(each.key);
      if (known === undefined) missing.set(each.key, { ...each, cost: costOf(each.text) });
      else html.set(each.key, known);
    }
    const rest = [...missing.values()];
    const isCheap = rest.reduce((sum, { cost }) => sum + cost, 0) <= atOnce;
    for (const [key, made] of isCheap ? this.#renderHere(rest) : this.#begin(rest, kept)) html.set(key, made);
    const all = await Promise.all(wanted.map(({ key }) => html.get(key) ?? ''));
    return all.map((each, at) => {
      const { hash = '' } = wanted[at] ?? {};
      return each.replaceAll(placeholderOf(hash), texts[at]?.attachments ?? fileScheme);
    });
  }

  #renderHere(wanted: readonly Wanted[]): [string, string][] {
    return wanted.map(({ text, isPlain, hash, key }) => {
      const html = isPlain ? renderPlainly(text) : this.#render(text, placeholderOf(hash));
      this.#html.set(key, html);
      return [key, html];
    });
  }

  #begin(wanted: readonly Wanted[], kept: Pick<StatementRunner, '$json'> | null): [string, Promise<string>][] {
    const all = this.#findOrMake(wanted, kept);
    return wanted.map(({ key, hash }) => {
      const made = all.then((html) => html.get(key) ?? html.get(hash) ?? '');
      this.#begun.set(key, made);
      made.then(
        (html) => {
          this.#html.set(key, html);
          this.#begun.delete(key);
        },
        () => this.#begun.delete(key),
      );
      return [key, made];
    });
  }

  /** The HTML by key, from the database where it is there. */
  async #findOrMake(
    wanted: readonly Wanted[],
    kept: Pick<StatementRunner, '$json'> | null,
  ): Promise<ReadonlyMap<string, string>> {
    const isKept = ({ cost, isPlain }: Wanted) => kept !== null && cost > cheap && !isPlain;
    const found =
      kept === null
        ? new Map<string, string>()
        : await findHtml(
            kept,
            wanted.filter(isKept).map(({ hash }) => hash),
          );
    const rest = wanted.filter((each) => !isKept(each) || !found.has(each.hash));
    const html = await this.#renderThere(rest);
    const made = rest.map((each, at): [Wanted, string] => [each, html[at] ?? '']);
    this.#save(new Map(made.filter(([each]) => isKept(each)).map(([{ hash }, text]) => [hash, text])));
    return new Map([...found, ...made.map(([{ key }, text]): [string, string] => [key, text])]);
  }

  async #renderThere(texts: readonly Wanted[]): Promise<string[]> {
    if (texts.length === 0) return [];
    if (this.#thread.queueSize >= maxWaiting) throw new RendererBusy('Too many texts wait to be rendered');
    try {
      const sent = texts.map(({ text, isPlain }) => ({ text, isPlain }));
      return (await this.#thread.run(sent, { name: 'renderTexts', signal: AbortSignal.timeout(patience) })) as string[];
    } catch (error) {
      this.services.log.warn({ err: error }, 'Texts were not rendered');
      throw new RendererBusy('The thread did not render the texts', { cause: error });
    }
  }

  /** Nobody waits for it, and what is not kept is rendered again. */
  #save(made: ReadonlyMap<string, string>): void {
    const { database, log } = this.services;
    saveHtml({ $json: database.json }, made).catch((error: unknown) => {
      log.warn({ err: error }, 'Rendered texts were not kept');
    });
  }
}
