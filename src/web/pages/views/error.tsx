import type { VNode } from 'preact';
import { ActionLink } from './links.js';

type ErrorProps = { status: number; message: string; requestId: string };

const titles: Record<number, string> = {
  403: 'Access denied',
  404: 'Not found',
  405: 'That does not work here',
  429: 'That was too fast',
  503: 'Back in a moment',
};

/** An error, as a page. */
export function ErrorPage({ status, message, requestId }: ErrorProps): VNode {
  return (
    <section class="narrow">
      <p class="eyebrow">Error {status}</p>
      <h1>{titles[status] ?? (status < 500 ? 'That could not be understood' : 'That went wrong')}</h1>
      <p class="lead">{message}</p>
      <ActionLink href="/">To the start</ActionLink>
      <p class="hint">
        When you ask for help, name this request: <code>{requestId}</code>
      </p>
    </section>
  );
}
