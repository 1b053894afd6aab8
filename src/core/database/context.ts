import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A value that is known to all that a piece of work begins, however deep below. While any such work runs, each promise of
 * the process costs several times as much (nodejs/node#34493): for what cannot be handed the value, and for nothing else.
 */
export class Context<T> {
  readonly #storage = new AsyncLocalStorage<T>();
  #running = 0;

  get value(): T | undefined {
    return this.#storage.getStore();
  }

  /** Runs `work`, which knows the value. */
  async run<R>(value: T, work: () => R | Promise<R>): Promise<R> {
    this.#running++;
    try {
      return await this.#storage.run(value, work);
    } finally {
      // It would go on watching every promise otherwise.
      if (--this.#running === 0) this.#storage.disable();
    }
  }
}
