import { canonicalHost, isLoopback } from '../../core/platform/hosts.js';

/** How many addresses an app may have, and how long each may be. */
export const maxRedirects = 10;
const maxLength = 1000;

/** A scheme that an app of a device has for itself: a domain name backwards, as RFC 8252 (7.1) wants it. */
const ownScheme = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:$/;

/** A sentence that says why people cannot be sent to this address, or null. */
export function redirectFault(address: string, { isConfidential }: { isConfidential: boolean }): string | null {
  const shown = JSON.stringify(address);
  if (address.length > maxLength || !/^[!-~]+$/.test(address) || !URL.canParse(address)) {
    return `${shown} is not a whole address of at most ${maxLength} letters, digits and signs.`;
  }
  const { protocol, hostname, username, password, href } = new URL(address);
  if (href.includes('#') || username !== '' || password !== '') {
    return `${shown} must not have a fragment or a name and password.`;
  }
  if (!hasPlainHost(address))
    return `${shown} does not name one host: letters, digits, dots and hyphens, or an address.`;
  if (href !== address && href !== `${address}/`) return `${shown} has to be written as ${JSON.stringify(href)}.`;
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) return null;
  if (ownScheme.test(protocol) && !isConfidential) return null;
  return `${shown} must begin with https://, with http:// on this machine alone (127.0.0.1, [::1], localhost), or, for an app that keeps no secret, with a scheme of its own that has a dot.`;
}

/** Whether the host is one that can stand in a header. `URL` lets a wildcard and what ends a directive be part of one. */
function hasPlainHost(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return (protocol !== 'https:' && protocol !== 'http:') || canonicalHost(hostname) === hostname;
}

/**
 * Whether people may be sent to this address: one that is registered, letter by letter. Of an app that keeps no secret the port on
 * its own machine may differ, since it takes one that is free (RFC 8252, 7.3).
 */
export function isRegistered(given: string, { redirectUris, isConfidential }: Redirecting): boolean {
  // One may be older than the rule for hosts.
  if (redirectUris.includes(given)) return hasPlainHost(given);
  const portless = isConfidential ? null : withoutLoopbackPort(given);
  return portless !== null && redirectUris.some((registered) => withoutLoopbackPort(registered) === portless);
}

type Redirecting = { redirectUris: readonly string[]; isConfidential: boolean };

function withoutLoopbackPort(address: string): string | null {
  const [, host = '', rest = ''] =
    /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?(\/.*)?$/.exec(address) ?? [];
  return host === '' ? null : `http://${host}${rest}`;
}

/** The origins of those addresses that browsers have pages of. */
export function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin).filter((origin) => origin !== 'null'))];
}

/** Where a page's form may lead to besides itself, as a content security policy says it. */
export function formTarget(address: string): string {
  const { protocol, origin, hostname } = new URL(address);
  // The policy knows neither schemes of apps with a host, nor addresses of IPv6.
  return origin === 'null' || hostname.startsWith('[') ? protocol : origin;
}
