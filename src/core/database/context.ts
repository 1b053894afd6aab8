import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * An async-local value. While any work runs in it, each promise of the process costs several times as much (nodejs/node#34493): only for
 * code that cannot be passed the value.
 */
export class Context<T> {
  readonly #storage = new AsyncLocalStorage<T>();
  #running = 0;

  get value(): T | undefined {
    return this.#storage.getStore();
  }

  /** Runs `work` with the value. */
  async run<R>(value: T, work: () => R | Promise<R>): Promise<R> {
    this.#running++;
    try {
      return await this.#storage.run(value, work);
    } finally {
      // An enabled storage would go on watching every promise.
      if (--this.#running === 0) this.#storage.disable();
    }
  }
}
