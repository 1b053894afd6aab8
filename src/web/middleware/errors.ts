import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import { problem } from '../../api/contract/problems.js';
import { toProblem } from '../../api/http/problems.js';
import { requestContext } from '../../api/http/request-context.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { ErrorPage } from '../pages/views/error.js';
import { renderPage } from '../pages/views/layout.js';
import { languageOf } from '../visit.js';
import { isCsrfError } from './csrf.js';

/** A browser at an unknown address gets a page; a program gets the interface's own 404. */
export function pageNotFound({ config }: Parts, frame: readonly RequestHandler[]): RequestHandler[] {
  const isBelowBase = (path: string) => config.basePaths.some((base) => path === base || path.startsWith(`${base}/`));
  const onlyBrowsers =
    (handler: RequestHandler): RequestHandler =>
    (req, res, next) => {
      // A client that takes anything is a program.
      const wantsPage = req.accepts(['json', 'html']) === 'html' && ['GET', 'HEAD'].includes(req.method);
      return wantsPage && !isBelowBase(req.path) ? handler(req, res, next) : next();
    };
  return [
    ...frame,
    () => {
      throw problem('route_not_found', { message: 'This page does not exist.' });
    },
  ].map(onlyBrowsers);
}

/** Every error on a page is a page as well. It needs neither session nor database, either of which may be the fault. */
export function pageErrors({ log, config, look }: Parts): ErrorRequestHandler {
  return (error: unknown, req: Request, res: Response, next: NextFunction) => {
    const { requestId, allowance } = requestContext(res);
    if (res.headersSent) {
      log.error({ req_id: requestId, err: error }, 'failed while replying');
      next(error);
      return;
    }
    const refusal = isCsrfError(error)
      ? problem('forbidden', { message: 'This form has expired or came from another site. Open the page again.' })
      : toProblem(error);
    if (refusal.status >= 500) {
      log.error({ req_id: requestId, code: refusal.code, err: refusal.cause ?? error }, refusal.message);
    }
    if (refusal.status === 429) {
      res.setHeader('Retry-After', allowance?.reset ?? 60);
    }
    if (refusal.status === 503) {
      res.setHeader('Retry-After', 5);
    }
    res.setHeader('Cache-Control', 'no-store');
    const content = ErrorPage({ status: refusal.status, message: refusal.message, requestId });
    res
      .status(refusal.status)
      .type('html')
      .send(
        renderPage({
          title: `Error ${refusal.status}`,
          content,
          account: null,
          basePath: config.basePaths[0],
          site: config.site,
          look: look.last,
          language: languageOf(req, config),
          areas: config.areas,
        }),
      );
  };
}
