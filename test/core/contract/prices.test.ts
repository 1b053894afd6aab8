import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { priceFault, withCurrency } from '../../../src/core/contract/decimals.js';
import { document, type JsonObject } from '../../../src/core/contract/document.js';

const schemas = (document.components as JsonObject).schemas as JsonObject;
const prices = Array.from({ length: 99_999 }, (_, cents) => Number(`${(cents + 1) / 100}`));

/** A validator without support for the contract's extensions. */
const stranger = () => new Ajv2020({ strict: false, logger: false });

it.each(['Price', 'Amount'])('accepts all 99,999 prices up to 999.99 with a plain validator: %s', (name) => {
  const isValid = stranger().compile(schemas[name] as JsonObject);
  expect(prices.at(6)).toBe(0.07);
  expect(prices.at(-1)).toBe(999.99);
  expect(prices.filter((price) => !isValid(price)).length).toBe(0);
});

it('our own takes the same prices, and none with a third decimal', () => {
  expect(prices.filter((price) => priceFault(price, 'EUR') !== null).length).toBe(0);
  const finer = prices.map((price) => Number(`${price.toFixed(2)}1`));
  expect(finer.filter((price) => priceFault(price, 'EUR') === null).length).toBe(0);
  expect(finer.filter((price) => priceFault(price, 'KWD') !== null).length).toBe(0);
});

it.each([
  ['JPY', 0, 99_999_999, 'must have no decimals'],
  ['EUR', 2, 99_999_999.99, 'must have at most two decimals'],
  ['RSD', 2, 99_999_999.99, 'must have at most two decimals'],
  ['KWD', 3, 9_999_999.999, 'must have at most three decimals'],
])('describes amounts in %s in the served contract, including examples', (currency, decimals, maximum, says) => {
  const { schemas, examples } = withCurrency(document, currency).components as Record<string, JsonObject>;
  expect(schemas?.Price).toMatchObject({ 'x-decimals': decimals, maximum, 'x-message': says });
  expect(priceFault(maximum, currency)).toBe(null);
  expect(priceFault(maximum - 10 ** -(decimals + 1) * 3, currency)).toBe(says);
  expect(priceFault(maximum + 1, currency)).toBe(`must be <= ${maximum}`);
  const text = JSON.stringify(examples);
  expect(text).toContain(`"currency":"${currency}"`);
  expect(
    [...text.matchAll(/"(?:price|regular_price)":([\d.]+)/g)].filter(
      ([, price]) => priceFault(Number(price), currency) !== null,
    ),
  ).toEqual([]);
});
