import { isIP } from 'node:net';
import { parse } from 'forwarded-parse';

/** An address in the format of RFC 7239, with an optional port; IPv6 is in brackets. */
const node = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::(?:\d{1,5}|_[\w.-]+))?$/i;

/**
 * The address in a `Forwarded` header (RFC 7239); null if it is malformed or obfuscated. The last hop counts, which the sender of the
 * request has added: a visitor may have made up the others.
 */
export function forwardedAddress(header: string): string | null {
  const [, six, four] = node.exec(lastHop(header)) ?? [];
  const address = six ?? four ?? '';
  return isIP(address) === (six === undefined ? 4 : 6) ? address : null;
}

function lastHop(header: string): string {
  try {
    return parse(header).at(-1)?.for ?? '';
  } catch {
    return '';
  }
}
