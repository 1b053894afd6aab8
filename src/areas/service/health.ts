import type { Handler } from '../../api/pipeline/handlers.js';
import { version } from '../../core/contract/document.js';

/**
 * Answers only if the database does; if it does not, the error on the way is 503 `component_inactive`. So is one that
 * can only be read, as a standby or a server whose disk is full: nothing can be written here.
 */
export const getHealth: Handler<'getHealth'> = async ({ database, parts, refuse }) => {
  const [found] = await database.$queryRaw<{ only: string }[]>`SELECT current_setting('transaction_read_only') AS only`;
  if (found?.only !== 'off') {
    throw refuse('component_inactive', { component: 'database', message: 'The database does not accept writes.' });
  }
  return {
    status: 200,
    body: {
      status: 'ok',
      version,
      areas: [...parts.config.areas],
      components: { database: 'ok' },
      workers: parts.serving(),
    },
  };
};
