import type { Handler } from '../../api/pipeline/handlers.js';
import { home } from './queries.js';

export const getHome: Handler<'getHome'> = async ({ database, origin, parts: { config } }) => ({
  status: 200,
  body: await database.$one(home, [[...config.areas], config.currency, origin()]),
});
