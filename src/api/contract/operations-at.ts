import { contract, type OperationId } from '../../../generated/contract.js';
import { operationIds } from './document.js';
import { pathFinder } from './paths.js';

const findPath = pathFinder(operationIds.map((id) => contract[id].path));

/** The operations at a path below the base path, by method. A query is left out of account. */
export function operationsAt(path: string): Map<string, OperationId> {
  const template = findPath(path.split('?', 1)[0] ?? '')?.template;
  const here = operationIds.filter((id) => contract[id].path === template);
  return new Map(here.map((id) => [contract[id].method, id]));
}
