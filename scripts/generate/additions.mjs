import { operationsOf, resolved } from '../../openapi/document.js';

/**
 * @import { Document, Operation, Schema } from '../../openapi/types.js'
 * @typedef {{ parameter: string, addTo: (object: Schema, name: string) => void, isOf: (schema: Schema) => boolean }} Addition
 */

/**
 * What a parameter adds to the objects of replies that have such a property.
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
];

/**
 * Gives operations the parameters by which their replies say more, and their replies what these add: both follow from what the
 * replies consist of.
 * @param {Document} document
 * @returns {Document}
 */
export function withAdditions(document) {
  for (const addition of additions) {
    for (const { operation } of operationsOf(document)) {
      if (!addToReplies(document, operation, addition)) continue;
      const parameter = { $ref: `#/components/parameters/${addition.parameter}` };
      operation.parameters = [...(operation.parameters ?? []), parameter];
      requireRefusal(operation);
    }
  }
  return document;
}

/**
 * What takes a parameter may refuse it, also where it took none before.
 * @param {Operation} operation
 */
function requireRefusal(operation) {
  const codes = operation['x-error-codes'] ?? [];
  if (codes.includes('invalid_param')) return;
  operation['x-error-codes'] = ['invalid_param', ...codes];
  operation.responses = { 400: { $ref: '#/components/responses/BadRequest' }, ...operation.responses };
}

/**
 * Whether an addition has something to add to the successes of an operation.
 * @param {Document} document
 * @param {Operation} operation
 * @param {Addition} addition
 */
function addToReplies({ components: { schemas, responses } }, operation, { isOf, addTo }) {
  let isAny = false;
  /** @type {(node: Schema | undefined) => void} */
  const visit = (node) => {
    if (node === undefined) return;
    const schema = resolved(node, schemas);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (!isOf(resolved(property, schemas))) visit(property);
      else {
        isAny = true;
        addTo(schema, name);
      }
    }
    visit(schema.items);
    for (const part of [schema.allOf, schema.anyOf, schema.oneOf].flat()) visit(part);
  };
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (status.startsWith('2')) visit(resolved(response, responses).content?.['application/json']?.schema);
  }
  return isAny;
}
