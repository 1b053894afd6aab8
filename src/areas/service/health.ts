import type { Handler } from '../../api/pipeline/handlers.js';
import { version } from '../../core/contract/document.js';

/**
 * Succeeds only if the database answers; an error on the way is 503 `component_inactive`. So is a read-only database,
 * such as a standby or one with a full disk: nothing can be written to it.
 */
export const getHealth: Handler<'getHealth'> = async ({ database, parts, refuse }) => {
  const [row] = await database.$queryRaw<{ only: string; media: number }[]>`
    SELECT current_setting('transaction_read_only') AS only, (
      SELECT count(*)::integer FROM media_workers WHERE seen_at > clock_timestamp() - interval '2 minutes'
    ) AS media`;
  if (row?.only !== 'off') {
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
      media_workers: row.media,
    },
  };
};
