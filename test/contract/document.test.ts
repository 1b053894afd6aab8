import { describe, expect, it } from 'vitest';
import bundle from '../../generated/openapi.json' with { type: 'json' };

const guide = bundle.tags.find(({ name }) => name === 'guide')?.description ?? '';

describe('the document', () => {
  it('has a short description, which generators copy into each file, and the guide in a tag', () => {
    expect(bundle.info.description.length).toBeLessThan(400);
    for (const title of ['Authentication', 'Errors', 'Pages', 'Limits']) expect(guide).toContain(`\n## ${title}\n`);
    expect(guide).toContain('| 403 | `topic_locked` |');
  });

  it('has each long text once', () => {
    expect(JSON.stringify(bundle).split('## Sending a request twice')).toHaveLength(2);
  });

  it('shows no Idempotency-Key that tools would send twice', () => {
    const { schema, ...parameter } = bundle.components.parameters.IdempotencyKey;
    for (const each of [schema, parameter]) {
      for (const name of ['example', 'examples', 'default']) expect(each).not.toHaveProperty(name);
    }
  });
});
