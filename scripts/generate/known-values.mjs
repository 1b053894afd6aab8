/** @import { Document } from '../../openapi/types.js' */

/**
 * Gives each enum that may gain values a list of those that there are, as a schema of its own, since generators of clients make constants of
 * nothing but an `enum`. It is referred to where it binds nothing: a client takes other values, too.
 * @param {Document} document
 * @returns {Document}
 */
export function withKnownValues(document) {
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas)) {
    const { 'x-extensible-enum': values } = schema;
    if (values === undefined) continue;
    const known = `Known${name}`;
    schemas[known] = {
      type: 'string',
      description: `Values of \`${name}\` that there are in this version. There may be more later.`,
      enum: values,
      'x-enum-varnames': values.map((value) => known + pascalCase(value)),
    };
    schema.$defs = { known: { $ref: `#/components/schemas/${known}` } };
  }
  return document;
}

/**
 * Gives what is sent of the values of an extensible enum a pattern that only these have: generators of clients make no constants of names
 * with a dot, as an `enum` would have it.
 * @param {Document} document
 * @returns {Document}
 */
export function withPatterns(document) {
  const { schemas } = document.components;
  for (const schema of Object.values(schemas)) {
    const of = schema['x-values-of'];
    if (of === undefined) continue;
    const values = schemas[of]?.['x-extensible-enum'] ?? [];
    schema.pattern = `^(${values.join('|').replaceAll('.', '\\.')})$`;
  }
  return document;
}

/** @param {string} value */
const pascalCase = (value) => value.replaceAll(/(?:^|[^a-z0-9])([a-z0-9])/g, (_, letter) => letter.toUpperCase());
