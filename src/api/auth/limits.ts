import type { Config, RateLimits } from '../../core/platform/config.js';
import type { Allowance } from '../http/caller.js';
import type { Counted } from '../http/request/request-context.js';
import type { Count } from './counts.js';
import {
  type Counting,
  type CountingServices,
  countingAlone,
  countingTogether,
  guesses,
  limitersOf,
  nameKey,
  pairKey,
  siteOf,
} from './limiters.js';

/** What a key may still do, by the limits that it counts against. */
export type KeyAllowances = Record<'requests' | 'writes' | 'uploads', Pick<Allowance, 'limit' | 'remaining' | 'reset'>>;

/** Milliseconds that an attempt waits once there were too many at its name, from wherever: doubled with each, up to this. */
const firstDelay = 250;
const longestDelay = 4_000;
/** Attempts at one name wait one after the other. An attempt that would wait for longer than this is refused. */
const longestQueue = 12_000;
/** One customer of a provider has up to 65,536 networks of IPv6: together they may do as much as so many of them. */
const siteFactor = 10;

/** The limits of the settings, counted together with all other processes and nodes; null where there are none. */
export async function openLimits(
  { rateLimits, limitsUrl }: Pick<Config, 'rateLimits' | 'limitsUrl'>,
  services: CountingServices,
): Promise<Limits | null> {
  return rateLimits && new Limits(rateLimits, await countingTogether(limitsUrl, services));
}

/** Limits that somebody else may count as well. */
export type CountedLimits = Pick<Limits, keyof Limits>;

type Limiters = ReturnType<typeof limitersOf>;
type Kind = keyof Limiters;
type RequestKind = 'key' | 'writes' | 'uploads' | 'newcomerWrites' | 'newcomerUploads';

/**
 * Requests a minute, per address without a key and per key with one; attempts to sign in and to sign up; reports. Attempts are
 * counted exactly; of requests, each process may let those through on top that come until it has learnt of the others'.
 */
export class Limits {
  readonly #limiters: Limiters;
  /** What has limits of its own for new members. */
  readonly #ofNewcomers: { write: boolean; upload: boolean };

  constructor(limits: RateLimits, counting: Counting = countingAlone()) {
    const { newcomerWrites, newcomerUploads } = limits;
    this.#ofNewcomers = { write: newcomerWrites !== null, upload: newcomerUploads !== null };
    this.#limiters = limitersOf(limits, counting);
  }

  /** Counts a request without a valid key. */
  consumeAnonymous(address: string): Promise<Allowance> {
    return this.#consumeFrom('anonymous', address);
  }

  /** A request whose key turned out to be valid is not counted by its address. */
  async refundAnonymous(address: string): Promise<void> {
    const { counter } = this.#limiters.anonymous;
    const site = siteOf(address);
    await Promise.all([counter.add(address, -1), site === null ? null : counter.add(site, -1)]);
  }

  /**
   * Takes a request back that costs little, such as one that was answered by 304; null where there were so many that they count.
   * Without that end a client could ask for ever, since `If-None-Match: *` matches anything.
   */
  async refund({ kind, who }: Counted): Promise<Allowance | null> {
    if ((await this.#consume('unchanged', `${kind} ${who}`)).exceeded) return null;
    const limiter = this.#limiters[kind];
    const { counter } = limiter;
    const site = kind === 'anonymous' ? siteOf(String(who)) : null;
    if (site !== null) await counter.add(site, -1);
    return allowanceOf(limiter, await counter.add(String(who), -1), false);
  }

  /** Counts a request that was counted already as so many more. */
  async charge({ kind, who }: Counted, points: number): Promise<Allowance> {
    const limiter = this.#limiters[kind];
    const count = await limiter.counter.add(String(who), points);
    return allowanceOf(limiter, count, count.count > limiter.points);
  }

  /**
   * Counts a request of a key, and shows the narrowest limit that it counts against. What a new member writes is counted for
   * all keys together, too.
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

  /** What a key has left. Asking counts for nothing here. */
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
   * Counts an attempt to sign in, by where it comes from, alone and together with the name, and by the name alone. What others
   * try from elsewhere slows an attempt at the name down, by `delay` milliseconds, and after a hundred within an hour there is no
   * further one. `isFirst`: the first that is refused so. If it is not refused, call `endSignInWait` after the delay.
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

  /** The next attempt at the name has its turn. */
  async endSignInWait(username: string): Promise<void> {
    await this.#limiters.signInWaiting.counter.add(nameKey(username), -1);
  }

  /**
   * A right password does not count with wrong ones from the same address, and the delays begin anew. What others
   * have guessed within the hour still counts: else each sign-in of the owner would allow as many more.
   */
  async resetSignIns(address: string, username: string): Promise<void> {
    const { signInPair, signInName, guess } = this.#limiters;
    await signInPair.counter.forget(pairKey(address, username));
    await signInName.counter.forget(nameKey(username));
    await guess.counter.add(nameKey(username), -1);
  }

  /** What was guessed at a password that is no more does not count. */
  async forgetGuesses(username: string): Promise<void> {
    await this.#limiters.guess.counter.forget(nameKey(username));
  }

  /** Counts an attempt to sign in on a device that the account knows: attempts from elsewhere do not count there. */
  consumeDevice(id: string): Promise<Allowance> {
    return this.#consume('device', id);
  }

  /** Begins to count anew on a device, once the password was right. */
  async resetDevice(id: string): Promise<void> {
    await this.#limiters.device.counter.forget(id);
  }

  /** Counts a password that a signed-in person gives: attempts of others do not count there. */
  consumeSignedIn(userId: number): Promise<Allowance> {
    return this.#consume('signedIn', userId);
  }

  /** Begins to count anew, once the password was right. */
  async resetSignedIn(userId: number): Promise<void> {
    await this.#limiters.signedIn.counter.forget(String(userId));
  }

  /** Counts an attempt to make an account. */
  consumeSignUp(address: string): Promise<Allowance> {
    return this.#consumeFrom('signUp', address);
  }

  /**
   * Counts a mail that somebody asks for, by where they are and by where it goes. `isEnough`: the address has got as many as
   * it should, which the reply does not say, since the caller may not be its owner.
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

  /** Counts by the address, and by the site that it belongs to. */
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
