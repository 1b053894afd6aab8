// Compares the deprecations of two contracts.

import { operationsOf } from '../../openapi/document.js';

/**
 * @import { Deprecable, Document } from '../../openapi/types.js'
 * @typedef {Pick<Document, 'paths'> & { components: Pick<Document['components'], 'schemas'> }} Contract
 * @typedef {{ id: string, text: string, isBreaking: boolean, operation?: string, path?: string }} Change
 * @typedef {{ node: Deprecable, key: string, name: string, place: Pick<Change, 'operation' | 'path'>, drop: () => void }} Part
 */

/**
 * Operations and fields of a contract, each with a name and a function that removes it.
 * @param {Contract} contract
 * @returns {Part[]}
 */
function parts({ paths, components }) {
  const operations = operationsOf({ paths }).map(({ path, item, method, operation }) => ({
    node: operation,
    key: `${method} ${path}`,
    name: 'the operation',
    place: { operation: method.toUpperCase(), path },
    drop: () => {
      delete item[method];
      if (operationsOf({ paths: { [path]: item } }).length === 0) delete paths[path];
    },
  }));
  const fields = Object.entries(components.schemas).flatMap(([schema, { properties = {}, required = [] }]) =>
    Object.entries(properties).map(([field, node]) => ({
      node,
      key: `${schema}.${field}`,
      name: `the field \`${field}\` of \`${schema}\``,
      place: {},
      drop: () => {
        delete properties[field];
        if (required.includes(field)) required.splice(required.indexOf(field), 1);
      },
    })),
  );
  return [...operations, ...fields];
}

/**
 * Changed deprecations in `after`: added, revoked, with another date, or removed after the sunset. Properly removed parts
 * are dropped from `before`, so that no comparison misses them. Dates like `today` are ISO dates.
 * @param {Contract} before
 * @param {Contract} after
 * @param {string} today
 */
export function changedDeprecations(before, after, today) {
  const now = new Map(parts(after).map(({ key, node }) => [key, node]));
  /** @type {Change[]} */
  const changes = [];
  for (const { node: was, key, name, place, drop } of parts(before)) {
    const end = was['x-sunset'] ?? '';
    /** @type {(id: string, text: string, isBreaking: boolean) => void} */
    const tell = (id, text, isBreaking) => {
      changes.push({ id, text: `${name} ${text}`, isBreaking, ...place });
    };
    const {
      deprecated: isDeprecated = false,
      'x-deprecated-since': since,
      'x-sunset': sunset = '',
    } = now.get(key) ?? {};
    if (!now.has(key)) {
      if (!was.deprecated || end > today) continue;
      tell('removed-after-sunset', `is gone, as it was to be from ${end} on`, false);
      drop();
    } else if (isDeprecated && !was.deprecated) {
      tell('deprecated', `is deprecated since ${since}; from ${sunset} on it may be gone`, false);
    } else if (was.deprecated && !isDeprecated) {
      tell('deprecated-no-more', 'is deprecated no longer', false);
    } else if (isDeprecated && sunset !== end) {
      tell('sunset-changed', `may be gone from ${sunset} on, not ${end}`, sunset < end);
    }
  }
  return changes;
}
