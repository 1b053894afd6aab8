import { operationsOf } from '../../openapi/document.js';

/** @import { Document, Operation, Response } from '../../openapi/types.js' */

/**
 * Adds error responses with all codes to operations. Operations with equal codes share a component, since inlining would
 * make the document a third larger.
 * @param {Document} document
 */
export function withRefusals(document) {
  const { schemas, responses, examples } = document.components;
  const {
    'x-status': statusOf = {},
    'x-enumDescriptions': meanings = {},
    'x-messages': messages = {},
  } = schemas.ProblemCode ?? {};
  delete schemas.ProblemCode?.['x-messages'];
  /** @type {Set<string>} */
  const replaced = new Set();
  /** @type {Record<string, Response>} */
  const made = {};
  /** @type {Map<string, string>} */
  const names = new Map();

  /** @type {(code: string, shared: Response) => { $ref: string }} */
  const exampleOf = (code, shared) => {
    const [written = ''] = Object.keys(shared.content?.['application/json']?.examples ?? {});
    const { code: writtenCode } = /** @type {{ code?: string }} */ (examples[written]?.value ?? {});
    if (writtenCode === code) return { $ref: `#/components/examples/${written}` };
    const value = { code, message: messages[code], data: { status: statusOf[code], request_id: requestId } };
    examples[code] ??= { summary: meanings[code], value };
    return { $ref: `#/components/examples/${code}` };
  };

  for (const { operation } of operationsOf(document)) {
    for (const [status, { $ref }] of Object.entries(operation.responses ?? {})) {
      const sharedName = $ref?.split('/').pop();
      const codes = (operation['x-error-codes'] ?? []).filter((code) => statusOf[code] === Number(status));
      if (sharedName === undefined || codes.length === 0) continue;
      const shared = /** @type {Response} */ (responses[sharedName]);
      const name = names.get(codes.join()) ?? nameOf(codes, operation, sharedName);
      names.set(codes.join(), name);
      made[name] ??= {
        ...shared,
        description: [shared.description, ...codes.map((code) => `\`${code}\`: ${meanings[code]}`)].join(' '),
        content: {
          'application/json': {
            ...shared.content?.['application/json'],
            examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code, shared)])),
          },
        },
      };
      replaced.add(sharedName);
      operation.responses = { ...operation.responses, [status]: { $ref: `#/components/responses/${name}` } };
    }
  }
  for (const name of replaced) delete responses[name];
  Object.assign(responses, Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1))));
  return document;
}

/** The same id as in handwritten examples. */
const requestId = '0d5bd6c1-9c4e-4f5b-8f5e-2f8c0a1f3f6b';

/**
 * Name of a component: up to three codes, or for more the first operation with them.
 * @param {string[]} codes
 * @param {Operation} operation
 * @param {string} shared
 */
function nameOf(codes, { operationId = '' }, shared) {
  const words = codes.length > 3 ? [operationId, shared] : codes;
  return words
    .join('_')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
