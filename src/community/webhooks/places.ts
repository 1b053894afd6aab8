/** A webhook with due deliveries. It is slow if its last attempt failed or took longer than a second. */
export type Due = { id: number; owner: number; is_slow: boolean };

/** A delivery in progress. It also becomes slow once it has taken a second. */
export type Sending = { webhook: number; owner: number; isSlow: boolean };

/** Concurrent deliveries of a process: to fast receivers, and to slow ones. */
const places = { fast: 32, slow: 64 };
/** Most of these to one owner, so that nobody takes all of them with many webhooks. */
const mostOfOwner = 8;
/** Most of these to one webhook. */
export const mostOfWebhook = { fast: 4, slow: 1 };
/** Milliseconds after which a receiver is slow. */
export const slowAfter = 1000;
/** Timeout of an attempt in milliseconds: less than its lease (`queue.ts`). */
export const longestAttempt = 20_000;
/** Most deliveries in progress, since one that becomes slow frees a place among the fast. */
export const mostAtOnce = (places.fast * longestAttempt) / slowAfter + places.slow;

const add = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * Chooses the next webhooks to send to. Fair by owner, then by webhook: those with the fewest deliveries in progress
 * come first, then those that were served least recently. Slow receivers have places of their own, so that others wait
 * for them a second at most.
 */
export class Places {
  /** Webhooks with due deliveries, the next first. */
  readonly #due = new Map<number, Due>();
  readonly #sending = new Set<Sending>();

  /** Adds webhooks with due deliveries. */
  add(due: readonly Due[]): void {
    for (const each of due) this.#due.set(each.id, each);
  }

  /** Takes a place, to be returned by `giveBack`. */
  take({ webhook, owner }: Pick<Sending, 'webhook' | 'owner'>): Sending {
    const sending = { webhook, owner, isSlow: this.#isSlow(webhook) };
    this.#sending.add(sending);
    return sending;
  }

  /** Returns a place. */
  giveBack(sending: Sending): void {
    this.#sending.delete(sending);
    const due = this.#due.get(sending.webhook);
    if (due !== undefined) due.is_slow = sending.isSlow;
  }

  /** Number of deliveries to send to each webhook now, the first in turn first. */
  next(): Map<number, number> {
    return new Map([...this.#nextOf('fast'), ...this.#nextOf('slow')]);
  }

  /**
   * Records which of the claimed webhooks had deliveries. Those without are claimed again once their deliveries in
   * progress have ended.
   */
  noteClaimed(webhooks: Iterable<number>, having: ReadonlySet<number>): void {
    const busy = new Set([...this.#sending].map(({ webhook }) => webhook));
    for (const id of webhooks) {
      const due = this.#due.get(id);
      this.#due.delete(id);
      if (due !== undefined && (having.has(id) || busy.has(id))) this.#due.set(id, due);
    }
  }

  #isSlow(webhook: number): boolean {
    if (this.#due.get(webhook)?.is_slow) return true;
    return [...this.#sending].some((each) => each.webhook === webhook && each.isSlow);
  }

  #nextOf(pace: 'fast' | 'slow'): Map<number, number> {
    const isSlow = pace === 'slow';
    const [ofOwner, ofWebhook, slow] = [new Map<number, number>(), new Map<number, number>(), new Set<number>()];
    let free = places[pace];
    for (const sending of this.#sending) {
      add(ofWebhook, sending.webhook);
      if (sending.isSlow) slow.add(sending.webhook);
      if (sending.isSlow !== isSlow) continue;
      add(ofOwner, sending.owner);
      free--;
    }
    const waiting = [...this.#due.values()].filter(({ id, is_slow: was }) => (was || slow.has(id)) === isSlow);
    const next = new Map<number, number>();
    for (; free > 0; free--) {
      let first: { due: Due; owner: number; webhook: number } | undefined;
      for (const due of waiting) {
        const [owner, webhook] = [ofOwner.get(due.owner) ?? 0, ofWebhook.get(due.id) ?? 0];
        if (owner >= mostOfOwner || webhook >= mostOfWebhook[pace]) continue;
        if (!first || owner < first.owner || (owner === first.owner && webhook < first.webhook))
          first = { due, owner, webhook };
      }
      if (first === undefined) break;
      add(ofOwner, first.due.owner);
      add(ofWebhook, first.due.id);
      add(next, first.due.id);
    }
    return next;
  }
}
