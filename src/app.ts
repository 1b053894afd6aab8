import { randomUUID } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { oauthEndpoints } from './accounts/oauth/endpoints.js';
import { avatars } from './accounts/users/avatars/serving.js';
import { includingPeople } from './accounts/users/people.js';
import { visitorsOf } from './api/auth/admission.js';
import { KeyRing } from './api/auth/key-ring.js';
import { Limits } from './api/auth/limits.js';
import { Passwords } from './api/auth/passwords.js';
import { Providers } from './api/auth/providers.js';
import { setCommonHeaders } from './api/http/common-headers.js';
import { EventStreams } from './api/http/event-streams.js';
import { Probes } from './api/http/probes.js';
import { ReplyCache } from './api/http/replies.js';
import { beginContext, requestContext } from './api/http/request/request-context.js';
import { bodyTimeout } from './api/http/request/timeouts.js';
import { wellFormed } from './api/http/request/well-formed.js';
import type { Services } from './api/http/services.js';
import { BoardRules } from './api/pipeline/board-rules.js';
import { Cursors } from './api/pipeline/cursors.js';
import { errorReplies } from './api/pipeline/errors.js';
import { KnownUrls } from './api/pipeline/known-urls.js';
import type { Operation } from './api/pipeline/operation.js';
import type { Parts, Shared } from './api/pipeline/parts.js';
import { contractRouter, noRoute } from './api/pipeline/router.js';
import { SharedReads } from './api/pipeline/shared-reads.js';
import { SiteLook } from './api/pipeline/site-look.js';
import { StoredReplies } from './api/pipeline/stored-replies.js';
import { measuredLimits, measuredStorage } from './api/telemetry/metrics/measured.js';
import type { Metrics } from './api/telemetry/metrics/metrics.js';
import { readApplication } from './api/telemetry/metrics/readings.js';
import { tracedStorage } from './api/telemetry/traces/traced-storage.js';
import type { Tracing } from './api/telemetry/traces/tracing.js';
import { contractAsYaml } from './areas/service/contract-as-yaml.js';
import { siteLogo } from './areas/site/serving.js';
import { playbackRouter } from './areas/videos/media/playing.js';
import { attachmentRouter } from './community/attachments.js';
import { ownState } from './community/own-state.js';
import { searchEngine } from './community/search/engines.js';
import { paymentProviders } from './content/payments/providers.js';
import { pictureRouter } from './content/pictures/picture-router.js';
import { linkCounter, wordFinder } from './content/text/filters.js';
import { storageRouter } from './content/text/object-links.js';
import { rendering } from './content/text/rendering.js';
import { PooledRenderer } from './content/text/text-renderer.js';
import { tusRouter } from './content/uploads/tus.js';
import { PublishedContract } from './core/contract/published.js';
import { withBudget } from './core/database/budget.js';
import { NewestEvent } from './core/database/newest-event.js';
import { SearchCache } from './core/database/search-cache.js';
import { uploadReaderLimits } from './core/platform/bounded/bounded.js';
import type { Config } from './core/platform/config.js';
import type { Logger } from './core/platform/log.js';
import { loggableAddress, loggablePath, redact } from './core/platform/redaction.js';
import { Semaphore, shareOf } from './core/platform/semaphore.js';
import type { AddressForm } from './core/platform/settings/choices.js';
import { VirusScanner } from './core/storage/scanning.js';
import { allOperations } from './handlers.js';
import { webRouter } from './web/router.js';

const requestIdForm = /^[A-Za-z0-9._-]{1,128}$/;

type Options = Services &
  Partial<Shared> & {
    /** Compiled operations, which applications in one process can share. */
    operations?: readonly Operation[];
  };

/** Creates the service as an Express application. Tests use it, too. */
export function createApp({ operations = allOperations(), ...services }: Options): Express {
  const { config } = services;
  const parts = partsOf(services);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  // Raises the parser's default limit of 1000 parameters.
  app.set('query parser', (text: string | null) => parseQuery(text ?? '', '&', '=', { maxKeys: 0 }));
  app.enable('case sensitive routing');
  app.enable('strict routing');

  app.use(enter(parts));
  const interfaceRouter = contractRouter(operations, parts);
  const yamlRouter = contractAsYaml(parts);
  const otherRouters = [avatars(parts), siteLogo(parts)];
  for (const basePath of config.basePaths) {
    app.use(basePath, interfaceRouter, yamlRouter, ...otherRouters);
  }
  app.use(budgeted);
  app.use(visitorsOf(parts));
  app.use('/storage', storageRouter(parts));
  app.use(tusRouter(parts));
  app.use(attachmentRouter(parts));
  app.use(pictureRouter(parts));
  app.use(playbackRouter(parts));
  app.use(oauthEndpoints(parts));
  app.use(webRouter(parts, operations));
  app.use(noRoute(parts));
  app.use(errorReplies(parts));
  return app;
}

/** Resolves an application's dependencies, and creates the state that it keeps in memory. */
export function partsOf(services: Services & Partial<Shared>): Parts {
  const { config, database } = services;
  const stopping = () => false;
  const text = new PooledRenderer(services);
  const parts: Parts = {
    limits: config.rateLimits && new Limits(config.rateLimits),
    serving: () => 1,
    stopping,
    metrics: null,
    tracing: null,
    search: searchEngine(config),
    ...services,
    probes: new Probes({ stopping, ...services }),
    keys: new KeyRing(database, config),
    replies: new ReplyCache(),
    reads: new SharedReads(),
    urls: new KnownUrls(),
    cursors: new Cursors(database),
    storedReplies: new StoredReplies(database),
    contract: new PublishedContract(config),
    passwords: new Passwords(config.workers),
    providers: new Providers(config.providers, services.log),
    payments: paymentProviders(config),
    searches: new SearchCache(),
    newestEvent: new NewestEvent(database),
    unreadStreams: new EventStreams({ own: 5 }),
    look: new SiteLook(database, config),
    boardRules: new BoardRules(database),
    scanner: config.scanner && new VirusScanner(config.scanner, services.log, config.workers),
    additions: [rendering(text), includingPeople(config)],
    text,
    ownState,
    countLinks: linkCounter(),
    hasReviewWord: wordFinder(config.newcomers.reviewWords),
    uploadReaders: new Semaphore(shareOf(uploadReaderLimits, config.workers)),
  };
  const measured = parts.metrics === null ? parts : measuredParts(parts, parts.metrics);
  return parts.tracing === null ? measured : { ...measured, storage: tracedStorage(measured.storage) };
}

function measuredParts(parts: Parts, metrics: Metrics): Parts {
  readApplication(metrics, parts);
  const limits = parts.limits && measuredLimits(parts.limits, metrics);
  return { ...parts, limits, storage: measuredStorage(parts.storage, metrics) };
}

/** Runs first for every request. One middleware, since each of Express's layers has a cost. */
function enter({ config, log, urls, probes, metrics, tracing }: Parts): RequestHandler {
  const requireWellFormed = wellFormed(config);
  const limitBodyTime = bodyTimeout(config);
  const placeOf = placesOf(config);
  // Request lines have own fields that never need redaction, so it is switched off.
  const requestLog = log.child({}, { redact: [] });
  return (req, res, next) => {
    if (probes.answer(req, res)) return;
    begin(req, res, requestLog, config.logAddresses);
    if (tracing !== null) trace(req, res, tracing, placeOf);
    if (metrics !== null) measure(req, res, metrics, placeOf);
    setCommonHeaders(req, res);
    requireWellFormed(req);
    limitBodyTime(req, res);
    const known = urls.find(req);
    if (known === null) {
      next();
      return;
    }
    requestContext(res).validated = known.parameters;
    known.handle(req, res, next);
  };
}

/** Longest logged `User-Agent`. */
const longestAgent = 200;

/** Sets the request id, and logs the request once it is answered; never its query or secret parts of its path. */
function begin(req: Request, res: Response, log: Logger, addresses: AddressForm): void {
  const given = req.headers['x-request-id'];
  const requestId = typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID();
  beginContext(res, requestId, changesOf(req));
  res.setHeader('X-Request-Id', requestId);
  const started = performance.now();
  const { method } = req;
  const path = loggablePath(req.path, req.url);
  // Read now: it is gone once the connection is closed.
  const address = loggableAddress(req.ip, addresses);
  res.once('close', () => {
    const context = requestContext(res);
    const { operation, caller } = context;
    log.info(
      {
        req_id: requestId,
        trace_id: context.traced?.traceId,
        span_id: context.traced?.spanId,
        method,
        path,
        operation: operation?.id,
        status: res.statusCode,
        user: caller?.username,
        app: caller?.appId ?? undefined,
        address,
        visitor: context.visitor === null ? undefined : loggableAddress(context.visitor, addresses),
        agent: redact(req.headers['user-agent']?.slice(0, longestAgent) ?? '') || undefined,
        ms: Math.round((performance.now() - started) * 100) / 100,
        cut: res.writableFinished ? undefined : true,
      },
      'request',
    );
  });
}

/** Labels the part of the service that a request is for, if it is no operation. Few labels, whatever clients request. */
function placesOf({ basePaths }: Config): (path: string) => string {
  const below = basePaths.map((path) => `${path}/`);
  return (path) => {
    if (path.startsWith('/storage/')) return 'storage';
    return below.some((start) => path.startsWith(start)) ? 'no_operation' : 'pages';
  };
}

/** The client gets the ids, for problem reports. */
function trace(req: Request, res: Response, tracing: Tracing, placeOf: (path: string) => string): void {
  const context = requestContext(res);
  const { method, path } = req;
  const { traceId, spanId, trace, end } = tracing.begin(req, context.requestId);
  context.traced = { traceId, spanId };
  context.budget.trace = trace;
  res.setHeader('traceresponse', `00-${traceId}-${spanId}-${trace === null ? '00' : '01'}`);
  res.once('close', () => {
    const { operation } = context;
    end({
      method,
      route: operation?.path ?? null,
      operation: operation?.id ?? placeOf(path),
      status: res.statusCode,
      isCut: !res.writableFinished,
    });
  });
}

function measure(req: Request, res: Response, metrics: Metrics, placeOf: (path: string) => string): void {
  const started = performance.now();
  const { method, path } = req;
  metrics.begin();
  res.once('close', () => {
    const place = requestContext(res).operation?.id ?? placeOf(path);
    const seconds = (performance.now() - started) / 1000;
    metrics.end(place, { method, status: res.statusCode, seconds, isCut: !res.writableFinished });
  });
}

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The resource that a write may change: its path up to the first id; null for reads. */
const changesOf = ({ method, path }: Request): string | null =>
  readingMethods.has(method) ? null : (/^.*?\/\d+(?=\/|$)/.exec(path)?.[0] ?? path);

/** Gives pages, storage and sessions the request's database budget implicitly. */
const budgeted: RequestHandler = (_req, res, next) => {
  const handled = () =>
    new Promise<void>((resolve) => {
      res.once('close', resolve);
      next();
    });
  withBudget(requestContext(res).budget, handled).catch(next);
};
