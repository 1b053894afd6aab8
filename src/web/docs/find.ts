import { contract, type OperationId, problemStatuses } from '../../../generated/contract.js';
import { chapters, type OperationSummary } from '../../core/contract/chapters.js';
import { document, type Json, type JsonObject } from '../../core/contract/document.js';
import { type Guide, guides, sectionsOf, wholeGuide } from './guides.js';

/** An entry of the reference that can be found. */
export type Entry = { kind: 'Guide' | 'Operation' | 'Code' | 'Schema'; title: string; href: string; detail: string };
type Indexed = Entry & { heading: string; text: string };

/** An operation's place on the page of its tag. */
export const operationPath = (tag: string, id: string): string => `/docs/${tag}#tag/${tag}/operation/${id}`;

const schemas = (document.components as { schemas: Record<string, JsonObject> }).schemas;
const meanings = schemas.ProblemCode?.['x-enumDescriptions'] as Readonly<Record<string, string>>;

/** All error codes with their statuses and meanings, and the operations that name them. */
export const codes = Object.entries(problemStatuses)
  .map(([code, status]) => ({
    code,
    status,
    meaning: meanings[code] ?? '',
    operations: chapters.flatMap(({ name: tag, operations }) =>
      operations.filter(({ id }) => codesOf(id).includes(code)).map((operation) => ({ ...operation, tag })),
    ),
  }))
  .sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));

/** The codes of an operation; the payload of a webhook has none. */
function codesOf(id: string): readonly string[] {
  return contract[id as OperationId]?.codes ?? [];
}

/** All that can be found. */
const indexOf = (): readonly Indexed[] => [
  ...guides.map((guide) => entryOfGuide(guide)),
  ...sectionsOf(wholeGuide.markdown).map((section) =>
    entryOfGuide({
      ...section,
      name: `guide#${section.slug}`,
      title: section.title || wholeGuide.title,
      about: 'In the guide',
    }),
  ),
  ...chapters.flatMap(({ name, operations }) => operations.map((operation) => entryOfOperation(name, operation))),
  ...codes.map(({ code, status, meaning }) =>
    entry({ kind: 'Code', title: code, href: `/docs/codes#${code}`, detail: `${status}: ${meaning}` }),
  ),
  ...entriesOfSchemas(),
];

function entry(found: Entry, text = ''): Indexed {
  return { ...found, heading: found.title.toLowerCase(), text: `${found.title} ${found.detail} ${text}`.toLowerCase() };
}

function entryOfGuide({ name, title, about, markdown }: Guide): Indexed {
  return entry({ kind: 'Guide', title, href: `/docs/${name}`, detail: about }, markdown);
}

function entryOfOperation(tag: string, { id, method, path, summary }: OperationSummary): Indexed {
  return entry({ kind: 'Operation', title: summary, href: operationPath(tag, id), detail: `${method} ${path}` }, id);
}

/** Each schema, with the first operation whose page shows it. */
function entriesOfSchemas(): Indexed[] {
  const seen = new Set<string>();
  const named = (node: Json): string[] =>
    [...JSON.stringify(node).matchAll(/"#\/components\/(\w+\/\w+)"/g)].flatMap(([, place = '']) => {
      if (seen.has(place)) return [];
      seen.add(place);
      const [section = '', name = ''] = place.split('/');
      const component = (document.components as Record<string, JsonObject>)[section]?.[name] ?? null;
      return [...(section === 'schemas' ? [name] : []), ...named(component)];
    });
  return chapters.flatMap(({ name: tag, operations }) =>
    operations.flatMap(({ id, method, path, summary }) => {
      const item = (document[tag === 'payloads' ? 'webhooks' : 'paths'] as Record<string, JsonObject>)[path];
      return named(item?.[method.toLowerCase()] ?? null).map((name) => {
        const about = String(schemas[name]?.description ?? '').slice(0, 120);
        return entry({
          kind: 'Schema',
          title: name,
          href: operationPath(tag, id),
          detail: `In “${summary}”. ${about}`,
        });
      });
    }),
  );
}

/** Words that say nothing about what is looked for. */
const empty = /^(?:the|and|for|how|what|can|you|with|from|are|does)$/i;

/** Entries of one search at most. */
const most = 40;

/** Makes the search, whose index is made with its first use: it takes longer than all else of the pages at the start. */
function search(): (q: string) => Entry[] {
  let indexed: readonly Indexed[] | null = null;
  return (q) => {
    indexed ??= indexOf();
    const words = (q.slice(0, 200).match(/[\p{L}\p{N}_/{}]{2,}/gu) ?? [])
      .filter((word) => !empty.test(word))
      .map((word) => word.toLowerCase().replace(/s$/, ''));
    const count = (text: string) => words.filter((word) => text.includes(word)).length;
    const isExact = ({ title, detail }: Entry) =>
      [title, detail].some((each) => each.toLowerCase() === q.toLowerCase().trim());
    const counted = indexed.map((each) => ({ each, all: count(each.text), inTitle: count(each.heading) }));
    const best = Math.max(1, ...counted.map(({ all }) => all));
    return counted
      .filter(({ all }) => all === best)
      .sort((a, b) => Number(isExact(b.each)) - Number(isExact(a.each)) || b.inTitle - a.inTitle)
      .slice(0, most)
      .map(({ each: { kind, title, href, detail } }) => ({ kind, title, href, detail }));
  };
}

/** The entries that have most of the words: first those of this name or path, then those that have them in their titles. */
export const find = search();
