import { eachOperation } from './operations.js';

/** @import { Visitor } from './types.js' */

/**
 * operationId is a verb and a noun in camelCase; no two operations share one.
 * @returns {Visitor}
 */
export function operationName() {
  /** @type {Map<string, string>} */
  const seen = new Map();
  return eachOperation(({ operation, method, path, report }) => {
    const id = operation.operationId ?? '';
    if (!/^[a-z]+(?:[A-Z][a-z0-9]*)+$/.test(id)) {
      report(`\`${id}\` is not a verb and a noun in camelCase.`, 'operationId');
    }
    const other = seen.get(id);
    if (other !== undefined) report(`\`${id}\` is also the name of ${other}.`, 'operationId');
    seen.set(id, `${method.toUpperCase()} ${path}`);
  });
}
