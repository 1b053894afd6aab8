import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';

/** What pg's client sends its messages through, and hears the server's from. */
export type Wire = EventEmitter & { stream: Socket; sync: () => void; query: (text: string) => void };

/**
 * Lets the statements that a transaction asks in one turn share one Sync. pg sends one after each, and PostgreSQL answers
 * each with a packet of its own: where both sides do little else, packets are most of what a statement costs. Once one of
 * them fails PostgreSQL skips the others, which are told the same error.
 *
 * pg takes the next statement's answers only after ReadyForQuery, which comes once for each Sync. For the statements that
 * have none of their own it is said here.
 */
export class SharedSync {
  /** Within a transaction: outside of one, statements that share a Sync would be one. */
  isOn = false;
  /** Statements of this turn. */
  private asked = 0;
  /** For each Sync that is not answered, how many statements will be told of a ReadyForQuery that does not come. */
  private readonly awaited: { unannounced: number }[] = [];
  private readonly sync: () => void;

  constructor(private readonly wire: Wire) {
    this.sync = wire.sync.bind(wire);
    const query = wire.query.bind(wire);
    wire.sync = () => {
      if (!this.isOn) this.end(1);
      else if (this.asked++ === 0) {
        wire.stream.cork();
        process.nextTick(() => this.flush());
      }
    };
    // It is a Sync by itself.
    wire.query = (text) => {
      this.flush();
      this.awaited.push({ unannounced: 0 });
      query(text);
    };
  }

  /** Begins to listen: after pg does, which has to hear of each message first. */
  listen(): void {
    const { wire, awaited } = this;
    let isReal = true;
    const tell = (transactionStatus: 'T' | 'E') => {
      isReal = false;
      wire.emit('readyForQuery', { status: transactionStatus });
      isReal = true;
    };
    wire.on('readyForQuery', () => {
      if (isReal) awaited.shift();
    });
    wire.on('commandComplete', () => {
      const [next] = awaited;
      if (next === undefined || next.unannounced === 0) return;
      next.unannounced--;
      tell('T');
    });
    wire.on('errorMessage', (error) => {
      const [next] = awaited;
      if (next === undefined) return;
      const skipped = next.unannounced;
      next.unannounced = 0;
      for (let n = 0; n < skipped; n++) {
        tell('E');
        wire.emit('errorMessage', error);
      }
    });
  }

  /** Sends what was asked in this turn. */
  flush(): void {
    if (this.asked === 0) return;
    const { asked } = this;
    this.asked = 0;
    this.end(asked);
    this.wire.stream.uncork();
  }

  private end(statements: number): void {
    this.awaited.push({ unannounced: statements - 1 });
    this.sync();
  }
}
