import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a database that can be cut and mended, which to the application is a database that stops and starts. */
export async function proxyTo(url: string): Promise<{ url: string; cut(): Promise<void>; mend(): Promise<void> }> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let server: Server;
  let here = 0;
  const mend = async () => {
    server = createServer((client) => {
      const database = connect(Number(port), hostname);
      for (const [from, to] of [
        [client, database],
        [database, client],
      ] as const) {
        sockets.add(from);
        from.pipe(to);
        from.on('error', () => {});
        from.on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
      }
    });
    server.listen(here, '127.0.0.1');
    await once(server, 'listening');
    here = (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    if (server.listening) await once(server, 'close');
  };
  await mend();
  const proxied = new URL(url);
  proxied.port = String(here);
  return { url: proxied.href, cut, mend };
}
