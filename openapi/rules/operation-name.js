import { eachOperation } from './operations.js';

/** operationId is a verb and a noun in camelCase; no two operations share one. */
export function operationName() {
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
