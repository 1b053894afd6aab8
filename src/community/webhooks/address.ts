import type { LookupAddress } from 'node:dns';
import type { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Networks that are allowed although they are not public: addresses and subnets. */
export type AllowedNetworks = readonly string[];
/** Methods that look up the addresses of a name. */
export type DnsResolver = Pick<Resolver, 'resolve4' | 'resolve6'>;

/** An address that must not receive requests. The message is for the owner of the webhook. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/** All IPv6 addresses in public use. */
const global = ipaddr.parseCIDR('2000::/3');
/** Reserved IPv4 addresses that ipaddr.js does not know: benchmarks within networks. */
const benchmarks = ipaddr.parseCIDR('198.18.0.0/15');

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Unwraps an IPv4 address in IPv6 form, also that of a translator (NAT64). */
function unfolded(text: string): Address {
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4' || address.range() !== 'rfc6052') return address;
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

const isIn = (address: Address, network: [Address, number]): boolean =>
  address.kind() === network[0].kind() && (address as ipaddr.IPv6).match(network as [ipaddr.IPv6, number]);

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' ? !isIn(address, benchmarks) : isIn(address, global);
}

const networkOf = (text: string): [Address, number] => {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
};

/**
 * Requires an address that may receive requests: a public one by https, or one that the operator allows.
 * @throws AddressRefused
 */
function checkAddress(text: string, { protocol }: Pick<URL, 'protocol'>, allowed: AllowedNetworks): void {
  const address = unfolded(text);
  if (allowed.some((network) => isIn(address, networkOf(network)))) return;
  if (!isPublic(address)) throw new AddressRefused(`${text} is not a public address`);
  if (protocol !== 'https:') throw new AddressRefused('only https is sent to public addresses');
}

/** IP address in the host of a URL; null for a name. */
const literalOf = ({ hostname }: URL): string | null => {
  const text = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(text) ? text : null;
};

/**
 * Checks the URL itself. Addresses of a name are checked with each request.
 * @throws AddressRefused
 */
export function checkUrl(text: string, allowed: AllowedNetworks): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '') throw new AddressRefused('this is no such address');
  const literal = literalOf(url);
  if (literal !== null) checkAddress(literal, url, allowed);
  else if (url.protocol !== 'https:' && allowed.length === 0) throw new AddressRefused('it has to be https');
  return url;
}

/** Looks up addresses by DNS alone, which blocks no thread of libuv's pool. */
async function addressesOf(host: string, dns: DnsResolver): Promise<LookupAddress[]> {
  const lookups = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
  const addresses = lookups.flatMap((each, index) =>
    each.status === 'fulfilled' ? each.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
  );
  if (addresses.length === 0) throw new AddressRefused(`${host} has no address`);
  return addresses;
}

/**
 * Lookup for a connection. Addresses are resolved once, and the connection uses those that were checked: later DNS
 * changes have no effect (DNS rebinding). One refused address refuses all.
 */
export function checkedLookup(url: URL, allowed: AllowedNetworks, dns: DnsResolver): LookupFunction {
  return (host, { all }, callback) => {
    addressesOf(host, dns).then(
      (addresses) => {
        try {
          for (const { address } of addresses) checkAddress(address, url, allowed);
        } catch (error) {
          return callback(error as Error, '', 0);
        }
        const [first] = addresses as [LookupAddress];
        return all ? callback(null, addresses) : callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 0),
    );
  };
}
