import type { CallsToPrimary } from '../calls.js';
import type { Allowance } from '../http/caller.js';
import type { Counted } from '../http/exchange.js';
import type { RateLimits } from '../settings/limits.js';
import { type Count, type Counter, localCounter } from './counts.js';
import type { SharedCounts } from './shared-counts.js';

type Kind =
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
  | 'device'
  | 'signedIn'
  | 'signUp'
  | 'mailSource'
  | 'mailAddress'
  | 'shareTry'
  | 'deviceCode'
  | 'report';

/** What a key may still do, by the limits that it counts against. */
export type KeyAllowances = Record<'requests' | 'writes' | 'uploads', Omit<Allowance, 'exceeded'>>;

const minute = 60;
/** As many times the limit of requests may be answered by 304 and not count. */
const unchangedFactor = 10;
/** Within which attempts to sign in are counted. */
const signInWindow = 5 * minute;
/** Within which attempts from one address at one name are counted: twice as many as from the address at once. */
const pairWindow = 60 * minute;
/** Milliseconds that an attempt waits once there were too many at its name, from wherever: doubled with each, up to this. */
const firstDelay = 250;
const longestDelay = 4_000;
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

/** What counts requests: here, or in another process. */
export type CountedLimits = Pick<Limits, keyof Limits>;

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
/** The methods that count those alone. */
const requestMethods = ['consumeAnonymous', 'refundAnonymous', 'refund', 'consumeKey', 'remainingOfKey'] as const;

/**
 * Limits of a worker. What every request counts as is counted in the primary, for all of its workers: each method is one call
 * there, so that what it reads and counts is not mixed with what others do, and one call among many in a message. Attempts are
 * counted by the worker itself, together with all nodes: they wait for the store, and would hold up what is in their message.
 */
export function remoteLimits(calls: CallsToPrimary, own: Limits): CountedLimits {
  const methods = Object.getOwnPropertyNames(Limits.prototype).filter((name) => name !== 'constructor');
  const remote: ReadonlySet<string> = new Set(requestMethods);
  const ofOwn = own as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  return Object.fromEntries(
    methods.map((name) => [
      name,
      (...args: unknown[]) => (remote.has(name) ? calls.call('limits', name, args) : ofOwn[name]?.(...args)),
    ]),
  ) as unknown as CountedLimits;
}

/**
 * Requests a minute, per address without a key and per key with one; attempts to sign in and to sign up; reports. Counted
 * together with other nodes where `shared` is given. Attempts are then counted exactly; of requests, each node may let those
 * through on top that come until it has heard of the others'.
 */
export class Limits {
  readonly #limiters: Record<Kind, { points: number; counter: Counter }>;
  /** What has limits of its own for new members. */
  readonly #ofNewcomers: { write: boolean; upload: boolean };

  constructor(limits: RateLimits, shared: SharedCounts | null = null) {
    const counter = (kind: Kind, milliseconds: number): Counter => {
      if (shared === null) return localCounter(milliseconds);
      return ofRequests.has(kind) ? shared.batched(kind, milliseconds) : shared.exact(kind, milliseconds);
    };
    const limiter = (kind: Kind, points: number, duration = minute) => ({
      points,
      counter: counter(kind, duration * 1000),
    });
    const { newcomerWrites, newcomerUploads } = limits;
    this.#ofNewcomers = { write: newcomerWrites !== null, upload: newcomerUploads !== null };
    this.#limiters = {
      anonymous: limiter('anonymous', limits.anonymous),
      unchanged: limiter('unchanged', unchangedFactor * Math.max(limits.anonymous, limits.key)),
      key: limiter('key', limits.key),
      writes: limiter('writes', limits.writes),
      uploads: limiter('uploads', limits.uploads),
      newcomerWrites: limiter('newcomerWrites', newcomerWrites ?? limits.writes),
      newcomerUploads: limiter('newcomerUploads', newcomerUploads ?? limits.uploads, newcomerUploadWindow),
      signInAddress: limiter('signInAddress', limits.signIn, signInWindow),
      signInPair: limiter('signInPair', 2 * limits.signIn, pairWindow),
      signInName: limiter('signInName', limits.signIn, signInWindow),
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

  /** Counts a request without a valid key. */
  consumeAnonymous(address: string): Promise<Allowance> {
    return this.#consume('anonymous', address);
  }

  /** A request whose key turned out to be valid is not counted by its address. */
  async refundAnonymous(address: string): Promise<void> {
    await this.#limiters.anonymous.counter.add(address, -1);
  }

  /**
   * Takes a request back that was answered by 304; null where there were so many that they count. Without that end a
   * client could ask for ever, since `If-None-Match: *` matches anything.
   */
  async refund({ kind, who }: Counted): Promise<Allowance | null> {
    if ((await this.#consume('unchanged', `${kind} ${who}`)).exceeded) return null;
    return this.#allowance(kind, await this.#limiters[kind].counter.add(String(who), -1), false);
  }

  /**
   * Counts a request of a key, and shows the narrowest limit that it counts against. What a new member writes is counted for
   * all keys together, too.
   */
  async consumeKey(keyId: number, kind: 'read' | 'write' | 'upload', newcomer: number | null): Promise<Allowance> {
    const whole = await this.#consume('key', keyId);
    if (kind === 'read' || whole.exceeded) {
      return whole;
    }
    const own = await this.#consume(kind === 'write' ? 'writes' : 'uploads', keyId);
    if (newcomer === null || !this.#ofNewcomers[kind] || own.exceeded) {
      return own;
    }
    const first = await this.#consume(kind === 'write' ? 'newcomerWrites' : 'newcomerUploads', newcomer);
    return first.exceeded || first.remaining <= own.remaining ? first : own;
  }

  /** What a key has left. Asking counts for nothing here. */
  async remainingOfKey(keyId: number, newcomer: number | null): Promise<KeyAllowances> {
    const narrowest = async (
      kind: 'writes' | 'uploads',
      first: 'newcomerWrites' | 'newcomerUploads',
      isSet: boolean,
    ) => {
      const own = await this.#remaining(kind, keyId);
      const ofMember = newcomer === null || !isSet ? own : await this.#remaining(first, newcomer);
      return ofMember.remaining <= own.remaining ? ofMember : own;
    };
    const [requests, writes, uploads] = await Promise.all([
      this.#remaining('key', keyId),
      narrowest('writes', 'newcomerWrites', this.#ofNewcomers.write),
      narrowest('uploads', 'newcomerUploads', this.#ofNewcomers.upload),
    ]);
    return { requests, writes, uploads };
  }

  /**
   * Counts an attempt to sign in, by where it comes from, alone and together with the name. Others cannot shut the owner of
   * a name out: what they try from elsewhere only slows an attempt down, by `delay` milliseconds.
   */
  async consumeSignIn(address: string, username: string): Promise<Allowance & { delay: number }> {
    const fromAddress = await this.#consume('signInAddress', address);
    if (fromAddress.exceeded) return { ...fromAddress, delay: 0 };
    const pair = await this.#consume('signInPair', pairKey(address, username));
    if (pair.exceeded) return { ...pair, delay: 0 };
    const { points, counter } = this.#limiters.signInName;
    const over = (await counter.add(nameKey(username))).count - points;
    const delay = over <= 0 ? 0 : Math.min(longestDelay, firstDelay * 2 ** Math.min(over - 1, 10));
    return { ...fromAddress, delay };
  }

  /** Whoever knew the password is not counted with those who guess from the same address, and the others begin anew. */
  async resetSignIns(address: string, username: string): Promise<void> {
    await this.#limiters.signInPair.counter.forget(pairKey(address, username));
    await this.#limiters.signInName.counter.forget(nameKey(username));
  }

  /** Counts an attempt to sign in on a device that the account knows: nobody else's attempts count there. */
  consumeDevice(id: string): Promise<Allowance> {
    return this.#consume('device', id);
  }

  /** Begins to count anew on a device, once the password was right. */
  async resetDevice(id: string): Promise<void> {
    await this.#limiters.device.counter.forget(id);
  }

  /** Counts a password that somebody gives who is signed in: nobody else's attempts count there. */
  consumeSignedIn(userId: number): Promise<Allowance> {
    return this.#consume('signedIn', userId);
  }

  /** Begins to count anew, once the password was right. */
  async resetSignedIn(userId: number): Promise<void> {
    await this.#limiters.signedIn.counter.forget(String(userId));
  }

  /** Counts an attempt to make an account. */
  consumeSignUp(address: string): Promise<Allowance> {
    return this.#consume('signUp', address);
  }

  /**
   * Counts a mail that somebody asks for, by where they are and by where it goes. `isEnough`: the address has got as many as
   * it should, which nobody is told, since they may not be its owner.
   */
  async consumeMail(source: string, email: string): Promise<Allowance & { isEnough: boolean }> {
    const allowance = await this.#consume('mailSource', source);
    if (allowance.exceeded) return { ...allowance, isEnough: true };
    const { exceeded } = await this.#consume('mailAddress', email.slice(0, 254).toLowerCase());
    return { ...allowance, isEnough: exceeded };
  }

  /** Counts a password given for a share link, whoever gives it. */
  consumeShareTry(token: string): Promise<Allowance> {
    return this.#consume('shareTry', token);
  }

  /** A right password does not count: many may use a link. */
  async refundShareTry(token: string): Promise<void> {
    await this.#limiters.shareTry.counter.add(token, -1);
  }

  /** Counts a code of a device that somebody types. */
  consumeDeviceCode(userId: number): Promise<Allowance> {
    return this.#consume('deviceCode', userId);
  }

  /** Counts something that somebody reports, with whichever key. */
  consumeReport(userId: number): Promise<Allowance> {
    return this.#consume('report', userId);
  }

  async #remaining(kind: Kind, who: string | number): Promise<Omit<Allowance, 'exceeded'>> {
    const { points, counter } = this.#limiters[kind];
    const { count, left } = await counter.get(String(who));
    return { limit: points, remaining: Math.max(0, points - count), reset: Math.ceil(left / 1000) };
  }

  async #consume(kind: Kind, who: string | number): Promise<Allowance> {
    const { points, counter } = this.#limiters[kind];
    const count = await counter.add(String(who));
    return this.#allowance(kind, count, count.count > points);
  }

  #allowance(kind: Kind, { count, left }: Count, exceeded: boolean): Allowance {
    const { points } = this.#limiters[kind];
    return {
      limit: points,
      remaining: Math.max(0, points - count),
      reset: Math.max(1, Math.ceil(left / 1000)),
      exceeded,
    };
  }
}

/** Bounded, because anything at all can be sent as a name. */
function nameKey(username: string): string {
  return username.slice(0, 100).toLowerCase();
}

function pairKey(address: string, username: string): string {
  return `${address} ${nameKey(username)}`;
}
