import type { Request, RequestHandler, Response } from 'express';
import type { Config } from '../config.js';
import { exchangeOf } from './exchange.js';
import { onClientError } from './parser.js';
import { hasBody } from './validation.js';

type Times = Pick<Config, 'requestTimeout' | 'uploadIdleTimeout'>;

/** How long what was refused may go on coming, so that its sender reads why before the connection closes. */
const lingerTime = 5_000;

/** Every body has to arrive within a time, but for uploads: they take as long as they move. */
export function deadline({ requestTimeout }: Times): RequestHandler {
  return (req, res, next) => {
    if (hasBody(req)) {
      const timer = setTimeout(() => cut(req, res), requestTimeout * 1000);
      exchangeOf(res).deadline = timer;
      req.once('close', () => clearTimeout(timer));
    }
    next();
  };
}

/** Cuts an upload off when nothing came for a while, though we were reading; or when it was refused and does not end. */
export function waitWhileMoving(req: Request, res: Response, { uploadIdleTimeout }: Times): { refused: () => void } {
  clearTimeout(exchangeOf(res).deadline ?? undefined);
  let seen = req.socket.bytesRead;
  let movedAt = performance.now();
  const watch = setInterval(
    () => {
      const { bytesRead } = req.socket;
      // Where the storage is slower than the client, it is we who pause.
      if (bytesRead !== seen || req.isPaused()) {
        seen = bytesRead;
        movedAt = performance.now();
      } else if (performance.now() - movedAt > uploadIdleTimeout * 1000) {
        cut(req, res);
      }
    },
    Math.min(5_000, uploadIdleTimeout * 250),
  );
  let linger: NodeJS.Timeout | undefined;
  const stop = () => {
    clearInterval(watch);
    clearTimeout(linger);
  };
  req.once('close', stop);
  req.once('end', stop);
  return {
    refused: () => {
      if (!req.complete) linger = setTimeout(() => req.socket.destroy(), lingerTime);
    },
  };
}

function cut(req: Request, res: Response): void {
  const { socket } = req;
  if (!res.headersSent) {
    onClientError(Object.assign(new Error('The request took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  }
  setTimeout(() => socket.destroy(), 1000).unref();
}
