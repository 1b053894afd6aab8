import { version } from '../contract/document.js';
import type { Handler } from '../contract/handlers.js';

/** Answers only if the database does; if it does not, the error on the way is 503 `component_inactive`. */
export const getHealth: Handler<'getHealth'> = async ({ database, parts }) => {
  await database.$queryRaw`SELECT 1`;
  return {
    status: 200,
    body: { status: 'ok', version, areas: [...parts.config.areas], components: { database: 'ok' } },
  };
};
