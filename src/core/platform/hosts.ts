import { isIP } from 'node:net';

/** A name of DNS, of 253 letters at most, or an address. */
const name = '[\\w.-]{1,253}|\\[[\\da-f:.]{2,45}\\]';
const nameForm = new RegExp(`^(?:${name})$`, 'i');
const hostForm = new RegExp(`^(${name})(?::(\\d{1,5}))?$`, 'i');

/** A host as `URL` writes it: small letters, IPv6 in brackets and at its shortest. Null if it is none. */
export function canonicalHost(host: string): string | null {
  const bracketed = isIP(host) === 6 ? `[${host}]` : host;
  const url = `http://${bracketed}`;
  return nameForm.test(bracketed) && URL.canParse(url) ? new URL(url).host : null;
}

/** Whether a host as `URL` writes it can only be this machine. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || (isIP(host) === 4 && /^127\./.test(host))
  );
}

/** The address of a socket's end as it stands in a URL. */
export function hostOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(bare) === 6 ? (canonicalHost(bare) ?? `[${bare}]`) : bare;
}

/** Whether it is the address of all interfaces, which leads nowhere. */
export const isUnspecified = (address: string): boolean => address === '0.0.0.0' || address === '::';

/** Of a deployment: HOST, PUBLIC_URL and ALLOWED_HOSTS. */
type Names = { host: string; publicUrl: URL | null; allowedHosts: readonly string[] };

/**
 * Whether a Host header names this service: by a name of this machine alone, the address that the request came to, what
 * HOST says, or a name that the operator gave. Nothing else is answered, so that no link repeats a name that a client made up, and
 * no page from elsewhere reaches the service by a name that it has pointed here.
 */
export function hostCheck({ host, publicUrl, allowedHosts }: Names) {
  const known = new Set([canonicalHost(host), publicUrl?.hostname, ...allowedHosts]);
  const isKnown = (given: string | null, localAddress: string): boolean =>
    given !== null && (known.has(given) || isLoopback(given) || given === hostOf(localAddress));
  return (header: string, localAddress = ''): boolean => {
    const [, given, port = '0'] = hostForm.exec(header) ?? [];
    if (given === undefined || Number(port) > 65_535) return false;
    // Most come as they are written here.
    return isKnown(given, localAddress) || isKnown(canonicalHost(given), localAddress);
  };
}
