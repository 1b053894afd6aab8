import { readFileSync } from 'node:fs';
import type { Test } from 'supertest';
import { parse } from 'yaml';
import { contract, type OperationId } from '../../generated/contract.js';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import type { Role, Scope } from '../../src/core/contract/operation.js';
import type { Api } from './app.js';
import { atNight } from './at-night.js';

/** An operation for tests that go through all of them. */
export type Operation = {
  id: OperationId;
  method: string;
  path: string;
  area: string;
  open: boolean;
  optionalKey: boolean;
  scope: 'read' | 'write' | null;
  scopes: readonly Scope[];
  recentSignIn: boolean;
  signed: boolean;
  role: Role | null;
  success: number;
  codes: readonly string[];
  idempotent: boolean;
  location: string | null;
  mediaTypes: readonly string[];
  upload: string | null;
  contribution: string | null;
};

/** All operations but streams, whose replies do not end: they have tests of their own. */
export const operations: Operation[] = Object.entries(contract)
  .filter(([, { streams }]) => !streams)
  .map(([id, each]) => ({ id: id as OperationId, ...each }));
export const protectedOperations = operations.filter(({ open }) => !open);
export const bodyOperations = operations.filter(({ mediaTypes }) => mediaTypes.includes('application/json'));

export function pathOf({ path }: Operation, id: number | string = 1): string {
  // A number stands for a nonexistent token that ends in it.
  const token = typeof id === 'number' ? String(id).padStart(32, '0') : id;
  // A number stands for a nonexistent username.
  const username = typeof id === 'number' ? `user-${id}` : id;
  // A number stands for a valid type.
  const type = typeof id === 'number' ? 'topic' : id;
  const place = typeof id === 'number' ? 'logo' : id;
  const language = typeof id === 'number' ? 'de' : id;
  // A number stands for a session that there is not.
  const session = typeof id === 'number' ? String(id).padStart(64, '0') : id;
  // A number stands for a file that no text refers to.
  const file = typeof id === 'number' ? `${id}-${'0'.repeat(32)}` : id;
  return path
    .replaceAll('{session}', session)
    .replaceAll('{file}', file)
    .replaceAll('{type}', type)
    .replaceAll('{place}', place)
    .replaceAll('{language}', language)
    .replaceAll('{provider}', typeof id === 'number' ? 'stripe' : id)
    .replaceAll(/\{(token|upload)\}/g, token)
    .replaceAll('/groups/{slug}', `/groups/${typeof id === 'number' ? `group-${id}` : id}`)
    .replaceAll('{username}', username)
    .replaceAll(/\{\w+\}/g, String(id));
}

/** The contract's example of the request body. */
export function exampleBody({ id }: Operation): Record<string, unknown> {
  const text = examples.get(id) ?? JSON.stringify(parse(readFileSync(exampleOf(id), 'utf8')).value);
  examples.set(id, text);
  return JSON.parse(text);
}
const examples = new Map<OperationId, string>();
const exampleOf = (id: OperationId) => new URL(`../../openapi/examples/${id}Request.yaml`, import.meta.url);

/** The schema of an operation's request body. */
export function bodySchema({ method, path }: Operation): {
  required?: string[];
  minProperties?: number;
  additionalProperties?: boolean;
} {
  const paths = bundle.paths as unknown as Record<string, Record<string, { requestBody: RequestBody }>>;
  const schema = paths[path]?.[method]?.requestBody.content['application/json'].schema.$ref ?? '';
  const schemas = bundle.components.schemas as Record<string, object>;
  return schemas[schema.replace('#/components/schemas/', '')] ?? {};
}
type RequestBody = { content: { 'application/json': { schema: { $ref: string } } } };

/** The beginning of an MP4, enough for type detection. */
export const smallVideo = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08moov', 'latin1');

/** A PNG of one pixel. */
export const smallImage = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mM4Y2wMAAMBATP6P6i/AAAAAElFTkSuQmCC',
  'base64',
);

/** The file for an operation's upload. */
const sample = ({ id }: Operation): Buffer => samples[id] ?? Buffer.from('A file of plain words.');
const samples: Partial<Record<OperationId, Buffer>> = {
  createProductPicture: smallImage,
  createVideo: smallVideo,
  updateAvatar: smallImage,
  updateSiteLogo: smallImage,
  updateCover: smallImage,
  updateStorePicture: smallImage,
  updateVideoPoster: smallImage,
};

/** Adds required query parameters from the contract's examples, if missing. */
export function withNeeded(path: string, operation: Operation): string {
  const needed = parametersOf(operation).filter(
    ({ name, in: place, required }) => place === 'query' && required && !new RegExp(`[?&]${name}=`).test(path),
  );
  const query = needed.map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`).join('&');
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** A valid request to an operation, except perhaps for the id in its path, and `changes` of its body. */
export function wellFormed(
  api: Api,
  operation: Operation,
  key?: string,
  id: number | string = 1,
  query = '',
  changes: Record<string, string> = {},
): Test {
  const test = api.call(operation.method, withNeeded(pathOf(operation, id) + query, operation), key);
  if (operation.upload !== null) {
    const { [operation.upload]: name, ...texts } = { ...exampleBody(operation), ...changes };
    return test.field(texts as Record<string, string>).attach(operation.upload, sample(operation), String(name));
  }
  return operation.mediaTypes.length > 0 ? test.send({ ...exampleBody(operation), ...changes }) : test;
}

type Parameter = { name: string; in: string; required?: boolean; example?: unknown; schema: Schema };
type Schema = { enum?: string[]; type?: string } | { $ref: string };

function resolved<T extends object>(node: T | { $ref: string }): T {
  if (!('$ref' in node)) return node;
  const at = node.$ref.slice(2).split('/');
  return resolved(at.reduce((node: unknown, part) => (node as Record<string, unknown>)[part], bundle) as T);
}

function parametersOf({ path, method }: Operation): Parameter[] {
  const paths = bundle.paths as unknown as Record<
    string,
    Record<string, { parameters?: (Parameter | { $ref: string })[] }>
  >;
  const [template = ''] = path.split('?', 1);
  return (paths[template]?.[method]?.parameters ?? []).map((each) => resolved<Parameter>(each));
}

/** Callers that cover all statements of an operation: topics have another one for anonymous callers. */
export const keysOf = ({ method, optionalKey, area }: Operation, key: string): (string | undefined)[] =>
  method === 'get' && optionalKey && area === 'forum' ? [key, undefined] : [key];

/** Parameters whose every value may select another statement. */
const selecting = ['sort', 'order', 'cause'];
/**
 * Parameters that change what a list shows of its rows, or which of them, but not the statement that selects them: filters of products are
 * values of the one that searches.
 */
const showing = ['page', 'include', 'render', 'share', 'min_price', 'max_price', 'in_stock', 'min_rating'];

/**
 * Combinations of parameters that may select another statement, as queries. All of them at night; by day each value is
 * tried, but alone if it selects the statement that another value does.
 */
export function queriesOf(operation: Operation): string[] {
  let queries = [''];
  const alone: string[] = [];
  for (const { name, schema, in: place } of parametersOf(operation)) {
    if (place !== 'query' || name === 'per_page') continue;
    if (name === 'cursor') {
      // Cursor pagination has no page number.
      const isPlaced = (query: string) => /&(page|reply)=/.test(query);
      queries = queries.flatMap((query) => (isPlaced(query) ? [query] : [query, `${query}&cursor=*`]));
      continue;
    }
    if (name === 'updated_since') {
      // A list by `updated_since` is paginated by cursor, too.
      queries = queries.flatMap((query) =>
        /page=|cursor=/.test(query) ? [query] : [query, `${query}&updated_since=2020-01-31T12:00:00Z`],
      );
      continue;
    }
    // `reply` replaces `page`, and rendering and people are read alike with cursors.
    const isKnown = (query: string) =>
      (name === 'reply' && query.includes('page=')) ||
      ((name === 'render' || name === 'include') && /cursor=|updated_since=/.test(query));
    const { enum: known, type, format } = resolved<{ enum?: string[]; type?: string; format?: string }>(schema);
    // Deep pages may be read differently.
    const values = known ?? [
      name === 'page'
        ? '60'
        : type === 'integer' || type === 'number'
          ? '1'
          : type === 'boolean'
            ? 'true'
            : format === 'date'
              ? '2020-01-31'
              : 'text',
    ];
    const settings = values.map((value) => `&${name}=${value}`);
    const combined = showing.includes(name) ? 0 : selecting.includes(name) ? settings.length : 1;
    alone.push(...settings.splice(atNight(settings.length, combined)));
    queries = queries.flatMap((query) =>
      isKnown(query) ? [query] : [query, ...settings.map((setting) => query + setting)],
    );
  }
  return [...queries, ...alone].map((query) => query.replace('&', '?'));
}

/** True if the operation that reads a path takes a query parameter. */
export function takes(path: string, parameter: string): boolean {
  const [template = ''] = path.split('?', 1);
  const operation = operations.find(
    (each) => each.method === 'get' && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(template),
  );
  return operation !== undefined && parametersOf(operation).some(({ name }) => name === parameter);
}
