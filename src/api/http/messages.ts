import { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';

/**
 * The classes that a server of this application makes its requests and responses of: they have Express's prototypes from
 * the beginning. Express gives them to each message otherwise, and V8 shares no hidden classes among objects whose
 * prototype was changed: every property that is set later, and every access to one, then costs as much as the first ever
 * did. On Node 20 an application that does nothing else answers 4 times as many requests so
 * (expressjs/express#5998).
 */
export function messageClasses(app: Express): {
  IncomingMessage: typeof IncomingMessage;
  ServerResponse: typeof ServerResponse;
} {
  class Request extends IncomingMessage {}
  class Response<T extends IncomingMessage = IncomingMessage> extends ServerResponse<T> {}
  app.request = prototypeOf(Request, express.request, app);
  app.response = prototypeOf(Response, express.response, app);
  return { IncomingMessage: Request, ServerResponse: Response };
}

function prototypeOf<T extends object>(made: { prototype: object }, base: T, app: Express): T {
  Object.setPrototypeOf(made.prototype, base);
  return Object.defineProperty(made.prototype, 'app', { value: app, writable: true, configurable: true }) as T;
}
