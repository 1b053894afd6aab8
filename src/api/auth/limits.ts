import type { Config, RateLimits } from '../../core/platform/config.js';
import type { Allowance } from '../http/caller.js';
import type { CountedClient } from '../http/request/request-context.js';
import type { Count } from './counts.js';
import {
  type CounterFactory,
  type CounterServices,
  guesses,
  limitersOf,
  localCounters,
  nameKey,
  pairKey,
  sharedCounters,
  siteOf,
} from './limiters.js';

/** The remaining allowances of a key, by limit. */
export type KeyAllowances = Record<'requests' | 'writes' | 'uploads', Pick<Allowance, 'limit' | 'remaining' | 'reset'>>;

/** Milliseconds that an attempt waits after too many attempts at its name, from any address: doubled with each, up to `longestDelay`. */
const firstDelay = 250;
const longestDelay = 4_000;
/** Milliseconds. Attempts at one name wait in line; one that would wait for longer is refused. */
const longestQueue = 12_000;
/** One customer of a provider has up to 65,536 /64 networks: together they have the limit of this many. */
const siteFactor = 10;

/** The limits of the settings, shared with all other processes and nodes; null if they are off. */
export async function openLimits(
  { rateLimits, limitsUrl }: Pick<Config, 'rateLimits' | 'limitsUrl'>,
  services: CounterServices,
): Promise<Limits | null> {
  return rateLimits && new Limits(rateLimits, await sharedCounters(limitsUrl, services));
}

/** The public methods of `Limits`, for wrappers that count them. */
export type CountedLimits = Pick<Limits, keyof Limits>;

type Limiters = ReturnType<typeof limitersOf>;
type Kind = keyof Limiters;
type RequestKind = 'key' | 'writes' | 'uploads' | 'newcomerWrites' | 'newcomerUploads';

/**
 * Requests a minute, per address without a key and per key with one; attempts to sign in and to sign up; reports. Attempts are counted
 * exactly; each process may exceed a limit of requests until it has learnt the counts of the others.
 */
export class Limits {
  readonly #limiters: Limiters;
  /** Kinds with separate limits for new members. */
  readonly #ofNewcomers: { write: boolean; upload: boolean };

  constructor(limits: RateLimits, counting: CounterFactory = localCounters()) {
    const { newcomerWrites, newcomerUploads } = limits;
    this.#ofNewcomers = { write: newcomerWrites !== null, upload: newcomerUploads !== null };
    this.#limiters = limitersOf(limits, counting);
  }

  /** Counts a request without a valid key. */
  consumeAnonymous(address: string): Promise<Allowance> {
    return this.#consumeFrom('anonymous', address);
  }

  /** Takes back the count by address of a request whose key turned out to be valid. */
  async refundAnonymous(address: string): Promise<void> {
    const { counter } = this.#limiters.anonymous;
    const site = siteOf(address);
    await Promise.all([counter.add(address, -1), site === null ? null : counter.add(site, -1)]);
  }

  /**
   * Takes back the count of a cheap request, such as one answered by 304; null above the limit of these. Otherwise a client could send any
   * number of requests, since `If-None-Match: *` matches anything.
   */
  async refund({ kind, who }: CountedClient): Promise<Allowance | null> {
    if ((await this.#consume('unchanged', `${kind} ${who}`)).exceeded) return null;
    const limiter = this.#limiters[kind];
    const { counter } = limiter;
    const site = kind === 'anonymous' ? siteOf(String(who)) : null;
    if (site !== null) await counter.add(site, -1);
    return allowanceOf(limiter, await counter.add(String(who), -1), false);
  }

  /** Counts further points for a request that was counted already. */
  async charge({ kind, who }: CountedClient, points: number): Promise<Allowance> {
    const limiter = this.#limiters[kind];
    const count = await limiter.counter.add(String(who), points);
    return allowanceOf(limiter, count, count.count > limiter.points);
  }

  /**
   * Counts a request of a key, and returns the narrowest limit that applies. Writes of a new member are also counted for all of their keys
   * together.
   */
  async consumeKey(
    keyId: number | string,
    kind: 'read' | 'write' | 'upload',
    newcomer: number | null,
  ): Promise<Allowance> {
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

  /** The remaining allowances of a key. Does not count. */
  async remainingOfKey(keyId: number | string, newcomer: number | null): Promise<KeyAllowances> {
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
   * Counts an attempt to sign in by address, by address and name, and by name. Attempts from other addresses delay an attempt at the name
   * by `delay` milliseconds, and after a hundred within an hour it is refused. `isFirst`: the first refused attempt. If it is not refused,
   * call `endSignInWait` after the delay.
   */
  async consumeSignIn(address: string, username: string): Promise<Allowance & { delay: number; isFirst: boolean }> {
    const none = { delay: 0, isFirst: false };
    const fromAddress = await this.#consumeFrom('signInAddress', address);
    if (fromAddress.exceeded) return { ...fromAddress, ...none };
    const pair = await this.#consume('signInPair', pairKey(address, username));
    if (pair.exceeded) return { ...pair, ...none };
    const name = nameKey(username);
    const { signInName, guess, signInWaiting } = this.#limiters;
    const over = (await signInName.counter.add(name)).count - signInName.points;
    const each = over <= 0 ? 0 : Math.min(longestDelay, firstDelay * 2 ** Math.min(over - 1, 10));
    const waiting = await signInWaiting.counter.add(name);
    const delay = waiting.count > 1 ? Math.max(each, firstDelay) * waiting.count : each;
    const guessed = delay > longestQueue ? null : await guess.counter.add(name);
    if (guessed !== null && guessed.count <= guesses) return { ...fromAddress, ...none, delay };
    await this.endSignInWait(username);
    if (guessed === null)
      return { ...allowanceOf({ ...signInName, points: 1 }, { count: 1, left: longestQueue }, true), ...none };
    return { ...allowanceOf(this.#limiters.guess, guessed, true), delay: 0, isFirst: guessed.count === guesses + 1 };
  }

  /** Lets the next attempt at the name continue. */
  async endSignInWait(username: string): Promise<void> {
    await this.#limiters.signInWaiting.counter.add(nameKey(username), -1);
  }

  /**
   * Takes back a right password's count from its address, and resets the delays. Guesses of others within the hour still count: otherwise
   * each sign-in of the owner would allow as many more.
   */
  async resetSignIns(address: string, username: string): Promise<void> {
    const { signInPair, signInName, guess } = this.#limiters;
    await signInPair.counter.forget(pairKey(address, username));
    await signInName.counter.forget(nameKey(username));
    await guess.counter.add(nameKey(username), -1);
  }

  /** Resets the guesses at a name after its password has changed. */
  async forgetGuesses(username: string): Promise<void> {
    await this.#limiters.guess.counter.forget(nameKey(username));
  }

  /** Counts an attempt to sign in on a known device, where attempts from elsewhere do not count. */
  consumeDevice(id: string): Promise<Allowance> {
    return this.#consume('device', id);
  }

  /** Resets the count of a device after a right password. */
  async resetDevice(id: string): Promise<void> {
    await this.#limiters.device.counter.forget(id);
  }

  /** Counts a password entered by a signed-in user, where attempts of others do not count. */
  consumeSignedIn(userId: number): Promise<Allowance> {
    return this.#consume('signedIn', userId);
  }

  /** Resets the count of a signed-in user after a right password. */
  async resetSignedIn(userId: number): Promise<void> {
    await this.#limiters.signedIn.counter.forget(String(userId));
  }

  /** Counts an attempt to create an account. */
  consumeSignUp(address: string): Promise<Allowance> {
    return this.#consumeFrom('signUp', address);
  }

  /**
   * Counts a requested mail by the caller's address and by the recipient. `isEnough`: the recipient has reached the limit, which the reply
   * does not say, since the caller may not be the recipient.
   */
  async consumeMail(source: string, email: string): Promise<Allowance & { isEnough: boolean }> {
    const allowance = await this.#consumeFrom('mailSource', source);
    if (allowance.exceeded) return { ...allowance, isEnough: true };
    const { exceeded } = await this.#consume('mailAddress', email.slice(0, 254).toLowerCase());
    return { ...allowance, isEnough: exceeded };
  }

  /** Counts a password given for a share link, for all callers together. */
  consumeShareTry(token: string): Promise<Allowance> {
    return this.#consume('shareTry', token);
  }

  /** Takes back the count of a right password: many people may use a link. */
  async refundShareTry(token: string): Promise<void> {
    await this.#limiters.shareTry.counter.add(token, -1);
  }

  /** Counts an entered device code. */
  consumeDeviceCode(userId: number): Promise<Allowance> {
    return this.#consume('deviceCode', userId);
  }

  /** Counts a report, whichever key it is made with. */
  consumeReport(userId: number): Promise<Allowance> {
    return this.#consume('report', userId);
  }

  async #remaining(kind: RequestKind, who: string | number): Promise<KeyAllowances['requests']> {
    const { points, counter } = this.#limiters[kind];
    const { count, left } = counter.get(String(who));
    return { limit: points, remaining: Math.max(0, points - count), reset: Math.ceil(left / 1000) };
  }

  async #consume(kind: Kind, who: string | number, points = this.#limiters[kind].points): Promise<Allowance> {
    const { policy, window, counter } = this.#limiters[kind];
    const count = await counter.add(String(who));
    return allowanceOf({ policy, window, points }, count, count.count > points);
  }

  /** Counts by the address and by its site. */
  async #consumeFrom(kind: Kind, address: string): Promise<Allowance> {
    const own = await this.#consume(kind, address);
    const site = siteOf(address);
    if (site === null || own.exceeded) return own;
    const all = await this.#consume(kind, site, siteFactor * this.#limiters[kind].points);
    return all.exceeded ? all : own;
  }
}

type Policy = { policy: string; window: number; points: number };

function allowanceOf({ policy, window, points }: Policy, { count, left }: Count, exceeded: boolean): Allowance {
  const [remaining, reset] = [Math.max(0, Math.min(points, points - count)), Math.max(1, Math.ceil(left / 1000))];
  return { policy, window, limit: points, remaining, reset, exceeded };
}
