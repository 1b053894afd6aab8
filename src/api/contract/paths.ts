import { contract, type OperationId } from '../../../generated/contract.js';
import { operationIds } from './document.js';

/** A path of the contract that was found, and the values of its parameters as they were sent: percent-encoded. */
export type FoundPath = { template: string; values: Record<string, string> };

type Segment = { text: string; parameter: string | null };

/**
 * Finds the path of the contract that the path of a request is one of; null if none. Letter case and a slash at the end
 * count. A fixed segment goes before a parameter in the same place: `/boards/order` before `/boards/{id}`.
 */
export function pathFinder(templates: readonly string[]): (path: string) => FoundPath | null {
  const byLength = new Map<number, { template: string; segments: Segment[] }[]>();
  const fixedFirst = (a: string, b: string) => (a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1);
  for (const template of [...new Set(templates)].sort(fixedFirst)) {
    const segments = template.split('/').map((text) => ({ text, parameter: /^\{(\w+)\}$/.exec(text)?.[1] ?? null }));
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { template, segments }]);
  }
  return (path) => {
    const asked = path.split('/');
    const isAsked = ({ text, parameter }: Segment, at: number) =>
      parameter === null ? asked[at] === text : asked[at] !== '';
    const found = byLength.get(asked.length)?.find(({ segments }) => segments.every(isAsked));
    if (found === undefined) return null;
    const values: Record<string, string> = {};
    for (const [at, { parameter }] of found.segments.entries()) {
      if (parameter !== null) values[parameter] = asked[at] ?? '';
    }
    return { template: found.template, values };
  };
}

const findPath = pathFinder(operationIds.map((id) => contract[id].path));

/** The operations at a path below the base path, by method. A query is left out of account. */
export function operationsAt(path: string): Map<string, OperationId> {
  const template = findPath(path.split('?', 1)[0] ?? '')?.template;
  const here = operationIds.filter((id) => contract[id].path === template);
  return new Map(here.map((id) => [contract[id].method, id]));
}
