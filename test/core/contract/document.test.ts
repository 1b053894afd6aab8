import { describe, expect, it } from 'vitest';
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import { operationsOf } from '../../../openapi/document.js';
import type { Document, PathItem, Schema } from '../../../openapi/types.js';

type ExampleReply = {
  value?: { code: string };
  description?: string;
  content?: Record<string, { examples: Record<string, { $ref: string }> }>;
  'x-status'?: Record<string, number>;
};

describe('the document', () => {
  it('contains the guide where every viewer shows it', () => {
    const description = bundle.tags.find(({ name }) => name === 'guide')?.description ?? '';
    for (const title of ['Authentication', 'Errors', 'Pages', 'Limits'])
      expect(description).toContain(`\n## ${title}\n`);
    expect(description).toContain('| 403 | `topic_locked` |');
    // Generators copy descriptions into comments, the document's into every file.
    expect(description + bundle.info.description).not.toContain('*/');
    expect(bundle.info.description.length).toBeLessThan(500);
    expect(bundle.info.description).toContain('[guide]({origin}/docs)');
  });

  it('lists the codes of each refusal that the operation sends, and no others', () => {
    const { examples, responses, schemas } = bundle.components as unknown as Record<
      'examples' | 'responses' | 'schemas',
      Record<string, ExampleReply>
    >;
    const statusOf = schemas.ProblemCode?.['x-status'] ?? {};
    let looked = 0;
    for (const { operation } of operationsOf(bundle as unknown as Document)) {
      for (const [status, reply] of Object.entries(operation.responses ?? {})) {
        const ownExamples = responses[reply.$ref?.split('/').pop() ?? '']?.content?.['application/json']?.examples;
        if (ownExamples === undefined) continue;
        const sent = operation['x-error-codes']?.filter((code) => statusOf[code] === Number(status)) ?? [];
        const codes = Object.values(ownExamples).map(({ $ref }) => examples[$ref.split('/').pop() ?? '']?.value?.code);
        for (const code of codes) expect(sent, `${operation.operationId} ${status}`).toContain(code);
        expect(codes.sort(), `${operation.operationId} ${status}`).toEqual(sent.sort());
        for (const code of sent)
          expect(responses[reply.$ref?.split('/').pop() ?? '']?.description).toContain(`\`${code}\``);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(900);
  });

  it('names the tags of its operations for requesting a part of it', () => {
    expect(bundle.components.schemas.ContractTag.enum).toEqual(bundle.tags.map(({ name }) => name).sort());
  });

  it('distinguishes events by a constant tag in each of their schemas', () => {
    const { Event, EventType, ...schemas } = bundle.components.schemas as unknown as Record<string, Schema>;
    const { propertyName = '', mapping = {} } = Event?.discriminator ?? {};
    expect(propertyName).toBe('resource_type');
    const types = EventType?.['x-extensible-enum'] ?? [];
    expect(Object.keys(mapping).sort()).toEqual([...new Set(types.map((type) => type.split('.')[0]))]);
    expect(Event?.oneOf?.map(({ $ref }) => $ref)).toEqual(Object.values(mapping));
    for (const [kind, pointer] of Object.entries(mapping)) {
      const event = schemas[pointer.split('/').pop() ?? ''];
      const tag = event?.properties?.[propertyName]?.$ref?.split('/').pop() ?? '';
      expect(schemas[tag]?.enum, kind).toEqual([kind]);
      expect(event?.required).toContain(propertyName);
    }
  });

  it('lists the known values of each extensible enum without restricting it', () => {
    const schemas = bundle.components.schemas as unknown as Record<string, Schema>;
    const open = Object.entries(schemas).filter(([, schema]) => schema['x-extensible-enum'] !== undefined);
    expect(open.length).toBeGreaterThan(25);
    for (const [name, { 'x-extensible-enum': values, enum: closed, $defs }] of open) {
      expect(closed).toBeUndefined();
      expect($defs?.known?.$ref).toBe(`#/components/schemas/Known${name}`);
      expect(schemas[`Known${name}`]?.enum, name).toEqual(values);
    }
  });

  it('describes the payload of each webhook, including ping, without generating client functions', () => {
    const webhooks = Object.entries(bundle.webhooks as unknown as Record<string, PathItem>);
    expect(webhooks.map(([name]) => name)).toContain('ping');
    for (const [name, { post }] of webhooks) {
      const event = `${name.charAt(0).toUpperCase()}${name.slice(1)}Event`;
      expect(post).toMatchObject({ operationId: `receive${event}`, 'x-internal': true, tags: ['payloads'] });
      expect(post?.requestBody?.content?.['application/json']?.schema?.$ref).toBe(`#/components/schemas/${event}`);
    }
  });

  it('uses ISO 8601 for times, also beside those in SQL format', () => {
    const beside: Record<string, string> = {
      'Board.last_post_time': 'last_post_at',
      'BoardSummary.last_post_time': 'last_post_at',
      'TopicSummary.last_reply': 'last_reply_at',
      'TopicDetail.last_reply': 'last_reply_at',
      'TopicEventData.last_reply': 'last_reply_at',
      'Answer.posted_at': 'created_at',
      'AnswerSummary.posted_at': 'created_at',
      'AnswerEventData.posted_at': 'created_at',
      'Order.created_at': 'placed_at',
      'OrderEventData.created_at': 'placed_at',
      'MarketplaceOrderSummary.created_at': 'placed_at',
      'ShopOrderSummary.created_at': 'placed_at',
    };
    const schemas = Object.entries(bundle.components.schemas as unknown as Record<string, Schema>);
    const texts = schemas.flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, { $ref }]) => /\/(?:Nullable)?DateTimeSql$/.test($ref ?? ''))
        .map(([field, { $ref = '' }]) => {
          const iso = properties[beside[`${name}.${field}`] ?? ''];
          expect(iso?.$ref, `${name}.${field}`).toBe($ref.replace('Sql', 'Iso'));
          return `${name}.${field}`;
        }),
    );
    expect(texts.sort()).toEqual(Object.keys(beside).sort());
  });

  it('links to chapters of the guide, whatever the page', () => {
    const { description } = bundle.paths['/webhooks'].post;
    expect(description).toContain('[Webhooks]({origin}/docs/guide#webhooks)');
    expect(JSON.stringify(bundle)).not.toContain('](#');
  });

  it('explains an operation’s own codes in its description', () => {
    expect(bundle.paths['/forum/topics/{id}'].patch.description).toContain(
      '- 403 `topic_locked`: The topic is locked.',
    );
  });

  it('contains each long text once', () => {
    expect(JSON.stringify(bundle).split('## Idempotent requests')).toHaveLength(2);
  });

  it('shows no Idempotency-Key example that tools would send twice', () => {
    const { schema, ...parameter } = bundle.components.parameters.IdempotencyKey;
    for (const each of [schema, parameter]) {
      for (const name of ['example', 'examples', 'default']) expect(each).not.toHaveProperty(name);
    }
  });
});
