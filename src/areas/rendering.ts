import type { Handler } from '../api/pipeline/handlers.js';

export const renderText: Handler<'renderText'> = async ({ body, parts }) => ({
  status: 200,
  body: { html: parts.text.render(body.text) },
});
