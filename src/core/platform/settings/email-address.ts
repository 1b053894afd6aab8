import { domainToASCII } from 'node:url';

const atoms = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const letters = /^[\p{L}\p{M}\p{N}.-]+$/u;
const hostname = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * Whether mail can be sent to an address over the Internet: words separated by single dots (RFC 5321's Dot-string, with RFC 6531's
 * letters), and a domain of at least two labels. Quoted words and IP addresses are not supported: they are rare, and result from typos.
 */
export function isEmailAddress(email: string): boolean {
  const [, local = '', domain = ''] = /^([^@]{1,64})@([^@]+)$/.exec(email) ?? [];
  return email.length <= 254 && atoms.test(local) && letters.test(domain) && hostname.test(domainToASCII(domain));
}
