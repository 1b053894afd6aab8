/** @import { Document } from '../../openapi/types.js' */

/**
 * Adds a schema with the known values of each extensible enum, since generators make constants only of an `enum`. Its
 * references do not validate: clients accept other values, too.
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
 * Adds a pattern to requests with values of an extensible enum: generators make no constants of names with a dot, as for an
 * `enum`.
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
