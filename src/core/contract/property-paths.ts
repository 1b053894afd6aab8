import { isObject, type Json, type JsonObject } from './document.js';

/** A path segment that stands for every item of an array. */
const items = Symbol('items');

type Way = readonly (string | typeof items)[];

/**
 * The path to a property in a reply, the kind of content that it belongs to (`x-content`), and the value of the extension that was searched
 * for.
 */
export type PropertyPath = { way: Way; content: string | null; value: Json };

/**
 * Finds the properties whose schema has this extension. References must be resolved. Without `alternatives` none of schemas of which a value
 * has one or another.
 */
export function propertyPathsOf(
  schema: Json | undefined,
  extension: string,
  { alternatives = true }: { alternatives?: boolean } = {},
  way: Way = [],
  content: PropertyPath['content'] = null,
): PropertyPath[] {
  if (!isObject(schema)) return [];
  const value = schema[extension];
  if (value !== undefined) return [{ way, content, value }];
  const own = typeof schema['x-content'] === 'string' ? schema['x-content'] : null;
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const unions = [schema.allOf, schema.anyOf, schema.oneOf].filter(Array.isArray) as Json[][];
  const variants = unions.flatMap((each) => (alternatives || each.filter(isNotNull).length === 1 ? each : []));
  const next = { alternatives };
  return [
    ...properties.flatMap(([name, property]) => propertyPathsOf(property, extension, next, [...way, name], own)),
    ...propertyPathsOf(schema.items, extension, next, [...way, items]),
    ...variants.flatMap((variant) => propertyPathsOf(variant, extension, next, way, content)),
  ];
}

const isNotNull = (schema: Json): boolean => !isObject(schema) || schema.type !== 'null';

/** Calls `visit` with each value at a path, the object that contains it, and its property name; for an item, the array and its index. */
export function visitProperty(
  value: Json | undefined,
  way: Way,
  visit: (value: Json, owner: JsonObject, name: string) => void,
): void {
  const [step, ...rest] = way;
  if (step === items) {
    for (const [place, item] of (Array.isArray(value) ? value : []).entries()) {
      if (rest.length > 0) visitProperty(item, rest, visit);
      else visit(item, value as unknown as JsonObject, String(place));
    }
    return;
  }
  if (step === undefined || !isObject(value)) return;
  const property = value[step];
  if (rest.length > 0) visitProperty(property, rest, visit);
  else if (property !== undefined) visit(property, value, step);
}

/** Same as `visitPlace`, for strings only. */
export function visitTexts(
  value: Json | undefined,
  way: Way,
  visit: (text: string, owner: JsonObject, name: string) => void,
): void {
  visitProperty(value, way, (property, owner, name) => {
    if (typeof property === 'string') visit(property, owner, name);
  });
}
