import type { Request } from 'express';
import type { Config } from '../../core/platform/config.js';
import { hostOf } from '../../core/platform/hosts.js';

/** Scheme, host and port by which the client reached this service. The Host header has been checked by now. */
export function originOf(req: Request, { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): string {
  const { localAddress, localPort } = req.socket;
  return publicUrl?.origin ?? `${req.protocol}://${req.headers.host ?? `${hostOf(localAddress ?? host)}:${localPort}`}`;
}
