import type { Request, Response } from 'express';

/** Whether unknown fields and query parameters are refused or ignored. Without a preference, fields are refused and parameters ignored. */
export type Handling = 'strict' | 'lenient';

/** Parses the preference `handling` (RFC 7240): the first one counts, and an unknown value is ignored. */
export function handlingOf(prefer: string | string[]): Handling | null {
  const [, value] = /(?:^|,)\s*handling\s*=\s*"?(\w+)/i.exec(String(prefer)) ?? [];
  const handling = value?.toLowerCase();
  return handling === 'strict' || handling === 'lenient' ? handling : null;
}

/** Applies the preference of a request, and confirms it in the reply. */
export function applyHandling(req: Request, res: Response): Handling | null {
  const { prefer } = req.headers;
  const handling = prefer === undefined ? null : handlingOf(prefer);
  if (handling !== null) {
    res.setHeader('Preference-Applied', `handling=${handling}`);
    res.appendHeader('Vary', 'Prefer');
  }
  return handling;
}
