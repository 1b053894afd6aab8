import { descend } from './reply-properties.js';

/**
 * @import { Schema } from '../types.js'
 * @import { Context, Visitor } from './types.js'
 */

/**
 * Enums of replies that may gain values are no `enum`, since generated clients refuse unknown values; they use
 * `x-extensible-enum`. Enums of requests are an `enum`, since all else is refused.
 * @returns {Visitor}
 */
export function extensibleEnum() {
  /** @type {Set<string>} */
  const seen = new Set();
  const sent = {
    /** @type {(holder: { schema?: Schema }, context: Context) => void} */
    enter(holder, context) {
      descend(
        context,
        holder.schema,
        (schema, location) => {
          if (schema['x-extensible-enum'] === undefined) return;
          context.report({ message: 'What is sent needs an `enum` that is closed.', location });
        },
        seen,
      );
    },
  };
  return {
    Schema(schema, context) {
      const { 'x-extensible-enum': values } = schema;
      if (values === undefined) return;
      /** @type {(message: string) => void} */
      const report = (message) => context.report({ message });
      if (schema.enum !== undefined) report('An enum that may gain values has them in `x-extensible-enum` alone.');
      if (schema.type !== 'string') report('An enum that may gain values is one of strings.');
      const isListed = Array.isArray(values) && values.length > 0 && new Set(values).size === values.length;
      if (!isListed || values.some((value) => value.length > Number(schema.maxLength))) {
        report('`x-extensible-enum` lists the known values, each once and none too long.');
      }
    },
    Parameter: sent,
    RequestBody: { MediaType: sent },
  };
}
