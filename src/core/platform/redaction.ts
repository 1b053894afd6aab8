import ipaddr from 'ipaddr.js';
import { pino, type SerializedError } from 'pino';
import type { AddressForm } from './settings/choices.js';

/**
 * Keys of the interface, tokens of share links and keys of objects are all made of 32 letters and digits at least. What
 * else is so long in a row, such as a strange slug, is lost to the log too.
 */
const secret = /[0-9A-Za-z]{32,}/g;

/** The text without anything in it that may be a secret. */
export const redact = (text: string): string => text.replaceAll(secret, '…');

/**
 * The path that a request asks for, fit for the log: without its query, where a key or a signature may stand, and
 * without a token in the path itself, however it is written. Of a fragment, which belongs in no request, as much as shows
 * what was asked for.
 */
export function loggablePath(path: string, url: string): string {
  const [, fragment] = /#([^?&=]{0,100})/.exec(url) ?? [];
  const asked = fragment === undefined ? path : `${path}#${fragment}`;
  return redact(asked.includes('%') ? decoded(asked) : asked);
}

/** An IP address as the log may contain it: whole, as the network that it is in, or not at all. */
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
    // Cut in the middle, or malformed: then no route has taken it either.
    return text.replaceAll(/%[0-9A-Fa-f]{2}/g, '…');
  }
}

/** What an error says of itself, without the values that drivers put beside it, as PostgreSQL does with whole rows. */
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

/** What the log may say of an error. */
export function loggableError(error: Error): object {
  const whole = pino.stdSerializers.err(error) as SerializedError & Record<string, unknown>;
  const kept = errorFields.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]]);
  const { message, stack } = whole;
  return { ...Object.fromEntries(kept), message: redact(String(message)), stack: redact(String(stack)) };
}
