import { methods } from '../document.js';

/**
 * @import { Operation } from '../types.js'
 * @import { Context, Entry, Visitor } from './types.js'
 */

/**
 * Follows keys from a node through references, each resolved relative to its own file.
 * @param {Context} context
 * @param {any} start
 * @param {string[]} keys
 * @returns {any}
 */
function walk(context, start, keys) {
  let node = start;
  /** @type {string | undefined} */
  let file = context.location.source.absoluteRef;
  const resolve = () => {
    if (typeof node?.$ref !== 'string') return;
    const target = context.resolve(node, file);
    node = target.node;
    file = target.location?.source.absoluteRef;
  };
  resolve();
  for (const key of keys) {
    node = node?.[key];
    resolve();
  }
  return node;
}

/**
 * A visitor that calls `inspect` for every operation with its context: path, parameters of the path item, and resolved
 * references.
 * @param {(entry: Entry) => void} inspect
 * @param {Visitor} [others] further visitors of the rule
 * @returns {Visitor}
 */
export function eachOperation(inspect, others = {}) {
  return {
    ...others,
    PathItem(item, context) {
      // The walk yields the resolved path item with its key in the index.
      const path = String(context.key);
      for (const method of methods) {
        const operation = item[method];
        if (operation === undefined) continue;
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
        inspect({
          path,
          method,
          operation,
          parameters: parameters.map((parameter) => walk(context, parameter, [])).filter(Boolean),
          report: (message, ...at) =>
            context.report({ message, location: context.location.child([method, ...at]).key() }),
          follow: (...keys) => walk(context, operation, keys),
        });
      }
    },
  };
}

/**
 * True if an operation is open: without requirements, or with the empty one as an alternative.
 * @param {Operation} operation
 */
export function isOpen({ security }) {
  return (security ?? []).some((requirement) => Object.keys(requirement).length === 0);
}

/**
 * @param {Operation} operation
 * @returns {string[]}
 */
export function successStatuses(operation) {
  return Object.keys(operation.responses ?? {}).filter((status) => status.startsWith('2'));
}
