import { canonicalHost, isLoopback } from '../../core/platform/hosts.js';

/** Limits of an app's addresses: their number, and the length of each. */
export const maxRedirects = 10;
const maxLength = 1000;

/** A private scheme of a native app: a reversed domain name (RFC 8252, 7.1). */
const ownScheme = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:$/;

/** A sentence that says why an address cannot be a redirect address, or null. */
export function redirectFault(address: string, { isConfidential }: { isConfidential: boolean }): string | null {
  const quoted = JSON.stringify(address);
  if (address.length > maxLength || !/^[!-~]+$/.test(address) || !URL.canParse(address)) {
    return `${quoted} is not a whole address of at most ${maxLength} letters, digits and signs.`;
  }
  const { protocol, hostname, username, password, href } = new URL(address);
  if (href.includes('#') || username !== '' || password !== '') {
    return `${quoted} must not have a fragment or a name and password.`;
  }
  if (!hasPlainHost(address))
    return `${quoted} does not name one host: letters, digits, dots and hyphens, or an address.`;
  if (href !== address && href !== `${address}/`) return `${quoted} has to be written as ${JSON.stringify(href)}.`;
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) return null;
  if (ownScheme.test(protocol) && !isConfidential) return null;
  return `${quoted} must begin with https://, with http:// on this machine alone (127.0.0.1, [::1], localhost), or, for an app that keeps no secret, with a scheme of its own that has a dot.`;
}

/** True if the host can stand in a header. `URL` allows wildcards and characters that end a directive. */
function hasPlainHost(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return (protocol !== 'https:' && protocol !== 'http:') || canonicalHost(hostname) === hostname;
}

/**
 * True if the address is registered, compared exactly. For apps without a secret the port on the own machine may
 * differ, since they take a free one (RFC 8252, 7.3).
 */
export function isRegistered(address: string, { redirectUris, isConfidential }: RegisteredAddresses): boolean {
  // Addresses can be older than the rule for hosts.
  if (redirectUris.includes(address)) return hasPlainHost(address);
  const portless = isConfidential ? null : withoutLoopbackPort(address);
  return portless !== null && redirectUris.some((registered) => withoutLoopbackPort(registered) === portless);
}

type RegisteredAddresses = { redirectUris: readonly string[]; isConfidential: boolean };

function withoutLoopbackPort(address: string): string | null {
  const [, host = '', rest = ''] =
    /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?(\/.*)?$/.exec(address) ?? [];
  return host === '' ? null : `http://${host}${rest}`;
}

/** Origins of those addresses that can be a page's in a browser. */
export function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin).filter((origin) => origin !== 'null'))];
}

/** Source expression of `form-action` for an address, for a content security policy. */
export function formTarget(address: string): string {
  const { protocol, origin, hostname } = new URL(address);
  // A policy supports neither private schemes with a host nor IPv6 addresses.
  return origin === 'null' || hostname.startsWith('[') ? protocol : origin;
}
