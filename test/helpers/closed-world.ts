import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { contract, type OperationId } from '../../generated/contract.js';

type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

/** The bundle, read without the program's own loader. */
const document = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as JsonObject;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
const compiled = new Map<string, ValidateFunction>();

/** The contract as a reply is an open object; everything else lists its fields. */
const openSchemas = ['ContractDocument'];

/** The resolved response of an operation for a status; undefined if it declares none. */
export function declaredResponse(id: OperationId, status: number): JsonObject | undefined {
  const key = `${id} ${status}`;
  if (!declared.has(key)) declared.set(key, responseOf(id, status));
  return declared.get(key);
}
const declared = new Map<string, JsonObject | undefined>();

function responseOf(id: OperationId, status: number): JsonObject | undefined {
  const { path, method } = contract[id];
  const operation = object(object(object(document.paths)[path])[method]);
  const response = object(operation.responses)[String(status)];
  return response === undefined ? undefined : object(dereference(response));
}

export function declaredCodes(id: OperationId): string[] {
  const { path, method } = contract[id];
  return object(object(object(document.paths)[path])[method])['x-error-codes'] as string[];
}

/** Faults of a body against a schema with undeclared fields forbidden. */
export function bodyFaults(name: string, schema: Json, body: unknown): string[] {
  return faults(`body ${name}`, () => close(schema), body);
}

export function headerFaults(name: string, header: JsonObject, value: string | undefined): string[] {
  if (value === undefined) return header.required === true ? [`header ${name} is missing`] : [];
  const schema = object(header.schema ?? {});
  const typed = schema.type === 'integer' && /^-?\d+$/.test(value) ? Number(value) : value;
  return faults(`header ${name}`, () => schema, typed);
}

export const problemSchema = { $ref: '#/components/schemas/Problem' };

function faults(name: string, schema: () => Json, value: unknown): string[] {
  let validate = compiled.get(name);
  if (validate === undefined) {
    validate = ajv.compile(schema() as JsonObject);
    compiled.set(name, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${name}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** A copy in which `unevaluatedProperties: false` closes every object. Branches are closed by the schema around them. */
function close(node: Json, within = false): Json {
  if (Array.isArray(node)) return node.map((item) => close(item, within));
  if (node === null || typeof node !== 'object') return node;
  if (typeof node.$ref === 'string') {
    const name = node.$ref.split('/').at(-1) ?? '';
    const target = lookUp(node.$ref);
    return openSchemas.includes(name) ? dereference(target) : close(target, within);
  }
  const copy: JsonObject = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') {
      copy[key] = Object.fromEntries(Object.entries(object(value)).map(([name, schema]) => [name, close(schema)]));
    } else if (['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'].includes(key)) {
      copy[key] = close(value, true);
    } else if (key === 'items' || (key === 'additionalProperties' && typeof value === 'object')) {
      copy[key] = close(value);
    } else if (key !== 'additionalProperties' && key !== 'examples' && key !== 'example') {
      copy[key] = value;
    }
  }
  const isObject = node.type === 'object' || (Array.isArray(node.type) && node.type.includes('object'));
  // Declared open objects are checked elsewhere.
  const isOpen = node.additionalProperties === true;
  if (isObject && !within && !isOpen && copy.additionalProperties === undefined) copy.unevaluatedProperties = false;
  return copy;
}

function dereference(node: Json): Json {
  if (Array.isArray(node)) return node.map(dereference);
  if (node === null || typeof node !== 'object') return node;
  if (typeof node.$ref === 'string' && !node.$ref.startsWith('#/components/schemas/'))
    return dereference(lookUp(node.$ref));
  if (typeof node.$ref === 'string') return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, dereference(value)]));
}

function lookUp(pointer: string): Json {
  let node: Json = document;
  for (const part of pointer.slice(2).split('/')) {
    node = object(node)[part.replaceAll('~1', '/').replaceAll('~0', '~')] ?? null;
  }
  return node;
}

export function object(node: Json | undefined): JsonObject {
  if (node === null || typeof node !== 'object' || Array.isArray(node)) {
    throw new Error(`The contract has ${JSON.stringify(node)} where an object is expected`);
  }
  return node;
}
