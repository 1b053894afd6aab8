import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './client.js';
import type { Statement } from './statement.js';

/** Polling interval in milliseconds. */
const interval = 200;

const newestPosition: Statement<number> = {
  name: 'newest_event',
  text: 'SELECT coalesce(max(position), 0)::text AS reply FROM events',
};

/**
 * Polls for new events for all readers of a process together: readers hold no connection, and without readers nothing is queried. NOTIFY is
 * not used: it would serialise the commits of all writes, and needs a session, which poolers do not give.
 */
export class NewestEvent {
  readonly #json: Database['json'];
  #looking: Promise<number> | null = null;

  constructor({ json }: Pick<Database, 'json'>) {
    this.#json = json;
  }

  /** Waits up to so many milliseconds for an event after this position. Stops early once `isOver` returns true. */
  async isAfter(position: number, milliseconds: number, isOver: () => boolean): Promise<boolean> {
    const end = performance.now() + milliseconds;
    while (performance.now() < end && !isOver()) {
      if ((await this.#look()) > position) return true;
    }
    return false;
  }

  /** The position of the newest event, from the next poll. */
  now(): Promise<number> {
    return this.#look();
  }

  #look(): Promise<number> {
    this.#looking ??= sleep(interval).then(async () => {
      this.#looking = null;
      return (await this.#json(newestPosition, []))?.parse() ?? 0;
    });
    return this.#looking;
  }
}
