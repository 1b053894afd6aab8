import { contract, type OperationId } from '../../generated/contract.js';

const operationIds = Object.keys(contract) as OperationId[];

/** The operations at a path below the base path, by method. A fixed segment is nearer than a parameter. */
export function operationsAt(path: string): Map<string, OperationId> {
  const [bare = ''] = path.split('?', 1);
  const templates = [...new Set(operationIds.map((id) => contract[id].path as string))].filter((template) =>
    new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(bare),
  );
  const [nearest] = templates.sort((a, b) => a.split('{').length - b.split('{').length);
  const here = operationIds.filter((id) => contract[id].path === nearest);
  return new Map(here.map((id) => [contract[id].method, id]));
}
