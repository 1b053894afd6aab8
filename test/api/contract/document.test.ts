import { describe, expect, it } from 'vitest';
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import { operationsOf } from '../../../openapi/document.js';
import type { Document } from '../../../openapi/types.js';

type Shown = {
  value?: { code: string };
  content?: Record<string, { examples: Record<string, { $ref: string }> }>;
  'x-status'?: Record<string, number>;
};

describe('the document', () => {
  it('has the guide where every viewer shows it', () => {
    const { description } = bundle.info;
    for (const title of ['Authentication', 'Errors', 'Pages', 'Limits'])
      expect(description).toContain(`\n## ${title}\n`);
    expect(description).toContain('| 403 | `topic_locked` |');
    // Generators copy it into comments.
    expect(description).not.toContain('*/');
  });

  it('shows with each refusal the codes that the operation sends, and no others', () => {
    const { examples, responses, schemas } = bundle.components as unknown as Record<
      'examples' | 'responses' | 'schemas',
      Record<string, Shown>
    >;
    const statusOf = schemas.ProblemCode?.['x-status'] ?? {};
    let looked = 0;
    for (const { operation } of operationsOf(bundle as unknown as Document)) {
      for (const [status, reply] of Object.entries(operation.responses ?? {})) {
        const shown = responses[reply.$ref?.split('/').pop() ?? '']?.content?.['application/json']?.examples;
        if (shown === undefined) continue;
        const sent = operation['x-error-codes']?.filter((code) => statusOf[code] === Number(status)) ?? [];
        const codes = Object.values(shown).map(({ $ref }) => examples[$ref.split('/').pop() ?? '']?.value?.code);
        for (const code of codes) expect(sent, `${operation.operationId} ${status}`).toContain(code);
        // The other statuses have the same codes in all operations, or such that follow from who may call.
        if (['404', '409', '422'].includes(status)) expect(codes.sort()).toEqual(sent.sort());
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(900);
  });

  it('says in the description of an operation what its own codes mean', () => {
    expect(bundle.paths['/forum/topics/{id}'].patch.description).toContain(
      '- 403 `topic_locked`: The topic is locked.',
    );
  });

  it('has each long text once', () => {
    expect(JSON.stringify(bundle).split('## Idempotent requests')).toHaveLength(2);
  });

  it('shows no Idempotency-Key that tools would send twice', () => {
    const { schema, ...parameter } = bundle.components.parameters.IdempotencyKey;
    for (const each of [schema, parameter]) {
      for (const name of ['example', 'examples', 'default']) expect(each).not.toHaveProperty(name);
    }
  });
});
