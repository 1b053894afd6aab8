import { randomUUID } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import cors from 'cors';
import express, { type Express, type Request, type RequestHandler } from 'express';
import helmet from 'helmet';
import { KeyRing } from './access/key-ring.js';
import { Limits } from './access/limits.js';
import { Passwords } from './access/passwords.js';
import { PublishedContract } from './contract/published.js';
import { withBudget } from './database/budget.js';
import { SearchMemory } from './database/search-memory.js';
import { beginExchange, exchangeOf } from './http/exchange.js';
import { ReplyCache } from './http/replies.js';
import type { Services } from './http/services.js';
import { bodyTimeout } from './http/timeouts.js';
import { wellFormed } from './http/well-formed.js';
import type { Logger } from './log.js';
import { allOperations } from './operations.js';
import { errorReplies } from './pipeline/errors.js';
import type { Operation } from './pipeline/operation.js';
import type { Parts } from './pipeline/parts.js';
import { contractRouter, noRoute } from './pipeline/router.js';
import { loggablePath } from './redaction.js';
import { contractAsYaml } from './service/contract-as-yaml.js';
import { Turns } from './turns.js';
import { measuringBounds } from './videos/container.js';
import { storageRouter } from './web/object-links.js';
import { webRouter } from './web/router.js';

const requestIdForm = /^[A-Za-z0-9._-]{1,128}$/;

type Given = Services & {
  /** Applications in one process can share them, and what is compiled for them. */
  operations?: readonly Operation[];
};

/** The whole service as an Express application. The only way one is made, in tests too. */
export function createApp({ operations = allOperations(), ...services }: Given): Express {
  const { config, log } = services;
  const parts = partsOf(services);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  // By itself it would leave out what comes after a thousand others.
  app.set('query parser', (text: string | null) => parseQuery(text ?? '', '&', '=', { maxKeys: 0 }));
  app.enable('case sensitive routing');
  app.enable('strict routing');

  app.use(begin(log));
  app.use(securityHeaders);
  app.use(crossOrigin);
  app.use(wellFormed(config));
  app.use(bodyTimeout(config));
  const interfaceRouter = contractRouter(operations, parts);
  const yamlRouter = contractAsYaml(parts);
  for (const basePath of config.basePaths) {
    app.use(basePath, interfaceRouter, yamlRouter);
  }
  app.use(budgeted);
  app.use('/storage', storageRouter(parts));
  app.use(webRouter(parts));
  app.use(noRoute(parts));
  app.use(errorReplies(parts));
  return app;
}

/** What an application is given, and all that it keeps in memory of its own. */
export function partsOf(services: Services): Parts {
  const { config, database } = services;
  return {
    ...services,
    keys: new KeyRing(database),
    limits: config.rateLimits === null ? null : new Limits(config.rateLimits),
    replies: new ReplyCache(),
    contract: new PublishedContract(config.basePaths),
    passwords: new Passwords(),
    searches: new SearchMemory(),
    measuring: new Turns(measuringBounds),
  };
}

/** Names the request and logs it once it is answered: never its query or what else of its address is secret. */
function begin(log: Logger): RequestHandler {
  return (req, res, next) => {
    const given = req.headers['x-request-id'];
    const requestId = typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID();
    beginExchange(res, requestId, changesOf(req));
    res.setHeader('X-Request-Id', requestId);
    const started = performance.now();
    const { method } = req;
    const path = loggablePath(req.path, req.url);
    res.once('close', () => {
      const { operation, caller } = exchangeOf(res);
      log.info(
        {
          req_id: requestId,
          method,
          path,
          operation: operation?.id,
          status: res.statusCode,
          user: caller?.username,
          ms: Math.round((performance.now() - started) * 100) / 100,
          cut: res.writableFinished ? undefined : true,
        },
        'request',
      );
    });
    next();
  };
}

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a request may change, as far as its path tells up to its first id; null if it only reads. */
const changesOf = ({ method, path }: Request): string | null =>
  readingMethods.has(method) ? null : (/^.*?\/\d+(?=\/|$)/.exec(path)?.[0] ?? path);

/** The pages, the storage and the sessions ask the database without being handed the budget. */
const budgeted: RequestHandler = (_req, res, next) => {
  const handled = () =>
    new Promise<void>((resolve) => {
      res.once('close', resolve);
      next();
    });
  withBudget(exchangeOf(res).budget, handled).catch(next);
};

// What speaks of pages alone (openers, prefetching, old plug-ins) is left out of replies that are JSON.
const securityHeaders = helmet({
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  referrerPolicy: { policy: 'no-referrer' },
});

const crossOrigin = cors({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'X-Request-Id'],
  exposedHeaders: [
    'X-Request-Id',
    'ETag',
    'Retry-After',
    'Allow',
    'WWW-Authenticate',
    'Idempotent-Replayed',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'Deprecation',
    'Sunset',
    'Link',
  ],
  maxAge: 86_400,
  // The routes answer OPTIONS themselves, with the methods that the path really takes.
  preflightContinue: true,
});
