import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import { levelOf, toProblem } from '../../api/http/problems.js';
import { requestContext } from '../../api/http/request/request-context.js';
import type { Parts } from '../../api/pipeline/parts.js';
import type { SessionCalls } from '../../api/pipeline/session-calls.js';
import { type Problem, problem } from '../../core/contract/problems.js';
import { ownPath } from '../components/context.js';
import { ErrorPage } from '../components/error.js';
import { renderPage } from '../components/layout.js';
import { languageOf, themeOf } from '../preferences.js';
import { inWords } from '../texts/problems.js';
import { textsIn } from '../texts/texts.js';
import { addressOf, isFromScript, type Reader } from '../visit.js';
import { isCsrfError } from './csrf.js';

/** Answers unknown addresses: a page for browsers, the API's 404 for programs. */
export function pageNotFound({ config }: Parts, handlers: readonly RequestHandler[]): RequestHandler[] {
  const isBelowBase = (path: string) => config.basePaths.some((base) => path === base || path.startsWith(`${base}/`));
  const onlyBrowsers =
    (handler: RequestHandler): RequestHandler =>
    (req, res, next) => {
      const isRead = ['GET', 'HEAD'].includes(req.method);
      return isRead && wantsPage(req) && !isBelowBase(req.path) ? handler(req, res, next) : next();
    };
  return handlers.map(onlyBrowsers);
}

/** True for a browser. A client that accepts anything is a program. */
const wantsPage = (req: Request): boolean => req.accepts(['json', 'html']) === 'html';

/**
 * Renders errors of pages as pages, except for programs that request public resources. Needs neither session nor database,
 * since either may be the fault, but shows the signed-in user if known.
 */
export function pageErrors({ log, config, look }: Parts, { operation }: SessionCalls): ErrorRequestHandler {
  return (error: unknown, req: Request, res: Response, next: NextFunction) => {
    const { requestId, allowance } = requestContext(res);
    const nobody: Reader = { account: null, formToken: () => '' };
    const reader = (res.locals.reader as Reader | undefined) ?? nobody;
    const language = languageOf(req, config, reader.account);
    const t = textsIn(language);
    if (res.headersSent) {
      log.error({ req_id: requestId, err: error }, 'failed while replying');
      next(error);
      return;
    }
    if ((res.locals.isPublic && !wantsPage(req)) || isFromScript(req)) {
      next(isCsrfError(error) ? problem('forbidden', { message: t('form.expired') }) : error);
      return;
    }
    const found = isCsrfError(error) ? problem('forbidden', { message: t('form.foreign') }) : toProblem(error);
    const refusal = found.details.message === undefined ? (inWords(found, language) as Problem) : found;
    const level = levelOf(refusal);
    if (level !== null) {
      log[level]({ req_id: requestId, code: refusal.code, err: refusal.cause ?? error }, refusal.message);
    }
    const waits: Record<number, number> = { 429: allowance?.reset ?? 60, 503: 5 };
    const wait = waits[refusal.status] ?? null;
    if (wait !== null) res.setHeader('Retry-After', wait);
    res.setHeader('Cache-Control', 'no-store');
    const here = addressOf(req, 'http://here');
    const { currency } = config;
    const site = { t, language, theme: themeOf(req), currency, ...reader, people: {}, here, operation, filled: null };
    const how = { wait, isForm: req.method === 'POST', from: pageBefore(req, here) };
    const content = <ErrorPage problem={refusal} requestId={requestId} {...how} config={config} />;
    const title = t('error.number', { status: String(refusal.status) });
    res
      .status(refusal.status)
      .type('html')
      .send(renderPage({ title, content, site, look: look.last, config }));
  };
}

/** The referring page of this site, from the Referer header. */
function pageBefore({ headers }: Request, here: URL): `/${string}` | null {
  const { host, referer = '' } = headers;
  const before = URL.canParse(referer) ? new URL(referer) : null;
  if (before === null || before.host !== host || before.pathname === here.pathname) return null;
  return ownPath(before.pathname + before.search);
}
