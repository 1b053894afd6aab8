import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { TextRenderer, TextToRender } from '../../api/pipeline/additions.js';
import type { Database } from '../../core/database/client.js';
import type { StatementRunner } from '../../core/database/statement.js';
import type { Logger } from '../../core/platform/log.js';
import { findHtml, saveHtml } from './kept-html.js';
import { costOf, hashOf, longest, markdownRenderer, placeholderOf, renderPlainly } from './markdown.mjs';
import { fileScheme } from './markdown-rules.mjs';

/** Approximate bytes of all rendered texts in memory, and the overhead of each. */
const maxKept = 16_000_000;
const perText = 200;

/** Estimated milliseconds: of texts that are rendered at once by the main thread, and of one that is not stored in the database. */
const [atOnce, cheap] = [3, 1];

/** Replies that wait for the rendering thread, and how long, in milliseconds. */
const [maxWaiting, timeoutMs] = [20, 10_000];

type RenderJob = { text: string; isPlain: boolean; hash: string; key: string; cost: number };

/** HTML in memory. `isUnsaved`: it was expensive, and is only a preview so far. */
type Rendered = { html: string; isUnsaved: boolean };

/** The database that stores expensive HTML; null for a preview, which is only kept in memory. */
type HtmlStore = Pick<StatementRunner, '$json'> | null;

const isExpensive = ({ cost, isPlain }: RenderJob): boolean => cost > cheap && !isPlain;

/** Thrown if too many texts wait to be rendered. */
export class RendererBusy extends Error {
  override name = 'RendererBusy';
}

/**
 * Renders texts: cheap ones at once, others in a worker thread. Recent results are kept in memory, and expensive ones in the database, for
 * all nodes.
 */
export class PooledRenderer implements TextRenderer {
  readonly #render = markdownRenderer();
  readonly #known = new LRUCache<string, Rendered>({
    maxSize: maxKept,
    sizeCalculation: ({ html }) => perText + 2 * html.length,
  });
  /** HTML that is being rendered, so that nothing is rendered twice. */
  readonly #begun = new Map<string, Promise<string>>();
  readonly #thread = new Piscina({
    filename: new URL('./markdown-thread.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 600_000,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  });

  constructor(readonly services: { database: Pick<Database, 'json'>; log: Pick<Logger, 'warn'> }) {}

  readonly renderPlainly = renderPlainly;

  /** @throws RendererBusy */
  async render(texts: readonly TextToRender[], store: HtmlStore = null): Promise<string[]> {
    const jobs = texts.map(({ text, isPlain: isPlainHere = false }) => {
      const isPlain = isPlainHere || text.length > longest;
      const hash = hashOf(text);
      return { text, isPlain, hash, key: isPlain ? `plain ${hash}` : hash };
    });
    const html = new Map<string, string | Promise<string>>();
    const missing = new Map<string, RenderJob>();
    const unsaved = new Map<string, string>();
    for (const each of jobs) {
      const known = this.#known.get(each.key);
      const running = this.#begun.get(each.key);
      const made =
        known?.html ?? running?.catch(() => this.#again({ ...each, cost: costOf(each.text) }, running, store));
      if (made === undefined) missing.set(each.key, { ...each, cost: costOf(each.text) });
      else html.set(each.key, made);
      if (known?.isUnsaved && store !== null) {
        known.isUnsaved = false;
        unsaved.set(each.hash, known.html);
      }
    }
    this.#save(unsaved);
    const rest = [...missing.values()];
    const isCheap = rest.reduce((sum, { cost }) => sum + cost, 0) <= atOnce;
    for (const [key, made] of isCheap ? this.#renderHere(rest) : this.#begin(rest, store)) html.set(key, made);
    const all = await Promise.all(jobs.map(({ key }) => html.get(key) ?? ''));
    return all.map((each, at) => {
      const placeholder = placeholderOf(String(jobs[at]?.hash));
      return each.replaceAll(placeholder, texts[at]?.attachments ?? fileScheme);
    });
  }

  #renderHere(jobs: readonly RenderJob[]): [string, string][] {
    return jobs.map(({ text, isPlain, hash, key }) => {
      const html = isPlain ? renderPlainly(text) : this.#render(text, placeholderOf(hash));
      this.#known.set(key, { html, isUnsaved: false });
      return [key, html];
    });
  }

  #begin(jobs: readonly RenderJob[], store: HtmlStore): [string, Promise<string>][] {
    const all = this.#findOrMake(jobs, store);
    return jobs.map((each) => {
      const { key } = each;
      const made = all.then((html) => html.get(key) ?? '');
      this.#begun.set(key, made);
      made
        .then((html) => this.#known.set(key, { html, isUnsaved: store === null && isExpensive(each) }))
        .catch(() => {})
        .finally(() => {
          if (this.#begun.get(key) === made) this.#begun.delete(key);
        });
      return [key, made];
    });
  }

  /**
   * Retries rendering that failed for another reply: its request may have ended, or its other texts were too many. Concurrent waiters share
   * one retry.
   */
  async #again(job: RenderJob, failed: Promise<string>, store: HtmlStore): Promise<string> {
    const running = this.#begun.get(job.key);
    if (running !== undefined && running !== failed) return running;
    const [[, made] = ['', '']] = this.#begin([job], store);
    return made;
  }

  /** The HTML by key, from the database if it is there. */
  async #findOrMake(jobs: readonly RenderJob[], store: HtmlStore): Promise<ReadonlyMap<string, string>> {
    const keptHashes = store === null ? [] : jobs.filter(isExpensive).map(({ hash }) => hash);
    const stored = store === null ? new Map<string, string>() : await findHtml(store, keptHashes);
    const rest = jobs.filter(({ key }) => !stored.has(key));
    const html = await this.#renderThere(rest);
    const made = new Map(rest.map(({ key }, at) => [key, html[at] ?? '']));
    this.#save(new Map([...made].filter(([key]) => keptHashes.includes(key))));
    return new Map([...stored, ...made]);
  }

  async #renderThere(texts: readonly RenderJob[]): Promise<string[]> {
    if (texts.length === 0) return [];
    if (this.#thread.queueSize >= maxWaiting) throw new RendererBusy('Too many texts wait to be rendered');
    try {
      const sent = texts.map(({ text, isPlain }) => ({ text, isPlain }));
      return (await this.#thread.run(sent, {
        name: 'renderTexts',
        signal: AbortSignal.timeout(timeoutMs),
      })) as string[];
    } catch (error) {
      this.services.log.warn({ err: error }, 'Texts were not rendered');
      throw new RendererBusy('The rendering thread failed', { cause: error });
    }
  }

  /** Saves in the background: HTML that is not saved is rendered again. */
  #save(made: ReadonlyMap<string, string>): void {
    const { database, log } = this.services;
    if (made.size === 0) return;
    saveHtml({ $json: database.json }, made).catch((error: unknown) => {
      log.warn({ err: error }, 'Rendered texts were not cached');
    });
  }
}
