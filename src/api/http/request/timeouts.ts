import type { Request, Response } from 'express';
import type { Config } from '../../../core/platform/config.js';
import { onClientError } from '../client-errors.js';
import { hasBody } from './json-body.js';
import { requestContext } from './request-context.js';

type Times = Pick<Config, 'requestTimeout' | 'uploadIdleTimeout'>;

/** How long a refusal waits for the rest of its request, in milliseconds. */
const restTime = 1_000;

/** How long what was refused may go on coming, in milliseconds, so that its sender reads why before the connection closes. */
const lingerTime = 5_000;

/** How often it is checked within a time whether a sender keeps us waiting. */
const checks = 8;

/** Every body has to arrive within a time, but for uploads: they take as long as they move. */
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

/** Cuts an upload off when nothing came for a while, though we were reading. */
export function idleTimeout(req: Request, res: Response, { uploadIdleTimeout }: Times): void {
  requestContext(res).endDeadline?.();
  let seen = req.socket.bytesRead;
  cutAfter(uploadIdleTimeout, req, res, (waited) => {
    const moved = req.socket.bytesRead !== seen;
    seen = req.socket.bytesRead;
    return moved || !isAwaited(req) ? 0 : waited + 1;
  });
}

/**
 * Reads what a refused request still sends, for a while, and drops it: there are clients, such as that of Java's standard
 * library, which use the connection for the next request before they have sent all of one that is answered. Where the
 * rest takes longer the reply says that the connection closes, which it does once its sender has had time to read it
 * (RFC 9112, 9.6).
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
  // Node would destroy it as soon as the reply is written, and what arrives after that would make the reply unreadable
  // (nodejs/node#21026).
  socket.destroySoon = () => socket.end();
  const linger = setTimeout(() => socket.destroy(), lingerTime);
  socket.once('close', () => clearTimeout(linger));
}

/** Whether it is the sender we wait for, rather than our database or storage before we read on. */
function isAwaited(req: Request): boolean {
  return !req.complete && req.readableFlowing === true && !req.isPaused();
}

/**
 * Cuts a request off once its sender has kept us waiting for `seconds`. That is counted in checks rather than read off a
 * clock: after a pause of our own the timers come first, and what arrived meanwhile is read after them.
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
