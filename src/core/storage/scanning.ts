import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Logger } from '../platform/log.js';
import { Semaphore, shareOf } from '../platform/semaphore.js';
import type { ScannerPlace } from '../platform/settings/scanner.js';
import { type Storage, StorageError } from './storage.js';

/** A clamd has ten threads by default, which several nodes share. */
const limits = { permits: 4, maxWaiting: 100 };
/** Milliseconds for which a scanner may be silent: it scans a whole archive once it has the last byte. */
const timeoutMs = 60_000;

type Options = ScannerPlace & {
  /** False if what cannot be scanned is accepted. */
  isRequired: boolean;
};

/**
 * Scans what was uploaded by a clamd, a few objects at once. They are read from the storage, since the pace of a sender would keep one of the
 * scanner's few threads for as long as it likes.
 */
export class VirusScanner {
  readonly #scans: Semaphore;

  constructor(
    readonly options: Options,
    private readonly log: Pick<Logger, 'warn'>,
    workers: number,
  ) {
    this.#scans = new Semaphore(shareOf(limits, workers));
  }

  /**
   * The name of what is found in the bytes of these objects together, or null.
   * @throws StorageError if they have to be scanned and cannot
   */
  async scan({ read }: Pick<Storage, 'read'>, keys: readonly string[]): Promise<string | null> {
    try {
      const found = await this.#scans.run(() => this.#ask(read, keys));
      if (found !== null) this.log.warn({ found }, 'the virus scanner refused an upload');
      return found;
    } catch (err) {
      this.log.warn({ err }, 'an upload could not be scanned');
      if (this.options.isRequired) throw err instanceof StorageError ? err : new StorageError('unreachable', err);
      return null;
    }
  }

  /** Sends the command INSTREAM (clamd(8)): each chunk with its length before it, and an empty one at the end. */
  async #ask(read: Storage['read'], keys: readonly string[]): Promise<string | null> {
    const socket = connect(this.options);
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The scanner does not answer')));
    const reply = replyOf(socket);
    try {
      socket.write('zINSTREAM\0');
      for (const key of keys) {
        for await (const chunk of await read(key)) {
          socket.write(lengthOf(chunk));
          // A reply before the end is a refusal of so many bytes.
          if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), reply.then(verdictOf)]);
        }
      }
      socket.write(lengthOf([]));
      return verdictOf(await reply);
    } finally {
      socket.destroy();
    }
  }
}

function lengthOf({ length }: { length: number }): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** All that a socket brings until it closes. */
function replyOf(socket: Socket): Promise<string> {
  const reply = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (data: string) => {
      text += data;
    });
    // The scanner may answer and hang up while bytes are still on their way to it.
    socket.on('error', (error) => (text === '' ? reject(error) : resolve(text)));
    socket.once('close', () => (text === '' ? reject(new Error('The scanner has hung up')) : resolve(text)));
  });
  // It is awaited once all bytes are sent.
  reply.catch(() => {});
  return reply;
}

/** The name of what was found; null for none. @throws if the reply is neither */
function verdictOf(reply: string): string | null {
  const verdict = /^stream: (?:OK|(?<found>.+) FOUND)\0?$/.exec(reply.trim());
  if (verdict === null) throw new Error(`The scanner cannot scan it: ${reply.slice(0, 200)}`);
  return verdict.groups?.found ?? null;
}
