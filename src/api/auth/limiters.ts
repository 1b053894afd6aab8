import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../../core/database/client.js';
import type { RateLimits } from '../../core/platform/config.js';
import type { Lifecycle } from '../../core/platform/lifecycle.js';
import type { Logger } from '../../core/platform/log.js';
import { attemptCounter, CountExchange, type Counter, LocalCounts } from './counts.js';
import { storeInDatabase, storeInRedis } from './limit-stores.js';

/** Where counts are kept. */
export type CounterFactory = {
  /** Creates counts of requests: local, and perhaps exchanged with others. `window` in milliseconds. */
  requests: (kind: string, window: number) => LocalCounts;
  /** Creates counts of attempts, which protect secrets. */
  attempts: (kind: string, window: number) => Counter;
};

/** Counts in this process only. */
export function localCounters(): CounterFactory {
  const limiter = new RateLimiterMemory({ points: 1, duration: 1 });
  return {
    requests: (_, window) => new LocalCounts(window),
    attempts: (kind, window) => attemptCounter(limiter, kind, window),
  };
}

/** Services for shared counts. */
export type CounterServices = { database: Database; log: Logger; lifecycle: Pick<Lifecycle, 'atEnd'> };

/** Shares counts with all other processes, on any node. */
export async function sharedCounters(
  limitsUrl: string | null,
  { database, log, lifecycle }: CounterServices,
): Promise<CounterFactory> {
  const inDatabase = storeInDatabase(database);
  const store = limitsUrl === null ? inDatabase : await storeInRedis(limitsUrl, inDatabase);
  const exchange = new CountExchange(store, log);
  lifecycle.atEnd('the limits', async () => {
    await exchange.close();
    await store.close();
  });
  return {
    requests: (kind, window) => exchange.counts(kind, window),
    attempts: (kind, window) => attemptCounter(store.limiter, kind, window),
  };
}

const minute = 60;
const hour = 60 * minute;
/** Multiple of the request limit that 304 replies may reach uncounted. */
const unchangedFactor = 10;
/** Window in which attempts to sign in are counted. */
const signInWindow = 5 * minute;
/** Attempts per hour at one name from unknown devices, whatever their address. */
export const guesses = 100;

type Limit = { points: number; window?: number };

/** Limits of requests; `window` in seconds, by default a minute. */
function ofRequests(limits: RateLimits) {
  return {
    anonymous: { points: limits.anonymous },
    unchanged: { points: unchangedFactor * Math.max(limits.anonymous, limits.key) },
    key: { points: limits.key },
    writes: { points: limits.writes },
    uploads: { points: limits.uploads },
    newcomerWrites: { points: limits.newcomerWrites ?? limits.writes },
    newcomerUploads: { points: limits.newcomerUploads ?? limits.uploads, window: 24 * hour },
  } satisfies Record<string, Limit>;
}

/** Limits of attempts. */
function ofAttempts({ signIn, reports }: RateLimits) {
  return {
    signInAddress: { points: signIn, window: signInWindow },
    // An address and a name together: twice the attempts of an address within a longer window.
    signInPair: { points: 2 * signIn, window: hour },
    signInName: { points: signIn, window: signInWindow },
    guess: { points: guesses, window: hour },
    signInWaiting: { points: 0 },
    device: { points: signIn, window: signInWindow },
    signedIn: { points: signIn, window: signInWindow },
    signUp: { points: signIn, window: signInWindow },
    mailSource: { points: signIn, window: signInWindow },
    // Requested mails to one address.
    mailAddress: { points: 4, window: hour },
    // Passwords tried on one share link.
    shareTry: { points: 20, window: hour },
    deviceCode: { points: signIn, window: signInWindow },
    report: { points: reports, window: hour },
  } satisfies Record<string, Limit>;
}

/** The counter of each kind, its limit and window, and its policy name. */
export function limitersOf(limits: RateLimits, { requests, attempts }: CounterFactory) {
  return {
    ...each(ofRequests(limits), requests),
    ...each(ofAttempts(limits), attempts),
  };
}

function each<Kind extends string, Of>(limits: Record<Kind, Limit>, counterOf: (kind: string, window: number) => Of) {
  const entries = Object.entries<Limit>(limits).map(([kind, { points, window = minute }]) => {
    const policy = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [kind, { policy, points, window, counter: counterOf(kind, window * 1000) }];
  });
  return Object.fromEntries(entries) as Record<Kind, { policy: string; points: number; window: number; counter: Of }>;
}

/** The /48 of a /64 in the format of `addressOf`; null for IPv4. */
export function siteOf(address: string): string | null {
  const parts = address.split(':');
  return parts.length === 4 ? parts.slice(0, 3).join(':') : null;
}

/** A bounded key, since names that clients send are arbitrary. */
export function nameKey(username: string): string {
  return username.slice(0, 100).toLowerCase();
}

/** A key for an address together with a name. */
export function pairKey(address: string, username: string): string {
  return `${address} ${nameKey(username)}`;
}
