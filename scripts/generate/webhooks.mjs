/** @import { Document } from '../../openapi/types.js' */

/** @param {string} name */
const schema = (name) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Says what a receiver of events is sent, by the type of the resource: an event whose `data` is one of the schemas that `x-data` of Event names
 * for it, or the id alone. Each is a schema with a name, since generators of clients invent names for those that have none.
 * @param {Document} document
 * @returns {Document}
 */
export function withWebhooks(document) {
  const { schemas } = document.components;
  const { Event: event = {}, EventType: types = {} } = schemas;
  const idAlone = 'UntoldResource';
  schemas[idAlone] = {
    type: 'object',
    description: 'A resource that the reader may not or no longer read.',
    required: ['id'],
    properties: { id: schema('Id') },
    maxProperties: 1,
  };
  const { 'x-data': kinds = {}, properties = {}, required = [] } = event;
  document.webhooks = Object.fromEntries(
    Object.entries(kinds).map(([kind, names]) => {
      const known = (types['x-extensible-enum'] ?? []).filter((type) => type.startsWith(`${kind}.`));
      const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Event`;
      schemas[name] = {
        type: 'object',
        description: `What happened to a resource of the kind \`${kind}\`.`,
        required: [...required, 'timestamp'],
        properties: {
          ...properties,
          type: { type: 'string', description: 'What happened.', maxLength: 50, 'x-extensible-enum': known },
          timestamp: { ...schema('DateTimeIso'), description: 'The same as `created_at`.' },
          data: { anyOf: [...[names].flat(), idAlone].map(schema) },
        },
      };
      return [
        kind,
        {
          post: {
            tags: ['events'],
            summary: `An event of the kind ${kind}`,
            description: `Sent to the addresses that are registered for one of \`${known.join('`, `')}\`.`,
            security: [],
            requestBody: { required: true, content: { 'application/json': { schema: schema(name) } } },
            responses: { '2XX': { description: 'Received. What is answered by another status is sent again.' } },
          },
        },
      ];
    }),
  );
  return document;
}
