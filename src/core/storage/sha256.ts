import { MessageChannel, Worker } from 'node:worker_threads';
import type { FileToHash } from './hashing.mjs';
import { StorageError } from './storage.js';

/** The SHA-256 of a file, computed while it is written by a thread beside this one. */
export type FollowingHash = {
  /** Tells how many bytes of the file have been written. */
  written(bytes: number): void;
  /** The sum of what was written, in hexadecimal digits. */
  digest(): Promise<string>;
  /** To be called in any case, at the end. */
  close(): void;
};

type Thread = { worker: Worker; users: number };

/** The thread that hashes files. It serves all of them, begins with the first, and ends with the last. */
export class HashingThread {
  #shared: Thread | null = null;

  /** Begins to hash a file that is there already. */
  follow(path: string): FollowingHash {
    const thread = this.#shared ?? this.#start();
    thread.users += 1;
    const { port1: port, port2 } = new MessageChannel();
    const sum = new Promise<string>((resolve, reject) => {
      port.once('message', resolve);
      // By the thread where it cannot read the file, with a thread that ended, or below.
      port.once('close', () => reject(new StorageError('unreachable', `${path} was not hashed to its end`)));
    });
    sum.catch(() => {});
    thread.worker.postMessage({ port: port2, path } satisfies FileToHash, [port2]);
    return {
      written: (bytes) => port.postMessage(bytes),
      digest: () => {
        port.postMessage(null);
        return sum;
      },
      close: () => {
        port.close();
        thread.users -= 1;
        if (thread.users > 0) return;
        if (this.#shared === thread) this.#shared = null;
        void thread.worker.terminate();
      },
    };
  }

  #start(): Thread {
    const thread = { worker: new Worker(new URL('./hashing.mjs', import.meta.url)), users: 0 };
    this.#shared = thread;
    // Callers that wait for a sum see the port close; the next file gets another thread.
    thread.worker.once('error', () => {
      if (this.#shared === thread) this.#shared = null;
    });
    return thread;
  }
}
