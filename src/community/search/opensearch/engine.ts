import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IndexOptions, SearchEngine, SearchHits, SearchRequest } from '../../../api/pipeline/search-engine.js';
import type { Database, Queries } from '../../../core/database/client.js';
import { momentOf } from '../../../core/database/formats.js';
import type { SearchServer } from '../../../core/platform/settings/search.js';
import { wordsIn } from '../excerpt.js';
import { searchValues, suggestionValues } from '../postgres.js';
import { inactive } from '../results.js';
import { corrected } from '../spelling.js';
import type { Term } from '../terms.js';
import { documentOf, type Hit, Index } from './client.js';
import { queryOf, type ResolvedTerm, requiredTerms, similarOf, titlesOf } from './query.js';
import {
  endTurn,
  type Forms,
  forgetSent,
  queueAll,
  queueGone,
  resolveForms,
  searchCandidates,
  suggestCandidates,
  takeWaiting,
  type Waiting,
} from './statements.js';

/** Most posts that are ranked, as in PostgreSQL's search. */
const mostPosts = 300;
/** Milliseconds between a failure of the engine and the next request. */
const pause = 5000;

type Runner = Pick<Database, 'json'>;

/** A document of public content. */
const documentFor = ({ thread_type, author_id, title, body, ...rest }: NonNullable<Waiting['content']>) => ({
  ...{ type: thread_type, area: rest.area, author: author_id, at: rest.at, until: rest.until },
  title: wordsIn(title ?? '').join(' '),
  body: wordsIn(body ?? '').join(' '),
  title_key: title?.toLowerCase() ?? null,
});

/** Lines of a bulk for a queued row: the document, or its deletion. The later version wins in any order. */
function actionsOf({ type, id, version, content }: Waiting): object[] {
  const action = { _id: documentOf(type, id), version, version_type: 'external' };
  return content === null ? [{ delete: action }] : [{ index: action }, documentFor(content)];
}

/** Search by OpenSearch instead of PostgreSQL. No call waits for it while holding a connection of the database. */
export function openSearch(place: SearchServer): SearchEngine {
  const index = new Index(place);
  const holder = randomUUID();
  let isPrepared = false;

  /** Sends queued rows, and returns whether there were any. Another process may have the turn. */
  async function sendPart({ json }: Runner, onIndexed: IndexOptions['onIndexed']): Promise<boolean> {
    const waiting = (await json(takeWaiting, [index.name, holder]))?.parse() ?? [];
    if (waiting.length === 0) return false;
    const outcomes = await index.bulk(waiting.flatMap(actionsOf));
    const taken = waiting.filter((_, place) => outcomes[place]?.isTaken);
    const columns = [taken.map(({ type }) => type), taken.map(({ id }) => id), taken.map(({ version }) => version)];
    for (const each of (await json(forgetSent, columns))?.parse() ?? []) onIndexed?.(each);
    const refused = outcomes.find(({ isTaken }) => !isTaken);
    if (refused === undefined) return true;
    throw new Error(`OpenSearch refused ${waiting.length - taken.length} documents: ${refused.reason}`);
  }

  async function work(database: Runner, { signal, onIndexed }: IndexOptions): Promise<void> {
    if (!isPrepared) {
      const isEmpty = await index.prepare();
      await database.json(queueAll, [index.name, isEmpty]);
      isPrepared = true;
    }
    while (signal?.aborted !== true && (await sendPart(database, onIndexed)));
  }

  /** Terms with other forms of their words, and the remaining filters in OpenSearch's terms. */
  async function resolveTerms(
    database: Queries,
    languages: readonly string[],
    terms: readonly Term[],
    { author, since, until, cursor }: Partial<SearchRequest<'searchSite'>['query']> = {},
  ): Promise<Forms & { resolvedTerms: ResolvedTerm[] }> {
    const all = terms.map(({ text, mode }) => ({ text, mode, tokens: wordsIn(text) }));
    const single = all.filter(({ mode, tokens }) => mode === 'word' && tokens.length === 1);
    const resolved = (
      await database.$one(resolveForms, [
        single.map(({ tokens }) => tokens[0]),
        single.map(({ text }) => text.normalize('NFC').toLowerCase()),
        languages,
        author ?? null,
        cursor || null,
        momentOf(until),
        momentOf(since),
      ])
    ).parse();
    const others = new Map(single.map((term, place) => [term, resolved.words[place]]));
    const resolvedTerms = all.map((term) => ({ ...term, forms: [], isCommon: false, ...others.get(term) }));
    return { ...resolved, resolvedTerms };
  }

  async function pageOf(input: SearchRequest<'searchSite'>, terms: Term[]): Promise<SearchHits> {
    const { query, database, parts } = input;
    const { resolvedTerms, author, since, until } = await resolveTerms(
      database,
      parts.config.searchLanguages,
      terms,
      query,
    );
    const filter = [
      ...(query.types === undefined ? [] : [{ terms: { type: query.types } }]),
      ...(query.area === undefined ? [] : [{ term: { area: query.area } }]),
      ...(author === null ? [] : [{ term: { author } }]),
      ...(since === null && until === null
        ? []
        : [{ range: { at: { gte: since ?? 0, ...(until === null ? {} : { lt: until }) } } }]),
    ];
    const best = queryOf(resolvedTerms, filter, notIn(parts));
    const sort = [...(query.sort === 'newest' ? [] : ['_score']), { at: 'desc' }];
    // The preference sends equal searches to the same copies, since scores differ a little between copies.
    const hits = best === null ? [] : await index.hits({ query: best, size: mostPosts, sort }, `search ${query.q}`);
    const page = (
      await database.$one(searchCandidates, [
        ...searchValues(input, terms),
        ...columnsOf(hits),
        hits.map(({ score }) => score),
      ])
    ).parse();
    const required = requiredTerms(resolvedTerms).filter(({ mode }) => mode !== 'not');
    return {
      ...page,
      beginnings: required.flatMap(({ tokens, forms }) => [...tokens, ...forms]),
      parts: required
        .flatMap(({ mode, tokens }) => (mode === 'word' && tokens.length === 1 ? tokens : []))
        .filter((each) => each.length > 2),
    };
  }

  /** Similar words in the index for each of these that it lacks. */
  async function similarWords(words: string[]): Promise<string[][]> {
    const term = {
      field: 'spelling',
      suggest_mode: 'missing',
      prefix_length: 0,
      min_word_length: 3,
      size: 20,
      string_distance: 'damerau_levenshtein',
    };
    const requests = words.map((word, place) => [`${place}`, { text: wordsIn(word).join(' ') || '-', term }] as const);
    const { suggest } = await index.search({ size: 0, suggest: Object.fromEntries(requests) });
    return words.map((_, place) => {
      const [word, ...rest] = suggest?.[`${place}`] ?? [];
      return word === undefined || rest.length > 0 ? [] : word.options.map(({ text }) => text);
    });
  }

  return {
    async index(database, working = {}) {
      try {
        await work(database, working);
      } catch (error) {
        // The index may have been deleted.
        isPrepared = false;
        await sleep(pause, undefined, { signal: working.signal, ref: false }).catch(() => {});
        throw error;
      } finally {
        await database.json(endTurn, [index.name, holder]);
      }
    },

    async remove({ json }) {
      for await (const hits of index.all()) await json(queueGone, columnsOf(hits));
    },

    search: (input) => corrected(input.query.q, (terms) => pageOf(input, terms), similarWords),

    async suggest(input) {
      const { q } = input.query;
      const query = titlesOf(q, wordsIn(q), notIn(input.parts));
      const hits = await index.hits({ query, size: 24, sort: ['_score', { at: 'desc' }] });
      return input.database.$one(suggestCandidates, [...suggestionValues(input), ...columnsOf(hits)]);
    },

    async similar({ database, parts }, type, draft) {
      const words = [...new Set(wordsIn(draft))].sort((a, b) => b.length - a.length);
      const terms = words.slice(0, 20).map((text) => ({ text, mode: 'word' as const }));
      const { resolvedTerms } = await resolveTerms(database, parts.config.searchLanguages, terms);
      const longest = resolvedTerms.filter(({ isCommon }) => !isCommon).slice(0, 5);
      const hits = longest.length === 0 ? [] : await index.hits({ query: similarOf(type, longest), size: 20 });
      return { ids: hits.map(({ id }) => id), scores: hits.map(({ score }) => score) };
    },
  };
}

const columnsOf = (hits: readonly Hit[]) => [hits.map(({ type }) => type), hits.map(({ id }) => id)];

/** Excludes inactive areas. */
const notIn = ({ config }: SearchRequest<'searchSite'>['parts']) => {
  const off = inactive(config.areas);
  return off.length === 0 ? [] : [{ terms: { area: off } }];
};
