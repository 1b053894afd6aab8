import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimits } from '../config.js';

/** What a client may still do within the present minute. Reset in seconds from now. */
export type Allowance = { limit: number; remaining: number; reset: number; exceeded: boolean };

type Kind = 'anonymous' | 'key' | 'writes' | 'uploads';

/**
 * Requests a minute, per address without a key and per key with one. Counted in this process: with several servers,
 * each allows the whole limit.
 */
export class Limits {
  readonly #limiters: Record<Kind, RateLimiterMemory>;

  constructor(limits: RateLimits) {
    const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });
    this.#limiters = {
      anonymous: limiter(limits.anonymous),
      key: limiter(limits.key),
      writes: limiter(limits.writes),
      uploads: limiter(limits.uploads),
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
