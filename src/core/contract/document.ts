import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { contract, type OperationId } from '../../../generated/contract.js';
import type { SiteSettings } from '../platform/settings/site.js';

/** Any node of the OpenAPI document: plain JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** An object of the OpenAPI document. */
export type JsonObject = { [key: string]: Json };

/** The `operationId` of every operation. */
export const operationIds = Object.keys(contract) as OperationId[];

/** The bundled contract. Read once: it is part of the program. */
export const document = JSON.parse(
  readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
) as JsonObject;

/** The version of the contract (`info.version`). */
export const version = String((document.info as JsonObject).version);

/** Whether a node is an object, rather than a list, a text or nothing. */
export function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function lookUp(pointer: string): Json {
  let node: Json = document;
  for (const part of pointer.slice(2).split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const next: Json | undefined = isObject(node) ? node[key] : undefined;
    if (next === undefined) {
      throw new Error(`The contract has no ${pointer}`);
    }
    node = next;
  }
  return node;
}

/** Resolved references, each resolved once: nearly all operations answer with the same problems. */
const referenced = new Map<string, Json>();

/** The same node without references. The contract has no recursive schema. The result is shared and must not be changed. */
export function resolve(node: Json): Json {
  if (Array.isArray(node)) {
    return node.map(resolve);
  }
  if (!isObject(node)) {
    return node;
  }
  if (typeof node.$ref === 'string') {
    const target = referenced.get(node.$ref) ?? resolve(lookUp(node.$ref));
    referenced.set(node.$ref, target);
    return target;
  }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'examples' && key !== 'links')
      .map(([key, value]) => [key, resolve(value)]),
  );
}

/**
 * The same body with one schema for each that is `oneOf` a schema and null, as generators need it: forms find its fields, and
 * a fault is reported once.
 */
function withPlainNull(node: Json): Json {
  if (Array.isArray(node)) return node.map(withPlainNull);
  if (!isObject(node)) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withPlainNull(value)]));
  const [schema, other, ...more] = (copy.oneOf ?? []) as JsonObject[];
  if (schema === undefined || other?.type !== 'null' || more.length > 0) return copy;
  const { oneOf: _, ...rest } = copy;
  const values = Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {};
  return { ...schema, ...rest, ...values, type: [schema.type as string, 'null'] };
}

/** Schemas that are closed already: replies share most of their schemas. */
const closedBefore = new WeakMap<JsonObject, Json>();

/**
 * The same node with every object that lists its properties closed, and every extensible enum limited to its known values. To
 * consumers the contract leaves replies open, so that they can gain a field or a value within a version. The service itself
 * sends nothing undeclared.
 */
function closed(node: Json): Json {
  if (Array.isArray(node)) {
    return node.map(closed);
  }
  if (!isObject(node)) {
    return node;
  }
  let result = closedBefore.get(node);
  if (result === undefined) {
    result = closedObject(node);
    closedBefore.set(node, result);
  }
  return result;
}

function closedObject(node: JsonObject): JsonObject {
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  const { 'x-extensible-enum': known, discriminator } = node;
  // The mapping refers to components, which were inlined.
  if (isObject(discriminator))
    return { ...copy, discriminator: { propertyName: discriminator.propertyName as string } };
  if (Array.isArray(known)) {
    return { ...copy, enum: known };
  }
  return isObject(node.properties) && node.additionalProperties === undefined
    ? { ...copy, additionalProperties: false }
    : copy;
}

/** Resolved once each: the document never changes. */
const resolved = new Map<OperationId, JsonObject>();

/** An operation of the contract, its references resolved. */
export function operation(id: OperationId): JsonObject {
  let result = resolved.get(id);
  if (result === undefined) {
    const { path, method } = contract[id];
    const item = (document.paths as JsonObject)[path] as JsonObject;
    const own = item[method] as JsonObject;
    const parameters = [...((item.parameters as Json[]) ?? []), ...((own.parameters as Json[]) ?? [])];
    const whole = resolve({ ...own, parameters }) as JsonObject;
    result = { ...whole, responses: closed(whole.responses as Json) };
    if (whole.requestBody !== undefined) result.requestBody = withPlainNull(whole.requestBody);
    resolved.set(id, result);
  }
  return result;
}

/** A schema of the contract for checking what is sent: closed, its references resolved. */
export const sentSchema = (name: string): JsonObject =>
  closed(resolve(lookUp(`#/components/schemas/${name}`))) as JsonObject;

/** The schema of the body of every error. */
export const problemSchema = sentSchema('Problem');

/**
 * The contract as this deployment serves it: `servers`, the description and the samples contain its real address, and `info` its operator.
 */
export function publish(
  baseUrls: readonly string[],
  { name, contact }: SiteSettings,
  whole = document,
): { json: JsonObject; yaml: string } {
  const text = JSON.stringify({ ...whole, servers: baseUrls.map((url) => ({ url })) });
  const [baseUrl = ''] = baseUrls;
  // OAuth pages are beside the API, at the same origin.
  const placed = text.replaceAll(/"\/oauth\/\w+"/g, (path) => JSON.stringify(new URL(JSON.parse(path), baseUrl)));
  const { origin } = new URL(baseUrl);
  const json = JSON.parse(placed.replaceAll('{base_url}', baseUrl).replaceAll('{origin}', origin)) as JsonObject;
  json.info = { ...(json.info as JsonObject), title: name, ...(contact && { contact: { name, email: contact } }) };
  // Older readers would take an unquoted date for a date.
  return { json, yaml: stringify(json, { aliasDuplicateObjects: false, compat: 'yaml-1.1' }) };
}
