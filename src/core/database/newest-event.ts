import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './client.js';
import type { Statement } from './statement.js';

/** Milliseconds between two looks. */
const interval = 200;

const newestPosition: Statement<number> = {
  name: 'newest_event',
  text: 'SELECT coalesce(max(position), 0)::text AS reply FROM events',
};

/**
 * Waits for events, for all readers of a process together: none of them has a connection meanwhile, and while none waits nothing is asked. Nor
 * does a write wake anybody: NOTIFY would let all writes commit one after the other, and needs a session that no pooler gives.
 */
export class NewestEvent {
  readonly #json: Database['json'];
  #looking: Promise<number> | null = null;

  constructor({ json }: Pick<Database, 'json'>) {
    this.#json = json;
  }

  /** Whether there is an event after this position, within so many milliseconds. It gives up as soon as `isOver` says so. */
  async isAfter(position: number, milliseconds: number, isOver: () => boolean): Promise<boolean> {
    const end = performance.now() + milliseconds;
    while (performance.now() < end && !isOver()) {
      if ((await this.#look()) > position) return true;
    }
    return false;
  }

  #look(): Promise<number> {
    this.#looking ??= sleep(interval).then(async () => {
      this.#looking = null;
      return (await this.#json(newestPosition, []))?.parse() ?? 0;
    });
    return this.#looking;
  }
}
