import { eachOperation } from './operations.js';

/** @import { Visitor } from './types.js' */

/**
 * An operation with path parameters has a not-found code for the resource, unless it works without it, too (`x-upsert`).
 * @returns {Visitor}
 */
export function pathParameter404() {
  return eachOperation(({ operation, path, report }) => {
    if (!path.includes('{') || operation['x-upsert'] === true) return;
    const codes = operation['x-error-codes'] ?? [];
    if (!codes.some((code) => code.endsWith('_not_found'))) {
      report('A path with a parameter needs a `*_not_found` code.', 'x-error-codes');
    }
  });
}
