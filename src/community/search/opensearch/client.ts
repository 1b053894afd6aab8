import type { Client } from '@opensearch-project/opensearch';
import { problem } from '../../../core/contract/problems.js';
import type { SearchPlace } from '../../../core/platform/settings/search.js';

/** Milliseconds that a search and a bulk may take. */
const [searchLasts, bulkLasts] = [2000, 10_000];

/** A character of three is a piece of a word, for what has it within. What is not named here is not looked at. */
const settings = {
  // A document is found within that time after it was sent, whether somebody searches or not.
  refresh_interval: '500ms',
  analysis: {
    // Words come as `wordsIn` has divided and folded them, as those of a search do.
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

/** No language is in it, so that another one of the site needs no new index. Texts are found, and not kept. */
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

/** One found document: its type and id, and the score. */
export type Hit = { type: string; id: number; score: number };

/** Requests and replies as far as we know them: the types of the client lack what its documentation has. */
type Body = Record<string, unknown>;
type Response = {
  hits: { hits: { _id: string; _score: number | null }[] };
  suggest?: Record<string, { options: { text: string }[] }[]>;
};

/** An index in OpenSearch. It is asked by its alias, so that nothing makes one without a mapping where it was deleted. */
export class Index {
  readonly #place: SearchPlace;
  #client: Promise<Client> | undefined;

  constructor(place: SearchPlace) {
    this.#place = place;
  }

  get name(): string {
    return this.#place.index;
  }

  /** Loaded when it is first needed: who has no such engine needs none of it. */
  #opened(): Promise<Client> {
    const { node, username, password } = this.#place;
    this.#client ??= import('@opensearch-project/opensearch').then(
      ({ Client }) => new Client({ node, ...(username === '' ? {} : { auth: { username, password } }), maxRetries: 0 }),
    );
    return this.#client;
  }

  /** Makes the index where there is none, and answers whether it did. */
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
    if (type !== 'resource_already_exists_exception') throw new Error(`OpenSearch makes no index ${index}: ${reason}`);
    return false;
  }

  /** Sends actions and documents, and answers which of the actions were taken, in their order, once searches find them. */
  async bulk(operations: object[]): Promise<{ isTaken: boolean; reason: string }[]> {
    const client = await this.#opened();
    const { body } = await client.bulk(
      { index: this.name, body: operations as never, refresh: 'wait_for', require_alias: true },
      { requestTimeout: bulkLasts },
    );
    return body.items.map((item) => {
      const { status, error } = (item.index ?? item.delete) as { status: number; error?: { reason?: string | null } };
      // A newer version is there, or nothing that could be deleted.
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
      const asked = { index: this.name, body, allow_partial_search_results: false };
      const options = { requestTimeout: searchLasts };
      const { body: found } = await client.search(preference === undefined ? asked : { ...asked, preference }, options);
      return found as unknown as Response;
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
    const asked = { index: this.name, scroll: '1m', size: 1000, body: { query: { match_all: {} }, sort: ['_doc'] } };
    for await (const { body } of client.helpers.scrollSearch(asked)) {
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
