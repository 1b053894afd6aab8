import type { Request } from 'express';

type Range = { start: number; end: number };

/**
 * The single range of an object that a request asks for (RFC 9110, 14), both ends included; null for the whole object, `unsatisfiable` if
 * the object has no such bytes. The whole object is sent if it is empty, for several or malformed ranges, for HEAD, and if `If-Range` names
 * another object.
 */
export function requestedRange(
  { method, headers }: Request,
  size: number,
  etag: string,
): Range | 'unsatisfiable' | null {
  const { range = '', 'if-range': ifRange = etag } = headers;
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(range) ?? [];
  const isInvalid = (first === '' && last === '') || (first !== '' && last !== '' && Number(last) < Number(first));
  if (method !== 'GET' || size === 0 || isInvalid || ifRange !== etag) return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
