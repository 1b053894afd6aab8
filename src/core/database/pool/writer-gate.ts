import type { Budget } from '../budget.js';

type Waiting = { budget: Budget; enter: () => void };

/**
 * Limits how many writing requests have connections at once, so that requests that wait for a lock never use the connections that reads
 * need. Requests without a lock timeout so far come first, and among these the one whose resource the fewest others are changing: a locked
 * row delays only the requests that need it.
 */
export class WriterGate {
  private readonly inside = new Map<string, number>();
  private waiting: Waiting[] = [];
  private total = 0;

  /** Limit, in use, and waiting. */
  get state(): { room: number; inside: number; waiting: number } {
    return { room: this.room, inside: this.total, waiting: this.waiting.length };
  }

  /** `room`: connections that may be in use; requests for one row get all but one of them. */
  constructor(private readonly room: number) {}

  /** Waits for a place. `leave` returns it; `giveUp` stops waiting. */
  enter(budget: Budget): { entered: Promise<void> | undefined; leave: () => void } {
    const changes = budget.changes as string;
    let isInside = false;
    const enter = () => {
      isInside = true;
      this.total++;
      this.inside.set(changes, this.at(changes) + 1);
    };
    let entry: Waiting | undefined;
    let entered: Promise<void> | undefined;
    if (this.hasRoomFor(changes)) {
      enter();
    } else {
      entered = new Promise((resolve) => {
        entry = {
          budget,
          enter: () => {
            enter();
            resolve();
          },
        };
        this.waiting.push(entry);
      });
    }
    const leave = () => {
      if (!isInside) {
        this.waiting = this.waiting.filter((each) => each !== entry);
        return;
      }
      isInside = false;
      this.total--;
      const others = this.at(changes) - 1;
      if (others === 0) this.inside.delete(changes);
      else this.inside.set(changes, others);
      this.admit();
    };
    return { entered, leave };
  }

  private at(changes: string): number {
    return this.inside.get(changes) ?? 0;
  }

  private hasRoomFor(changes: string): boolean {
    return this.total < this.room && this.at(changes) < Math.max(1, this.room - 1);
  }

  private admit(): void {
    const rank = ({ budget }: Waiting) => budget.lockTimeouts * this.room + this.at(budget.changes as string);
    let next: Waiting | undefined;
    for (const each of this.waiting) {
      if (!this.hasRoomFor(each.budget.changes as string)) continue;
      if (next === undefined || rank(each) < rank(next)) next = each;
    }
    if (next === undefined) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    next.enter();
  }
}
