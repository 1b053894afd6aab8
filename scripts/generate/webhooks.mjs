/** @import { Document, Schema } from '../../openapi/types.js' */

/** One that no operation has: generators of clients write a file for each tag, and this one would replace that of the operations. */
const tag = { name: 'payloads', description: 'What webhooks are sent.' };

/** @param {string} name */
const schema = (name) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Gives what is sent of the values of an extensible enum a pattern that only these have: generators of clients make no constants of names
 * with a dot, as an `enum` would have it.
 * @param {Document} document
 * @returns {Document}
 */
export function withPatterns(document) {
  const { schemas } = document.components;
  for (const schema of Object.values(schemas)) {
    const of = schema['x-values-of'];
    if (of === undefined) continue;
    const values = schemas[of]?.['x-extensible-enum'] ?? [];
    schema.pattern = `^(${values.join('|').replaceAll('.', '\\.')})$`;
  }
  return document;
}

/**
 * Says what a receiver of events is sent, by the type of the resource: an event whose `data` is one of the schemas that `x-data` of Event names
 * for it, or the id alone. It refers only to schemas that operations refer to as well: generators of clients leave out all others.
 * @param {Document} document
 * @returns {Document}
 */
export function withWebhooks(document) {
  const { Event: event = {}, EventType: types = {} } = document.components.schemas;
  const { 'x-data': kinds = {}, properties = {}, required = [] } = event;
  document.webhooks = Object.fromEntries(
    Object.entries(kinds).map(([kind, names]) => {
      const known = (types['x-extensible-enum'] ?? []).filter((type) => type.startsWith(`${kind}.`));
      /** @type {Schema} */
      const body = {
        type: 'object',
        required: [...required, 'timestamp'],
        properties: {
          ...properties,
          type: { type: 'string', description: 'What happened.', maxLength: 50, 'x-extensible-enum': known },
          timestamp: { ...schema('DateTimeIso'), description: 'The same as `created_at`.' },
          data: { anyOf: [...[names].flat(), 'EventData'].map(schema) },
        },
      };
      return [
        kind,
        {
          post: {
            tags: [tag.name],
            summary: `An event of the kind ${kind}`,
            description: `Sent to the addresses that are registered for one of \`${known.join('`, `')}\`.`,
            security: [],
            requestBody: { required: true, content: { 'application/json': { schema: body } } },
            responses: { '2XX': { description: 'Received. What is answered by another status is sent again.' } },
          },
        },
      ];
    }),
  );
  document.tags.push(tag);
  for (const { tags } of document['x-tagGroups'] ?? []) if (tags.includes('webhooks')) tags.push(tag.name);
  return document;
}
