import type { Term } from '../terms.js';

/** A term of a search. `forms` are other beginnings of its word; common words count only if there are no others. */
export type ResolvedTerm = { mode: Term['mode']; tokens: string[]; forms: string[]; isCommon: boolean };

type Query = Record<string, unknown>;

/** A word in the title weighs as much as several in the text. */
const fields = ['title^3', 'body'];

const phraseOf = (tokens: readonly string[], type: 'phrase' | 'phrase_prefix'): Query => ({
  multi_match: { query: tokens.join(' '), fields, type, max_expansions: 100 },
});

/** Matches any of these queries, all with the same score. */
const sameFor = (boost: number, queries: Query[]): Query[] =>
  queries.length === 0 ? [] : [{ constant_score: { filter: { bool: { should: queries } }, boost } }];

/** Words with these beginnings, if they have at least two syllables or three letters. */
const beginsWith = (beginnings: readonly string[], names: readonly string[], options: Query = {}): Query[] =>
  beginnings
    .filter((each) => each.length > 2 || /^[가-힣]{2}/.test(each))
    .flatMap((value) => names.map((name) => ({ prefix: { [name]: { value, ...options } } })));

/** A word: best in any of its forms, then as the beginning of another, then as a part of one. */
function wordOf(word: string, forms: readonly string[]): Query {
  const within = word.length > 2 ? ['title.parts', 'body.parts'] : [];
  return {
    bool: {
      should: [
        { multi_match: { query: word, fields, type: 'most_fields' } },
        { multi_match: { query: forms.join(' '), fields, type: 'most_fields', boost: 0.7 } },
        ...sameFor(0.3, beginsWith(forms, ['title'])),
        ...sameFor(0.1, beginsWith(forms, ['body'])),
        ...sameFor(
          0.001,
          within.map((name) => ({ match_phrase: { [name]: word } })),
        ),
      ],
      minimum_should_match: 1,
    },
  };
}

/** Several words written as one, such as foo_bar, are a phrase whose last word may continue. */
function termOf({ mode, tokens, forms }: ResolvedTerm): Query {
  const [word = '', ...others] = tokens;
  if (mode === 'phrase' || mode === 'not') return phraseOf(tokens, 'phrase');
  return others.length > 0 ? phraseOf(tokens, 'phrase_prefix') : wordOf(word, forms);
}

/** Terms that have to match: words such as `the` only if there are no others. */
export function requiredTerms(terms: readonly ResolvedTerm[]): ResolvedTerm[] {
  const all = terms.filter(({ mode, tokens }) => mode !== 'not' && tokens.length > 0);
  const rare = all.filter(({ isCommon }) => !isCommon);
  return rare.length > 0 ? rare : all;
}

/** Query of these terms; null if none has to match. */
export function queryOf(terms: readonly ResolvedTerm[], filter: readonly Query[], not: readonly Query[]): Query | null {
  const required = requiredTerms(terms);
  if (required.length === 0) return null;
  const excluded = terms.filter(({ mode, tokens }) => mode === 'not' && tokens.length > 0);
  return { bool: { must: required.map(termOf), must_not: [...excluded.map(termOf), ...not], filter } };
}

/** Query of titles that begin with a text, and then of those with words that begin with its words. */
export function titlesOf(typed: string, tokens: readonly string[], not: readonly Query[]): Query {
  const words = tokens.filter((token) => token.length > 2 || !/^[\0-\x7f]*$/.test(token));
  const others = words.map((value) => ({ prefix: { title: { value } } }));
  return {
    bool: {
      should: [
        ...sameFor(2, [{ prefix: { title_key: { value: typed.toLowerCase() } } }]),
        ...(others.length === 0 ? [] : [{ constant_score: { filter: { bool: { must: others } }, boost: 1 } }]),
      ],
      minimum_should_match: 1,
      must_not: not,
    },
  };
}

/** Query of content of a type with a similar title. Rarer words count more. */
export const similarOf = (type: string, terms: readonly ResolvedTerm[]): Query => ({
  bool: {
    should: terms.flatMap(({ tokens, forms }) => [
      { match: { title: { query: [...tokens, ...forms].join(' ') } } },
      ...beginsWith(forms, ['title'], { rewrite: 'top_terms_50' }),
    ]),
    minimum_should_match: 1,
    filter: [{ term: { type } }],
  },
});
