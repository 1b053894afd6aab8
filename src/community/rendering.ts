import type { Handler } from '../api/pipeline/handlers.js';
import { RendererBusy } from '../content/text/text-renderer.js';

export const renderText: Handler<'renderText'> = async ({ body, parts, refuse }) => {
  const [html = ''] = await parts.text.render([body]).catch((error: unknown) => {
    if (error instanceof RendererBusy) throw refuse('rate_limited', { retryAfter: 1 });
    throw error;
  });
  return { status: 200, body: { html } };
};
