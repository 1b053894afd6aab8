import { describe, expect, it } from 'vitest';
import { isObject, type Json, type JsonObject, operation } from '../../../src/core/contract/document.js';
import { contractBytes, largest, schemaOf } from '../../helpers/reply-size.js';
import { operations } from '../../helpers/requests.js';

/** 8 MiB. */
const most = 8 * 2 ** 20;

type Body = { name: string; schema: JsonObject };
const bodies: Body[] = operations.flatMap(({ id }) =>
  Object.entries(operation(id).responses as Record<string, JsonObject>).flatMap(([status, { content }]) =>
    Object.values((content ?? {}) as Record<string, JsonObject>).map(({ schema }) => ({
      name: `${id} ${status}`,
      schema: schema as JsonObject,
    })),
  ),
);
/** The contract has no limits of its own: its size is fixed except for the addresses of a deployment. */
const isContract = ({ name }: Body): boolean => /^getContract\w* 200$/.test(name);
const sizes = bodies
  .map((body) => [body.name, isContract(body) ? contractBytes() : largest(body.schema, body.name)] as const)
  .sort(([, a], [, b]) => b - a);

describe('the largest possible reply', () => {
  it('is computed for every operation', () => {
    expect(new Set(sizes.map(([name]) => name.split(' ')[0])).size).toBe(operations.length);
    expect(bodies.filter(isContract)).toHaveLength(1);
    const largestFirst = sizes.filter(([name]) => /20[01]$/.test(name)).slice(0, 12);
    if (process.env.TEST_VERBOSE === undefined) return;
    process.stdout.write(
      `The largest possible replies, in bytes, of ${most} allowed:\n${largestFirst
        .map(([name, size]) => `${String(size).padStart(9)} ${name}\n`)
        .join('')}`,
    );
  });

  it.each(sizes)('limits the largest possible response to 8 MiB: %s', (_name, size) => {
    expect(size).toBeLessThanOrEqual(most);
  });

  it('matches the contract’s limit byte for byte', () => {
    const topic = { id: 2147483647, title: '😀'.repeat(200), board_id: 2147483647, author: '_'.repeat(30) };
    const created = structuredClone(schemaOf('CreatedTopic'));
    delete (created.properties as JsonObject).hidden;
    expect(largest(created)).toBe(Buffer.byteLength(JSON.stringify(topic)) + ','.length);
    expect(largest({ type: 'string', maxLength: 3 })).toBe(JSON.stringify('\u0001\u0001\u0001').length);
    expect(largest({ type: ['string', 'null'], maxLength: 3, pattern: '^[a-z]*$' })).toBe('"abc"'.length);
    expect(largest({ type: 'string', maxLength: 3, pattern: '^[^\\x00-\\x1f]*$' })).toBe(Buffer.byteLength('"😀😀😀"'));
    expect(largest({ type: 'array', maxItems: 2, items: { type: 'boolean' } })).toBe('[false,false]'.length + 1);
  });
});

/** Finds the limits in a schema: the object that has one, and its keyword. */
function* limits(node: Json): Generator<[JsonObject, string]> {
  if (Array.isArray(node)) for (const each of node) yield* limits(each);
  if (!isObject(node) || 'enum' in node || 'const' in node) return;
  for (const [name, value] of Object.entries(node)) {
    if (['maxLength', 'maxItems', 'maxProperties', 'maximum'].includes(name) && typeof value === 'number') {
      if (!(name === 'maximum' && node.type !== 'integer')) yield [node, name];
    } else yield* limits(value);
  }
}

describe('without one of the limits', () => {
  it.each(bodies.filter((body) => !isContract(body) && / 20[01]$/.test(body.name)))(
    '$name has no end',
    ({ schema }) => {
      const copy = structuredClone(schema);
      for (const [node, name] of limits(copy)) {
        const value = node[name] as number;
        delete node[name];
        expect(() => largest(copy), name).toThrow(`has no ${name}`);
        node[name] = value;
      }
    },
  );

  it('a list with whole descriptions would be too large', () => {
    const list = structuredClone(schemaOf('BoardList'));
    ((list.items as JsonObject).properties as JsonObject).description = schemaOf('Description');
    expect(largest(list)).toBeGreaterThan(most);
  });
});
