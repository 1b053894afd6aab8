import { connect, type Socket } from 'node:net';
import type { ScannerPlace } from '../platform/settings/scanner.js';
import { StorageError } from './storage.js';

/** A virus scanner. Without `isRequired`, what it cannot scan is accepted. */
export type Scanner = ScannerPlace & { isRequired: boolean };

/** Bytes on their way past a scanner. Its verdict, once they have passed: the name of what it found, or null. */
export type Scan = { bytes: AsyncIterable<Uint8Array>; verdict: () => Promise<string | null> };

/** Milliseconds for which a scanner may be silent: it scans a whole archive once it has the last byte. */
const patience = 60_000;

/**
 * Lets bytes pass by a clamd while they are stored, by its command INSTREAM (clamd(8)): each chunk with its length before it, and an empty
 * one at the end. Both throw `StorageError` if it fails and is required; otherwise `failed` is called, and the bytes pass.
 */
export function scanned(
  bytes: AsyncIterable<Uint8Array>,
  scanner: Scanner | null,
  failed: (error: unknown) => void,
): Scan {
  if (scanner === null) return { bytes, verdict: async () => null };
  const session = new Session(scanner);
  let isFailed = false;
  const attempt = async <T>(step: () => Promise<T>): Promise<T | null> => {
    if (isFailed) return null;
    try {
      return await step();
    } catch (error) {
      isFailed = true;
      session.close();
      failed(error);
      if (scanner.isRequired) throw new StorageError('unreachable', error);
      return null;
    }
  };
  async function* passing(): AsyncIterable<Uint8Array> {
    let isWhole = false;
    try {
      for await (const chunk of bytes) {
        await attempt(() => session.send(chunk));
        yield chunk;
      }
      isWhole = true;
    } finally {
      // They were cut off, or could not be stored.
      if (!isWhole) session.close();
    }
  }
  return { bytes: passing(), verdict: () => attempt(() => session.end()) };
}

class Session {
  readonly #socket: Socket;
  readonly #reply: Promise<string>;

  constructor(place: ScannerPlace) {
    const socket = connect(place);
    this.#socket = socket;
    socket.setTimeout(patience, () => socket.destroy(new Error('The scanner does not answer')));
    this.#reply = new Promise((resolve, reject) => {
      let text = '';
      socket.setEncoding('utf8').on('data', (data: string) => {
        text += data;
      });
      socket.on('error', (error) => (text === '' ? reject(error) : resolve(text)));
      socket.once('close', () => (text === '' ? reject(new Error('The scanner has hung up')) : resolve(text)));
    });
    // It is awaited once all bytes are sent.
    this.#reply.catch(() => {});
    socket.write('zINSTREAM\0');
  }

  /** Sends a chunk, and waits until there is room for the next. */
  async send(chunk: Uint8Array): Promise<void> {
    if (chunk.length === 0) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    this.#socket.write(length);
    if (this.#socket.write(chunk)) return;
    // A reply before the end is a refusal.
    const room = new Promise<void>((resolve) => this.#socket.once('drain', resolve));
    await Promise.race([room, this.#reply.then(verdictOf)]);
  }

  async end(): Promise<string | null> {
    this.#socket.write(Buffer.alloc(4));
    return verdictOf(await this.#reply);
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** The name of what was found; null for none. @throws if the reply is neither */
function verdictOf(reply: string): string | null {
  const verdict = /^stream: (?:OK|(?<found>.+) FOUND)\0?$/.exec(reply.trim());
  if (verdict === null) throw new Error(`The scanner cannot scan it: ${reply.slice(0, 200)}`);
  return verdict.groups?.found ?? null;
}
