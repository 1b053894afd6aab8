/**
 * @import { Schema } from '../types.js'
 * @import { Visitor } from './types.js'
 */

/**
 * Of each type what a schema lacks, or true where it is bounded.
 * @type {Record<string, (schema: Schema) => string | true>}
 */
const bounds = {
  // How large a file may be is the operator's to say; a time says by its format how long it is.
  string: (schema) => schema.maxLength !== undefined || isBounded(schema.format) || `a \`maxLength\``,
  integer: (schema) => isRanged(schema) || 'a `minimum` and a `maximum`',
  number: (schema) => isRanged(schema) || 'a `minimum` and a `maximum`',
  array: (schema) => schema.maxItems !== undefined || 'a `maxItems`',
  object: (schema) => !isMap(schema) || schema.maxProperties !== undefined || 'a `maxProperties`',
};

/** @param {string | undefined} format */
const isBounded = (format) => format === 'binary' || format === 'date-time';
/** @param {Schema} schema */
const isRanged = ({ minimum, maximum }) => minimum !== undefined && maximum !== undefined;
/** @param {Schema} schema */
const isMap = ({ additionalProperties }) => typeof additionalProperties === 'object';

/**
 * Whatever is not finite by its type says where it ends, so that no input reaches a limit further in.
 * @returns {Visitor}
 */
export function boundedSchema() {
  return {
    Schema(schema, context) {
      if (schema.enum !== undefined || schema.const !== undefined) return;
      for (const type of [schema.type ?? []].flat()) {
        const missing = bounds[type]?.(schema) ?? true;
        if (missing !== true) context.report({ message: `A schema of type ${type} needs ${missing}.` });
      }
      // Generators make code of it that counts the characters of what is no text there, and fails to compile or to load.
      if (schema.format === 'binary' && schema.minLength !== undefined) {
        context.report({ message: 'A file has no `minLength`.' });
      }
    },
  };
}
