import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimits } from '../config.js';

/** What a client may still do within the present minute. Reset in seconds from now. */
export type Allowance = { limit: number; remaining: number; reset: number; exceeded: boolean };

type Kind = 'anonymous' | 'key' | 'writes' | 'uploads' | 'signInAddress' | 'signInName' | 'signUp' | 'shareTry';

/** What a key may still do, by the limits that it counts against. */
export type KeyAllowances = Record<'requests' | 'writes' | 'uploads', Omit<Allowance, 'exceeded'>>;

const minute = 60;
/** Within which attempts to sign in are counted. */
const signInWindow = 5 * minute;
/** Passwords tried on one share link, and within which time. */
const shareTries = 20;
const shareWindow = 60 * minute;

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
      key: limiter(limits.key),
      writes: limiter(limits.writes),
      uploads: limiter(limits.uploads),
      signInAddress: limiter(limits.signIn, signInWindow),
      signInName: limiter(limits.signIn, signInWindow),
      signUp: limiter(limits.signIn, signInWindow),
      shareTry: limiter(shareTries, shareWindow),
    };
  }

  takeAnonymous(address: string): Promise<Allowance> {
    return this.#take('anonymous', address);
  }

  /** Counts a request of a key, and shows the narrowest limit that it counts against. */
  async takeKey(keyId: number, kind: 'read' | 'write' | 'upload'): Promise<Allowance> {
    const whole = await this.#take('key', keyId);
    if (kind === 'read' || whole.exceeded) {
      return whole;
    }
    return this.#take(kind === 'write' ? 'writes' : 'uploads', keyId);
  }

  /** What a key has left. Asking counts for nothing here. */
  async leftOfKey(keyId: number): Promise<KeyAllowances> {
    const [requests, writes, uploads] = await Promise.all(
      (['key', 'writes', 'uploads'] as const).map((kind) => this.#left(kind, keyId)),
    );
    return { requests, writes, uploads } as KeyAllowances;
  }

  /** Counts an attempt to give a password, by where it comes from and by whose it is said to be. */
  async takeSignIn(address: string, username: string): Promise<Allowance> {
    const fromAddress = await this.#take('signInAddress', address);
    return fromAddress.exceeded ? fromAddress : this.#take('signInName', nameKey(username));
  }

  /** Whoever knew the password does not wait for those who guessed at it. */
  async forgetSignIns(username: string): Promise<void> {
    await this.#limiters.signInName.delete(nameKey(username));
  }

  takeSignUp(address: string): Promise<Allowance> {
    return this.#take('signUp', address);
  }

  /** Counts a password given for a share link, whoever gives it. */
  takeShareTry(token: string): Promise<Allowance> {
    return this.#take('shareTry', token);
  }

  /** A right password does not count: many may use a link. */
  async forgiveShareTry(token: string): Promise<void> {
    await this.#limiters.shareTry.reward(token);
  }

  async #left(kind: Kind, who: string | number): Promise<Omit<Allowance, 'exceeded'>> {
    const limiter = this.#limiters[kind];
    const state = await limiter.get(who);
    return {
      limit: limiter.points,
      remaining: Math.max(0, state?.remainingPoints ?? limiter.points),
      reset: state === null ? 0 : Math.max(0, Math.ceil(state.msBeforeNext / 1000)),
    };
  }

  async #take(kind: Kind, who: string | number): Promise<Allowance> {
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
    return {
      limit: limiter.points,
      remaining: Math.max(0, state.remainingPoints),
      reset: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
      exceeded,
    };
  }
}

/** Bounded, because anything at all can be sent as a name. */
function nameKey(username: string): string {
  return username.slice(0, 100).toLowerCase();
}
