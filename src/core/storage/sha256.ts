import { MessageChannel, Worker } from 'node:worker_threads';
import type { FileToHash } from './hashing.mjs';
import { StorageError } from './storage.js';

/** The SHA-256 of a file, computed in a worker thread while the file is written. */
export type FollowingHash = {
  /** Reports how many bytes of the file have been written. */
  written(bytes: number): void;
  /** The hash of what was written, in hexadecimal digits. */
  digest(): Promise<string>;
  /** Must be called in any case, at the end. */
  close(): void;
};

type Thread = { worker: Worker; users: number };

/** The thread that hashes all files. It starts with the first and ends with the last. */
export class HashingThread {
  #shared: Thread | null = null;

  /** Begins to hash a file that exists. */
  follow(path: string): FollowingHash {
    const thread = this.#shared ?? this.#start();
    thread.users += 1;
    const { port1: port, port2 } = new MessageChannel();
    const sum = new Promise<string>((resolve, reject) => {
      port.once('message', resolve);
      // Closed by the thread if it cannot read the file or has ended, or below.
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
    // Callers that wait for a hash see the port close; the next file gets another thread.
    thread.worker.once('error', () => {
      if (this.#shared === thread) this.#shared = null;
    });
    return thread;
  }
}
