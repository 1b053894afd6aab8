import { isObject, type Json } from './document.js';

const format = 'at most two decimals';

/** Whether a number is one that is written with two decimals at most. */
const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value;

/**
 * The contract says `x-decimals: 2`, because JSON Schema has no word for decimals that binary numbers bear: divided by
 * 0.01, one price in nine is no multiple. The validator knows it as a format, in the place of the number's own.
 */
export function withDecimals(node: Json): Json {
  if (Array.isArray(node)) {
    return node.map(withDecimals);
  }
  if (!isObject(node)) {
    return node;
  }
  const { 'x-decimals': decimals, ...rest } = node;
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withDecimals(value)]));
  return decimals === undefined ? copy : { ...copy, format };
}

/** The format by which validators check `x-decimals`. */
export const decimalFormats = { [format]: { type: 'number' as const, validate: hasTwoDecimals } };
