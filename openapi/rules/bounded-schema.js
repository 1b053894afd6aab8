/**
 * @import { Schema } from '../types.js'
 * @import { Visitor } from './types.js'
 */

/**
 * Missing bounds by type, or true if bounded.
 * @type {Record<string, (schema: Schema) => string | true>}
 */
const bounds = {
  // The size of files is the operator's setting; a date's format bounds its length.
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
 * Every unbounded type declares bounds, so that no input reaches a limit of a deeper layer.
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
      // Generators would count the characters of a binary value, and fail to compile or to load.
      if (schema.format === 'binary' && schema.minLength !== undefined) {
        context.report({ message: 'A file has no `minLength`.' });
      }
    },
  };
}
