import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type AllowedNetworks, checkedLookup, checkUrl, type DnsResolver } from './address.js';

/** Response of a receiver. `retryAfter` is in seconds, 0 if absent. */
export type Answer = { status: number; body: string; retryAfter: number };
/** `timeoutMs` covers everything from the DNS look-up to the end of the response; `stopping` aborts earlier. */
export type PostOptions = { allowed: AllowedNetworks; dns: DnsResolver; timeoutMs: number; stopping: AbortSignal };

/** Bytes of a response that are read. */
const mostRead = 64 * 1024;
/** Characters of a response that are stored. */
const mostKept = 2000;
/** Seconds by which a receiver can delay the next attempt. */
const longestWait = 24 * 3600;

/**
 * Posts JSON to a URL on a connection of its own. Redirects are not followed.
 * @throws AddressRefused, or the error of the connection
 */
export async function post(
  text: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { allowed, dns, timeoutMs, stopping }: PostOptions,
): Promise<Answer> {
  const url = checkUrl(text, allowed);
  // An aborted signal does not notify later listeners.
  stopping.throwIfAborted();
  const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    agent: false,
    lookup: checkedLookup(url, allowed, dns),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Errors after the response has begun reach its reader.
  sent.on('error', () => {});
  const stop = () => void sent.destroy(stopping.reason);
  stopping.addEventListener('abort', stop);
  try {
    sent.end(body);
    const [answer] = await once(sent, 'response');
    return await read(answer);
  } finally {
    stopping.removeEventListener('abort', stop);
  }
}

async function read(answer: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    // Leaving the loop ends the connection.
    if (length >= mostRead) break;
  }
  const kept = Buffer.concat(parts).subarray(0, mostRead).toString('utf8').replaceAll('\0', '\ufffd');
  const retryAfter = secondsOf(answer.headers['retry-after']);
  return { status: answer.statusCode ?? 0, body: kept.slice(0, mostKept), retryAfter };
}

function secondsOf(text: string | undefined): number {
  if (text === undefined) return 0;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(seconds, 0), longestWait);
}
