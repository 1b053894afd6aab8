import { LRUCache } from 'lru-cache';
import type { Config } from '../platform/config.js';
import type { SiteSettings } from '../platform/settings/site.js';
import { withCurrency } from './decimals.js';
import { document, type JsonObject, publish } from './document.js';
import { partOf } from './part.js';

// Placeholder for scheme and host in text that is made once: serialising YAML takes longer than any request should.
const placeholder = 'https://origin.invalid';

/** The contract as a deployment publishes it, made when it is first asked for. */
export class PublishedContract {
  readonly #basePaths: readonly string[];
  readonly #site: SiteSettings;
  readonly #currency: string;
  #texts: (Record<'json' | 'yaml', string> & { document: JsonObject }) | undefined;
  /** Documents by format and origin. A string that is kept is hashed only once when it is looked up in the reply cache. */
  readonly #made = new LRUCache<string, string>({ max: 4 });
  /** Parts by tags: more combinations exist than could be kept. */
  readonly #parts = new LRUCache<string, string>({ max: 8 });

  constructor({ basePaths, site, currency }: Pick<Config, 'basePaths' | 'site' | 'currency'>) {
    this.#basePaths = basePaths;
    this.#site = site;
    this.#currency = currency;
  }

  /**
   * The contract as text, with `servers` at `origin` (scheme, host and port, as the client reached it). With tags, only the part that their
   * operations need, as JSON.
   */
  text(form: 'json' | 'yaml', origin: string, tags?: readonly string[]): string {
    if (this.#texts === undefined) {
      const { json, yaml } = publish(
        this.#basePaths.map((basePath) => placeholder + basePath),
        this.#site,
        withCurrency(document, this.#currency),
      );
      this.#texts = { json: JSON.stringify(json), yaml, document: json };
    }
    if (tags !== undefined) return this.#part(this.#texts.document, origin, tags);
    const name = `${form} ${origin}`;
    const text = this.#made.get(name) ?? this.#texts[form].replaceAll(placeholder, origin);
    this.#made.set(name, text);
    return text;
  }

  #part(document: JsonObject, origin: string, tags: readonly string[]): string {
    const chosen = [...new Set(tags)].sort();
    const name = `${chosen.join()} ${origin}`;
    const text = this.#parts.get(name) ?? JSON.stringify(partOf(document, chosen)).replaceAll(placeholder, origin);
    this.#parts.set(name, text);
    return text;
  }
}
