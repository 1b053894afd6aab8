import { methods } from '../document.js';

/**
 * @import { Operation } from '../types.js'
 * @import { Context, Entry, Visitor } from './types.js'
 */

/**
 * Goes from a node down the keys, through every reference on the way, each read in its own file.
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
 * A visitor that hands every operation to `inspect`, together with what belongs to it but stands elsewhere:
 * its path, the parameters of its path item, and what its references lead to.
 * @param {(entry: Entry) => void} inspect
 * @param {Visitor} [others] what else the rule looks at
 * @returns {Visitor}
 */
export function eachOperation(inspect, others = {}) {
  return {
    ...others,
    PathItem(item, context) {
      // The walk gives the item behind the index's reference, and the key that the index gave it.
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
 * An operation is open when it has no requirements, or names the empty one among those that let a caller in.
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
