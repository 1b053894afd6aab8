import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallsToPrimary } from '../calls.js';
import type { RateLimits } from '../config.js';
import type { Allowance } from '../http/caller.js';
import type { Counted } from '../http/exchange.js';

type Kind =
  | 'anonymous'
  | 'unchanged'
  | 'key'
  | 'writes'
  | 'uploads'
  | 'signInAddress'
  | 'signInPair'
  | 'signInName'
  | 'device'
  | 'signedIn'
  | 'signUp'
  | 'shareTry';

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

/** What counts requests: here, or in another process. */
export type CountedLimits = Pick<Limits, keyof Limits>;

/**
 * Counts in the primary, for all of its workers. Each method is one call there, so that what it reads and counts is not
 * mixed with what others do; and one call among many in a message, where limiters of a library's own that ask the primary
 * would send a message for each count, at four times the cost.
 */
export function remoteLimits(calls: CallsToPrimary): CountedLimits {
  const methods = Object.getOwnPropertyNames(Limits.prototype).filter((name) => name !== 'constructor');
  return Object.fromEntries(
    methods.map((name) => [name, (...args: unknown[]) => calls.call('limits', name, args)]),
  ) as CountedLimits;
}

/**
 * Requests a minute, per address without a key and per key with one; attempts to sign in and to sign up. Counted in this
 * process: with several servers, each allows the whole limit.
 */
export class Limits {
  readonly #limiters: Record<Kind, RateLimiterMemory>;

  constructor(limits: RateLimits) {
    const limiter = (points: number, duration = minute) => new RateLimiterMemory({ points, duration });
    this.#limiters = {
      anonymous: limiter(limits.anonymous),
      unchanged: limiter(unchangedFactor * Math.max(limits.anonymous, limits.key)),
      key: limiter(limits.key),
      writes: limiter(limits.writes),
      uploads: limiter(limits.uploads),
      signInAddress: limiter(limits.signIn, signInWindow),
      signInPair: limiter(2 * limits.signIn, pairWindow),
      signInName: limiter(limits.signIn, signInWindow),
      device: limiter(limits.signIn, signInWindow),
      signedIn: limiter(limits.signIn, signInWindow),
      signUp: limiter(limits.signIn, signInWindow),
      shareTry: limiter(shareTries, shareWindow),
    };
  }

  /** Counts a request without a valid key. */
  consumeAnonymous(address: string): Promise<Allowance> {
    return this.#consume('anonymous', address);
  }

  /** A request whose key turned out to be valid is not counted by its address. */
  async refundAnonymous(address: string): Promise<void> {
    await this.#limiters.anonymous.reward(address);
  }

  /**
   * Takes a request back that was answered by 304; null where there were so many that they count. Without that end a
   * client could ask for ever, since `If-None-Match: *` matches anything.
   */
  async refund({ kind, who }: Counted): Promise<Allowance | null> {
    if ((await this.#consume('unchanged', `${kind} ${who}`)).exceeded) return null;
    return this.#allowance(kind, await this.#limiters[kind].reward(who), false);
  }

  /** Counts a request of a key, and shows the narrowest limit that it counts against. */
  async consumeKey(keyId: number, kind: 'read' | 'write' | 'upload'): Promise<Allowance> {
    const whole = await this.#consume('key', keyId);
    if (kind === 'read' || whole.exceeded) {
      return whole;
    }
    return this.#consume(kind === 'write' ? 'writes' : 'uploads', keyId);
  }

  /** What a key has left. Asking counts for nothing here. */
  async remainingOfKey(keyId: number): Promise<KeyAllowances> {
    const [requests, writes, uploads] = await Promise.all(
      (['key', 'writes', 'uploads'] as const).map((kind) => this.#remaining(kind, keyId)),
    );
    return { requests, writes, uploads } as KeyAllowances;
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
    await this.#consume('signInName', nameKey(username));
    const atName = await this.#limiters.signInName.get(nameKey(username));
    const over = (atName?.consumedPoints ?? 0) - this.#limiters.signInName.points;
    const delay = over <= 0 ? 0 : Math.min(longestDelay, firstDelay * 2 ** Math.min(over - 1, 10));
    return { ...fromAddress, delay };
  }

  /** Whoever knew the password is not counted with those who guess from the same address, and the others begin anew. */
  async resetSignIns(address: string, username: string): Promise<void> {
    await this.#limiters.signInPair.delete(pairKey(address, username));
    await this.#limiters.signInName.delete(nameKey(username));
  }

  /** Counts an attempt to sign in on a device that the account knows: nobody else's attempts count there. */
  consumeDevice(id: string): Promise<Allowance> {
    return this.#consume('device', id);
  }

  /** Begins to count anew on a device, once the password was right. */
  async resetDevice(id: string): Promise<void> {
    await this.#limiters.device.delete(id);
  }

  /** Counts a password that somebody gives who is signed in: nobody else's attempts count there. */
  consumeSignedIn(userId: number): Promise<Allowance> {
    return this.#consume('signedIn', userId);
  }

  /** Begins to count anew, once the password was right. */
  async resetSignedIn(userId: number): Promise<void> {
    await this.#limiters.signedIn.delete(userId);
  }

  /** Counts an attempt to make an account. */
  consumeSignUp(address: string): Promise<Allowance> {
    return this.#consume('signUp', address);
  }

  /** Counts a password given for a share link, whoever gives it. */
  consumeShareTry(token: string): Promise<Allowance> {
    return this.#consume('shareTry', token);
  }

  /** A right password does not count: many may use a link. */
  async refundShareTry(token: string): Promise<void> {
    await this.#limiters.shareTry.reward(token);
  }

  async #remaining(kind: Kind, who: string | number): Promise<Omit<Allowance, 'exceeded'>> {
    const limiter = this.#limiters[kind];
    const state = await limiter.get(who);
    return {
      limit: limiter.points,
      remaining: Math.max(0, state?.remainingPoints ?? limiter.points),
      reset: state === null ? 0 : Math.max(0, Math.ceil(state.msBeforeNext / 1000)),
    };
  }

  async #consume(kind: Kind, who: string | number): Promise<Allowance> {
    const limiter = this.#limiters[kind];
    let state: RateLimiterRes;
    let exceeded = false;
    try {
      state = await limiter.consume(who);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) {
        throw refusal;
      }
      state = refusal;
      exceeded = true;
    }
    return this.#allowance(kind, state, exceeded);
  }

  #allowance(kind: Kind, { remainingPoints, msBeforeNext }: RateLimiterRes, exceeded: boolean): Allowance {
    return {
      limit: this.#limiters[kind].points,
      remaining: Math.max(0, remainingPoints),
      reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
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
