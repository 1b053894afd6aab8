import { eachOperation, isOpen, successStatuses } from './operations.js';

const everywhere = ['https_required', 'rate_limited', 'internal_error', 'component_inactive'];

/** The codes that follow from what an operation takes and from who may call it. */
function impliedCodes({ operation, parameters, follow }) {
  const codes = [...everywhere];
  if (!isOpen(operation)) codes.push('unauthorized', 'insufficient_scope');
  if (operation['x-role'] !== undefined) codes.push('forbidden');
  const body = follow('requestBody');
  if (parameters.length > 0 || body) codes.push('invalid_param');
  if (body) codes.push('payload_too_large', 'unsupported_media_type');
  if (body?.required) codes.push('missing_fields');
  if (body?.content?.['multipart/form-data']) codes.push('invalid_file');
  if (body?.content?.['application/json']) codes.push('invalid_json');
  if (parameters.some((parameter) => parameter.name === 'Idempotency-Key')) {
    codes.push('idempotency_key_reused', 'idempotency_in_progress');
  }
  return codes;
}

function expectedStatuses(entry, codes, statusOf) {
  const statuses = new Set(codes.map((code) => String(statusOf[code])));
  for (const status of successStatuses(entry.operation)) statuses.add(status);
  if (entry.method === 'get' && isOpen(entry.operation)) statuses.add('304');
  return statuses;
}

function inspect(entry, statusOf) {
  const { operation, report } = entry;
  const codes = operation['x-error-codes'];
  if (!Array.isArray(codes)) return report('An operation needs `x-error-codes`.');
  if (new Set(codes).size !== codes.length) report('A code is listed twice.', 'x-error-codes');
  const unknown = codes.filter((code) => statusOf[code] === undefined);
  if (unknown.length > 0) return report(`ProblemCode does not know ${unknown.join(', ')}.`, 'x-error-codes');

  const missing = impliedCodes(entry).filter((code) => !codes.includes(code));
  if (missing.length > 0) report(`These codes follow from the operation: ${missing.join(', ')}.`, 'x-error-codes');
  if (operation['x-role'] === undefined && !isOpen(operation) && codes.includes('forbidden')) {
    report('`forbidden` means a missing role, and the operation has no `x-role`.', 'x-error-codes');
  }
  if (isOpen(operation) && codes.includes('unauthorized')) {
    report('An open operation ignores a bad key, so it cannot send `unauthorized`.', 'x-error-codes');
  }

  const expected = expectedStatuses(entry, codes, statusOf);
  const actual = new Set(Object.keys(operation.responses ?? {}));
  const absent = [...expected].filter((status) => !actual.has(status));
  const surplus = [...actual].filter((status) => !expected.has(status));
  if (absent.length > 0) report(`The codes lead to statuses that are not declared: ${absent.join(', ')}.`, 'responses');
  if (surplus.length > 0) report(`No code leads to these statuses: ${surplus.join(', ')}.`, 'responses');
  const successes = successStatuses(operation).join();
  // What is there or not before: the status says which it was.
  const isUpsert = entry.method === 'post' && successes === '200,201';
  if (!isUpsert && successes.split(',').length !== 1)
    report('An operation has exactly one success status.', 'responses');
}

/**
 * `x-error-codes` names what follows from the operation, and the declared statuses are those that follow
 * from the codes. The one table of code to status is ProblemCode's `x-status`; its own faults are told too.
 */
export function errorCodes() {
  const entries = [];
  let statusOf;
  return eachOperation((entry) => entries.push(entry), {
    Schema(schema, context) {
      const table = schema['x-status'];
      if (table === undefined) return;
      statusOf = table;
      const codes = new Set([...(schema.enum ?? []), ...Object.keys(table)]);
      for (const code of codes) {
        if (!schema.enum?.includes(code) || !Number.isInteger(table[code])) {
          context.report({ message: `\`${code}\` must stand in both \`enum\` and \`x-status\`.` });
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
