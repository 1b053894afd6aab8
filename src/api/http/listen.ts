import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Config, StartError } from '../../core/platform/config.js';
import { errorCode } from '../../core/platform/lock.js';
import { onClientError, refuseTunnel } from './client-errors.js';

/** Where to listen. `settings` are the names of its settings, if not `HOST` and `PORT`. */
type ListenAddress = Pick<Config, 'host' | 'port'> & { settings?: { host: string; port: string } };

/**
 * Starts an HTTP server.
 * @throws StartError
 */
export async function listen(place: ListenAddress, app: RequestListener, options: ServerOptions = {}): Promise<Server> {
  const server = createServer(
    {
      ...options,
      // The app answers a missing Host header itself, with a problem body.
      requireHostHeader: false,
      headersTimeout: 20_000,
      // The time that a body may take depends on its kind: see src/api/http/request/timeouts.ts.
      requestTimeout: 0,
      connectionsCheckingInterval: 5_000,
      // Longer than the idle time of common proxies, so that they close connections first and no request is lost.
      keepAliveTimeout: 65_000,
    },
    app,
  );
  server.on('clientError', onClientError);
  server.on('connect', (_request, socket) => refuseTunnel(socket));
  // Node would answer 417 without a body to unknown expectations. A server may ignore them (RFC 9110, 10.1.1).
  server.on('checkExpectation', app);
  server.listen(place.port, place.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(place, error);
  }
  return server;
}

/**
 * Checks the port before the database starts, so that a taken port fails after a moment instead of a minute.
 * @throws StartError
 */
export async function assertPortIsFree(place: ListenAddress): Promise<void> {
  const probe = await listen(place, () => {});
  probe.close();
  await once(probe, 'close');
}

/** The address of a listening server. */
export function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address;
}

function listenError(
  { host, port, settings = { host: 'HOST', port: 'PORT' } }: ListenAddress,
  error: unknown,
): unknown {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken: stop the other program or set ${settings.port}`,
    EACCES: `Port ${port} on ${host} needs more rights: set ${settings.port} to one above 1023`,
    EADDRNOTAVAIL: `This machine has no address ${host}: see ${settings.host}`,
    ENOTFOUND: `The name ${host} is not known: see ${settings.host}`,
  };
  const reason = reasons[errorCode(error) ?? ''];
  return reason === undefined ? error : new StartError(reason);
}
