import { isObject, type JsonObject } from '../../core/contract/document.js';
import { problem } from '../../core/contract/problems.js';
import { decimalsOf } from '../../core/platform/settings/currencies.js';

/** The schema of a body's field, and whether it is required. */
export type FieldSchema = { schema: JsonObject; isRequired: boolean };

/**
 * The schema of a body's field; null if there is none. Dots in the name lead into declared properties of objects and into
 * list indexes below `maxItems`.
 */
export function schemaAt(body: JsonObject | undefined, name: string): FieldSchema | null {
  let found: FieldSchema | null = body === undefined ? null : { schema: body, isRequired: true };
  for (const part of name.split('.')) {
    if (found === null) return null;
    const { items, properties, required } = found.schema;
    const inner = isObject(items)
      ? isPlace(part, found.schema) && items
      : isObject(properties) && Object.hasOwn(properties, part) && properties[part];
    const isRequired = Array.isArray(required) && required.includes(part);
    found = isObject(inner || undefined) ? { schema: withNull(inner as JsonObject), isRequired } : null;
  }
  return found;
}

/** A schema that is another one or null, as that one with null among its types. */
function withNull(schema: JsonObject): JsonObject {
  const { oneOf, ...rest } = schema;
  const [other, none] = Array.isArray(oneOf) && oneOf.length === 2 ? oneOf : [];
  if (!isObject(other) || !isObject(none) || none.type !== 'null') return schema;
  return { ...other, ...rest, type: [...typesOf(other), 'null'] };
}

/** True for an index below `maxItems` in canonical form, so that each element has one name. */
const isPlace = (text: string, { maxItems }: JsonObject): boolean =>
  /^(0|[1-9]\d{0,5})$/.test(text) && Number(text) < Number(maxItems ?? 0);

/** The types of a schema. */
export const typesOf = ({ type }: JsonObject): readonly string[] =>
  Array.isArray(type) ? type.map(String) : type === undefined ? [] : [String(type)];

/** Whether a field takes Markdown. */
export const isMarkdown = (field: FieldSchema | null): boolean => field?.schema['x-markdown'] === true;

/** Whether a field takes several words, which commas separate. */
export const isWords = ({ items }: JsonObject): boolean => isObject(items) && items.type === 'string';

/** Whether a field takes a number. */
export const isNumber = (schema: JsonObject): boolean =>
  typesOf(schema).some((type) => type === 'integer' || type === 'number');

/** Decimals of a numeric field; for amounts those of the currency. */
export const decimalsIn = (schema: JsonObject, currency: string): number =>
  schema['x-decimals'] === undefined ? (typesOf(schema).includes('integer') ? 0 : 3) : decimalsOf(currency);

type Values = Record<string, unknown>;

/**
 * Builds a nested body from dotted names that are in its schema (`schemaAt`).
 * @throws invalid_param if a field is both a value and a parent
 */
export function nested(fields: ReadonlyMap<string, unknown>, schema: JsonObject): Values {
  const body: Values = {};
  for (const [name, value] of fields) {
    const parts = name.split('.');
    const last = parts.pop() as string;
    let place = body;
    for (const part of parts) {
      place[part] ??= {};
      if (!(place[part] instanceof Object)) throw sentTwice(name);
      place = place[part] as Values;
    }
    if (Object.hasOwn(place, last)) throw sentTwice(name);
    place[last] = value;
  }
  return withLists(body, schema) as Values;
}

const sentTwice = (name: string) => problem('invalid_param', { params: { [name]: 'is sent in two ways' } });

/**
 * Turns objects with indexes into lists, in order and without gaps, which unticked boxes leave. Leaves out rows of lists and
 * optional objects without a value, such as an address.
 */
function withLists(value: unknown, { items, properties, required = [] }: JsonObject): unknown {
  if (!(value instanceof Object)) return value;
  if (isObject(items)) {
    const rows = Object.values(value).filter((each) => !isBlankRow(each));
    return rows.map((each) => withLists(each, items));
  }
  const inner = (properties ?? {}) as Record<string, JsonObject>;
  const kept = Object.entries(value).filter(
    ([name, each]) => (required as string[]).includes(name) || !isObject(inner[name]?.properties) || !isBlank(each),
  );
  return Object.fromEntries(kept.map(([name, each]) => [name, withLists(each, inner[name] ?? {})]));
}

/** Whether nothing was filled in. */
const isBlank = (value: unknown): boolean =>
  value instanceof Object &&
  Object.values(value).every((each) => each === '' || each === null || (Array.isArray(each) && each.length === 0));

/** A row of a list is removed by removing its name or its quantity, if it has one. */
const isBlankRow = (row: unknown): boolean => {
  if (row instanceof Object && 'name' in row) return row.name === '';
  return row instanceof Object && 'quantity' in row ? row.quantity === '' : isBlank(row);
};
