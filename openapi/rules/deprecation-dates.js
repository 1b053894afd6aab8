import { methods } from '../document.js';

/**
 * @import { Deprecable, Header, Operation } from '../types.js'
 * @import { Context, Visitor } from './types.js'
 */

/** Minimum days between deprecation and removal, so that clients have time to change. */
const leastDays = 180;
const day = 24 * 60 * 60 * 1000;

/**
 * Midnight UTC of a date, in milliseconds since 1970; null for an invalid date.
 * @param {unknown} date
 */
function timeOf(date) {
  if (typeof date !== 'string' || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(date)) return null;
  const time = Date.parse(date);
  // Date parses 30 February as a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : time;
}

/**
 * The fault of a deprecation of an operation, a parameter or a schema; null if there is none.
 * @param {Deprecable} node
 */
function faultOf({ deprecated, 'x-deprecated-since': since, 'x-sunset': sunset }) {
  if (deprecated !== true) {
    return since === undefined && sunset === undefined
      ? null
      : '`x-deprecated-since` and `x-sunset` belong to `deprecated: true`.';
  }
  const [from, to] = [timeOf(since), timeOf(sunset)];
  if (from === null || to === null) return 'What is deprecated needs `x-deprecated-since` and `x-sunset`, both dates.';
  return to - from < leastDays * day
    ? `\`x-sunset\` is at least ${leastDays} days after \`x-deprecated-since\`.`
    : null;
}

/**
 * Deprecated nodes have a date of deprecation and of sunset.
 * @returns {Visitor}
 */
export function deprecationDates() {
  /** @type {(node: Deprecable, context: Context) => void} */
  const inspect = (node, context) => {
    const message = faultOf(node);
    if (message !== null) context.report({ message });
  };
  return {
    Parameter: inspect,
    // The target of a reference is visited, not the reference: its siblings are checked here.
    Schema(schema, context) {
      inspect(schema, context);
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (property.$ref === undefined) continue;
        const message = faultOf(property);
        if (message !== null) context.report({ message, location: context.location.child(['properties', name]) });
      }
    },
    PathItem(item, context) {
      for (const method of methods) {
        const message = faultOf(item[method] ?? {});
        if (message !== null) context.report({ message, location: context.location.child([method]).key() });
      }
    },
  };
}

/**
 * The headers of each reply of a deprecated operation, as declared in the document.
 * @param {Operation} operation
 * @returns {Record<string, Header>}
 */
export function deprecationHeaders({ operationId, tags = [], 'x-deprecated-since': since, 'x-sunset': sunset }) {
  const [from, to] = [timeOf(since), timeOf(sunset)];
  // The rule reports faults of the dates.
  if (from === null || to === null) return {};
  return {
    Deprecation: {
      description: 'Time of the deprecation (RFC 9745), in seconds since 1970.',
      schema: { type: 'string', minLength: 2, maxLength: 16, pattern: '^@[0-9]{1,15}$' },
      example: `@${from / 1000}`,
    },
    Sunset: {
      description: 'Date from which the operation may be removed (RFC 8594).',
      schema: {
        type: 'string',
        minLength: 29,
        maxLength: 29,
        pattern: '^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} 00:00:00 GMT$',
      },
      example: new Date(to).toUTCString(),
    },
    Link: {
      description: 'The reference, which names the replacement.',
      schema: { type: 'string', minLength: 1, maxLength: 300 },
      example: `</docs/${tags[0]}#tag/${tags[0]}/operation/${operationId}>; rel="deprecation"; type="text/html"`,
    },
  };
}
