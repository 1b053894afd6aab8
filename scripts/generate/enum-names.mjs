/** @import { Document } from '../../openapi/types.js' */

/** Reserved member names of Kotlin enums. */
const kotlin = ['name', 'ordinal', 'entries'];

/**
 * Names enum constants that would collide: generators for Go put those of all enums into one namespace, so a value of two
 * enums is prefixed with its enum's name.
 * @param {Document} document
 * @returns {Document}
 */
export function withEnumNames(document) {
  const schemas = Object.entries(document.components.schemas).filter(
    ([, schema]) => schema.enum !== undefined && schema['x-enum-varnames'] === undefined,
  );
  /** @type {Map<string, number>} */
  const uses = new Map(kotlin.map((value) => [value, 2]));
  for (const schema of Object.values(document.components.schemas)) {
    // Generators treat a constant as an enum of one value.
    const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    for (const value of values) uses.set(String(value), (uses.get(String(value)) ?? 0) + 1);
  }
  for (const [name, schema] of schemas) {
    const values = (schema.enum ?? []).filter((value) => value !== null).map(String);
    if (!values.some((value) => (uses.get(value) ?? 0) > 1)) continue;
    schema['x-enum-varnames'] = values.map((value) => name + pascalCase(value));
  }
  return document;
}

/** @param {string} value */
const pascalCase = (value) => value.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
