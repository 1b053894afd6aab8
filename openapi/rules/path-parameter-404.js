import { eachOperation } from './operations.js';

/** @import { Visitor } from './types.js' */

/**
 * What a path names may not exist, and the codes say which thing it is.
 * @returns {Visitor}
 */
export function pathParameter404() {
  return eachOperation(({ operation, path, report }) => {
    if (!path.includes('{')) return;
    const codes = operation['x-error-codes'] ?? [];
    if (!codes.some((code) => code.endsWith('_not_found'))) {
      report('A path with a parameter needs a `*_not_found` code.', 'x-error-codes');
    }
  });
}
