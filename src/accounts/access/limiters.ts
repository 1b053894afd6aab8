import type { RateLimits } from '../../operations/config.js';
import { type Counter, localCounter } from './counts.js';
import type { SharedCounts } from './shared-counts.js';

/** What is counted. */
export type Kind =
  | 'anonymous'
  | 'unchanged'
  | 'key'
  | 'writes'
  | 'uploads'
  | 'newcomerWrites'
  | 'newcomerUploads'
  | 'signInAddress'
  | 'signInPair'
  | 'signInName'
  | 'guess'
  | 'signInWaiting'
  | 'device'
  | 'signedIn'
  | 'signUp'
  | 'mailSource'
  | 'mailAddress'
  | 'shareTry'
  | 'deviceCode'
  | 'report';

/** How often something may be done, and what counts it. */
type Limiter = { points: number; counter: Counter };

const minute = 60;
/** As many times the limit of requests may be answered by 304 and not count. */
const unchangedFactor = 10;
/** Within which attempts to sign in are counted. */
const signInWindow = 5 * minute;
/** Within which attempts from one address at one name are counted: twice as many as from the address at once. */
const pairWindow = 60 * minute;
/** Attempts at one name from devices that it does not know, from wherever, within an hour. */
export const guesses = 100;
const guessWindow = 60 * minute;
/** Passwords tried on one share link, and within which time. */
const shareTries = 20;
const shareWindow = 60 * minute;
/** Within which the uploads of a new member are counted. */
const newcomerUploadWindow = 24 * 60 * minute;
/** Mails that one address gets because somebody asks for them, and within which time. */
const mailsOfAddress = 4;
const mailWindow = 60 * minute;
/** Within which somebody's reports are counted. */
const reportWindow = 60 * minute;

/** The kinds that every request counts as. They are counted here, and exchanged with other nodes a few times a second. */
const ofRequests: ReadonlySet<Kind> = new Set([
  'anonymous',
  'unchanged',
  'key',
  'writes',
  'uploads',
  'newcomerWrites',
  'newcomerUploads',
]);

/** What counts each kind: together with other nodes where `shared` is given. */
export function limitersOf(limits: RateLimits, shared: SharedCounts | null): Record<Kind, Limiter> {
  const counter = (kind: Kind, milliseconds: number): Counter => {
    if (shared === null) return localCounter(milliseconds);
    return ofRequests.has(kind) ? shared.batched(kind, milliseconds) : shared.exact(kind, milliseconds);
  };
  const limiter = (kind: Kind, points: number, duration = minute): Limiter => ({
    points,
    counter: counter(kind, duration * 1000),
  });
  return {
    anonymous: limiter('anonymous', limits.anonymous),
    unchanged: limiter('unchanged', unchangedFactor * Math.max(limits.anonymous, limits.key)),
    key: limiter('key', limits.key),
    writes: limiter('writes', limits.writes),
    uploads: limiter('uploads', limits.uploads),
    newcomerWrites: limiter('newcomerWrites', limits.newcomerWrites ?? limits.writes),
    newcomerUploads: limiter('newcomerUploads', limits.newcomerUploads ?? limits.uploads, newcomerUploadWindow),
    signInAddress: limiter('signInAddress', limits.signIn, signInWindow),
    signInPair: limiter('signInPair', 2 * limits.signIn, pairWindow),
    signInName: limiter('signInName', limits.signIn, signInWindow),
    guess: limiter('guess', guesses, guessWindow),
    signInWaiting: limiter('signInWaiting', 0),
    device: limiter('device', limits.signIn, signInWindow),
    signedIn: limiter('signedIn', limits.signIn, signInWindow),
    signUp: limiter('signUp', limits.signIn, signInWindow),
    mailSource: limiter('mailSource', limits.signIn, signInWindow),
    mailAddress: limiter('mailAddress', mailsOfAddress, mailWindow),
    shareTry: limiter('shareTry', shareTries, shareWindow),
    deviceCode: limiter('deviceCode', limits.signIn, signInWindow),
    report: limiter('report', limits.reports, reportWindow),
  };
}

/** The /48 of a /64 as `addressOf` writes it; null for an address of IPv4. */
export function siteOf(address: string): string | null {
  const parts = address.split(':');
  return parts.length === 4 ? parts.slice(0, 3).join(':') : null;
}

/** Bounded, because anything at all can be sent as a name. */
export function nameKey(username: string): string {
  return username.slice(0, 100).toLowerCase();
}

/** An address together with a name. */
export function pairKey(address: string, username: string): string {
  return `${address} ${nameKey(username)}`;
}
