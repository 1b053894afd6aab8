import ipaddr from 'ipaddr.js';
import { pino, type SerializedError } from 'pino';
import type { AddressForm } from './settings/choices.js';

/**
 * API keys, share tokens and object keys all have at least 32 letters and digits. Other runs of that length, such as a long slug, are
 * redacted too.
 */
const secret = /[0-9A-Za-z]{32,}/g;

/** The text without anything that may be a secret. */
export const redact = (text: string): string => text.replaceAll(secret, '…');

/**
 * The path of a request for the log: without its query, which may contain a key or a signature, and without tokens in the path, however
 * they are encoded. A fragment, which does not belong in a request, is kept as far as it shows what was requested.
 */
export function loggablePath(path: string, url: string): string {
  const [, fragment] = /#([^?&=]{0,100})/.exec(url) ?? [];
  const pathAndFragment = fragment === undefined ? path : `${path}#${fragment}`;
  return redact(pathAndFragment.includes('%') ? decoded(pathAndFragment) : pathAndFragment);
}

/** An IP address for the log: whole, shortened to its network, or left out. */
export function loggableAddress(ip: string | undefined, form: AddressForm): string | undefined {
  if (form === 'off' || ip === undefined || !ipaddr.isValid(ip)) return undefined;
  const address = ipaddr.process(ip);
  if (form === 'full') return address.toString();
  if (address instanceof ipaddr.IPv6) return `${new ipaddr.IPv6([...address.parts.slice(0, 3), 0, 0, 0, 0, 0])}/48`;
  return `${address.octets.slice(0, 3).join('.')}.0/24`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The encoding is truncated or malformed; then no route has matched it either.
    return text.replaceAll(/%[0-9A-Fa-f]{2}/g, '…');
  }
}

/** Fields of an error that are logged, without values that drivers add, such as whole rows from PostgreSQL. */
const errorFields = [
  'type',
  'message',
  'stack',
  'code',
  'fault',
  'severity',
  'table',
  'column',
  'constraint',
  'errors',
] as const;

/** The loggable fields of an error. */
export function loggableError(error: Error): object {
  const whole = pino.stdSerializers.err(error) as SerializedError & Record<string, unknown>;
  const fields = errorFields.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]]);
  const { message, stack } = whole;
  return { ...Object.fromEntries(fields), message: redact(String(message)), stack: redact(String(stack)) };
}
