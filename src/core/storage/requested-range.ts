import type { Request } from 'express';

type Range = { start: number; end: number };

/**
 * The one range of an object that a request asks for (RFC 9110, 14), both ends included; null for all of it, `unsatisfiable` where it has no
 * such bytes. All of an empty one is sent, and for several ranges, for what is no range, to `HEAD`, and to who goes on with another object (`If-Range`).
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
