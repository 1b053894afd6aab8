import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { decimalFormats, withDecimals } from '../../../src/api/contract/decimals.js';
import { document, type JsonObject } from '../../../src/api/contract/document.js';

const schemas = (document.components as JsonObject).schemas as JsonObject;
const prices = Array.from({ length: 99_999 }, (_, cents) => Number(`${(cents + 1) / 100}`));

/** A validator as a stranger has it, without anything that knows the extensions of the contract. */
const stranger = () => new Ajv2020({ strict: false, logger: false });

it.each(['Price', 'Amount'])(
  '%s: a validator without additions refuses none of the 99,999 prices up to 999.99',
  (name) => {
    const isValid = stranger().compile(schemas[name] as JsonObject);
    expect(prices.at(6)).toBe(0.07);
    expect(prices.at(-1)).toBe(999.99);
    expect(prices.filter((price) => !isValid(price)).length).toBe(0);
  },
);

it('our own takes the same prices, and none with a third decimal', () => {
  const ajv = new Ajv2020({ strict: false, logger: false, formats: decimalFormats });
  const isValid = ajv.compile(withDecimals(schemas.Price as JsonObject) as JsonObject);
  expect(prices.filter((price) => !isValid(price)).length).toBe(0);
  const finer = prices.map((price) => Number(`${price.toFixed(2)}1`));
  expect(finer.filter((price) => isValid(price)).length).toBe(0);
});
