import { descend } from './reply-properties.js';

/** @import { Visitor } from './types.js' */

/**
 * The step that closes each object of a request body: a field that is not declared is refused. A schema that replies have, too,
 * is told by the rule for those, which stay open.
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
            if (schema.properties !== undefined) schema.additionalProperties ??= false;
          },
          seen,
        );
      },
    },
  };
}
