import { operationsOf, resolved } from '../../openapi/document.js';

/**
 * @import { Document, Operation, Schema } from '../../openapi/types.js'
 * @typedef {{ parameter: string, isOf: (schema: Schema) => boolean, addTo?: (object: Schema, name: string) => void, toReply?: Record<string, Schema> }} Addition
 */

/**
 * Optional parts of replies by parameter: fields beside a property (`addTo`), or in the whole reply of a read (`toReply`)
 * if it is an object.
 * @type {Addition[]}
 */
const additions = [
  {
    parameter: 'Render',
    isOf: (schema) => schema['x-markdown'] === true,
    addTo: (object, name) => {
      object.properties = { ...object.properties, [`${name}_html`]: { $ref: '#/components/schemas/RenderedText' } };
    },
  },
  {
    parameter: 'Include',
    isOf: (schema) => schema['x-username'] === true,
    toReply: { people: { $ref: '#/components/schemas/PeopleByName' } },
  },
];

/**
 * Adds the parameters for optional parts of replies, and those parts, to operations whose replies have matching properties.
 * @param {Document} document
 * @returns {Document}
 */
export function withAdditions(document) {
  for (const addition of additions) {
    for (const { operation, method } of operationsOf(document)) {
      if (addition.toReply !== undefined && method !== 'get') continue;
      if (!addToReplies(document, operation, addition)) continue;
      const parameter = { $ref: `#/components/parameters/${addition.parameter}` };
      operation.parameters = [...(operation.parameters ?? []), parameter];
      requireRefusal(operation);
    }
  }
  return document;
}

/**
 * An operation with a parameter may refuse it, even if it had none before.
 * @param {Operation} operation
 */
function requireRefusal(operation) {
  const codes = operation['x-error-codes'] ?? [];
  if (codes.includes('invalid_param')) return;
  operation['x-error-codes'] = ['invalid_param', ...codes];
  operation.responses = { 400: { $ref: '#/components/responses/BadRequest' }, ...operation.responses };
}

/**
 * Applies an addition to an operation's success replies. True if it applies to any.
 * @param {Document} document
 * @param {Operation} operation
 * @param {Addition} addition
 */
function addToReplies({ components: { schemas, responses } }, operation, { isOf, addTo, toReply }) {
  let isAny = false;
  let isFound = false;
  /** @type {(node: Schema | undefined) => void} */
  const visit = (node) => {
    if (node === undefined) return;
    const schema = resolved(node, schemas);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (!isOf(resolved(property, schemas))) visit(property);
      else {
        isFound = true;
        addTo?.(schema, name);
      }
    }
    visit(schema.items);
    for (const part of [schema.allOf, schema.anyOf, schema.oneOf].flat()) visit(part);
  };
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (!status.startsWith('2')) continue;
    const body = resolved(response, responses).content?.['application/json']?.schema;
    isFound = false;
    visit(body);
    const whole = body && resolved(body, schemas);
    if (!isFound || (toReply !== undefined && whole?.properties === undefined)) continue;
    isAny = true;
    if (toReply !== undefined && whole !== undefined) whole.properties = { ...whole.properties, ...toReply };
  }
  return isAny;
}
