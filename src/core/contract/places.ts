import { isObject, type Json, type JsonObject } from './document.js';

/** Stands in a place for every item of an array. */
const items = Symbol('items');

type Way = readonly (string | typeof items)[];

/**
 * The way to a property through the objects and arrays of a reply, which kind of content it is of (`x-content`), and the value of the
 * extension that was looked for.
 */
export type Place = { way: Way; content: string | null; value: Json };

/** The places of the properties whose schema has this extension, in what another schema describes. References are resolved. */
export function placesOf(
  schema: Json | undefined,
  extension: string,
  way: Way = [],
  content: Place['content'] = null,
): Place[] {
  if (!isObject(schema)) return [];
  const value = schema[extension];
  if (value !== undefined) return [{ way, content, value }];
  const own = typeof schema['x-content'] === 'string' ? schema['x-content'] : null;
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const variants = [schema.allOf, schema.anyOf, schema.oneOf].filter(Array.isArray).flat() as Json[];
  return [
    ...properties.flatMap(([name, property]) => placesOf(property, extension, [...way, name], own)),
    ...placesOf(schema.items, extension, [...way, items]),
    ...variants.flatMap((variant) => placesOf(variant, extension, way, content)),
  ];
}

/** Calls `visit` with each value at a place, the object that it is in, and its name there. */
export function visitPlace(
  value: Json | undefined,
  way: Way,
  visit: (found: Json, owner: JsonObject, name: string) => void,
): void {
  const [step, ...rest] = way;
  if (step === items) {
    for (const item of Array.isArray(value) ? value : []) visitPlace(item, rest, visit);
    return;
  }
  if (step === undefined || !isObject(value)) return;
  const found = value[step];
  if (rest.length > 0) visitPlace(found, rest, visit);
  else if (found !== undefined) visit(found, value, step);
}

/** The same of texts alone. */
export function visitTexts(
  value: Json | undefined,
  way: Way,
  visit: (text: string, owner: JsonObject, name: string) => void,
): void {
  visitPlace(value, way, (found, owner, name) => {
    if (typeof found === 'string') visit(found, owner, name);
  });
}
