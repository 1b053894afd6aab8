import { eachOperation, isOpen, successStatuses } from './operations.js';

/** @import { Entry, Visitor } from './types.js' */

/**
 * @param {Entry} entry
 * @param {Record<string, number>} statusOf
 */
function inspect({ operation, method, report }, statusOf) {
  const { 'x-error-codes': codes = [], responses = {} } = operation;
  const unknown = codes.filter((code) => statusOf[code] === undefined);
  if (unknown.length > 0) return report(`ProblemCode does not know ${unknown.join(', ')}.`, 'x-error-codes');
  if (operation['x-role'] === undefined && !isOpen(operation) && codes.includes('forbidden')) {
    report('`forbidden` means a missing role, and the operation has no `x-role`.', 'x-error-codes');
  }
  const isPrivate = operation['x-private'] === true;
  if (isPrivate && !isOpen(operation)) report('`x-private` is for open operations.', 'x-private');
  if (isOpen(operation) && codes.includes('unauthorized') !== isPrivate) {
    report(
      'An open operation sends `unauthorized` if what it shows may be private (`x-private`), and only then.',
      'x-error-codes',
    );
  }
  const expected = new Set(codes.map((code) => String(statusOf[code])));
  const surplus = Object.keys(responses).filter((status) => status >= '400' && !expected.has(status));
  if (surplus.length > 0) report(`No code leads to these statuses: ${surplus.join(', ')}.`, 'responses');
  const successes = successStatuses(operation).join();
  // An upsert answers 200 or 201 by whether the resource existed.
  const isUpsert = method === 'post' && successes === '200,201';
  if (!isUpsert && successes.split(',').length !== 1)
    report('An operation has exactly one success status.', 'responses');
}

/**
 * An operation's own codes are known and plausible, and no error status is declared by hand. ProblemCode's `x-status` is
 * the only table of code to status; its faults are reported, too.
 * @returns {Visitor}
 */
export function errorCodes() {
  /** @type {Entry[]} */
  const entries = [];
  /** @type {Record<string, number> | undefined} */
  let statusOf;
  return eachOperation((entry) => entries.push(entry), {
    Schema(schema, context) {
      const table = schema['x-status'];
      if (table === undefined) return;
      statusOf = table;
      const codes = new Set([...(schema['x-extensible-enum'] ?? []), ...Object.keys(table)]);
      for (const code of codes) {
        if (!schema['x-extensible-enum']?.includes(code) || !Number.isInteger(table[code])) {
          context.report({ message: `\`${code}\` must stand in both \`x-extensible-enum\` and \`x-status\`.` });
        }
      }
    },
    Root: {
      leave(_root, context) {
        if (statusOf === undefined) context.report({ message: 'No schema carries the table `x-status`.' });
        else for (const entry of entries) inspect(entry, statusOf);
      },
    },
  });
}
