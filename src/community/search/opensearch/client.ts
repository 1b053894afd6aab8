import type { Client } from '@opensearch-project/opensearch';
import { problem } from '../../../core/contract/problems.js';
import type { SearchServer } from '../../../core/platform/settings/search.js';

/** Timeouts of a search and a bulk, in milliseconds. */
const [searchLasts, bulkLasts] = [2000, 10_000];

/** Trigrams find parts of words. Fields that are not named here are not indexed. */
const settings = {
  // Documents become searchable within that time, also without searches.
  refresh_interval: '500ms',
  analysis: {
    // Words are divided and folded by `wordsIn`, those of searches, too.
    analyzer: { words: { tokenizer: 'whitespace' }, parts: { tokenizer: 'parts' } },
    tokenizer: { parts: { type: 'ngram', min_gram: 3, max_gram: 3, token_chars: ['letter', 'digit'] } },
  },
};

const text = {
  type: 'text',
  analyzer: 'words',
  index_prefixes: { min_chars: 3, max_chars: 12 },
  copy_to: 'spelling',
  fields: { parts: { type: 'text', analyzer: 'parts', norms: false } },
} as const;

/** Independent of languages, so that a change of the site's needs no new index. Texts are indexed and not stored. */
const mappings = {
  dynamic: 'strict',
  _source: { enabled: false },
  properties: {
    type: { type: 'keyword' },
    area: { type: 'keyword' },
    author: { type: 'integer' },
    /** Microseconds. */
    at: { type: 'long' },
    until: { type: 'long' },
    title: text,
    body: text,
    title_key: { type: 'keyword', ignore_above: 255 },
    spelling: { type: 'text', analyzer: 'words', index_options: 'docs', norms: false },
  },
} as const;

/** A matching document: its type and id, and the score. */
export type Hit = { type: string; id: number; score: number };

/** Requests and replies as documented: the client's types lack parts of them. */
type Body = Record<string, unknown>;
type Response = {
  hits: { hits: { _id: string; _score: number | null }[] };
  suggest?: Record<string, { options: { text: string }[] }[]>;
};

/** An index in OpenSearch. Requests use its alias, so that none recreates a deleted index without a mapping. */
export class Index {
  readonly #place: SearchServer;
  #client: Promise<Client> | undefined;

  constructor(place: SearchServer) {
    this.#place = place;
  }

  get name(): string {
    return this.#place.index;
  }

  /** Loaded on demand, to spare installations without OpenSearch. */
  #opened(): Promise<Client> {
    const { node, username, password } = this.#place;
    this.#client ??= import('@opensearch-project/opensearch').then(
      ({ Client }) => new Client({ node, ...(username === '' ? {} : { auth: { username, password } }), maxRetries: 0 }),
    );
    return this.#client;
  }

  /** Creates the index if there is none, and returns whether it did. */
  async prepare(): Promise<boolean> {
    const client = await this.#opened();
    const index = `${this.name}-1`;
    const body: Body = { settings, mappings, aliases: { [this.name]: {} } };
    const { statusCode, body: said } = await client.indices.create(
      { index, body },
      { ignore: [400], requestTimeout: bulkLasts },
    );
    if (statusCode === 200) return true;
    const { type, reason } = (said as unknown as { error: { type: string; reason: string } }).error;
    if (type !== 'resource_already_exists_exception')
      throw new Error(`OpenSearch cannot create the index ${index}: ${reason}`);
    return false;
  }

  /**
   * Sends actions and documents, and waits until they are searchable. Returns the outcomes in the order of the actions.
   */
  async bulk(operations: object[]): Promise<{ isTaken: boolean; reason: string }[]> {
    const client = await this.#opened();
    const { body } = await client.bulk(
      { index: this.name, body: operations as never, refresh: 'wait_for', require_alias: true },
      { requestTimeout: bulkLasts },
    );
    return body.items.map((item) => {
      const { status, error } = (item.index ?? item.delete) as { status: number; error?: { reason?: string | null } };
      // A newer version exists, or there was nothing to delete.
      return {
        isTaken: status < 300 || status === 409 || (status === 404 && error === undefined),
        reason: error?.reason ?? `status ${status}`,
      };
    });
  }

  /** @throws component_inactive */
  async search(body: Body, preference?: string): Promise<Response> {
    try {
      const client = await this.#opened();
      const parameters = { index: this.name, body, allow_partial_search_results: false };
      const options = { requestTimeout: searchLasts };
      const { body: response } = await client.search(
        preference === undefined ? parameters : { ...parameters, preference },
        options,
      );
      return response as unknown as Response;
    } catch (error) {
      throw problem(
        'component_inactive',
        { component: 'search', message: 'The search engine does not answer.' },
        error,
      );
    }
  }

  /** The best hits of a query, without the documents. */
  async hits(body: Body, preference?: string): Promise<Hit[]> {
    const { hits } = await this.search(
      { ...body, _source: false, track_total_hits: false, track_scores: true },
      preference,
    );
    return hits.hits.map(hitOf);
  }

  /** All documents, a thousand at a time. */
  async *all(): AsyncGenerator<Hit[]> {
    const client = await this.#opened();
    const parameters = {
      index: this.name,
      scroll: '1m',
      size: 1000,
      body: { query: { match_all: {} }, sort: ['_doc'] },
    };
    for await (const { body } of client.helpers.scrollSearch(parameters)) {
      yield (body as unknown as Response).hits.hits.map(hitOf);
    }
  }
}

/** The id of a document: `reply-123`. */
export const documentOf = (type: string, id: number): string => `${type}-${id}`;

function hitOf({ _id, _score }: Response['hits']['hits'][number]): Hit {
  const [type = '', id] = _id.split('-');
  return { type, id: Number(id), score: _score ?? 0 };
}
