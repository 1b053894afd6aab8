import { closestMatch } from 'leven';
import { isObject, type Json, type JsonObject } from '../../../core/contract/document.js';

/** A field that the contract does not declare: its object, the path to it, and the declared names. */
export type UnknownField = { holder: Record<string, unknown>; names: string[]; known: string[] };

/** Finds fields that the schema of a value does not declare, at any depth. */
export function* unknownFields(
  value: unknown,
  schema: Json | undefined,
  names: string[] = [],
): Generator<UnknownField> {
  if (typeof value !== 'object' || value === null || !isObject(schema)) return;
  if (Array.isArray(value)) {
    if (!isObject(schema.items) || !isObject(schema.items.properties)) return;
    for (const [index, item] of value.entries()) yield* unknownFields(item, schema.items, [...names, String(index)]);
    return;
  }
  const { properties } = schema;
  if (!isObject(properties)) return;
  const holder = value as Record<string, unknown>;
  for (const name of Object.keys(holder)) {
    if (Object.hasOwn(properties, name)) yield* unknownFields(holder[name], properties[name], [...names, name]);
    else yield { holder, names: [...names, name], known: Object.keys(properties) };
  }
}

/** Removes undeclared fields of a body, and returns their names. */
export function dropUnknown(body: unknown, schema: JsonObject): string[] {
  return [...unknownFields(body, schema)].map(({ holder, names }) => {
    delete holder[names.at(-1) as string];
    return names.join('.');
  });
}

/** Longer than any name of the contract: computing a distance takes time that grows with both names. */
const longestCompared = 60;

/** A message that a name is unknown, with the nearest declared one. */
export function unknownMessage(name: string, known: readonly string[]): string {
  const nearest = closestMatch(name.slice(0, longestCompared), known);
  return nearest === undefined ? 'is unknown' : `is unknown; the nearest known name is ${nearest}`;
}
