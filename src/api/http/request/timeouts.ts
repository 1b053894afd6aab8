import type { Request, Response } from 'express';
import type { Config } from '../../../core/platform/config.js';
import { onClientError } from '../client-errors.js';
import { hasBody } from './json-body.js';
import { requestContext } from './request-context.js';

type Times = Pick<Config, 'requestTimeout' | 'uploadIdleTimeout'>;

/** Milliseconds that a refusal waits for the rest of its request. */
const restTime = 1_000;

/** Milliseconds that a refused request may go on arriving, so that its sender reads the reply before the connection closes. */
const lingerTime = 5_000;

/** Checks per timeout of whether a sender has stalled. */
const checks = 8;

/** Limits the time of a body to arrive, except for uploads, which may take as long as data arrives. */
export function bodyTimeout({ requestTimeout }: Times): (req: Request, res: Response) => void {
  return (req, res) => {
    if (hasBody(req)) {
      requestContext(res).endDeadline = cutAfter(
        requestTimeout,
        req,
        res,
        (waited) => waited + (isAwaited(req) ? 1 : 0),
      );
    }
  };
}

/** Cuts off an upload after a while without data, though we were reading. */
export function idleTimeout(req: Request, res: Response, { uploadIdleTimeout }: Times): void {
  requestContext(res).endDeadline?.();
  let bytesRead = req.socket.bytesRead;
  cutAfter(uploadIdleTimeout, req, res, (waited) => {
    const moved = req.socket.bytesRead !== bytesRead;
    bytesRead = req.socket.bytesRead;
    return moved || !isAwaited(req) ? 0 : waited + 1;
  });
}

/**
 * Reads and drops the rest of a refused request for a while: some clients, such as Java's standard library, use the connection for the next
 * request before they have sent all of one that is answered. If the rest takes longer, the reply says that the connection closes, which it
 * does once its sender has had time to read it (RFC 9112, 9.6).
 */
export async function readRest(req: Request, res: Response): Promise<void> {
  if (req.complete || req.destroyed) return;
  req.resume();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, restTime);
    atEnd(req, () => {
      clearTimeout(timer);
      resolve();
    });
  });
  if (req.complete || req.destroyed) return;
  res.setHeader('Connection', 'close');
  const { socket } = req;
  // Node would destroy the socket as soon as the reply is written, and data that arrives after that would make the reply unreadable
  // (nodejs/node#21026).
  socket.destroySoon = () => socket.end();
  const linger = setTimeout(() => socket.destroy(), lingerTime);
  socket.once('close', () => clearTimeout(linger));
}

/** Whether we wait for the sender, rather than for our database or storage before we read on. */
function isAwaited(req: Request): boolean {
  return !req.complete && req.readableFlowing === true && !req.isPaused();
}

/**
 * Cuts a request off once its sender has stalled for `seconds`. The time is counted in checks, not read off a clock: after a pause of the
 * process, timers run first, and data that arrived meanwhile is read after them.
 */
function cutAfter(seconds: number, req: Request, res: Response, count: (waited: number) => number): () => void {
  let waited = 0;
  const timer = setInterval(
    () => {
      waited = count(waited);
      if (waited >= checks) {
        stop();
        cut(req, res);
      }
    },
    (seconds * 1000) / checks,
  );
  const stop = () => clearInterval(timer);
  atEnd(req, stop);
  return stop;
}

function atEnd(req: Request, act: () => void): void {
  req.once('close', act);
  req.once('end', act);
}

function cut(req: Request, res: Response): void {
  const { socket } = req;
  if (!res.headersSent) {
    onClientError(Object.assign(new Error('The request took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  }
  setTimeout(() => socket.destroy(), 1000).unref();
}
