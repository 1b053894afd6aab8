import type { FuncKeywordDefinition } from 'ajv';
import { decimalsOf } from '../platform/settings/currencies.js';
import { isObject, type Json, type JsonObject } from './document.js';

const words = ['no decimals', 'at most one decimal', 'at most two decimals', 'at most three decimals'];

/** Whether a number can be written with so many decimals at most. */
const hasDecimals = (value: number, decimals: number): boolean => Number(value.toFixed(decimals)) === value;

/**
 * The largest price, in units of a currency with this many decimals. With three there is one digit less before the point, so that a total
 * has at most fifteen digits, which a binary number represents exactly.
 */
const largestPrice = (decimals: number): number => [99_999_999, 99_999_999.9, 99_999_999.99][decimals] ?? 9_999_999.999;
const largestTotal = (decimals: number): number =>
  [9_999_999_999_999, 9_999_999_999_999.9, 9_999_999_999_999.99][decimals] ?? 999_999_999_999.999;

/** An amount as text with the decimals of its currency. The database client sends numbers in binary, which cannot represent 0.07. */
export const exactAmount = (amount: number, currency: string): string => amount.toFixed(decimalsOf(currency));

/** Finds what is wrong with a price in a currency; null if nothing is. */
export function priceFault(value: unknown, currency: string): string | null {
  if (typeof value !== 'number') return null;
  const decimals = decimalsOf(currency);
  if (!hasDecimals(value, decimals)) return `must have ${words[decimals]}`;
  const most = largestPrice(decimals);
  return value > most ? `must be <= ${most}` : null;
}

/** The paths to the prices of a body: fields with `x-decimals`; `*` stands for each item of an array. */
export function pricePaths(schema: Json | undefined): string[][] {
  if (!isObject(schema)) return [];
  if (schema['x-decimals'] !== undefined) return [[]];
  const fields = Object.entries(isObject(schema.properties) ? schema.properties : {});
  return [
    ...fields.flatMap(([name, of]) => pricePaths(of).map((path) => [name, ...path])),
    ...pricePaths(schema.items).map((path) => ['*', ...path]),
  ];
}

/** `x-decimals` for Ajv. JSON Schema's `multipleOf` fails with binary numbers: divided by 0.01, one price in nine is no multiple. */
export const decimalsKeyword: FuncKeywordDefinition = {
  keyword: 'x-decimals',
  type: 'number',
  validate: (decimals: number, value: number) => hasDecimals(value, decimals),
};

/** Converts an example amount from euros: the same digits where the other currency has no decimals. */
export const exampleAmount = (euros: number, currency: string): number =>
  decimalsOf(currency) === 0 ? Math.round(euros * 100) : euros;

/** The contract, whose examples are in euros, with prices of another currency. */
export function withCurrency(document: JsonObject, currency: string): JsonObject {
  if (currency === 'EUR') return document;
  const decimals = decimalsOf(currency);
  const components = document.components as Record<'schemas' | 'examples', JsonObject>;
  const inWords = (text: Json | undefined) => String(text).replace(words[2] as string, words[decimals] as string);
  const { Price, Amount } = components.schemas as Record<'Price' | 'Amount', JsonObject>;
  const price = {
    ...Price,
    description: inWords(Price.description),
    maximum: largestPrice(decimals),
    'x-decimals': decimals,
    'x-message': inWords(Price['x-message']),
    ...(decimals === 0 && { multipleOf: 1 }),
  };
  const amount = { ...Amount, description: inWords(Amount.description), maximum: largestTotal(decimals) };
  const schemas = { ...components.schemas, Price: price, Amount: amount };
  return { ...document, components: { ...components, schemas, examples: priced(components.examples, currency) } };
}

/** Converts the amounts of examples. The `total` of a list is a count, without a currency beside it, and stays. */
function priced(node: Json, currency: string): Json {
  if (Array.isArray(node)) return node.map((each) => priced(each, currency));
  if (!isObject(node)) return node;
  const amounts = [
    'amount',
    'price',
    'refunded_total',
    'regular_price',
    'subtotal',
    ...('currency' in node ? ['total'] : []),
  ];
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      if (name === 'currency') return [name, currency];
      const isAmount = typeof value === 'number' && amounts.includes(name);
      return [name, isAmount ? exampleAmount(value, currency) : priced(value, currency)];
    }),
  );
}
