import { once } from 'node:events';
import type { Config } from '../../../core/platform/config.js';
import type { Lifecycle } from '../../../core/platform/lifecycle.js';
import type { Logger } from '../../../core/platform/log.js';
import { addressOf, listen } from '../../http/listen.js';
import { exposition, type Snapshot } from './metrics.js';

type EndpointParts = { log: Logger; lifecycle: Lifecycle; collect: () => Promise<Snapshot[]> };

/**
 * Serves the metrics at `/metrics` on their own port, until the end. Concurrent scrapes share one result.
 * @throws StartError
 */
export async function serveMetrics(
  place: NonNullable<Config['metrics']>,
  { log, lifecycle, collect }: EndpointParts,
): Promise<void> {
  let running: ReturnType<typeof exposition> | null = null;
  const current = () => {
    running ??= collect()
      .then(exposition)
      .finally(() => {
        running = null;
      });
    return running;
  };
  const settings = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
  const server = await listen({ ...place, settings }, async (req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead || req.url?.split('?')[0] !== '/metrics') {
      res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The metrics are at /metrics.\n');
      return;
    }
    try {
      const { text, mediaType } = await current();
      res.writeHead(200, { 'Content-Type': mediaType, 'Content-Length': Buffer.byteLength(text) }).end(text);
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be collected');
      res.writeHead(500).end();
    }
  });
  lifecycle.atEnd('the metrics', async () => {
    server.close();
    server.closeAllConnections();
    if (server.listening) await once(server, 'close');
  });
  const { address, port } = addressOf(server);
  log.info({ address, port }, 'metrics');
}
