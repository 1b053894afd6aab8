import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import type { VNode } from 'preact';
import { problem } from '../../api/contract/problems.js';
import { toProblem } from '../../api/http/problems.js';
import { requestContext } from '../../api/http/request-context.js';
import type { Parts } from '../../api/pipeline/parts.js';
import type { SessionCalls } from '../../api/pipeline/session-calls.js';
import { useSite } from '../components/context.js';
import { renderPage } from '../components/layout.js';
import { Button, Text } from '../components/parts.js';
import { isTextKey, textsIn } from '../texts/texts.js';
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
export function pageErrors({ log, config, look }: Parts, { operation }: SessionCalls): ErrorRequestHandler {
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
    const language = languageOf(req, config);
    const site = {
      t: textsIn(language),
      language,
      account: null,
      people: {},
      here: new URL('http://here'),
      // There are no forms for who is not signed in, nor on the page of an error.
      formToken: () => '',
      operation,
      filled: null,
    };
    const content = <ErrorPage status={refusal.status} message={refusal.message} requestId={requestId} />;
    const title = site.t('error.number', { status: String(refusal.status) });
    res
      .status(refusal.status)
      .type('html')
      .send(renderPage({ title, content, site, look: look.last, config }));
  };
}

type ErrorProps = { status: number; message: string; requestId: string };

/** An error, as a page. */
function ErrorPage({ status, message, requestId }: ErrorProps): VNode {
  const { t } = useSite();
  const key = `error.${status}`;
  return (
    <section class="narrow">
      <p class="eyebrow">{t('error.number', { status: String(status) })}</p>
      <h1>{t(isTextKey(key) ? key : status < 500 ? 'error.refused' : 'error.failed')}</h1>
      <p class="lead">{message}</p>
      <p class="actions">
        <Button href="/" text={t('to_start')} />
      </p>
      <p class="hint">
        <Text of="error.request" values={{ id: requestId }} />
      </p>
    </section>
  );
}
