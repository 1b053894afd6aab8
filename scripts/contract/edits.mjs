// Lookups in the contract for the cases of changes, and edits that several of them share.

/**
 * @import { Deprecable, Operation, Schema } from '../../openapi/types.js'
 * @import { Contract } from './deprecations.mjs'
 */

/**
 * @template T
 * @param {T | undefined} node
 * @returns {T}
 */
export function present(node) {
  if (node === undefined) throw new Error('The contract no longer has what a case changes.');
  return node;
}

/** @type {(document: Contract, name: string) => Schema} */
const schema = (document, name) => present(document.components.schemas[name]);
/** @type {(document: Contract, name: string) => Record<string, Schema>} */
export const fields = (document, name) => present(schema(document, name).properties);
/** @type {(document: Contract, name: string) => string[]} */
export const required = (document, name) => present(schema(document, name).required);
/** @type {(document: Contract, name: string) => NonNullable<Schema['enum']>} */
export const values = (document, name) => present(schema(document, name).enum);
/** @type {(document: Contract, name: string) => string[]} */
export const knownValues = (document, name) => present(schema(document, name)['x-extensible-enum']);
/** @type {(document: Contract, path: string) => Operation} */
export const getOf = (document, path) => present(document.paths[path]?.get);

/** @type {(node: Deprecable | undefined, since: string, sunset: string) => void} */
export const deprecate = (node, since, sunset) => {
  Object.assign(present(node), { deprecated: true, 'x-deprecated-since': since, 'x-sunset': sunset });
};
/** @type {(document: Contract) => void} */
export const dropTitle = (document) => {
  delete fields(document, 'Board').title;
  schema(document, 'Board').required = required(document, 'Board').filter((name) => name !== 'title');
};
/** @type {(document: Contract) => void} */
export const dropVideos = (document) => {
  delete document.paths['/videos']?.get;
};
