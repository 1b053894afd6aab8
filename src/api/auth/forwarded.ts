import { isIP } from 'node:net';
import { parse } from 'forwarded-parse';

/** An address as RFC 7239 writes it, perhaps with a port; one of IPv6 is in brackets. */
const node = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::(?:\d{1,5}|_[\w.-]+))?$/i;

/**
 * The address in a `Forwarded` header (RFC 7239); null where it names none: it is malformed, or the name is obfuscated. Of several
 * hops the last counts, which who sends the request has added: the others may be what a visitor made up.
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
