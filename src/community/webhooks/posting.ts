import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type AllowedNetworks, type AsksDns, checkedLookup, checkUrl } from './address.js';

/** What was answered. `retryAfter` is seconds, 0 unless it was said. */
export type Answer = { status: number; body: string; retryAfter: number };
/** `patience` is milliseconds for all of it, from the look-up of the name to the end of the answer, unless `stopping` ends it before. */
export type Posting = { allowed: AllowedNetworks; dns: AsksDns; patience: number; stopping: AbortSignal };

/** Bytes of an answer that are read. */
const mostRead = 64 * 1024;
/** Characters of it that are kept. */
const mostKept = 2000;
/** Seconds for which a receiver can put the next attempt off. */
const longestWait = 24 * 3600;

/**
 * Posts JSON to a URL on a connection of its own. A redirect is an answer like others: nothing follows it.
 * @throws AddressRefused, or the fault of the connection
 */
export async function post(
  text: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { allowed, dns, patience, stopping }: Posting,
): Promise<Answer> {
  const url = checkUrl(text, allowed);
  // A signal tells nobody who listens to it afterwards.
  stopping.throwIfAborted();
  const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    agent: false,
    lookup: checkedLookup(url, allowed, dns),
    signal: AbortSignal.timeout(patience),
  });
  // Also after the answer has begun; whoever reads that is told.
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
