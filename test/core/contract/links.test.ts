import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract, type OperationId } from '../../../generated/contract.js';
import { operations } from '../../helpers/requests.js';

type Node = { [key: string]: Node } & { [Key in '$ref' | 'operationId' | 'name']?: string };

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;

function follow(node: Node | undefined): Node {
  const ref = node?.$ref;
  if (ref === undefined) return node ?? {};
  return follow(
    ref
      .slice(2)
      .split('/')
      .reduce<Node | undefined>((at, key) => at?.[key], document),
  );
}

const pathItem = (id: OperationId): Node => document.paths?.[contract[id].path] ?? {};
const operation = (id: OperationId): Node => pathItem(id)[contract[id].method] ?? {};
const parametersOf = (id: OperationId): string[] =>
  [pathItem(id), operation(id)]
    .flatMap(({ parameters }) => (parameters ?? []) as unknown as Node[])
    .map((parameter) => String(follow(parameter).name));
/** Most operations have one success; those that create or change have two. */
const successes = (id: OperationId): Node[] =>
  Object.entries(operation(id).responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => follow(response as Node));

type Link = { operationId: OperationId; parameters?: Record<string, string>; 'x-request-body'?: unknown };
const links = operations.flatMap(({ id }) =>
  successes(id).flatMap((reply) =>
    Object.values(reply.links ?? {}).map((link) => [id, link as unknown as Link] as const),
  ),
);

/** Whether an expression of a link resolves to a value in its source. */
function resolves(source: OperationId, expression: string): boolean {
  const [, parameter] = /^\$request\.path\.(\w+)$/.exec(expression) ?? [];
  if (parameter !== undefined) return parametersOf(source).includes(parameter);
  const [, pointer] = /^\$response\.body#\/(.+)$/.exec(expression) ?? [];
  let schema = follow(successes(source)[0]?.content?.['application/json']?.schema);
  for (const key of pointer?.split('/') ?? ['']) {
    schema = follow(/^\d+$/.test(key) ? schema.items : schema.properties?.[key]);
  }
  return Object.keys(schema).length > 0;
}

function expressionsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('$') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(expressionsIn) : [];
}

describe.each(links.map(([source, link]) => [source, link.operationId, link] as const))(
  'the link from %s to %s',
  (source, target, link) => {
    it('names an operation, its parameters, and what the reply has', () => {
      expect(Object.keys(contract)).toContain(target);
      const names = Object.keys(link.parameters ?? {});
      expect(parametersOf(target)).toEqual(expect.arrayContaining(names));
      const inPath = [...contract[target].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(names).toEqual(expect.arrayContaining(inPath));
      const expressions = [...expressionsIn(link.parameters), ...expressionsIn(link['x-request-body'])];
      expect(expressions.filter((each) => !resolves(source, each))).toEqual([]);
    });
  },
);

it('links have no requestBody, which parsers that many generators are built on take for text, and nothing misspelt', () => {
  const known = ['operationId', 'description', 'parameters', 'x-request-body'];
  const others = links.flatMap(([source, link]) =>
    Object.keys(link).flatMap((key) => (known.includes(key) ? [] : [[source, link.operationId, key]])),
  );
  expect(others).toEqual([]);
});

it('links lead to every operation on one item', () => {
  const reached = new Set<string>(links.map(([, { operationId }]) => operationId));
  const missing = operations
    .filter(
      // Only a provider calls what it signs, and the names of files are in texts.
      ({ id, path, signed }) => path.includes('{') && !path.includes('{file}') && !signed && !reached.has(id),
    )
    .map(({ id }) => id);
  expect(missing).toEqual([]);
});
