import { randomUUID } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { KeyRing } from './access/key-ring.js';
import { Limits } from './access/limits.js';
import { Passwords } from './access/passwords.js';
import { PublishedContract } from './contract/published.js';
import { withBudget } from './database/budget.js';
import { SearchCache } from './database/search-cache.js';
import { setCommonHeaders } from './http/common-headers.js';
import { beginExchange, exchangeOf } from './http/exchange.js';
import { ReplyCache } from './http/replies.js';
import type { Services } from './http/services.js';
import { bodyTimeout } from './http/timeouts.js';
import { wellFormed } from './http/well-formed.js';
import type { Logger } from './log.js';
import { allOperations } from './operations.js';
import { errorReplies } from './pipeline/errors.js';
import { KnownUrls } from './pipeline/known-urls.js';
import type { Operation } from './pipeline/operation.js';
import type { Parts, Shared } from './pipeline/parts.js';
import { contractRouter, noRoute } from './pipeline/router.js';
import { SharedReads } from './pipeline/shared-reads.js';
import { loggablePath } from './redaction.js';
import { Semaphore, shareOf } from './semaphore.js';
import { contractAsYaml } from './service/contract-as-yaml.js';
import { containerReaderLimits } from './videos/container.js';
import { storageRouter } from './web/object-links.js';
import { webRouter } from './web/router.js';

const requestIdForm = /^[A-Za-z0-9._-]{1,128}$/;

type Given = Services &
  Partial<Shared> & {
    /** Applications in one process can share them, and what is compiled for them. */
    operations?: readonly Operation[];
  };

/** The whole service as an Express application. The only way one is made, in tests too. */
export function createApp({ operations = allOperations(), ...services }: Given): Express {
  const { config } = services;
  const parts = partsOf(services);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  // By itself it would leave out what comes after a thousand others.
  app.set('query parser', (text: string | null) => parseQuery(text ?? '', '&', '=', { maxKeys: 0 }));
  app.enable('case sensitive routing');
  app.enable('strict routing');

  app.use(enter(parts));
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
export function partsOf(services: Services & Partial<Shared>): Parts {
  const { config, database } = services;
  return {
    limits: config.rateLimits && new Limits(config.rateLimits),
    serving: async () => 1,
    ...services,
    keys: new KeyRing(database),
    replies: new ReplyCache(),
    reads: new SharedReads(),
    urls: new KnownUrls(),
    contract: new PublishedContract(config.basePaths),
    passwords: new Passwords(config.workers),
    searches: new SearchCache(),
    containerReaders: new Semaphore(shareOf(containerReaderLimits, config.workers)),
  };
}

/** What happens to every request first, in one middleware, since each of Express's own layers has a price. */
function enter({ config, log, urls }: Parts): RequestHandler {
  const requireWellFormed = wellFormed(config);
  const limitBodyTime = bodyTimeout(config);
  // Its lines have fields of their own, none of which could hold what is left out of others.
  const requestLog = log.child({}, { redact: [] });
  return (req, res, next) => {
    begin(req, res, requestLog);
    setCommonHeaders(req, res);
    requireWellFormed(req);
    limitBodyTime(req, res);
    const known = urls.find(req);
    if (known === null) {
      next();
      return;
    }
    exchangeOf(res).validated = known.parameters;
    known.handle(req, res, next);
  };
}

/** Names the request and logs it once it is answered: never its query or what else of its address is secret. */
function begin(req: Request, res: Response, log: Logger): void {
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
