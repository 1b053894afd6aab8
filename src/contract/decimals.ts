import { isObject, type Json } from './document.js';

const format = 'at most two decimals';

/** Whether a number is one that is written with two decimals at most. */
const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value;

/**
 * The contract's `multipleOf: 0.01`, which every reader understands, is divided in binary by the validator, to whom 4.35
 * is then no multiple. It gets a format of ours instead, which goes by the decimals.
 */
export function withDecimals(node: Json): Json {
  if (Array.isArray(node)) {
    return node.map(withDecimals);
  }
  if (!isObject(node)) {
    return node;
  }
  const { multipleOf, ...rest } = node;
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withDecimals(value)]));
  return multipleOf === undefined ? copy : multipleOf === 0.01 ? { ...copy, format } : { ...copy, multipleOf };
}

export const decimalFormats = { [format]: { type: 'number' as const, validate: hasTwoDecimals } };
