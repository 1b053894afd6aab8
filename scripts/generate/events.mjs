/** @import { Document, PathItem, Schema } from '../../openapi/types.js' */

/** A tag without operations: generators write a file per tag, which would replace that of the operations. */
const tag = { name: 'payloads', description: 'What webhooks are sent.' };

/** @param {string} name */
const reference = (name) => ({ $ref: `#/components/schemas/${name}` });
/** @param {string} kind */
const eventName = (kind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Event`;

/**
 * The schemas of events by name: one per type of resource, with the fields that `x-data` of Event names. Only the id is
 * required, since it is sent alone if the recipient may not read the rest; a nested union is more than generators
 * understand. Made before parameters add to the schemas.
 * @param {Document} document
 * @returns {Record<string, Schema>}
 */
export function eventSchemas({ components: { schemas } }) {
  const { 'x-data': kinds = {} } = schemas.Event ?? {};
  /** @type {Record<string, Schema>} */
  const made = {};
  for (const [kind, names] of Object.entries(kinds)) {
    const fields = [names].flat().map((name) => schemas[name]?.properties);
    made[`${eventName(kind)}Data`] = {
      type: 'object',
      description: `As lists show it to this reader (${[names].flat().join(' or ')}) when the event is read. \`id\` alone where the reader may not or no longer read it, and of what was removed.`,
      required: ['id'],
      properties: structuredClone(Object.assign({}, ...fields.reverse())),
    };
    Object.assign(made, eventOf(schemas, kind, {}));
  }
  const type = { type: 'string', description: 'Always `webhook.ping`.', maxLength: 50 };
  return {
    ...made,
    ...eventOf(schemas, 'ping', { id: reference('PingId'), type, data: reference('EventData') }, 'webhook'),
  };
}

/**
 * The schema of a kind's events, with a single-value enum as the discriminator that every generator understands.
 * @param {Record<string, Schema>} schemas
 * @param {string} kind
 * @param {Record<string, Schema>} changes
 */
function eventOf({ Event: { required = [], properties = {} } = {} }, kind, changes, resource = kind) {
  const name = eventName(kind);
  return {
    [`${name}Resource`]: { type: 'string', description: `Always \`${resource}\`.`, enum: [resource] },
    [name]: {
      type: 'object',
      description: `An event of the type \`${resource}.…\`.`,
      required,
      properties: {
        ...properties,
        resource_type: reference(`${name}Resource`),
        data: reference(`${name}Data`),
        ...changes,
      },
    },
  };
}

/**
 * Makes Event the union of its schemas, and declares webhooks with them. `x-internal` keeps generators from making client
 * functions that post to these paths.
 * @param {Document} document
 * @param {Record<string, Schema>} events
 * @returns {Document}
 */
export function withEvents(document, events) {
  const { schemas } = document.components;
  const { description = '', 'x-data': data = {} } = schemas.Event ?? {};
  const kinds = Object.keys(data);
  Object.assign(schemas, events);
  // It stood for all data until now.
  delete schemas.EventData?.additionalProperties;
  schemas.Event = {
    description,
    oneOf: kinds.map((kind) => reference(eventName(kind))),
    discriminator: {
      propertyName: 'resource_type',
      mapping: Object.fromEntries(kinds.map((kind) => [kind, reference(eventName(kind)).$ref])),
    },
    'x-data': data,
  };
  const types = schemas.EventType?.['x-extensible-enum'] ?? [];
  document.webhooks = Object.fromEntries(
    [...kinds, 'ping'].map((kind) => {
      const known = kind === 'ping' ? ['webhook.ping'] : types.filter((type) => type.startsWith(`${kind}.`));
      return [kind, received(eventName(kind), known)];
    }),
  );
  document.tags.push(tag);
  for (const { tags } of document['x-tagGroups'] ?? []) if (tags.includes('webhooks')) tags.push(tag.name);
  return document;
}

/** @type {(name: string, types: string[]) => PathItem} */
const received = (name, types) => ({
  post: {
    operationId: `receive${name}`,
    tags: [tag.name],
    summary: `Receive an event: ${name}`,
    description:
      name === 'PingEvent'
        ? 'Sent by `pingWebhook` alone, whatever the webhook is registered for.'
        : `Sent to the addresses that are registered for one of \`${types.join('`, `')}\`.`,
    'x-internal': true,
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema: reference(name) } } },
    responses: { '2XX': { description: 'Received. What is answered by another status is sent again.' } },
  },
});
