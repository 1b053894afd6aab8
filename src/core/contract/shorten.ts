import { isObject, type Json } from './document.js';

/** Unknown fields of an object that are kept so that they are refused; as many as a problem names. */
export const mostUnknown = 100;

/**
 * Truncates in place what is longer than the contract allows to just beyond the limit, so that it is still refused. Reporting each fault of
 * half a million entries or fields would block the process for seconds.
 */
export function shorten(value: unknown, schema: Json | undefined): void {
  if (!isObject(schema) || typeof value !== 'object' || value === null) {
    return;
  }
  for (const parts of [schema.allOf, schema.anyOf, schema.oneOf]) {
    if (Array.isArray(parts)) for (const part of parts) shorten(value, part);
  }
  if (Array.isArray(value)) {
    value.length = Math.min(value.length, Number(schema.maxItems ?? Number.POSITIVE_INFINITY) + 1);
    for (const item of value) shorten(item, schema.items);
    return;
  }
  const fields = value as Record<string, unknown>;
  const known = isObject(schema.properties) ? schema.properties : {};
  for (const [name, property] of Object.entries(known)) {
    if (Object.hasOwn(fields, name)) shorten(fields[name], property);
  }
  if (schema.additionalProperties !== false) return;
  let unknown = 0;
  for (const name in fields) {
    if (!Object.hasOwn(known, name) && ++unknown > mostUnknown) delete fields[name];
  }
}
