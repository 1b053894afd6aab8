import type { Response } from 'express';
import { problem } from '../../core/contract/problems.js';

/** Limits of concurrent streams: of a process, and of one user, key or address. */
type Limits = { total?: number; own: number };

/** Open streams of server-sent events of this process. */
export class EventStreams {
  #open = 0;
  readonly #own = new Map<string | number, number>();

  constructor(readonly limits: Limits) {}

  /**
   * Runs a stream, counted for its client. After a fault it is disconnected, and the client connects again.
   * @throws rate_limited, and what fails before the stream begins
   */
  async run(
    client: string | number,
    res: Response,
    stream: () => Promise<void>,
    onFault: (error: unknown) => void = () => {},
  ): Promise<void> {
    const { total = Number.POSITIVE_INFINITY, own: most } = this.limits;
    const own = this.#own.get(client) ?? 0;
    if (this.#open >= total || own >= most) throw problem('rate_limited');
    this.#open += 1;
    this.#own.set(client, own + 1);
    try {
      await stream();
    } catch (error) {
      if (!res.headersSent) throw error;
      onFault(error);
      res.destroy();
    } finally {
      this.#open -= 1;
      const left = (this.#own.get(client) ?? 1) - 1;
      if (left === 0) this.#own.delete(client);
      else this.#own.set(client, left);
    }
  }
}

/** Sends the headers of a stream of server-sent events. */
export function beginStream(res: Response): void {
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Prevents buffering by proxies.
    'X-Accel-Buffering': 'no',
  });
}
