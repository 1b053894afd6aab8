/** A webhook to which something is due. Slow is one whose last attempt failed or took longer than a second. */
export type Due = { id: number; owner: number; is_slow: boolean };

/** A delivery that is being sent. It is slow as well once it has taken a second. */
export type Sending = { webhook: number; owner: number; isSlow: boolean };

/** How many are sent at a time by one process: to receivers that answer at once, and to slow ones. */
const places = { fast: 32, slow: 64 };
/** How many of these to one owner, so that nobody gets all of them by having many webhooks. */
const mostOfOwner = 8;
/** How many to one webhook. */
export const mostOfWebhook = { fast: 4, slow: 1 };
/** Milliseconds after which a receiver is slow. */
export const slowAfter = 1000;
/** Milliseconds that an attempt may take: less than its lease (`queue.ts`). */
export const longestAttempt = 20_000;
/** The most that can be under way, since what has become slow makes room among the fast. */
export const mostAtOnce = (places.fast * longestAttempt) / slowAfter + places.slow;

const add = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * Chooses to whom is sent next. Fair by owner, then by webhook: who has the least under way comes first, and of those who was not asked for the
 * longest time. Slow receivers have places of their own, so that others wait a second for them at most.
 */
export class Places {
  /** The webhooks to which something is due, the next first. */
  readonly #due = new Map<number, Due>();
  readonly #sending = new Set<Sending>();

  /** Adds webhooks to which something is due. */
  add(due: readonly Due[]): void {
    for (const each of due) this.#due.set(each.id, each);
  }

  /** Takes a place. It has to be given back. */
  take({ webhook, owner }: Pick<Sending, 'webhook' | 'owner'>): Sending {
    const sending = { webhook, owner, isSlow: this.#isSlow(webhook) };
    this.#sending.add(sending);
    return sending;
  }

  /** Gives a place back. */
  giveBack(sending: Sending): void {
    this.#sending.delete(sending);
    const due = this.#due.get(sending.webhook);
    if (due !== undefined) due.is_slow = sending.isSlow;
  }

  /** Webhooks and how much is to be sent to each of them now, the first in turn first. */
  next(): Map<number, number> {
    return new Map([...this.#nextOf('fast'), ...this.#nextOf('slow')]);
  }

  /** Notes which of the webhooks that were asked had something. One that had nothing is asked again once what is under way to it has ended. */
  asked(webhooks: Iterable<number>, having: ReadonlySet<number>): void {
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
