import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { methods } from '../document.js';

/** @import { Visitor } from './types.js' */

const folder = join(import.meta.dirname, '../schemas');

/** Kinds of content, and what can be done with each. @type {Record<string, string[]>} */
const kinds = parse(readFileSync(join(folder, 'ContentType.yaml'), 'utf8'))['x-kinds'];

const placeholder = /^\{(\w+)\}(.*)$/;

/**
 * The names that a placeholder stands for: `{hide}_not_found` is one of each kind that can be hidden, `{kind}_not_found` of each kind. Null
 * for anything else.
 * @param {string} name
 */
function namesOf(name) {
  const [, what = '', rest = ''] = placeholder.exec(name) ?? [];
  const fitting = Object.keys(kinds).filter((kind) => what === 'kind' || kinds[kind]?.includes(what));
  if (what !== '' && fitting.length === 0) throw new Error(`No kind of content has ${what} in x-kinds: ${name}`);
  return what === '' ? null : fitting.map((kind) => ({ kind, name: kind + rest }));
}

/** @type {(list: string[]) => string[]} */
const listOf = (list) => list.flatMap((item) => namesOf(item)?.map(({ name }) => name) ?? [item]);

/**
 * A map with keys for each kind, whose texts have the kind where `{kind}` stands. A key that is written out counts before.
 * @param {Record<string, unknown>} map
 */
function mapOf(map) {
  /** @type {Record<string, unknown>} */
  const all = {};
  for (const [key, value] of Object.entries(map)) {
    for (const { kind, name } of namesOf(key) ?? []) {
      all[name] = typeof value === 'string' ? value.replaceAll('{kind}', kind) : value;
    }
  }
  const written = Object.entries(map).filter(([key]) => namesOf(key) === null);
  Object.assign(all, Object.fromEntries(written));
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const maps = ['x-status', 'x-messages', 'x-enumDescriptions'];

/**
 * A schema with what its placeholders stand for.
 * @template {object} Schema
 * @param {Schema} schema
 * @returns {Schema}
 */
function withKinds(schema) {
  const given = /** @type {Record<string, any>} */ (schema);
  if (given['x-kinds'] !== undefined) delete given['x-kinds'];
  for (const list of ['enum', 'x-extensible-enum']) {
    const values = given[list];
    if (Array.isArray(values) && values.some((/** @type {unknown} */ value) => placeholder.test(String(value))))
      given[list] = listOf(values).sort();
  }
  for (const state of given['x-states'] ?? []) {
    if (Array.isArray(state.of)) state.of = listOf(state.of);
  }
  for (const map of maps) {
    if (Object.keys(given[map] ?? {}).some((key) => placeholder.test(key))) given[map] = mapOf(given[map]);
  }
  return schema;
}

/**
 * The step that fills enums of kinds, and codes such as `topic_not_found`, from `x-kinds` of ContentType: what can be done with a kind is
 * written there alone.
 * @returns {Visitor}
 */
export function kindsOfContent() {
  return {
    // All other steps of an operation need its codes, which are visited after the operations.
    Root({ components }, { resolve }) {
      withKinds(resolve(components.schemas.ProblemCode).node ?? {});
    },
    Schema: withKinds,
    // Before what follows from the codes is added to the operations of the path (implied-parts.js).
    PathItem(item) {
      for (const method of methods) {
        const operation = item[method];
        if (Array.isArray(operation?.['x-error-codes']))
          operation['x-error-codes'] = listOf(operation['x-error-codes']);
      }
    },
  };
}
