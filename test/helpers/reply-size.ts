import { document, isObject, type Json, type JsonObject, resolve } from '../../src/core/contract/document.js';

/** Maximum bytes of a value of this schema as compact JSON in UTF-8. Throws if the schema is unbounded. */
export function largest(schema: JsonObject, at = ''): number {
  const fail = (what: string): never => {
    throw new Error(`${at || 'the schema'} has no ${what}`);
  };
  const variants = [schema.oneOf, schema.anyOf].find(Array.isArray);
  if (variants !== undefined) return Math.max(...variants.map((each) => largest(each as JsonObject, at)));
  if (schema.allOf !== undefined) throw new Error(`${at}: \`allOf\` has no rule for its size here yet`);
  if ('const' in schema) return bytes(schema.const);
  if (Array.isArray(schema.enum)) return Math.max(...schema.enum.map(bytes));
  return Math.max(...[schema.type ?? fail('type')].flat().map((type) => ofType(String(type), schema, at, fail)));
}

function ofType(type: string, schema: JsonObject, at: string, fail: (what: string) => never): number {
  const limit = (name: string): number => (typeof schema[name] === 'number' ? schema[name] : fail(name));
  switch (type) {
    case 'null':
      return 'null'.length;
    case 'boolean':
      return 'false'.length;
    case 'integer':
      return Math.max(String(limit('minimum')).length, String(limit('maximum')).length);
    case 'number':
      // The longest form of a binary number in JavaScript or PostgreSQL: sign, point, exponent, seventeen digits.
      return '-1.2345678901234567e-308'.length;
    case 'string':
      // Replies have the one form that `DateTimeIso` describes.
      if (schema.format === 'date-time') return bytes('2026-01-31T12:00:00+00:00');
      // The total of these in a reply is limited (`content/text/rendering.ts`).
      if (typeof schema['x-total-bytes'] === 'number') return Math.min(0, limit('maxLength'));
      return 2 + limit('maxLength') * bytesPerCharacter(schema.pattern);
    case 'array':
      return Math.min(
        Number(schema['x-total-bytes'] ?? Infinity),
        2 + limit('maxItems') * (largest((schema.items ?? fail('items')) as JsonObject, `${at}[]`) + 1),
      );
    case 'object':
      return ofObject(schema, at, limit, fail);
    default:
      return fail(`known type but ${type}`);
  }
}

type Limit = (name: string) => number;
function ofObject(schema: JsonObject, at: string, limit: Limit, fail: (what: string) => never): number {
  const { additionalProperties, propertyNames } = schema;
  if (isObject(additionalProperties)) {
    const name = isObject(propertyNames) ? propertyNames : fail('propertyNames');
    const entry = largest({ type: 'string', ...name }, `${at} names`) + largest(additionalProperties, `${at}{}`) + 2;
    const all = 2 + limit('maxProperties') * entry;
    // Once per reply, in addition to all else (`accounts/users/people.ts`).
    return typeof schema['x-total-bytes'] === 'number' ? Math.min(0, all) : all;
  }
  // Replies are checked against closed schemas, which allow only listed properties.
  if (!isObject(schema.properties)) fail('end of its properties');
  const properties = Object.entries(schema.properties as Record<string, JsonObject>);
  return properties.reduce((sum, [name, each]) => sum + bytes(name) + largest(each, `${at}.${name}`) + 2, 2);
}

const bytes = (value: Json): number => Buffer.byteLength(JSON.stringify(value));

// One for each length of a character in JSON: \u0001 escaped, an emoji, three bytes, escaped, and plain.
const samples = ['\u0001', '😀', '漢', '\n', '\\', '"', 'ä', 'a'];

/** Maximum bytes of a character in a pattern's classes. Outside of classes our patterns are ASCII. */
function bytesPerCharacter(pattern: Json | undefined): number {
  if (typeof pattern !== 'string') return 6;
  const classes = pattern.match(/\[(?:\\.|[^\]\\])*\]/g) ?? [];
  const allowed = samples.filter((text) => classes.some((each) => new RegExp(`^${each}$`, 'u').test(text)));
  return Math.max(1, ...allowed.map((text) => bytes(text) - 2));
}

/** A resolved schema of the contract. */
export const schemaOf = (name: string): JsonObject => resolve({ $ref: `#/components/schemas/${name}` }) as JsonObject;

/** The size of the one open reply: the contract itself. */
export const contractBytes = (): number => bytes(document);
