import { isIP } from 'node:net';

/** A DNS name of at most 253 characters, or an address. */
const name = '[\\w.-]{1,253}|\\[[\\da-f:.]{2,45}\\]';
const nameForm = new RegExp(`^(?:${name})$`, 'i');
const hostForm = new RegExp(`^(${name})(?::(\\d{1,5}))?$`, 'i');

/** A host as `URL` writes it: lower case, IPv6 compressed and in brackets. Null if it is not a host. */
export function canonicalHost(host: string): string | null {
  const bracketed = isIP(host) === 6 ? `[${host}]` : host;
  const url = `http://${bracketed}`;
  return nameForm.test(bracketed) && URL.canParse(url) ? new URL(url).host : null;
}

/** Whether a host, as `URL` writes it, is always this machine. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || (isIP(host) === 4 && /^127\./.test(host))
  );
}

/** A socket's address as it is written in a URL. */
export function hostOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(bare) === 6 ? (canonicalHost(bare) ?? `[${bare}]`) : bare;
}

/** Whether it is the address of all interfaces, which is not a destination. */
export const isUnspecified = (address: string): boolean => address === '0.0.0.0' || address === '::';

/** The names of a deployment: HOST, PUBLIC_URL and ALLOWED_HOSTS. */
type Names = { host: string; publicUrl: URL | null; allowedHosts: readonly string[] };

/**
 * Whether a Host header names this service: a loopback name, the address that the request came to, HOST, or a configured name. Other
 * requests are refused, so that no link contains a name that a client made up, and no other site reaches the service by a name that it has
 * pointed here (DNS rebinding).
 */
export function hostCheck({ host, publicUrl, allowedHosts }: Names) {
  const known = new Set([canonicalHost(host), publicUrl?.hostname, ...allowedHosts]);
  const isKnown = (requestHost: string | null, localAddress: string): boolean =>
    requestHost !== null && (known.has(requestHost) || isLoopback(requestHost) || requestHost === hostOf(localAddress));
  return (header: string, localAddress = ''): boolean => {
    const [, requestHost, port = '0'] = hostForm.exec(header) ?? [];
    if (requestHost === undefined || Number(port) > 65_535) return false;
    // Most hosts are in canonical form already.
    return isKnown(requestHost, localAddress) || isKnown(canonicalHost(requestHost), localAddress);
  };
}
