import { expect, expectTypeOf, it } from 'vitest';
import { contract, type OperationId } from '../../../generated/contract.js';
import { handlers, type Indexes, type Surplus } from '../../../src/handlers.js';

it('exports exactly one handler per operation', () => {
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(contract).sort());
});

/* Checked by the compiler: if these stop failing, so does `npm run types`. */

it('fails to compile without one of the handlers', () => {
  const { createTopic, ...others } = handlers;
  // @ts-expect-error: createTopic has no handler.
  const incomplete: typeof handlers = others;
  expect(incomplete).not.toHaveProperty('createTopic');
  expect(createTopic).toBeTypeOf('function');
});

it('fails to compile if an area exports other handlers', () => {
  type Helper = { helpTopic: () => void };
  expectTypeOf<Surplus<Indexes>>().toBeNever();
  expectTypeOf<Surplus<{ forum: Indexes['forum'] & Helper }>>().toEqualTypeOf<'helpTopic'>();
  expectTypeOf<Surplus<{ forum: Pick<Indexes['videos'], 'getVideo'> }>>().toEqualTypeOf<'getVideo' & OperationId>();
});
