import { descend } from './reply-properties.js';

/** @import { Visitor } from './types.js' */

/**
 * Closes each object of a request body, so that undeclared fields are refused. Schemas shared with replies stay open and
 * are reported by the rule for those.
 * @returns {Visitor}
 */
export function closedBodies() {
  /** @type {Set<string>} */
  const seen = new Set();
  return {
    RequestBody: {
      MediaType(media, context) {
        descend(
          context,
          media.schema,
          (schema) => {
            // It says no more than nothing, of which generators make no map.
            if (schema.additionalProperties === true) delete schema.additionalProperties;
            else if (schema.properties !== undefined) schema.additionalProperties ??= false;
          },
          seen,
        );
      },
    },
  };
}
