/**
 * @import { Schema } from '../types.js'
 * @import { Context, Location, Visitor } from './types.js'
 */

/**
 * Calls `inspect` once for each schema that another consists of, recursively.
 * @param {Context} context
 * @param {Schema | undefined} start
 * @param {(schema: Schema, location: Location) => void} inspect
 * @param {Set<string>} seen visited locations, which it extends
 */
export function descend(context, start, inspect, seen) {
  /** @type {(schema: Schema | boolean | undefined, location: Location) => void} */
  const visit = (schema, location) => {
    if (typeof schema !== 'object' || schema === null) return;
    if (schema.$ref !== undefined) {
      const target = context.resolve(schema, location.source.absoluteRef);
      if (target.node) visit(target.node, target.location);
      return;
    }
    if (seen.has(location.absolutePointer)) return;
    seen.add(location.absolutePointer);
    inspect(schema, location);
    for (const key of /** @type {const} */ (['items', 'additionalProperties'])) visit(schema[key], location.child(key));
    for (const key of /** @type {const} */ (['properties', 'allOf', 'anyOf', 'oneOf'])) {
      for (const [name, part] of Object.entries(schema[key] ?? {})) visit(part, location.child([key, name]));
    }
  };
  visit(start, context.location.child('schema'));
}

/**
 * Reply objects require all declared properties and allow others, since replies may gain fields. `optional` lists the
 * exceptions; an unused one is a fault.
 * @param {{ optional: string[] }} options
 * @returns {Visitor}
 */
export function replyProperties({ optional }) {
  const unused = new Set(optional);
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {(schema: Schema, location: Location, report: (message: string, location: Location) => void) => void} */
  const inspect = (schema, location, report) => {
    if (schema.type !== 'object' && schema.properties === undefined) return;
    if (schema.additionalProperties === false)
      report('A reply may gain fields: leave out `additionalProperties`.', location);
    if (schema.additionalProperties === true) return;
    const absent = Object.keys(schema.properties ?? {}).filter((name) => !schema.required?.includes(name));
    for (const name of absent) unused.delete(name);
    const wrong = absent.filter((name) => !optional.includes(name));
    if (wrong.length > 0) report(`Every property of a reply is required: ${wrong.join(', ')}.`, location);
  };
  return {
    Response: {
      MediaType(mediaType, context) {
        /** @type {(message: string, location: Location) => void} */
        const report = (message, location) => context.report({ message, location });
        descend(context, mediaType.schema, (schema, location) => inspect(schema, location, report), seen);
      },
    },
    Root: {
      leave(_root, context) {
        for (const name of unused) context.report({ message: `No reply leaves out \`${name}\`; drop the exception.` });
      },
    },
  };
}
