/** @import { Document, Method, Operation, PathItem } from './types.js' */

/** @type {readonly Method[]} */
export const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace', 'query'];

/**
 * All operations of a document, with where each stands.
 * @param {Pick<Document, 'paths'>} document
 * @returns {{ path: string, item: PathItem, method: Method, operation: Operation }[]}
 */
export function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ path, item, method, operation }];
    }),
  );
}

/**
 * Resolves a node of a bundle: itself, or the component that it refers to.
 * @template {{ $ref?: string }} T
 * @param {T} node
 * @param {Record<string, T>} components those of the node's kind
 * @returns {T}
 */
export function resolved(node, components) {
  if (node.$ref === undefined) return node;
  const component = components[node.$ref.split('/').at(-1) ?? ''];
  if (component === undefined) throw new Error(`Nothing is at ${node.$ref}`);
  return component;
}
