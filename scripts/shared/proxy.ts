import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type Way = {
  url: string;
  /** Closes every connection and refuses new ones, as if the database had stopped. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Stops forwarding without closing: connections stay, and new ones get no answer. */
  freeze(): void;
  /** Forwards what arrived meanwhile, and everything after it. */
  thaw(): void;
};

/** A TCP proxy to a database, for injecting faults. */
export async function proxyTo(url: string): Promise<Way> {
  const { hostname, port } = new URL(url);
  const pipes = new Map<Socket, Socket>();
  let server: Server;
  let here = 0;
  let frozen = false;
  const mend = async () => {
    server = createServer((client) => {
      const database = connect(Number(port), hostname);
      for (const [from, to] of [
        [client, database],
        [database, client],
      ] as const) {
        pipes.set(from, to);
        if (!frozen) from.pipe(to);
        from.on('error', () => {});
        from.on('close', () => {
          pipes.delete(from);
          // A frozen proxy does not forward the end of a connection.
          if (!frozen) to.destroy();
        });
      }
    });
    server.listen(here, '127.0.0.1');
    await once(server, 'listening');
    here = (server.address() as AddressInfo).port;
  };
  const freeze = () => {
    frozen = true;
    for (const [from, to] of pipes) {
      from.unpipe(to);
      from.pause();
    }
  };
  const thaw = () => {
    frozen = false;
    for (const [from, to] of pipes) {
      if (to.destroyed) from.destroy();
      else from.pipe(to);
    }
  };
  const cut = async () => {
    server.close();
    for (const socket of pipes.keys()) socket.destroy();
    if (server.listening) await once(server, 'close');
  };
  await mend();
  const proxied = new URL(url);
  proxied.port = String(here);
  return { url: proxied.href, cut, mend, freeze, thaw };
}
